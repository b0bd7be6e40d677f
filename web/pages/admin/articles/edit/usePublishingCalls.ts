import { useApolloClient } from '@apollo/client/react';
import {
  DiscardArticleDraftDocument,
  PublishArticleDocument,
  ScheduleArticleUnpublishDocument,
  UnpublishArticleDocument,
} from '../../../../../graphql/generated/admin.ts';
import { useAct, useTold } from '../../../Acting.tsx';
import { faultsOf } from '../../../../runtime/failure.ts';
import { type Edited, versionOf } from './editing.ts';

/** What the editor asks of the server beyond saving. */
export function usePublishingCalls() {
  const client = useApolloClient();
  const told = useTold();
  const act = useAct();
  return {
    /** The waiting text goes along. */
    publish: async (article: Edited, at: string | null, overrideReason: string | null) => {
      const words = { done: at ? 'Scheduled' : 'Published', failed: at ? 'Not scheduled' : 'Not published' };
      const variables = { input: { id: article.id, at, overrideReason, expectedVersion: versionOf(article) } };
      try {
        const { data } = await act(() => client.mutate({ mutation: PublishArticleDocument, variables }));
        return await told(async () => data!.publishArticle.article, words);
      } catch (error) {
        // What holds it back is listed in its place, which a toast would only cover.
        if ('overrideReason' in faultsOf(error)) return { result: null, error };
        return told<Edited>(() => Promise.reject(error), words);
      }
    },

    discard: async (id: string) => {
      const words = { done: 'Changes discarded', failed: 'The changes are not published yet' };
      const send = () => client.mutate({ mutation: DiscardArticleDraftDocument, variables: { input: { id } } });
      return (await told(send, words)).result?.data?.discardArticleDraft.article ?? null;
    },

    /** Null cancels the schedule. */
    planEnd: async (id: string, at: string | null) => {
      const words = {
        done: at ? 'Unpublishing scheduled' : 'Scheduled unpublishing canceled',
        failed: at ? 'Unpublishing not scheduled' : 'Scheduled unpublishing not canceled',
      };
      const send = () =>
        client.mutate({ mutation: ScheduleArticleUnpublishDocument, variables: { input: { id, at } } });
      return (await told(send, words)).result?.data?.scheduleArticleUnpublish.article ?? null;
    },

    unpublish: async (id: string) => {
      const words = { done: 'Article unpublished', failed: 'Article not unpublished' };
      const send = () => client.mutate({ mutation: UnpublishArticleDocument, variables: { input: { id } } });
      return (await told(send, words)).result?.data?.unpublishArticle.article ?? null;
    },
  };
}
