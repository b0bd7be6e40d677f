import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
// The test is a client of the API, as an integrator would write one.
import { ApolloClient, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { Client, fetchExchange } from '@urql/core';
import { type DocumentNode, type FieldNode, Kind, parse, print } from 'graphql';
import { ClientError, GraphQLClient } from 'graphql-request';
import { afterEach, describe, expect, it } from 'vitest';
import { explorerExamples } from '#graphql/examples/explorer-examples.ts';
import { areaSlugs } from '#graphql/reference/areas.ts';
import { readReference } from '#graphql/reference/read-areas.ts';
import { type TokenScope, tokenScopes } from '#graphql/token-scopes.ts';
import { ArticleStatus } from '#api/content/articles/article.entity.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { eventually } from '#api/testing/eventually.ts';
import { useTokenSite } from '#api/testing/token-site.ts';
import { INDEXING } from '#api/testing/site.ts';

// Common GraphQL clients as integrators configure them: the URL and a token, everything else as the client decides.
const { site, second, account, holder } = useTokenSite({}, { jobs: INDEXING });

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
type Send = <Result = List>(document: DocumentNode, variables: Record<string, unknown>) => Promise<Result>;
type Headers = Record<string, string>;

/** The code of the first error, as the client reports it. */
class Refusal extends Error {}

/** Reads the answer that a program printed. */
function readAnswer<Result>(text: string): Result {
  const { data, errors } = JSON.parse(text) as { data: Result; errors?: { extensions: { code: string } }[] };
  if (errors) throw new Refusal(errors[0]!.extensions.code);
  return data;
}

const writeBody = (document: DocumentNode, variables: object) => JSON.stringify({ query: print(document), variables });

function connectCurl(url: string, headers: Headers): Send {
  const lines = Object.entries({ 'content-type': 'application/json', ...headers });
  const options = ['-s', url, '-d', '@-', ...lines.flatMap(([name, value]) => ['-H', `${name}: ${value}`])];
  return async (document, variables) => {
    const running = promisify(execFile)('curl', options);
    running.child.stdin!.end(writeBody(document, variables));
    return readAnswer((await running).stdout);
  };
}

/** Sends each line of its input as a request, with the standard library of Python only. */
const PYTHON = `
import json, sys, urllib.error, urllib.request
headers = {'Content-Type': 'application/json', **json.loads(sys.argv[2])}
for line in sys.stdin:
    try:
        answer = urllib.request.urlopen(urllib.request.Request(sys.argv[1], line.encode(), headers))
    except urllib.error.HTTPError as refused:
        answer = refused
    print(answer.read().decode().strip(), flush=True)
`;

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});

function connectPython(url: string, headers: Headers): Send {
  const child = spawn('python3', ['-c', PYTHON, url, JSON.stringify(headers)], { stdio: ['pipe', 'pipe', 'inherit'] });
  running.push(child);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return async (document, variables) => {
    child.stdin.write(`${writeBody(document, variables)}\n`);
    return readAnswer(String((await lines.next()).value));
  };
}

const clients: [name: string, connect: (url: string, headers: Headers) => Send][] = [
  [
    'Apollo Client',
    (url, headers) => {
      const link = new HttpLink({ uri: url, headers });
      const client = new ApolloClient({ link, cache: new InMemoryCache() });
      return async <Result>(query: DocumentNode, variables: object) => {
        const { data } = await client.query<Result>({ query, variables }).catch((error: unknown) => {
          throw new Refusal(String(CombinedGraphQLErrors.is(error) && error.errors[0]!.extensions!['code']));
        });
        return data!;
      };
    },
  ],
  [
    'urql',
    (url, headers) => {
      const client = new Client({ url, exchanges: [fetchExchange], fetchOptions: { headers } });
      return async <Result>(query: DocumentNode, variables: object) => {
        const { data, error } = await client.query<Result>(query, variables).toPromise();
        if (error) throw new Refusal(String(error.graphQLErrors[0]?.extensions['code']));
        return data!;
      };
    },
  ],
  [
    'graphql-request',
    (url, headers) => {
      const client = new GraphQLClient(url, { headers });
      return <Result>(query: DocumentNode, variables: object) =>
        client.request<Result>(query, variables).catch((error: unknown) => {
          throw new Refusal(String(error instanceof ClientError && error.response.errors?.[0]!.extensions!['code']));
        });
    },
  ],
  ['curl', connectCurl],
  ['Python', connectPython],
];

