import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runSql } from '../bench.ts';
import { post, run } from '../load.ts';
import type { Section } from '../row.ts';
import { signIn } from '../signed-in.ts';

const COUNT = 500;
const PER_SECOND = 50;

/** Changes that an administrator reads, in the order of their positions. */
const CHANGES = `insert into change (id, type, node_id, action, version, is_open, changed_at)
  select 'chg_bench' || n, 'ARTICLE', 'art_bench' || n, 'UPDATED', n, true, now() from generate_series(1, $1::int) n`;

/** Measures how fast one receiver on this machine gets the deliveries of changes that wait, one after another. */
export const webhooks: Section = {
  name: 'webhooks',
  async *rows(bench) {
    const times: number[] = [];
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const receiver = createServer((request, response) => {
      request.resume().on('end', () => {
        response.writeHead(204).end();
        times.push(performance.now());
        if (times.length === COUNT) finish();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = await bench.site('webhooks', 'webhooks', 100_000, { WEBHOOK_ALLOW_HOSTS: '127.0.0.1' });
    const query = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const variables = { input: { name: 'Bench', url, types: ['ARTICLE'] } };
    const headers = { ...(await signIn(port)), Accept: 'application/json' };
    await run({ port, requests: [post('/graphql', { query, variables }, headers)], count: 1 });
    await runSql(await bench.database('webhooks'), CHANGES, [COUNT]);
    await finished;
    receiver.close();
    const perSecond = ((COUNT - 1) * 1_000) / (times.at(-1)! - times[0]!);
    yield {
      name: `deliveries to one receiver, by ${PER_SECOND}/s`,
      ratio: PER_SECOND / perSecond,
      limit: `${PER_SECOND}/s, here ${Math.round(perSecond)}/s, ${COUNT} deliveries`,
      goal: 1,
    };
    await bench.stop('webhooks');
  },
};
