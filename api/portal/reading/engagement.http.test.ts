import { describe, expect, test } from 'vitest';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { NdaRow } from '../ndas/nda.entity.ts';
import { query } from '#api/testing/query.ts';
import { type Reader, useReadingRoom, VIEW } from '#api/testing/reading-site.ts';
import {
  EngagementHttpTestListDocument as LIST,
  EngagementHttpTestPagesDocument as PAGES,
  EngagementHttpTestSummariesDocument as SUMMARIES,
  type EngagementFilter,
  type EngagementHttpTestListQuery,
} from '#graphql/generated/tests-portal-reading.ts';

const room = useReadingRoom();

type Page = EngagementHttpTestListQuery['engagement'];

async function read({ browser }: Reader, id: string, page: number, seconds: number): Promise<void> {
  await browser.fetch(`${room.url()}/files/${id}/pages/${page}`);
  await room.letHourPass();
  await browser.post(`${room.url()}/api/documents/${id}/readings`, { kind: 'READ', page, seconds });
}

/** Ada reads pages 1 and 3, Berta page 1, and Cara is only sent a page. */
async function arrive() {
  const names = ['Ada "the" Angel, Ltd', '=Berta', 'Cara'];
  const [ada, berta, cara] = await Promise.all(names.map((name) => room.arrive({ name, company: 'Kapital Süd' })));
  const admin = await room.arrive({ roles: ['ADMIN'] });
  const id = await room.document({ pages: 4 });
  for (const reader of [ada!, berta!, cara!]) await room.grant(reader, id, VIEW);
  await read(ada!, id, 1, 5);
  await read(ada!, id, 3, 7);
  await read(ada!, id, 1, 5);
  await read(berta!, id, 1, 20);
  await cara!.browser.fetch(`${room.url()}/files/${id}/pages/2`);
  const list = async (filter: EngagementFilter) =>
    (await admin.browser.run(room.url(), LIST, { filter })).data.engagement.nodes;
  const report = async (parameters: Record<string, string>) =>
    admin.browser.fetch(`${room.url()}/api/documents/engagement/export?${new URLSearchParams(parameters)}`);
  return { ada: ada!, berta: berta!, cara: cara!, admin, id, list, report };
}

