import { use } from 'react';
import {
  type ArticleStatus,
  useArticleChecksLazyQuery,
  useChangePublicationDateMutation,
  useCreateArticleMutation,
  useDiscardArticleDraftMutation,
  useEditArticleLazyQuery,
  usePublishArticleMutation,
  useSaveArticleDraftMutation,
  useScheduleArticleUnpublishMutation,
  useUnpublishArticleMutation,
  useUnscheduleArticleDraftMutation,
} from '#graphql/generated/admin.ts';
import { useMutate } from '#web/pages/admin/shared/useWrite.ts';
import { getErrorCode, getFieldErrors, getIssues } from '#web/runtime/failure.ts';
import { TimeFormatContext } from '#web/ui/Moment.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { report } from '#web/ui/useActionToast.ts';
import { articleKind, type EditedArticle, getArticle, getVersion, toInput, type Values } from './editing.ts';
import { isSame } from './kind.ts';
import { usePreviewLinks } from './usePreviewLinks.ts';
import { useReadNow } from './useTextCalls.ts';
import { type TextEditor, useTextEditor } from './useTextEditor.ts';

/** State and actions of the article editor. */
export function useEditor(article: EditedArticle | null, locked: boolean, onCreate: (id: string) => void) {
  const editor = useTextEditor({
    kind: articleKind,
    stored: article,
    onCreate,
    locked,
    store: {
      create: useMutate(useCreateArticleMutation, (data) => data.createArticle.article),
      change: useMutate(useSaveArticleDraftMutation, (data) => data.saveArticleDraft.article),
      readNow: useReadNow(useEditArticleLazyQuery, getArticle),
      describeSaved: (saved) =>
        !saved || saved.status === 'DRAFT' ? 'Article saved' : 'Changes saved, not published yet',
    },
  });
  return {
    ...editor,
    check: useCheck(editor),
    ...usePublish(editor),
    ...useChanges(editor),
    ...usePreviewLinks(editor),
  };
}

export type Editor = ReturnType<typeof useEditor>;
type ArticleTextEditor = TextEditor<Values, EditedArticle>;

interface PublishOptions {
  /** Overrides failed checks. */
  reason?: string | null;
  isFromForm?: boolean;
}

/** After a conflict, shows the article as it is now. Text that was typed here stays. */
async function showNow({ read, readNow, setSaved, compare }: ArticleTextEditor, error: unknown): Promise<void> {
  const known = read().saved;
  const now = known && (await readNow(known.id));
  if (!now) return;
  if (getVersion(now) === getVersion(known)) setSaved(now);
  else await compare(known, error);
}

/** Runs the publishing check on the form's content, which nothing saves. */
function useCheck({ read, showIssues, within }: ArticleTextEditor) {
  const [articleChecks] = useArticleChecksLazyQuery({ fetchPolicy: 'no-cache' });
  const toast = useToast();
  return () =>
    within(async () => {
      const { saved, values } = read();
      const variables = { id: saved?.id ?? null, input: toInput(values) };
      const answer = await articleChecks({ variables }).catch(() => null);
      const issues = answer?.data?.articleChecks;
      if (issues) showIssues(issues, null, values);
      else toast({ tone: 'destructive', title: 'Not checked', text: 'Please try again in a moment.' });
    });
}

/** Publishes the text of the form. */
function usePublish(editor: ArticleTextEditor) {
  const { within, showIssues, clearIssues } = editor;
  const send = useMutate(usePublishArticleMutation, (data) => data.publishArticle.article);

  /** Saves unsaved changes, then publishes now or at the given time. With a reason, also overrides failed checks. */
  const publish = async (
    at: string | null,
    { reason = null, isFromForm = false }: PublishOptions,
    expectedStatus: ArticleStatus,
  ) => {
    const now = editor.read();
    const isStored = now.saved && isSame(now.values, now.savedValues);
    const target = isStored ? now.saved : await editor.saveWith({ isQuiet: true });
    if (!target) return;
    const input = { id: target.id, at, overrideReason: reason, expectedVersion: getVersion(target), expectedStatus };
    const { result, error } = await editor.change(send, input, {
      ...report(at && target.status === 'PUBLISHED' ? 'Changes' : 'Article', at ? 'scheduled' : 'published'),
      // A toast would cover the list of the failed checks.
      isShownInPage: (error) => 'overrideReason' in getFieldErrors(error),
    });
    const errors = getFieldErrors(error);
    if (result) clearIssues();
    else if ('overrideReason' in errors)
      showIssues(getIssues(error), { at, isFromForm, error: reason === null ? null : errors['overrideReason']! });
    else if ('expectedVersion' in errors) await editor.compare(target, error);
    else if ('expectedStatus' in errors || 'at' in errors) {
      clearIssues();
      await showNow(editor, error);
    }
  };

  return {
    publish: (at: string | null, options: PublishOptions = {}) => {
      // What the page shows to the person. A save that is under way can return another status.
      const expectedStatus = editor.read().saved?.status ?? 'DRAFT';
      return within(() => publish(at, options, expectedStatus));
    },
  };
}

/** The changes of an article besides its text. */
function useChanges(editor: ArticleTextEditor) {
  const { saved, theirs, within, change, goBackTo } = editor;
  const { formatMinute } = use(TimeFormatContext);
  const discardDraft = useMutate(useDiscardArticleDraftMutation, (data) => data.discardArticleDraft.article);
  const changeDate = useMutate(useChangePublicationDateMutation, (data) => data.updateArticle.article);
  const unschedule = useMutate(useUnscheduleArticleDraftMutation, (data) => data.unscheduleArticleDraft.article);
  const schedule = useMutate(useScheduleArticleUnpublishMutation, (data) => data.scheduleArticleUnpublish.article);
  const unpublish = useMutate(useUnpublishArticleMutation, (data) => data.unpublishArticle.article);
  const input = { id: saved?.id ?? '' };
  /** Discards the draft and returns to the article's own text. */
  const discard = async () => {
    const { result } = await change(discardDraft, input, report('Changes', 'discarded'));
    if (result) goBackTo(result);
  };
  /** Scheduled changes stay in the draft, and a scheduled article becomes a draft, which has no end. */
  const cancelSchedule = async () => {
    const { done, failed } = report('Schedule', 'canceled');
    const end = saved?.status === 'SCHEDULED' && saved.unpublishAt;
    const message = end ? `${done}, also the unpublishing on ${formatMinute(end)}` : done;
    const { error } = await change(unschedule, input, { done: message, failed });
    if (getErrorCode(error) === 'CONFLICT') await showNow(editor, error);
  };
  return {
    discard: () => within(discard),
    /** Replaces the form's content with the other user's version. A draft that their version overtook is deleted. */
    takeTheirs: () => within(async () => (saved?.draft && !theirs?.draft ? await discard() : goBackTo(theirs))),
    changeDate: (publishedAt: string) =>
      within(() => change(changeDate, { ...input, publishedAt }, report('Publish date', 'changed'))),
    cancelSchedule: () => within(cancelSchedule),
    /** Null cancels the schedule. */
    scheduleUnpublish: (at: string | null) => {
      const messages = at ? report('Unpublishing', 'scheduled') : report('Scheduled unpublishing', 'canceled');
      return within(() => change(schedule, { ...input, at }, messages));
    },
    unpublish: () => within(() => change(unpublish, input, report('Article', 'unpublished'))),
  };
}
