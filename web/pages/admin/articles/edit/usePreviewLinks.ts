import { useState } from 'react';
import { useCreatePreviewLinkMutation, useRevokePreviewLinkMutation } from '#graphql/generated/admin.ts';
import { useCopy } from '#web/portal/useCopy.ts';
import { useToast } from '#web/ui/Toasts.tsx';
import { useWriteOnce, type WriteContext } from '#web/runtime/writeOnce.ts';
import { useActionToast } from '#web/ui/useActionToast.ts';
import type { EditedArticle, Values } from './editing.ts';
import { useReadArticle } from './useArticleCalls.ts';
import type { Saving } from './useSaving.ts';

const copyMessages = {
  copied: 'Preview link copied',
  failed: 'Preview link not copied',
  advice: 'Copy it from the settings yourself.',
};

const LOST = 'The link was created, but its answer was lost. Revoke it in the list, then create another one.';

/** The calls that create and revoke links, each once. */
function usePreviewCalls() {
  const [createLink] = useCreatePreviewLinkMutation();
  const [revokeLink] = useRevokePreviewLinkMutation();
  const withToast = useActionToast();
  const writeOnce = useWriteOnce();
  const readArticle = useReadArticle();
  return {
    create: async (id: string) => {
      const send = async (context: WriteContext): Promise<{ article: EditedArticle; url: string | null }> =>
        (await createLink({ variables: { input: { id } }, context })).data!.createPreviewLink;
      const readNow = async () => {
        const article = await readArticle(id);
        return article && { article, url: null };
      };
      const write = () => writeOnce({ payload: JSON.stringify(['create', id]), send, readNow });
      return (await withToast(write, { done: null, failed: 'Preview link not created' })).result;
    },

    revoke: async (id: string, articleId: string) => {
      const send = async (context: WriteContext): Promise<EditedArticle> =>
        (await revokeLink({ variables: { input: { id } }, context })).data!.revokePreviewLink.article;
      const write = () =>
        writeOnce({ payload: JSON.stringify(['revoke', id]), send, readNow: () => readArticle(articleId) });
      return (await withToast(write, { done: 'Preview link revoked', failed: 'Preview link not revoked' })).result;
    },
  };
}

/** The links to the draft. The newest one can be shown until the page is left, because the server has only its hash. */
export function usePreviewLinks({ read, setSaved }: Saving<Values, EditedArticle>) {
  const [previewUrl, setPreviewUrl] = useState<string | null>(null);
  const calls = usePreviewCalls();
  const toast = useToast();
  const copy = useCopy();

  const createPreviewLink = async () => {
    const { saved } = read();
    const created = saved && (await calls.create(saved.id));
    if (!created) return;
    setSaved(created.article);
    setPreviewUrl(created.url);
    if (created.url) await copy(created.url, copyMessages);
    else toast({ tone: 'destructive', title: copyMessages.failed, text: LOST });
  };

  const revokePreviewLink = async (id: string) => {
    const { saved } = read();
    const article = saved && (await calls.revoke(id, saved.id));
    if (!article) return;
    setSaved(article);
    setPreviewUrl(null);
  };

  return { previewUrl, createPreviewLink, revokePreviewLink };
}
