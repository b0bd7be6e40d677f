// Clients that store each object once by its id, as the developer pages show them. api/integration/developers runs both programs.

export const installUrql = `npm init --yes
npm pkg set type=module
npm install @urql/core @urql/exchange-graphcache graphql tsx
`;

export const urqlClient = String.raw`// Run with: npx tsx titles.mts
import { Client, fetchExchange, gql } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';

const { SITE, TOKEN } = process.env;

const client = new Client({
  url: SITE + '/graphql',
  fetchOptions: { headers: { authorization: 'Bearer ' + TOKEN } },
  exchanges: [
    // Objects are stored by their id, and the pages of a connection are joined.
    cacheExchange({ resolvers: { Query: { articles: relayPagination() } } }),
    fetchExchange,
  ],
});

const TITLES = gql${'`'}
  query Titles($first: Int!, $after: String) {
    articles(first: $first, after: $after) {
      edges { node { id title category { id name } } }
      pageInfo { hasNextPage endCursor }
    }
  }
${'`'};

/** Reads page by page. Each answer has all pages that the cache contains. */
async function readPages(after: string | null = null) {
  const { data, error } = await client.query(TITLES, { first: 2, after }).toPromise();
  if (error) throw error;
  const { edges, pageInfo } = data.articles;
  return pageInfo.hasNextPage ? readPages(pageInfo.endCursor) : edges;
}

for (const { node } of await readPages()) console.log(node.title, '|', node.category?.name ?? 'none');
`;

export const installRelay = `npm init --yes
npm pkg set type=module
npm install relay-runtime@21 tsx
npm install --save-dev relay-compiler@21
curl --output schema.graphql "$SITE/schema.graphql"
`;

export const relayConfig = `{
  "src": ".",
  "schema": "schema.graphql",
  "language": "typescript",
  "eagerEsModules": true,
  "excludes": ["**/node_modules/**", "**/__generated__/**"],
  "customScalarTypes": { "DateTime": "string", "LocalDateTime": "string", "LocalDate": "string", "URL": "string" }
}
`;

export const relayClient = String.raw`// Run with: npx relay-compiler && npx tsx titles.ts
import relay from 'relay-runtime';
import query from './__generated__/titlesQuery.graphql';

const { SITE, TOKEN } = process.env;
const { createOperationDescriptor, Environment, fetchQuery, graphql, Network, RecordSource, Store } = relay;

// A bundler with babel-plugin-relay replaces the tag; without one, it must not run.
export const source = () => graphql${'`'}
  query titlesQuery($first: Int!, $after: String) {
    articles(first: $first, after: $after) @connection(key: "titles_articles") {
      edges { node { id title category { id name } } }
      pageInfo { hasNextPage endCursor }
    }
  }
${'`'};

const environment = new Environment({
  store: new Store(new RecordSource()),
  network: Network.create(async ({ text }, variables) => {
    const response = await fetch(SITE + '/graphql', {
      method: 'POST',
      headers: { authorization: 'Bearer ' + TOKEN, 'content-type': 'application/json' },
      body: JSON.stringify({ query: text, variables }),
    });
    return response.json();
  }),
});

/** Each page is added to the connection in the store. */
async function readPages(after) {
  const { articles } = await fetchQuery(environment, query, { first: 2, after }).toPromise();
  if (articles.pageInfo.hasNextPage) await readPages(articles.pageInfo.endCursor);
}

await readPages(null);
const { fragment } = createOperationDescriptor(query, { first: 2, after: null });
const { articles } = environment.lookup(fragment).data;
for (const { node } of articles.edges) console.log(node.title, '|', node.category?.name ?? 'none');
`;
