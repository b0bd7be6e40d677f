import { useState } from 'react';
import { useCreatePreviewLinkMutation, useRevokePreviewLinkMutation } from '../../../../../graphql/generated/admin.ts';
import { useCopy } from '../../../../portal/useCopy.ts';
import { useActionToast } from '../../../StepUp.tsx';
import type { EditedArticle, Values } from './editing.ts';
import type { Saving } from './useSaving.ts';

const copyMessages = {
  copied: 'Preview link copied',
  failed: 'Preview link not copied',
  advice: 'Copy it from the settings yourself.',
};

/** The links to the draft. The newest one can be shown until the page is left, because the server has only its hash. */
export function usePreviewLinks({ read, setSaved }: Saving<Values, EditedArticle>) {
  const [createLink] = useCreatePreviewLinkMutation();
  const [revokeLink] = useRevokePreviewLinkMutation();
  const [previewUrl, setPreviewUrl] = useState<string | null>(null);
  const withToast = useActionToast();
  const copy = useCopy();

  const createPreviewLink = async () => {
    const { saved } = read();
    if (!saved) return;
    const send = () => createLink({ variables: { input: { id: saved.id } } });
    const { result } = await withToast(send, { done: null, failed: 'Preview link not created' });
    const created = result?.data?.createPreviewLink;
    if (!created) return;
    setSaved(created.article);
    setPreviewUrl(created.url);
    await copy(created.url, copyMessages);
  };

  const revokePreviewLink = async (id: string) => {
    const messages = { done: 'Preview link revoked', failed: 'Preview link not revoked' };
    const { result } = await withToast(() => revokeLink({ variables: { input: { id } } }), messages);
    const article = result?.data?.revokePreviewLink.article;
    if (!article) return;
    setSaved(article);
    setPreviewUrl(null);
  };

  return { previewUrl, createPreviewLink, revokePreviewLink };
}