const url = () => `${second()}/graphql`;
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

/** The examples of the explorer that no token can run. */
const NOT_FOR_TOKENS = new Set([
  'An answer quoted from this site',
  'Your account and its tokens',
  'Pending requests for access',
]);

const listRootFields = ({ definitions: [operation] }: DocumentNode) =>
  operation?.kind === Kind.OPERATION_DEFINITION
    ? operation.selectionSet.selections.map((field) => (field as FieldNode).name.value)
    : [];

describe.each(clients)('%s', { tags: ['all'] }, (_name, connect) => {
  it('reads a list and its next page with a token, and reports the code of an error', async () => {
    const em = site.em();
    const articles = Array.from({ length: 3 }, () => makeArticle(em, { status: ArticleStatus.PUBLISHED }));
    await em.flush();
    const { secret } = await holder(['CONTENT_READ'], { roles: ['ADMIN'] });
    const send = connect(url(), bearer(secret));
    const first = (await send(LIST, { first: 2 })).articles;
    expect(first.nodes).toHaveLength(2);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = (await send(LIST, { first: 100, after: first.pageInfo.endCursor })).articles;
    const ids = [...first.nodes, ...rest.nodes].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(articles.map(({ id }) => id)));
    await expect(send(REFUSED, {})).rejects.toThrow(new Refusal('FORBIDDEN'));
    const stranger = connect(url(), bearer('safeai_wrong'));
    await expect(stranger(LIST, { first: 1 })).rejects.toThrow(new Refusal('UNAUTHENTICATED'));
    await expect(send(LIST, { first: 101 })).rejects.toThrow(new Refusal('BAD_USER_INPUT'));
  });

  it('runs the examples of the explorer with a session, and with a token all that tokens can run', async () => {
    const scopes = Object.keys(tokenScopes) as TokenScope[];
    const { secret, browser } = await holder(scopes, { roles: ['ADMIN'] });
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const byToken = connect(url(), bearer(secret));
    const bySession = connect(url(), { cookie, 'sec-fetch-site': 'same-origin' });
    // Until its passages are prepared, a new server answers questions with UNAVAILABLE.
    const ask = gql`
      {
        chatAnswer(filter: { question: "xylophone" }) {
          __typename
        }
      }
    `;
    await eventually(() => bySession(ask, {}));
    for (const { title, query, variables = {} } of explorerExamples) {
      const document = parse(query);
      const getOutcome = (send: Send) => send<object>(document, variables).then(Object.keys, (error) => error.message);
      const fields = listRootFields(document);
      expect([title, await getOutcome(bySession)]).toEqual([title, fields]);
      const byScope = NOT_FOR_TOKENS.has(title) ? 'FORBIDDEN' : fields;
      expect([title, await getOutcome(byToken)]).toEqual([title, byScope]);
    }
  });
});

it('an administrator can run the example of each query in the API reference', async () => {
  const { areas } = readReference(readFileSync('graphql/schema.graphql', 'utf8'));
  const operations = areaSlugs.flatMap((slug) => areas[slug].operations);
  const queries = operations.filter(({ kind }) => kind === 'query');
  const { browser } = await account({ roles: ['ADMIN'] });
  const outcomes: unknown[] = [];
  for (const { name, example } of queries) {
    const response = await browser.post(url(), example);
    const { data, errors } = (await response.json()) as { data?: object; errors?: object[] };
    outcomes.push([name, response.status, errors ?? Object.keys(data!)]);
  }
  expect(outcomes).toEqual(queries.map(({ name }) => [name, 200, [name]]));
});
