import { measureShares } from '../compare.ts';
import { post } from '../load.ts';
import { formatMicroseconds, type Section } from '../row.ts';
import { signIn } from '../signed-in.ts';

const COUNT = 200;
/** Half of what the mutation cost when it was first measured, of Node and of PostgreSQL. */
const CREATE_ARTICLE = { node: 6_000, database: 5_300 };

/** Measures the creation of an article, with its first version, its place in the audit log and its change for programs. */
export const writes: Section = {
  name: 'writes',
  async *rows(bench) {
    const { port, pid } = await bench.site();
    const query = 'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { id } } }';
    const variables = {
      input: { title: 'A draft', body: 'One paragraph with **bold** words.\n\n## A heading\n\nText.' },
    };
    const headers = { ...(await signIn(port)), Accept: 'application/json' };
    // One connection: transactions that change content commit one after another.
    const load = { port, requests: [post('/graphql', { query, variables }, headers)], count: COUNT, connections: 1 };
    const [node, rest] = await measureShares({ pid, database: await bench.databasePids(), load });
    const rows = [
      ['createArticle in Node', node, CREATE_ARTICLE.node],
      ['createArticle in PostgreSQL', rest, CREATE_ARTICLE.database],
    ] as const;
    for (const [name, measured, limit] of rows) {
      const milliseconds = limit / 1_000;
      const text = `${milliseconds} ms, here ${formatMicroseconds(measured)}`;
      yield { name: `${name}, by ${milliseconds} ms`, ratio: measured / limit, limit: text, goal: 1 };
    }
  },
};
