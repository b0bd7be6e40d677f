import {
  useChangePublicationDateMutation,
  useDiscardArticleDraftMutation,
  usePublishArticleMutation,
  useScheduleArticleUnpublishMutation,
  useUnpublishArticleMutation,
  useUnscheduleArticleDraftMutation,
} from '../../../../../graphql/generated/admin.ts';
import { useStepUp, useActionToast } from '../../../StepUp.tsx';
import { getFieldErrors } from '../../../../runtime/failure.ts';
import { type EditedArticle, getVersion } from './editing.ts';

/** The editor's API calls besides saving. */
export function usePublishingCalls() {
  const [publishArticle] = usePublishArticleMutation();
  const [changePublicationDate] = useChangePublicationDateMutation();
  const withToast = useActionToast();
  const runWithStepUp = useStepUp();
  const draftCalls = useDraftCalls();
  const unpublishing = useUnpublishingCalls();
  return {
    /** Publishes the draft too, if there is one. */
    publish: async (article: EditedArticle, at: string | null, overrideReason: string | null) => {
      const noun = at && article.status === 'PUBLISHED' ? 'Changes' : 'Article';
      const verb = at ? 'scheduled' : 'published';
      const messages = { done: `${noun} ${verb}`, failed: `${noun} not ${verb}` };
      const variables = { input: { id: article.id, at, overrideReason, expectedVersion: getVersion(article) } };
      try {
        const { data } = await runWithStepUp(() => publishArticle({ variables }));
        return await withToast(async () => data!.publishArticle.article, messages);
      } catch (error) {
        // Failed checks are listed in the page, and a toast would cover the list.
        if ('overrideReason' in getFieldErrors(error)) return { result: null, error };
        return withToast<EditedArticle>(() => Promise.reject(error), messages);
      }
    },

    changeDate: async (id: string, publishedAt: string) => {
      const messages = { done: 'Publish date changed', failed: 'Publish date not changed' };
      const send = () => changePublicationDate({ variables: { input: { id, publishedAt } } });
      return (await withToast(send, messages)).result?.data?.updateArticle.article ?? null;
    },

    ...draftCalls,
    ...unpublishing,
  };
}

function useDraftCalls() {
  const [unscheduleArticleDraft] = useUnscheduleArticleDraftMutation();
  const [discardArticleDraft] = useDiscardArticleDraftMutation();
  const withToast = useActionToast();
  return {
    unschedule: async (id: string) => {
      const messages = { done: 'Schedule canceled', failed: 'Schedule not canceled' };
      const send = () => unscheduleArticleDraft({ variables: { input: { id } } });
      return (await withToast(send, messages)).result?.data?.unscheduleArticleDraft.article ?? null;
    },

    discard: async (id: string) => {
      const messages = { done: 'Changes discarded', failed: 'Changes not discarded' };
      const send = () => discardArticleDraft({ variables: { input: { id } } });
      return (await withToast(send, messages)).result?.data?.discardArticleDraft.article ?? null;
    },
  };
}

function useUnpublishingCalls() {
  const [scheduleArticleUnpublish] = useScheduleArticleUnpublishMutation();
  const [unpublishArticle] = useUnpublishArticleMutation();
  const withToast = useActionToast();
  return {
    /** Null cancels the schedule. */
    scheduleUnpublish: async (id: string, at: string | null) => {
      const messages = {
        done: at ? 'Unpublishing scheduled' : 'Scheduled unpublishing canceled',
        failed: at ? 'Unpublishing not scheduled' : 'Scheduled unpublishing not canceled',
      };
      const send = () => scheduleArticleUnpublish({ variables: { input: { id, at } } });
      return (await withToast(send, messages)).result?.data?.scheduleArticleUnpublish.article ?? null;
    },

    unpublish: async (id: string) => {
      const messages = { done: 'Article unpublished', failed: 'Article not unpublished' };
      const send = () => unpublishArticle({ variables: { input: { id } } });
      return (await withToast(send, messages)).result?.data?.unpublishArticle.article ?? null;
    },
  };
}
