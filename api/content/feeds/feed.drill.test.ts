import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { useApi } from '#api/testing/api.ts';
import { eventually } from '#api/testing/eventually.ts';
import { useFeedSite } from '#api/testing/feed-site.ts';
import { type Behavior, makeRss, useFeedRig } from '#api/testing/feed-rig.ts';
import { useSite } from '#api/testing/site.ts';
import { makeFeed } from './feed.factory.ts';
import { fetchDue, FeedReader } from './feed.fetch.service.ts';

const rig = useFeedRig();
const countRequests = (path: string) => rig.seen.filter(({ url }) => url === path).length;
const silent: Behavior = () => undefined;

describe('two servers on one database', { tags: ['all'] }, () => {
  const site = useSite(
    2,
    {
      // The host is known only after the test server listens.
      get FEED_ALLOW_HOSTS() {
        return rig.host;
      },
    },
    { jobs: ['reading feeds'] },
  );

  it('fetch each due feed once, and a feed that hangs does not delay the others', async () => {
    const paths = Array.from({ length: 12 }, (_, number) => `/shared-${number}`);
    const em = site.em();
    makeFeed(em, { url: rig.serve('/hanging', silent) });
    await em.flush();
    await eventually(() => expect(countRequests('/hanging')).toBe(1));
    for (const path of paths) makeFeed(em, { url: rig.serve(path, makeRss(path, [])) });
    await em.flush();
    await eventually(async () => {
      const unread = await query(
        site.em(),
        "select url from feed where last_fetched_at is null and url not like '%/hanging'",
      );
      expect(unread).toEqual([]);
    });
    expect(paths.map(countRequests)).toEqual(paths.map(() => 1));
    expect(countRequests('/hanging')).toBe(1);
  });
});

describe('a server that stops while it fetches', { tags: ['all'] }, () => {
  const api = useApi();
  const feeds = useFeedSite(api, () => [rig.host]);
  let worker: ChildProcess | null = null;
  afterEach(() => void worker?.kill('SIGKILL'));

  it('when killed, blocks other servers until its lease ends, and then another server fetches the feed', async () => {
    const id = await feeds.add(rig.serve('/killed', silent));
    worker = spawn(process.execPath, ['--import', 'tsx', 'api/testing/feed-worker.ts'], {
      env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: api.url, FEED_ALLOW_HOSTS: rig.host },
      stdio: 'inherit',
    });
    await eventually(() => expect(countRequests('/killed')).toBe(1));
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    rig.serve('/killed', makeRss('Killed', [{ title: 'One', link: 'https://source.example/1' }]));
    expect(await fetchDue(api.em(), feeds.options())).toBe(0);
    expect(await feeds.state(id)).toMatchObject({ leased: true, read: false, failures: 0 });
    // Ends the lease, as its timeout would.
    await query(api.em(), 'update feed set leased_until = now()');
    expect(await fetchDue(api.em(), feeds.options())).toBe(1);
    expect(await feeds.state(id)).toMatchObject({ leased: false, title: 'Killed', failures: 0 });
    expect([countRequests('/killed'), await feeds.items()]).toEqual([2, [expect.objectContaining({ title: 'One' })]]);
  });

  it('fetches other due feeds while one feed hangs', async () => {
    const ended = new AbortController();
    const reader = new FeedReader(api.em(), feeds.options({ signal: ended.signal }));
    const hanging = await feeds.add(rig.serve('/still', silent));
    await reader.leaseDueRows();
    await eventually(() => expect(countRequests('/still')).toBe(1));
    for (const path of ['/quick-1', '/quick-2', '/quick-3', '/quick-4', '/quick-5']) {
      const id = await feeds.add(rig.serve(path, makeRss('Quick', [])));
      expect(await reader.leaseDueRows()).toBe(1);
      await eventually(async () => expect(await feeds.state(id)).toMatchObject({ read: true, leased: false }));
    }
    expect(await feeds.state(hanging)).toMatchObject({ leased: true, failures: 0 });
    ended.abort();
    await reader.settled();
    expect(await feeds.state(hanging)).toMatchObject({ leased: false, failures: 1 });
  });

  it('when shut down, releases its leases without counting a failure', async () => {
    const id = await feeds.add(rig.serve('/stopped', silent));
    const reader = new FeedReader(api.em(), feeds.options());
    await reader.leaseDueRows();
    await eventually(() => expect(countRequests('/stopped')).toBe(1));
    await reader.stop();
    expect(await feeds.state(id)).toMatchObject({ leased: false, read: false, failures: 0, error: null });
    rig.serve('/stopped', makeRss('Stopped', []));
    expect(await fetchDue(api.em(), feeds.options())).toBe(1);
    expect(await feeds.state(id)).toMatchObject({ title: 'Stopped' });
  });
});
