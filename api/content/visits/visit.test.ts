import { describe, expect, it } from 'vitest';
import { person, useApi } from '#api/testing/api.ts';
import { useSite } from '#api/testing/site.ts';
import { query } from '#api/testing/query.ts';
import { pruneVisits } from './visit.service.ts';
import { VisitTestVisitsDocument as VISITS } from '#graphql/generated/tests-content-visits.ts';

const site = useSite();
const api = useApi();

const report = (visit: unknown, headers: Record<string, string> = {}) =>
  fetch(`${site.urls[0]}/api/visits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(visit),
  });
const rows = () => query(site.em(), 'select * from visit order by id');
const empty = () => query(site.em(), 'delete from visit');

describe('a reported page view', () => {
  it('stores the page, the linking host and the timings, and nothing that identifies the visitor', async () => {
    await empty();
    const timings = { loadMs: 812.4, fcpMs: 300, lcpMs: 450.6, inpMs: null, cls: 0.02 };
    const answer = await report(
      { path: '/healthcare', referrer: 'https://search.example/?q=private+words', ...timings },
      { 'user-agent': 'Zebrafish/1.0', cookie: 'sid=x', origin: site.urls[0]!, 'x-forwarded-for': '198.51.100.7' },
    );
    expect(answer.status).toBe(204);
    const [row] = await rows();
    expect(row).toMatchObject({ path: '/healthcare', referrer: 'search.example', loadMs: 812, lcpMs: 451 });
    expect(JSON.stringify(row)).not.toMatch(/zebrafish|198\.51|127\.0\.0|private/i);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('is not counted with Global Privacy Control or for an unknown path', async () => {
    await empty();
    expect((await report({ path: '/healthcare' }, { 'sec-gpc': '1' })).status).toBe(204);
    for (const path of ['/nowhere', '/resources/<%= struck() %>']) expect((await report({ path })).status).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it('does not store this site as the linking site', async () => {
    await empty();
    await report({ path: '/', referrer: `${site.env.PUBLIC_URL}/about` });
    expect(await rows()).toMatchObject([{ referrer: null }]);
  });

  it.each([
    ['an address elsewhere', { path: 'https://evil.example' }],
    ['a time before it began', { path: '/', loadMs: -1 }],
    ['something else besides', { path: '/', who: 'me' }],
    ['nothing', null],
  ])('gets an error if it has %s', async (_name, visit) => {
    expect((await report(visit)).status).toBe(400);
  });

  it('from another site is rejected', async () => {
    expect((await report({ path: '/' }, { origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('the report', () => {
  it('shows every day, the pages, the linking sites, and the 75th percentiles', async () => {
    const em = api.em();
    await query(em, 'delete from visit');
    for (const ms of [100, 200, 300, 400, 500])
      await query(
        em,
        `insert into visit (route, path, referrer, release, load_ms, lcp_ms, cls)
         values ('/use', '/use', 'press.example', 'abc', $1, $1, 0.1)`,
        [ms],
      );
    await query(em, `insert into visit (at, route, path, release) values (now() - interval '9 days', '/', '/', 'abc')`);
    const { data } = await api.run(person.admin, VISITS, { days: 7 });
    expect(data.visits.days).toHaveLength(7);
    expect(data.visits.days.at(-1)?.viewCount).toBe(5);
    expect(data.visits.pages).toEqual([{ name: '/use', viewCount: 5 }]);
    expect(data.visits.referrers).toEqual([{ name: 'press.example', viewCount: 5 }]);
    expect(data.visits.vitals).toEqual([
      { route: '/use', release: 'abc', viewCount: 5, loadMs: 400, fcpMs: null, lcpMs: 400, inpMs: null, cls: 0.1 },
    ]);
    expect((await api.run(person.admin, VISITS, { days: 10 })).data.visits.pages).toHaveLength(2);
  });

  it('is for a period that is stored', async () => {
    expect((await api.run(person.admin, VISITS, { days: 400 })).code).toBe('BAD_USER_INPUT');
  });

  it('has no visits older than thirteen months', async () => {
    const em = api.em();
    await query(em, 'delete from visit');
    const old = `insert into visit (at, route, path, release) values (now() - interval '396 days', '/', '/', 'abc')`;
    await query(em, old);
    await pruneVisits(em);
    expect(await query(em, 'select 1 from visit')).toEqual([]);
  });
});