describe('the engagement', () => {
  test('shows an administrator who had which pages in view, and for how long', async () => {
    const { id, list, admin } = await arrive();
    expect(await list({ documentId: id })).toMatchObject([
      { person: { name: '=Berta' }, seconds: 20, furthestPage: 1 },
      {
        documentTitle: 'Annual report',
        version: 1,
        pageCount: 4,
        person: { name: 'Ada "the" Angel, Ltd' },
        company: 'Kapital Süd',
        pages: [
          { page: 1, seconds: 10 },
          { page: 3, seconds: 7 },
        ],
        seconds: 17,
        furthestPage: 3,
      },
    ]);
    const { data } = await admin.browser.run(room.url(), PAGES, { id });
    expect(data.document!.pageEngagement).toEqual([
      { page: 1, readerCount: 2, reachedCount: 2, seconds: 30 },
      { page: 3, readerCount: 1, reachedCount: 1, seconds: 7 },
    ]);
  });

  test('is filtered by page, person, group and dates', async () => {
    const { id, list, ada, berta } = await arrive();
    const namesFor = async (filter: EngagementFilter) =>
      (await list({ documentId: id, ...filter })).map(({ email }) => email);
    expect(await namesFor({ page: 3 })).toEqual([ada.user.email]);
    expect(await namesFor({ page: 2 })).toEqual([]);
    expect(await namesFor({ person: 'berta' })).toEqual([berta.user.email]);
    expect(await namesFor({ person: ada.user.id })).toEqual([ada.user.email]);
    expect(await namesFor({ person: 'kapital sud' })).toHaveLength(2);
    const groupId = (await makeGroup(room.site.em(), [berta.user])).id;
    expect(await namesFor({ groupId })).toEqual([berta.user.email]);
    expect(await namesFor({ to: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await namesFor({ from: '2020-01-01T00:00:00Z' })).toHaveLength(2);
  });

  test('reaches back 90 days, unless a document, a person or days are given', async () => {
    const { id, list, ada, berta } = await arrive();
    const em = room.site.em();
    await em.transactional(async (em) => {
      await query(em, 'set local session_replication_role = replica');
      const age = "update audit_event set at = at - interval '91 days' where kind = 'document.read' and actor_id = $1";
      await query(em, age, [ada.user.id]);
    });
    const groupId = (await makeGroup(em, [ada.user, berta.user])).id;
    const emailsFor = async (filter: EngagementFilter) =>
      (await list({ groupId, ...filter })).map(({ email }) => email);
    expect(await emailsFor({})).toEqual([berta.user.email]);
    expect(await emailsFor({ page: 1 })).toEqual([berta.user.email]);
    const wide: EngagementFilter[] = [{ documentId: id }, { person: 'kapital sud' }, { to: new Date().toISOString() }];
    for (const filter of wide) expect(await emailsFor(filter)).toEqual([berta.user.email, ada.user.email]);
  });

  test('is read page by page, each entry once', async () => {
    const { id, admin } = await arrive();
    const filter = { documentId: id };
    const first = (await admin.browser.run(room.url(), LIST, { first: 1, filter })).data.engagement;
    const after = first.pageInfo.endCursor;
    const second = (await admin.browser.run(room.url(), LIST, { first: 1, after, filter })).data.engagement;
    expect([first, second].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, false]);
    expect([...first.nodes, ...second.nodes].map(({ furthestPage }) => furthestPage)).toEqual([1, 3]);
  });

  test('has each reading once, where it ended last, however many pages were read since the first one', async () => {
    const { id, admin, ada, berta, list } = await arrive();
    const other = await room.document({ pages: 4 });
    await room.grant(ada, other, VIEW);
    await read(ada, other, 2, 5);
    await read(ada, id, 2, 5);
    const groupId = (await makeGroup(room.site.em(), [ada.user, berta.user])).id;
    const all: string[] = [];
    let after: string | null = null;
    do {
      const page: Page = (await admin.browser.run(room.url(), LIST, { first: 1, after, filter: { groupId } })).data
        .engagement;
      all.push(...page.nodes.map(({ documentId, person, seconds }) => `${documentId} ${person.name} ${seconds}`));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    const name = 'Ada "the" Angel, Ltd';
    expect(all).toEqual([`${id} ${name} 22`, `${other} ${name} 5`, `${id} =Berta 20`]);
    await query(room.site.em(), 'delete from document where id = $1', [other]);
    const rest = await list({ groupId });
    expect(rest.map(({ person }) => person.name)).toEqual([name, '=Berta']);
  });

  test('counts a reading by its last page within the days, and a page only if it was read in them', async () => {
    const { id, list, ada, berta } = await arrive();
    const em = room.site.em();
    await em.transactional(async (em) => {
      await query(em, 'set local session_replication_role = replica');
      const age = `update audit_event set at = at - interval '2 days' where kind = 'document.read' and actor_id = $1
        and subject_id = $2 and details->>'page' = '3'`;
      await query(em, age, [ada.user.id, id]);
    });
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const groupId = (await makeGroup(em, [ada.user, berta.user])).id;
    const read = async (filter: EngagementFilter) =>
      (await list({ groupId, ...filter })).map(({ person, pages }) => [person.name, pages.map(({ page }) => page)]);
    const name = 'Ada "the" Angel, Ltd';
    expect(await read({ to: yesterday })).toEqual([[name, [3]]]);
    expect(await read({ from: yesterday })).toEqual([
      ['=Berta', [1]],
      [name, [1]],
    ]);
    expect(await read({ from: yesterday, page: 3 })).toEqual([]);
    expect(await read({ to: yesterday, page: 3 })).toEqual([[name, [3]]]);
  });

  test('is not shown to investors', async () => {
    const { id, ada } = await arrive();
    expect((await ada.browser.run(room.url(), LIST, { filter: { documentId: id } })).code).toBe('FORBIDDEN');
    const { data } = await ada.browser.run(room.url(), PAGES, { id });
    expect(data.document!.pageEngagement).toBeNull();
    expect((await ada.browser.fetch(`${room.url()}/api/documents/engagement/export`)).status).toBe(403);
  });
});

describe('the summary of a period', () => {
  test('says of each investor and of all what they read, asked and accepted, and only then', async () => {
    const { id, admin, ada, berta, cara, list } = await arrive();
    await query(
      room.site.em(),
      "insert into question (id, document_id, account_id, body) values ($1, $2, $3, 'Why?')",
      [`qst_${ada.user.id}`, id, ada.user.id],
    );
    const groupId = (await makeGroup(room.site.em(), [ada.user, berta.user, cara.user, admin.user])).id;
    const summarize = async (filter: EngagementFilter) =>
      (await admin.browser.run(room.url(), SUMMARIES, { filter: { groupId, ...filter } })).data;
    const { investorSummaries, investorTotals } = await summarize({ from: '2020-01-01T00:00:00Z' });
    const rest = {
      id: expect.stringMatching(/^sum_usr_/) as string,
      eventCount: 0,
      agreement: { state: 'NOT_REQUIRED' },
    };
    const name = 'Ada "the" Angel, Ltd';
    expect(investorSummaries).toEqual({
      nodes: [
        { person: { name: '=Berta' }, documentCount: 1, pageCount: 1, seconds: 20, questionCount: 0, ...rest },
        { person: { name }, documentCount: 1, pageCount: 2, seconds: 17, questionCount: 1, ...rest },
      ],
      pageInfo: { hasNextPage: true },
    });
    const all = { investorCount: 3, readerCount: 2, seconds: 37, questionCount: 1, eventCount: 0, unsignedCount: 0 };
    expect(investorTotals).toEqual(all);
    const before = await summarize({ to: '2020-01-01T00:00:00Z' });
    expect(before.investorTotals).toEqual({ ...all, readerCount: 0, seconds: 0, questionCount: 0 });
    expect((await list({ groupId })).length, 'as many as in the engagement').toBe(investorTotals.readerCount);
  });

  test('has the same ids when it is read again', async () => {
    const { admin } = await arrive();
    const readIds = async () =>
      (await admin.browser.run(room.url(), SUMMARIES, {})).data.investorSummaries.nodes.map(({ id }) => id);
    const ids = await readIds();
    expect(ids[0]).toMatch(/^sum_/);
    expect(await readIds()).toEqual(ids);
  });

  test('is exported with a line for each investor, and neither is for investors', async () => {
    const { admin, ada, cara } = await arrive();
    const groupId = (await makeGroup(room.site.em(), [ada.user, cara.user])).id;
    const path = `${room.url()}/api/documents/engagement/summary/export?${new URLSearchParams({ groupId })}`;
    const [head, first, second, ...more] = (await (await admin.browser.fetch(path)).text()).split('\r\n');
    expect(head).toContain(
      'Investor,Company,Email address,Documents,Pages,Time in seconds,Last seen,Questions,Events,Agreement',
    );
    expect(first).toMatch(/^"Ada ""the"" Angel, Ltd",Kapital Süd,[^,]+,1,2,17,2[^,]+,0,0,none in force$/);
    expect(second).toBe(`Cara,Kapital Süd,${cara.user.email},0,0,0,,0,0,none in force`);
    expect(more).toEqual(['']);
    expect((await ada.browser.fetch(path)).status).toBe(403);
    expect((await ada.browser.run(room.url(), SUMMARIES, {})).code).toBe('FORBIDDEN');
  });
});

describe('the report', () => {
  test('has a line for each person and document, with questions, events and the agreement, and is recorded', async () => {
    const { id, report, ada, cara, admin } = await arrive();
    await query(
      room.site.em(),
      "insert into question (id, document_id, account_id, body) values ($1, $2, $3, 'Why?')",
      [`qst_${ada.user.id}`, id, ada.user.id],
    );
    const groupId = (await makeGroup(room.site.em(), [ada.user, cara.user, admin.user])).id;
    const response = await report({ groupId, from: '2020-01-01T00:00:00Z' });
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="engagement.csv"'.replaceAll('"', ''),
    );
    const [head, first, second, ...more] = (await response.text()).split('\r\n');
    expect(head).toContain('Person,Company,Email address,Document,Version,Pages,Pages read,');
    expect(first).toMatch(
      new RegExp(`^"Ada ""the"" Angel, Ltd",Kapital Süd,${ada.user.email},Annual report,1,4,2,3,17,1: 10; 3: 7,`),
    );
    expect(first).toMatch(/,1,0,none in force$/);
    expect(second).toBe(`Cara,Kapital Süd,${cara.user.email},,,,,,,,,,0,0,none in force`);
    expect(more).toEqual(['']);
    const audited = "select 1 from audit_event where kind = 'document.engagement_exported' and actor_id = $1";
    expect(await query(room.site.em(), audited, [admin.user.id])).toHaveLength(1);
  });

  test('says who signed the agreement, who is exempt, and to whom it does not apply', async () => {
    const { report, ada, berta, cara, admin } = await arrive();
    const em = room.site.em();
    const sign = (await makeGroup(em, [ada.user, berta.user])).id;
    em.create(NdaRow, { body: 'Keep it.', sha256: '0'.repeat(64), publishedBy: null, endedAt: null });
    await em.flush();
    await query(em, 'insert into nda_group (group_id) values ($1)', [sign]);
    await query(em, "insert into nda_exemption (account_id, reason) values ($1, 'Counsel')", [berta.user.id]);
    const groupId = (await makeGroup(em, [ada.user, berta.user, cara.user, admin.user])).id;
    const lines = (await (await report({ groupId })).text()).split('\r\n').slice(1, -1);
    await query(em, 'delete from nda_group');
    await query(em, 'delete from nda');
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(['exempt', 'not signed', 'not required']);
  });

  test('of one page lists only its readers, and a name that is a formula stays a text', async () => {
    const { id, report } = await arrive();
    const lines = (await (await report({ documentId: id, page: '1' })).text()).split('\r\n');
    expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual(["'=Berta", '"Ada ""the"" Angel']);
    expect((await report({ page: 'seven' })).status).toBe(400);
  });
});
