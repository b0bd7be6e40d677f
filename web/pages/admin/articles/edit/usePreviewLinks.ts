import { useState } from 'react';
import {
  CreatePreviewLinkDocument,
  type CreatePreviewLinkMutation,
  RevokePreviewLinkDocument,
  type RevokePreviewLinkMutation,
} from '#graphql/generated/admin.ts';
import { useWrite } from '#web/pages/admin/shared/useWrite.ts';
import { useCopy } from '#web/portal/useCopy.ts';
import { useToast } from '#web/ui/Toasts.tsx';
import { report } from '#web/ui/useActionToast.ts';
import type { EditedArticle, Values } from './editing.ts';
import type { TextEditor } from './useTextEditor.ts';

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
  const toast = useToast();
  const copy = useCopy();
  const articleId = saved?.id ?? '';
  const readArticle = () => readNow(articleId);

  const createPreviewLink = async () => {
    const pick = (data: CreatePreviewLinkMutation): CreatedLink => data.createPreviewLink;
    const readLink = async () => {
      const article = await readArticle();
      return article && { article, url: null };
    };
    const messages = { done: null, failed: 'Preview link not created', readNow: readLink };
    const { result: created } = await write(CreatePreviewLinkDocument, { id: articleId }, pick, messages);
    if (!created) return;
    setSaved(created.article);
    setPreviewUrl(created.url);
    if (created.url) await copy(created.url, copyMessages);
    else toast({ tone: 'destructive', title: copyMessages.failed, text: LOST });
  };

  const revokePreviewLink = async (id: string) => {
    const pick = (data: RevokePreviewLinkMutation) => data.revokePreviewLink.article;
    const messages = report('Preview link', 'revoked');
    const { result } = await change(RevokePreviewLinkDocument, { id }, pick, { ...messages, readNow: readArticle });
    if (result) setPreviewUrl(null);
  };

  return {
    previewUrl,
    createPreviewLink: () => within(createPreviewLink),
    revokePreviewLink: (id: string) => within(() => revokePreviewLink(id)),
  };
}
