// rows/ssr.ts runs this in a separate process, built like the server. Measures what our rendering adds to React's.
import { ApolloLink } from '@apollo/client';
import { print } from 'graphql';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../web/app/App.tsx';
import { serverClient } from '../web/app/apollo.ts';
import { type Execute, render } from '../web/app/server.tsx';
import { ServerContext } from '../web/runtime/ServerContext.tsx';
import { median } from './compare.ts';

const SITE = process.env['SITE'] ?? '';
const settings = { name: 'Bench', demoUrl: SITE, publicUrl: SITE, year: 2026 };
const ROUNDS = 7;
const TIMES = 150;

/** Caches the responses of the running site, because the database is not measured here. */
const known = new Map<string, Promise<Awaited<ReturnType<Execute>>>>();
const execute: Execute = (document, variables) => {
  const body = JSON.stringify({ query: print(document), variables });
  const headers = { 'content-type': 'application/json' };
  const answer =
    known.get(body) ?? fetch(`${SITE}/graphql`, { method: 'POST', headers, body }).then((sent) => sent.json());
  known.set(body, answer);
  return answer;
};

async function measure(address: string) {
  const first = await render(address, settings, execute);
  const bareOnce = () => {
    const client = serverClient(ApolloLink.empty());
    if (first.apollo) client.cache.restore(structuredClone(first.apollo) as never);
    const server = { status: 200, client };
    const tree = (
      <ServerContext value={server}>
        <StaticRouter location={address}>
          <App settings={settings} />
        </StaticRouter>
      </ServerContext>
    );
    return async () => void renderToString(tree);
  };
  const ours = () => async () => void (await render(address, settings, execute));
  await time(bareOnce);
  await time(ours);
  const rounds: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push([await time(ours), await time(bareOnce)]);
  return {
    address,
    ratio: median(rounds.map(([one, other]) => one / other)),
    render: median(rounds.map(([one]) => one)),
    bare: median(rounds.map(([, other]) => other)),
  };
}

/** CPU microseconds of one call. The preparation is not counted. */
async function time(prepare: () => () => Promise<void>): Promise<number> {
  const calls = Array.from({ length: TIMES }, prepare);
  const before = process.cpuUsage();
  for (const call of calls) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / TIMES;
}

const listed = (await (
  await fetch(`${SITE}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ articles(first: 1) { nodes { slug } } }' }),
  })
).json()) as { data: { articles: { nodes: { slug: string }[] } } };
const slug = listed.data.articles.nodes[0]?.slug ?? '';
const results = [];
for (const address of ['/', '/resources', `/resources/${slug}`]) results.push(await measure(address));
console.log(JSON.stringify(results));
