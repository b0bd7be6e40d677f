import {
  ChangePublicationDateDocument,
  type ChangePublicationDateMutation,
  CreateArticleDocument,
  DiscardArticleDraftDocument,
  type DiscardArticleDraftMutation,
  PublishArticleDocument,
  SaveArticleDraftDocument,
  ScheduleArticleUnpublishDocument,
  type ScheduleArticleUnpublishMutation,
  UnpublishArticleDocument,
  type UnpublishArticleMutation,
  UnscheduleArticleDraftDocument,
  type UnscheduleArticleDraftMutation,
} from '#graphql/generated/admin.ts';
import { useMutate } from '#web/pages/admin/shared/useWrite.ts';
import { getFieldErrors } from '#web/runtime/failure.ts';
import { report } from '#web/ui/useActionToast.ts';
import { articleKind, type EditedArticle, getVersion, type Values } from './editing.ts';
import { isSame } from './kind.ts';
import { useChecking } from './useChecking.ts';
import { usePreviewLinks } from './usePreviewLinks.ts';
import { type TextEditor, useTextEditor } from './useTextEditor.ts';

/** State and actions of the article editor. */
export function useEditor(article: EditedArticle | null, locked: boolean, onCreate: (id: string) => void) {
  const mutate = useMutate();
  const editor = useTextEditor({
    kind: articleKind,
    stored: article,
    onCreate,
    locked,
    store: {
      create: async (input, context) => (await mutate(CreateArticleDocument, input, context)).createArticle.article,
      change: async (input, context) =>
        (await mutate(SaveArticleDraftDocument, input, context)).saveArticleDraft.article,
      describeSaved: (saved) =>
        !saved || saved.status === 'DRAFT' ? 'Article saved' : 'Changes saved, not published yet',
    },
  });
  return { ...editor, ...usePublish(editor), ...listChanges(editor), ...usePreviewLinks(editor) };
}

export type Editor = ReturnType<typeof useEditor>;
type ArticleTextEditor = TextEditor<Values, EditedArticle>;

/** Publishes the text of the form, or checks it. */
function usePublish(editor: ArticleTextEditor) {
  const { within } = editor;
  const { checkResult, check, clear } = useChecking(editor);

  /** Saves unsaved changes, then publishes now or at the given time. With a reason, also overrides failed checks. */
  const publish = async (at: string | null, overrideReason: string | null = null) => {
    const now = editor.read();
    const isStored = now.saved && isSame(now.values, now.savedValues);
    const target = isStored ? now.saved : await editor.saveWith({ isQuiet: true });
    if (!target) return;
    const input = { id: target.id, at, overrideReason, expectedVersion: getVersion(target) };
    const { result, error } = await editor.change(
      PublishArticleDocument,
      input,
      (data) => data.publishArticle.article,
      {
        ...report(at && target.status === 'PUBLISHED' ? 'Changes' : 'Article', at ? 'scheduled' : 'published'),
        // A toast would cover the list of the failed checks.
        isShownInPage: (error) => 'overrideReason' in getFieldErrors(error),
      },
    );
    const errors = getFieldErrors(error);
    if (result) clear();
    else if ('overrideReason' in errors)
      await check({ at, error: overrideReason === null ? null : errors['overrideReason']! });
    else if ('expectedVersion' in errors) await editor.compare(target, error);
  };

  return {
    checkResult,
    check: () => within(() => check()),
    publish: (at: string | null, reason?: string) => within(() => publish(at, reason)),
  };
}

/** The changes of an article besides its text. */
function listChanges({ saved, theirs, within, change, goBackTo }: ArticleTextEditor) {
  const input = { id: saved?.id ?? '' };
  /** Discards the draft and returns to the article's own text. */
  const discard = async () => {
    const messages = report('Changes', 'discarded');
    const pick = (data: DiscardArticleDraftMutation) => data.discardArticleDraft.article;
    const { result } = await change(DiscardArticleDraftDocument, input, pick, messages);
    if (result) goBackTo(result);
  };
  return {
    discard: () => within(discard),
    /** Replaces the form's content with the other user's version. A draft that their version overtook is deleted. */
    takeTheirs: () => within(async () => (saved?.draft && !theirs?.draft ? await discard() : goBackTo(theirs))),
    changeDate: (publishedAt: string) => {
      const pick = (data: ChangePublicationDateMutation) => data.updateArticle.article;
      const messages = report('Publish date', 'changed');
      return within(() => change(ChangePublicationDateDocument, { ...input, publishedAt }, pick, messages));
    },
    /** The changes stay in the draft. */
    unschedule: () => {
      const pick = (data: UnscheduleArticleDraftMutation) => data.unscheduleArticleDraft.article;
      return within(() => change(UnscheduleArticleDraftDocument, input, pick, report('Schedule', 'canceled')));
    },
    /** Null cancels the schedule. */
    scheduleUnpublish: (at: string | null) => {
      const pick = (data: ScheduleArticleUnpublishMutation) => data.scheduleArticleUnpublish.article;
      const messages = at ? report('Unpublishing', 'scheduled') : report('Scheduled unpublishing', 'canceled');
      return within(() => change(ScheduleArticleUnpublishDocument, { ...input, at }, pick, messages));
    },
    unpublish: () => {
      const pick = (data: UnpublishArticleMutation) => data.unpublishArticle.article;
      return within(() => change(UnpublishArticleDocument, input, pick, report('Article', 'unpublished')));
    },
  };
}
