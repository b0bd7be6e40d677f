import { useApolloClient } from '@apollo/client/react';
import {
  ArticleChecksDocument,
  DiscardArticleDraftDocument,
  PlanUnpublishingDocument,
  ReleaseArticleDocument,
  UnpublishArticleDocument,
} from '../../../../../graphql/generated/admin.ts';
import { useTold } from '../../../../Acting.tsx';
import { type Edited, type Finding, inputOf, type Values, versionOf } from './editing.ts';

/** What the editor asks of the server beyond saving. */
export function usePublishingCalls() {
  const client = useApolloClient();
  const told = useTold();
  return {
    /** The waiting text goes along. */
    publish: (article: Edited, at: string | null, reason: string | null) => {
      const words = { done: at ? 'Scheduled' : 'Published', failed: at ? 'Not scheduled' : 'Not published' };
      const variables = { id: article.id, input: { at, reason, expectedVersion: versionOf(article) } };
      return told(async () => {
        const { data } = await client.mutate({ mutation: ReleaseArticleDocument, variables });
        return data!.releaseArticle;
      }, words);
    },

    /** What there is to mend in what the form holds; null where the server could not say. */
    check: async (id: string | null, values: Values): Promise<Finding[] | null> => {
      const variables = { id, input: inputOf(values) };
      const asked = { query: ArticleChecksDocument, variables, fetchPolicy: 'no-cache' } as const;
      const answer = await client.query(asked).catch(() => null);
      return answer?.data?.articleChecks ?? null;
    },

    discard: async (id: string) => {
      const words = { done: 'Changes thrown away', failed: 'The changes still wait' };
      const send = () => client.mutate({ mutation: DiscardArticleDraftDocument, variables: { id } });
      return (await told(send, words)).result?.data?.discardArticleDraft ?? null;
    },

    /** Null takes the plan back. */
    planEnd: async (id: string, at: string | null) => {
      const words = { done: at ? 'Its end is planned' : 'It stays on the site', failed: 'Nothing was planned' };
      const send = () => client.mutate({ mutation: PlanUnpublishingDocument, variables: { id, at } });
      return (await told(send, words)).result?.data?.planUnpublishing ?? null;
    },

    unpublish: async (id: string) => {
      const words = { done: 'Taken off the site', failed: 'Still on the site' };
      const send = () => client.mutate({ mutation: UnpublishArticleDocument, variables: { id } });
      return (await told(send, words)).result?.data?.unpublishArticle ?? null;
    },
  };
}
