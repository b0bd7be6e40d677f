import { describe, expect, it } from 'vitest';
import { type Answer, person, useApi } from '#api/testing/api.ts';
import { type CaseStudy, CaseStudyStatus, Industry } from './case-study.entity.ts';
import { makeCaseStudy } from './case-study.factory.ts';
import { renderStaleCaseStudies } from './case-study.render.service.ts';
import {
  CaseStudyTestListDocument as LIST,
  type CaseStudyTestListQuery,
  CaseStudyTestNodeDocument as NODE,
  CaseStudyTestOneDocument as ONE,
  CaseStudyTestStatusDocument as STATUS,
} from '#graphql/generated/tests-content-case-studies.ts';

const api = useApi();

async function write(values: Partial<CaseStudy> = {}) {
  const em = api.em();
  const study = makeCaseStudy(em, values);
  await em.flush();
  return study;
}

describe('reading case studies', () => {
  it('a visitor reads a published case study by its id, with its facts in order', async () => {
    const facts = [
      { label: 'Network', value: 'No outside line' },
      { label: 'Hardware', value: 'One node' },
    ];
    const { id } = await write({ body: '## The room\n\nIn the **cellar**.', facts });
    const { data } = await api.run(person.visitor, ONE, { id });
    expect(data.caseStudy).toMatchObject({ id, industry: 'GOVERNMENT', isIllustrative: true, facts });
    expect(data.caseStudy!.bodyHtml).toBe('<h2 id="the-room">The room</h2>\n<p>In the <strong>cellar</strong>.</p>');
    expect(data.caseStudy!.bodyTree[0]).toEqual(['h2', { id: 'the-room' }, 'The room']);
  });

  it('a visitor and an investor do not find a draft by URL, id or list, but an administrator does', async () => {
    const { id } = await write({ status: CaseStudyStatus.DRAFT });
    for (const viewer of [person.visitor, person.investor, person.suspended]) {
      const listed = await api.run(viewer, LIST, { first: 100 });
      expect((await api.run(viewer, ONE, { id })).data.caseStudy).toBeNull();
      expect((await api.run(viewer, NODE, { id })).data.node).toBeNull();
      expect(listed.data.caseStudies.nodes.map((node) => node.id)).not.toContain(id);
    }
    const node = await api.run(person.admin, STATUS, { id });
    expect(node.data.node).toEqual({ status: 'DRAFT' });
    expect((await api.run(person.admin, ONE, { id })).data.caseStudy!.status).toBe('DRAFT');
  });

  it('a visitor pages through an industry and sees each case study once, newest first', async () => {
    const days = ['2026-03-01', '2026-03-01', '2026-02-01', '2026-01-01', '2025-12-01'];
    const em = api.em();
    const studies = days.map((day) =>
      makeCaseStudy(em, { industry: Industry.DEFENSE, publishedAt: new Date(day), body: day }),
    );
    makeCaseStudy(em, { industry: Industry.UTILITIES });
    await em.flush();
    const met: { id: string; body: string }[] = [];
    let after: string | null = null;
    do {
      const filter = { industry: Industry.DEFENSE };
      const { caseStudies }: CaseStudyTestListQuery = (await api.run(person.visitor, LIST, { first: 2, after, filter }))
        .data;
      met.push(...caseStudies.nodes);
      after = caseStudies.pageInfo.hasNextPage ? caseStudies.pageInfo.endCursor : null;
    } while (after);
    expect(met.map(({ body }) => body)).toEqual(days);
    expect(new Set(met.map(({ id }) => id))).toEqual(new Set(studies.map(({ id }) => id)));
  });

  it('an administrator finds drafts in the order of their last changes, on each page of the list', async () => {
    const em = api.em();
    const drafts = [3, 9, 1, 7, 5].map((day) =>
      makeCaseStudy(em, {
        industry: Industry.HEALTHCARE,
        status: CaseStudyStatus.DRAFT,
        publishedAt: null,
        updatedAt: new Date(Date.UTC(2026, 0, day)),
      }),
    );
    await em.flush();
    const listed: string[] = [];
    for (let after: string | null | undefined = null; after !== undefined;) {
      const filter = { industry: Industry.HEALTHCARE };
      const { data }: Answer<CaseStudyTestListQuery> = await api.run(person.admin, LIST, { first: 2, after, filter });
      listed.push(...data.caseStudies.nodes.map((node) => node.id));
      after = data.caseStudies.pageInfo.hasNextPage ? data.caseStudies.pageInfo.endCursor : undefined;
    }
    const days = listed.flatMap((id) => drafts.find((draft) => draft.id === id)?.updatedAt.getUTCDate() ?? []);
    expect(days).toEqual([9, 7, 5, 3, 1]);
  });

  it.each([
    ['a page of 101', { first: 101 }],
    ['an invalid cursor', { after: 'gibberish' }],
    ['an industry that is not in the list', { filter: { industry: 'ALCHEMY' } }],
  ])('a visitor who requests %s gets an error', async (_name, variables) => {
    expect((await api.execute(person.visitor, LIST, variables)).code).toBe('BAD_USER_INPUT');
  });

  it('the HTML of an older renderer is rendered again', async () => {
    const { id } = await write({ body: 'As it is.' });
    const em = api.em();
    await em.getConnection().execute(`update case_study set render_version = 0, body_html = 'as it was'`);
    await renderStaleCaseStudies(em);
    expect((await api.run(person.visitor, ONE, { id })).data.caseStudy!.bodyHtml).toBe('<p>As it is.</p>');
  });
});
