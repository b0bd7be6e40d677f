// The test is a client of the API, as an integrator would write one.
// oxlint-disable-next-line no-restricted-imports
import { ApolloClient, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { Client, fetchExchange } from '@urql/core';
import { ClientError, GraphQLClient } from 'graphql-request';
import { describe, expect, it } from 'vitest';
import { ArticleStatus } from '../articles/article.entity.ts';
import { makeArticle } from '../articles/article.factory.ts';
import { useTokenSite } from '../testing/token-site.ts';

// Common GraphQL clients as integrators configure them: the URL and a token, everything else as the client decides.
const { site, second, holder } = useTokenSite();

const LIST = gql`
  query List($first: Int!, $after: String) {
    articles(first: $first, after: $after) {
      nodes {
        id
        title
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;
const REFUSED = gql`
  query Refused {
    users(first: 1) {
      nodes {
        id
      }
    }
  }
`;

interface List {
  articles: { nodes: { id: string; title: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
}
type Send = (document: typeof LIST, variables: Record<string, unknown>) => Promise<List>;

/** The code of the first error, as the client reports it. */
class Refusal extends Error {}

const clients: [name: string, connect: (url: string, token: string) => Send][] = [
  [
    'Apollo Client',
    (url, token) => {
      const link = new HttpLink({ uri: url, headers: { authorization: `Bearer ${token}` } });
      const client = new ApolloClient({ link, cache: new InMemoryCache() });
      return async (query, variables) => {
        const { data } = await client.query<List>({ query, variables }).catch((error: unknown) => {
          throw new Refusal(String(CombinedGraphQLErrors.is(error) && error.errors[0]!.extensions!['code']));
        });
        return data!;
      };
    },
  ],
  [
    'urql',
    (url, token) => {
      const fetchOptions = { headers: { authorization: `Bearer ${token}` } };
      const client = new Client({ url, exchanges: [fetchExchange], fetchOptions });
      return async (query, variables) => {
        const { data, error } = await client.query<List>(query, variables).toPromise();
        if (error) throw new Refusal(String(error.graphQLErrors[0]?.extensions['code']));
        return data!;
      };
    },
  ],
  [
    'graphql-request',
    (url, token) => {
      const client = new GraphQLClient(url, { headers: { authorization: `Bearer ${token}` } });
      return (query, variables) =>
        client.request<List>(query, variables).catch((error: unknown) => {
          throw new Refusal(String(error instanceof ClientError && error.response.errors?.[0]!.extensions!['code']));
        });
    },
  ],
];

describe.each(clients)('%s', (_name, connect) => {
  it('reads a list and its next page with a token, and reports the code of an error', async () => {
    const em = site.em();
    const made = Array.from({ length: 3 }, () => makeArticle(em, { status: ArticleStatus.PUBLISHED }));
    await em.flush();
    const { secret } = await holder(['CONTENT_READ'], { roles: ['ADMIN'] });
    const send = connect(`${second()}/graphql`, secret);
    const first = (await send(LIST, { first: 2 })).articles;
    expect(first.nodes).toHaveLength(2);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = (await send(LIST, { first: 100, after: first.pageInfo.endCursor })).articles;
    const ids = [...first.nodes, ...rest.nodes].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
    await expect(send(REFUSED, {})).rejects.toThrow(new Refusal('FORBIDDEN'));
    const stranger = connect(`${second()}/graphql`, 'safeai_wrong');
    await expect(stranger(LIST, { first: 1 })).rejects.toThrow(new Refusal('UNAUTHENTICATED'));
    await expect(send(LIST, { first: 101 })).rejects.toThrow(new Refusal('BAD_USER_INPUT'));
  });
});
