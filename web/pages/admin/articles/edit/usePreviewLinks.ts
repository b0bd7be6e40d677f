import { useState } from 'react';
import { useCreatePreviewLinkMutation, useRevokePreviewLinkMutation } from '../../../../../graphql/generated/admin.ts';
import { useCopy } from '../../../../portal/useCopy.ts';
import { useToast } from '../../../../ui/Toasts.tsx';
import { useWriteOnce, type WriteContext } from '../../../../runtime/writeOnce.ts';
import { useActionToast } from '../../../StepUp.tsx';
import type { EditedArticle, Values } from './editing.ts';
import { useReadArticle } from './useArticleCalls.ts';
import type { Saving } from './useSaving.ts';

const copyMessages = {
  copied: 'Preview link copied',
  failed: 'Preview link not copied',
  advice: 'Copy it from the settings yourself.',
};

const LOST = 'The link was created, but its answer was lost. Revoke it in the list, then create another one.';

/** The links to the draft. The newest one can be shown until the page is left, because the server has only its hash. */
export function usePreviewLinks({ read, setSaved }: Saving<Values, EditedArticle>) {
  const [createLink] = useCreatePreviewLinkMutation();
  const [revokeLink] = useRevokePreviewLinkMutation();
  const [previewUrl, setPreviewUrl] = useState<string | null>(null);
  const withToast = useActionToast();
  const copy = useCopy();
  const toast = useToast();
  const writeOnce = useWriteOnce();
  const readArticle = useReadArticle();

  const createPreviewLink = async () => {
    const { saved } = read();
    if (!saved) return;
    const input = { id: saved.id };
    const send = async (context: WriteContext): Promise<{ article: EditedArticle; url: string | null }> =>
      (await createLink({ variables: { input }, context })).data!.createPreviewLink;
    const readNow = async () => {
      const article = await readArticle(saved.id);
      return article && { article, url: null };
    };
    const write = () => writeOnce({ payload: JSON.stringify(['create', input]), send, readNow });
    const { result } = await withToast(write, { done: null, failed: 'Preview link not created' });
    if (!result) return;
    setSaved(result.article);
    setPreviewUrl(result.url);
    if (result.url) await copy(result.url, copyMessages);
    else toast({ tone: 'destructive', title: copyMessages.failed, text: LOST });
  };

  const revokePreviewLink = async (id: string) => {
    const messages = { done: 'Preview link revoked', failed: 'Preview link not revoked' };
    const { saved } = read();
    const send = async (context: WriteContext): Promise<EditedArticle> =>
      (await revokeLink({ variables: { input: { id } }, context })).data!.revokePreviewLink.article;
    const readNow = async () => saved && readArticle(saved.id);
    const write = () => writeOnce({ payload: JSON.stringify(['revoke', id]), send, readNow });
    const { result } = await withToast(write, messages);
    if (!result) return;
    setSaved(result);
    setPreviewUrl(null);
  };

  return { previewUrl, createPreviewLink, revokePreviewLink };
}
