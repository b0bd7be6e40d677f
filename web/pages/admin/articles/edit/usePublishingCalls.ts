import {
  useChangePublicationDateMutation,
  useDiscardArticleDraftMutation,
  usePublishArticleMutation,
  useScheduleArticleUnpublishMutation,
  useUnpublishArticleMutation,
  useUnscheduleArticleDraftMutation,
} from '#graphql/generated/admin.ts';
import { useStepUp, useActionToast } from '#web/ui/useActionToast.ts';
import { getFieldErrors } from '#web/runtime/failure.ts';
import { useWriteOnce, type WriteContext } from '#web/runtime/writeOnce.ts';
import { type EditedArticle, getVersion } from './editing.ts';
import { useReadArticle } from './useArticleCalls.ts';

type Send = (context: WriteContext) => Promise<EditedArticle>;

/** Sends a write of one article once. */
function useArticleWrite() {
  const readNow = useReadArticle();
  const writeOnce = useWriteOnce();
  return (name: string, input: { id: string }, send: Send): Promise<EditedArticle> =>
    writeOnce({ payload: JSON.stringify([name, input]), send, readNow: () => readNow(input.id) });
}

/** The editor's API calls besides saving. */
export function usePublishingCalls() {
  const [publishArticle] = usePublishArticleMutation();
  const [changePublicationDate] = useChangePublicationDateMutation();
  const withToast = useActionToast();
  const write = useArticleWrite();
  const runWithStepUp = useStepUp();
  const draftCalls = useDraftCalls();
  const unpublishing = useUnpublishingCalls();
  return {
    /** Publishes the draft too, if there is one. */
    publish: async (article: EditedArticle, at: string | null, overrideReason: string | null) => {
      const noun = at && article.status === 'PUBLISHED' ? 'Changes' : 'Article';
      const verb = at ? 'scheduled' : 'published';
      const messages = { done: `${noun} ${verb}`, failed: `${noun} not ${verb}` };
      const input = { id: article.id, at, overrideReason, expectedVersion: getVersion(article) };
      const send: Send = async (context) =>
        (await publishArticle({ variables: { input }, context })).data!.publishArticle.article;
      try {
        const published = await runWithStepUp(() => write('publish', input, send));
        return await withToast(async () => published, messages);
      } catch (error) {
        // Failed checks are listed in the page, and a toast would cover the list.
        if ('overrideReason' in getFieldErrors(error)) return { result: null, error };
        return withToast<EditedArticle>(() => Promise.reject(error), messages);
      }
    },

    changeDate: async (id: string, publishedAt: string) => {
      const messages = { done: 'Publish date changed', failed: 'Publish date not changed' };
      const input = { id, publishedAt };
      const send: Send = async (context) =>
        (await changePublicationDate({ variables: { input }, context })).data!.updateArticle.article;
      return (await withToast(() => write('changePublicationDate', input, send), messages)).result;
    },

    ...draftCalls,
    ...unpublishing,
  };
}

function useDraftCalls() {
  const [unscheduleArticleDraft] = useUnscheduleArticleDraftMutation();
  const [discardArticleDraft] = useDiscardArticleDraftMutation();
  const withToast = useActionToast();
  const write = useArticleWrite();
  return {
    unschedule: async (id: string) => {
      const messages = { done: 'Schedule canceled', failed: 'Schedule not canceled' };
      const input = { id };
      const send: Send = async (context) =>
        (await unscheduleArticleDraft({ variables: { input }, context })).data!.unscheduleArticleDraft.article;
      return (await withToast(() => write('unscheduleArticleDraft', input, send), messages)).result;
    },

    discard: async (id: string) => {
      const messages = { done: 'Changes discarded', failed: 'Changes not discarded' };
      const input = { id };
      const send: Send = async (context) =>
        (await discardArticleDraft({ variables: { input }, context })).data!.discardArticleDraft.article;
      return (await withToast(() => write('discardArticleDraft', input, send), messages)).result;
    },
  };
}

function useUnpublishingCalls() {
  const [scheduleArticleUnpublish] = useScheduleArticleUnpublishMutation();
  const [unpublishArticle] = useUnpublishArticleMutation();
  const withToast = useActionToast();
  const write = useArticleWrite();
  return {
    /** Null cancels the schedule. */
    scheduleUnpublish: async (id: string, at: string | null) => {
      const messages = {
        done: at ? 'Unpublishing scheduled' : 'Scheduled unpublishing canceled',
        failed: at ? 'Unpublishing not scheduled' : 'Scheduled unpublishing not canceled',
      };
      const input = { id, at };
      const send: Send = async (context) =>
        (await scheduleArticleUnpublish({ variables: { input }, context })).data!.scheduleArticleUnpublish.article;
      return (await withToast(() => write('scheduleArticleUnpublish', input, send), messages)).result;
    },

    unpublish: async (id: string) => {
      const messages = { done: 'Article unpublished', failed: 'Article not unpublished' };
      const input = { id };
      const send: Send = async (context) =>
        (await unpublishArticle({ variables: { input }, context })).data!.unpublishArticle.article;
      return (await withToast(() => write('unpublishArticle', input, send), messages)).result;
    },
  };
}
