import { articleKind, type EditedArticle, type Values } from './editing.ts';
import { useArticleCalls } from './useArticleCalls.ts';
import { usePreviewLinks } from './usePreviewLinks.ts';
import { getFieldErrors } from '#web/runtime/failure.ts';
import { isSame } from './kind.ts';
import { useChecking } from './useChecking.ts';
import { usePublishingCalls } from './usePublishingCalls.ts';
import { useSaving, type Saving } from './useSaving.ts';
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

/** The editor's actions besides saving. */
function usePublishing(saving: Saving<Values, EditedArticle>) {
  const { saved, theirs, save, setSaved, goBackTo, compare } = saving;
  const calls = usePublishingCalls();
  const { checkResult, check, clear } = useChecking(saving);

  /** Saves unsaved changes, then publishes now or at the given time. With a reason, also overrides failed checks. */
  const publish = async (at: string | null, reason: string | null = null) => {
    const now = saving.read();
    const target = now.saved && isSame(now.values, now.savedValues) ? now.saved : await save({ isQuiet: true });
    if (!target) return;
    const { result, error } = await calls.publish(target, at, reason);
    const errors = getFieldErrors(error);
    if (result) {
      setSaved(result);
      clear();
    } else if ('overrideReason' in errors)
      await check({ at, error: reason === null ? null : errors['overrideReason']! });
    else if ('expectedVersion' in errors) await compare(target, error);
  };

  const take = (changedArticle: EditedArticle | null) => changedArticle && setSaved(changedArticle);
  const unpublish = async () => take(saved && (await calls.unpublish(saved.id)));
  const scheduleUnpublish = async (at: string | null) => take(saved && (await calls.scheduleUnpublish(saved.id, at)));
  const changeDate = async (at: string) => take(saved && (await calls.changeDate(saved.id, at)));

  /** The changes stay in the draft. */
  const unschedule = async () => take(saved && (await calls.unschedule(saved.id)));

  /** Discards the draft and returns to the article's own text. */
  const discard = async () => {
    const changedArticle = saved && (await calls.discard(saved.id));
    if (changedArticle) goBackTo(changedArticle);
  };

  /** Replaces the form's content with the other user's version. A draft that their version overtook is deleted. */
  const takeTheirs = async () => {
    if (saved?.draft && !theirs?.draft) await discard();
    else goBackTo(theirs);
  };

  return { checkResult, publish, check, unpublish, scheduleUnpublish, changeDate, unschedule, discard, takeTheirs };
}
