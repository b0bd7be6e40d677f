import { articleKind, type EditedArticle } from './editing.ts';
import { useArticleCalls } from './useArticleCalls.ts';
import { usePreviewLinks } from './usePreviewLinks.ts';
import { usePublishing } from './usePublishing.ts';
import { useSaving } from './useSaving.ts';
import { useTextEditor } from './useTextEditor.ts';

/** State and actions of the article editor. */
export function useEditor(article: EditedArticle | null, locked: boolean, onCreate: (id: string) => void) {
  const calls = useArticleCalls();
  const saving = useSaving(articleKind, article, calls, onCreate);
  const { checkResult, publish, check, unpublish, scheduleUnpublish, changeDate, unschedule, discard, takeTheirs } =
    usePublishing(saving);
  const { previewUrl, createPreviewLink, revokePreviewLink } = usePreviewLinks(saving);
  const { within, ...editor } = useTextEditor({ kind: articleKind, saving, calls, locked });
  return {
    ...editor,
    checkResult,
    check: () => within(() => check()),
    publish: (at: string | null, reason?: string) => within(() => publish(at, reason)),
    unpublish: () => within(unpublish),
    scheduleUnpublish: (at: string | null) => within(() => scheduleUnpublish(at)),
    changeDate: (at: string) => within(() => changeDate(at)),
    previewUrl,
    createPreviewLink: () => within(createPreviewLink),
    revokePreviewLink: (id: string) => within(() => revokePreviewLink(id)),
    unschedule: () => within(unschedule),
    discard: () => within(discard),
    takeTheirs: () => within(takeTheirs),
  };
}

export type Editor = ReturnType<typeof useEditor>;
