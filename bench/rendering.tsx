// rows/ssr.ts runs this in a separate process, built like the server. Measures what our rendering adds to React's.
import { ApolloProvider } from '@apollo/client/react';
import { type DocumentNode, print } from 'graphql';
import { renderToString } from 'react-dom/server';
import type { Execute } from '../web/app/pageData.ts';
import { preparePage, render } from '../web/app/server.tsx';
import { median } from './compare.ts';

const SITE = process.env['SITE'] ?? '';
/** The request headers of a signed-in investor. */
const person = process.env['PERSON'] ?? '';
const settings = { name: 'Bench', demoUrl: SITE, publicUrl: SITE, year: 2026 };
const ROUNDS = 7;
const TIMES = 150;

/** Caches the responses of the running site, because neither the database nor the API is measured here. */
const answersByDocument = new Map<DocumentNode, Map<string, ReturnType<Execute>>>();
const execute: Execute = (document, variables) => {
  const answers = answersByDocument.get(document) ?? new Map<string, ReturnType<Execute>>();
  answersByDocument.set(document, answers);
  const key = JSON.stringify(variables);
  const answer = answers.get(key) ?? send(document, variables);
  answers.set(key, answer);
  return answer;
};

async function send(document: DocumentNode, variables: object): ReturnType<Execute> {
  const body = JSON.stringify({ query: print(document), variables });
  const headers = { 'content-type': 'application/json', ...(person && JSON.parse(person)) };
  return (await fetch(`${SITE}/graphql`, { method: 'POST', headers, body })).json();
}

async function measure(pagePath: string) {
  const isInvestor = pagePath.startsWith('/investor');
  const visitor = { isSignedIn: isInvestor, isAdmin: false, isEditor: false, isInvestor };
  const target = { location: pagePath, settings, visitor };
  // The least that React needs: its components with their data at hand.
  const { tree, data } = await preparePage(target, execute);
  const client = data.createClient();
  const renderBare = () => async () => void renderToString(<ApolloProvider client={client}>{tree}</ApolloProvider>);
  const renderPage = () => async () => void (await render(target, execute));
  await measureTime(renderBare);
  await measureTime(renderPage);
  const rounds: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push([await measureTime(renderPage), await measureTime(renderBare)]);
  return {
    pagePath,
    ratio: median(rounds.map(([one, other]) => one / other)),
    render: median(rounds.map(([one]) => one)),
    bare: median(rounds.map(([, other]) => other)),
  };
}

/** CPU microseconds of one call. The preparation is not counted. */
async function measureTime(prepare: () => () => Promise<void>): Promise<number> {
  const calls = Array.from({ length: TIMES }, prepare);
  const before = process.cpuUsage();
  for (const call of calls) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / TIMES;
}

const articleList = (await (
  await fetch(`${SITE}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ articles(first: 1) { nodes { slug } } }' }),
  })
).json()) as { data: { articles: { nodes: { slug: string }[] } } };
const slug = articleList.data.articles.nodes[0]?.slug ?? '';
const results = [];
for (const path of ['/', '/resources', `/resources/${slug}`, '/investor']) results.push(await measure(path));
console.log(JSON.stringify(results));
