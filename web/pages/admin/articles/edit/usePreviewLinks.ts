import { useState } from 'react';
import { useCreatePreviewLinkMutation, useRevokePreviewLinkMutation } from '#graphql/generated/admin.ts';
import { useMutate, useWrite } from '#web/pages/admin/shared/useWrite.ts';
import { useToast } from '#web/ui/Toasts.tsx';
import { report } from '#web/ui/useActionToast.ts';
import type { EditedArticle, Values } from './editing.ts';
import type { TextEditor } from './useTextEditor.ts';
import { useCopy } from '#web/portal/useCopy.ts';

const copyMessages = {
  copied: 'Preview link copied',
  failed: 'Preview link not copied',
  advice: 'Copy it from the settings yourself.',
};

const LOST = 'The link was created, but its answer was lost. Revoke it in the list, then create another one.';

type CreatedLink = { article: EditedArticle; url: string | null };

/** The links to the draft. The newest one can be shown until the page is left, because the server has only its hash. */
export function usePreviewLinks({ saved, setSaved, within, change, readNow }: TextEditor<Values, EditedArticle>) {
  const [previewUrl, setPreviewUrl] = useState<string | null>(null);
  const write = useWrite();
  const create = useMutate(useCreatePreviewLinkMutation, (data): CreatedLink => data.createPreviewLink);
  const revoke = useMutate(useRevokePreviewLinkMutation, (data) => data.revokePreviewLink.article);
  const toast = useToast();
  const copy = useCopy();
  const articleId = saved?.id ?? '';
  const readArticle = () => readNow(articleId);

  const createPreviewLink = async () => {
    const readLink = async () => {
      const article = await readArticle();
      return article && { article, url: null };
    };
    const options = { done: null, failed: 'Preview link not created', readNow: readLink };
    const { result: created } = await write(create, { id: articleId }, options);
    if (!created) return;
    setSaved(created.article);
    setPreviewUrl(created.url);
    if (created.url) await copy(created.url, copyMessages);
    else toast({ tone: 'destructive', title: copyMessages.failed, text: LOST });
  };

  const revokePreviewLink = async (id: string) => {
    const { result } = await change(revoke, { id }, { ...report('Preview link', 'revoked'), readNow: readArticle });
    if (result) setPreviewUrl(null);
  };

  return {
    previewUrl,
    createPreviewLink: () => within(createPreviewLink),
    revokePreviewLink: (id: string) => within(() => revokePreviewLink(id)),
  };
}
