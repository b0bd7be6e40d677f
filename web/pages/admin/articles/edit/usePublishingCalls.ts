import { useApolloClient } from '@apollo/client/react';
import {
  DiscardArticleDraftDocument,
  PlanUnpublishingDocument,
  ReleaseArticleDocument,
  UnpublishArticleDocument,
} from '../../../../../graphql/generated/admin.ts';
import { useAct, useTold } from '../../../../Acting.tsx';
import { faultsOf } from '../../../../failure.ts';
import { type Edited, versionOf } from './editing.ts';

/** What the editor asks of the server beyond saving. */
export function usePublishingCalls() {
  const client = useApolloClient();
  const told = useTold();
  const act = useAct();
  return {
    /** The waiting text goes along. */
    publish: async (article: Edited, at: string | null, reason: string | null) => {
      const words = { done: at ? 'Scheduled' : 'Published', failed: at ? 'Not scheduled' : 'Not published' };
      const variables = { id: article.id, input: { at, reason, expectedVersion: versionOf(article) } };
      try {
        const { data } = await act(() => client.mutate({ mutation: ReleaseArticleDocument, variables }));
        return await told(async () => data!.releaseArticle, words);
      } catch (error) {
        // What holds it back is listed in its place, which a toast would only cover.
        if ('reason' in faultsOf(error)) return { result: null, error };
        return told<Edited>(() => Promise.reject(error), words);
      }
    },

    discard: async (id: string) => {
      const words = { done: 'Changes discarded', failed: 'The changes are not published yet' };
      const send = () => client.mutate({ mutation: DiscardArticleDraftDocument, variables: { id } });
      return (await told(send, words)).result?.data?.discardArticleDraft ?? null;
    },

    /** Null takes the plan back. */
    planEnd: async (id: string, at: string | null) => {
      const words = { done: at ? 'Unpublishing scheduled' : 'Unpublishing canceled', failed: 'Not scheduled' };
      const send = () => client.mutate({ mutation: PlanUnpublishingDocument, variables: { id, at } });
      return (await told(send, words)).result?.data?.planUnpublishing ?? null;
    },

    unpublish: async (id: string) => {
      const words = { done: 'Unpublished', failed: 'Still published' };
      const send = () => client.mutate({ mutation: UnpublishArticleDocument, variables: { id } });
      return (await told(send, words)).result?.data?.unpublishArticle ?? null;
    },
  };
}
