import { describe, expect, it } from 'vitest';
import { person, useApi } from '#api/testing/api.ts';
import { CaseStudyStatus, Industry } from './case-study.entity.ts';
import { makeCaseStudy } from './case-study.factory.ts';
import {
  CaseStudyWriteTestCanDocument as CAN,
  CaseStudyWriteTestCreateDocument as CREATE,
  CaseStudyWriteTestPublishDocument as PUBLISH,
  CaseStudyWriteTestReadDocument as READ,
  CaseStudyWriteTestUpdateDocument as UPDATE,
} from '#graphql/generated/tests-content-case-studies.ts';

const api = useApi();
const UNPUBLISH = 'mutation ($id: ID!) { unpublishCaseStudy(input: { id: $id }) { caseStudy { status } } }';
const MOVE = 'mutation ($id: ID!) { moveCaseStudy(input: { id: $id, place: 1 }) { caseStudy { id } } }';
const DELETE = 'mutation ($id: ID!) { deleteCaseStudy(input: { id: $id }) { deletedCaseStudyId } }';
const complete = {
  title: 'A room by the river',
  summary: 'Pumps that answer questions.',
  industry: Industry.UTILITIES,
  body: 'One node beside the pumps.',
};

async function studyId(status: CaseStudyStatus = 'PUBLISHED'): Promise<string> {
  const em = api.em();
  const study = makeCaseStudy(em, { status });
  await em.flush();
  return study.id;
}

describe.each([
  ['createCaseStudy', CREATE, async () => ({ input: complete })],
  ['updateCaseStudy', UPDATE, async () => ({ input: { id: await studyId(), title: 'Another room' } })],
  ['publishCaseStudy', PUBLISH, async () => ({ id: await studyId() })],
  ['unpublishCaseStudy', UNPUBLISH, async () => ({ id: await studyId() })],
  ['moveCaseStudy', MOVE, async () => ({ id: await studyId() })],
  ['deleteCaseStudy', DELETE, async () => ({ id: await studyId() })],
])('%s', (_name, operation, variables) => {
  it('works for administrators and editors', async () => {
    expect((await api.execute(person.admin, operation, await variables())).errors).toBeUndefined();
    expect((await api.execute(person.editor, operation, await variables())).errors).toBeUndefined();
  });
});

describe('an administrator’s changes', () => {
  it('a new case study is a draft, and an example by default', async () => {
    const { data } = await api.run(person.admin, CREATE, { input: complete });
    expect(data.createCaseStudy.caseStudy).toMatchObject({
      title: complete.title,
      industry: complete.industry,
      status: 'DRAFT',
      isIllustrative: true,
      publishedAt: null,
    });
    const result = await api.run(person.admin, CREATE, { input: { ...complete, isIllustrative: false } });
    expect(result.data.createCaseStudy.caseStudy.isIllustrative).toBe(false);
  });

  it('what search engines read is changed, kept and cleared', async () => {
    const id = await studyId();
    const seo = { seoTitle: 'A pump house', seoDescription: 'Two rooms beside a river.', isNoindex: true };
    const write = async (input: object) =>
      (await api.run(person.editor, UPDATE, { input: { id, ...input } })).data.updateCaseStudy.caseStudy;
    expect(await write(seo)).toMatchObject(seo);
    expect(await write({ title: 'Another room' })).toMatchObject(seo);
    const none = { seoTitle: null, seoDescription: null };
    expect(await write({ ...none, isNoindex: null })).toMatchObject({ ...none, isNoindex: false });
    const { code } = await api.run(person.editor, UPDATE, { input: { id, seoTitle: 'x'.repeat(61) } });
    expect(code).toBe('BAD_USER_INPUT');
  });

  it('an update changes only the given fields', async () => {
    const id = await studyId();
    const input = { body: '*New* text.', facts: [{ label: 'Rooms', value: 'Two' }] };
    const { data } = await api.run(person.admin, UPDATE, { input: { id, ...input } });
    expect(data.updateCaseStudy.caseStudy).toMatchObject({
      bodyHtml: '<p><em>New</em> text.</p>',
      facts: [{ label: 'Rooms' }],
      isIllustrative: true,
      title: expect.stringMatching(/^Case study /),
      setting: expect.stringContaining('town hall'),
    });
  });

  it('publishing shows it, unpublishing hides it, and publishing again keeps its first date', async () => {
    const created = await api.run(person.admin, CREATE, { input: complete });
    const id = created.data.createCaseStudy.caseStudy.id;
    const readStudy = async () => (await api.run(person.visitor, READ, { id })).data.caseStudy;
    expect(await readStudy()).toBeNull();
    const first = (await api.run(person.admin, PUBLISH, { id })).data.publishCaseStudy.caseStudy;
    expect(await readStudy()).toEqual({ id });
    await api.execute(person.admin, UNPUBLISH, { id });
    expect(await readStudy()).toBeNull();
    expect((await api.run(person.admin, PUBLISH, { id })).data.publishCaseStudy.caseStudy).toEqual(first);
  });

  it('a draft needs a title only, and an editor cannot publish it without a summary, a text and an industry', async () => {
    const created = await api.run(person.editor, CREATE, { input: { title: 'A room by the river' } });
    const { id, industry } = created.data.createCaseStudy.caseStudy;
    expect(industry).toBeNull();
    const publish = async (overrideReason: string | null = null) => {
      const { code, errors } = await api.run(person.editor, PUBLISH, { id, overrideReason });
      return [code, errors?.[0]?.extensions?.['fields']];
    };
    const listIssues = async () => {
      const issues = (await api.run(person.editor, PUBLISH, { id })).errors?.[0]?.extensions?.['issues'];
      return (issues as { field: string }[]).map(({ field }) => field);
    };
    expect(await listIssues(), 'all errors at once').toEqual(['INDUSTRY', 'SUMMARY', 'BODY']);
    const change = (values: object) => api.run(person.editor, UPDATE, { input: { id, ...values } });
    const message = 'Choose the industry before you publish this case study.';
    const refused = ['BAD_USER_INPUT', [{ path: ['input', 'industry'], message }]];
    expect(await publish()).toEqual(refused);
    expect(await publish('It is needed today.'), 'no reason stands for an industry').toEqual(refused);
    await change({ industry: Industry.UTILITIES, body: 'See [this](/no-such-page.md "x") ![](/pictures/x)' });
    await change({ industry: null });
    const [code, fields] = await publish();
    expect([code, fields]).toMatchObject(['BAD_USER_INPUT', [{ path: ['input', 'overrideReason'] }]]);
    expect(JSON.stringify(fields)).toMatch(/no summary.*no description/);
    await change({ summary: 'Pumps that answer questions.', body: '' });
    expect(JSON.stringify(await publish())).toContain('The case study has no text.');
    await change({ body: 'One node beside the pumps.' });
    expect(await publish()).toEqual([undefined, undefined]);
    const emptied = await change({ summary: null });
    expect(emptied.code, 'what readers see is checked too').toBe('BAD_USER_INPUT');
    expect((await change({ summary: null, overrideReason: 'It is needed today.' })).code).toBeUndefined();
  });

  it('a deleted case study is not found', async () => {
    const id = await studyId();
    await api.execute(person.admin, DELETE, { id });
    expect((await api.run(person.admin, READ, { id })).data.caseStudy).toBeNull();
  });
});

const MISSING = 'cas_00000000000000000000000000000000';

describe('invalid or missing case studies', () => {
  it.each([
    ['a title of blanks', { ...complete, title: '  ' }, ['input', 'title']],
    ['a setting of 801 characters', { ...complete, setting: 'x'.repeat(801) }, ['input', 'setting']],
    ['a fact without a name', { ...complete, facts: [{ label: ' ', value: 'x' }] }, ['input', 'facts', 0, 'label']],
    ['13 facts', { ...complete, facts: Array(13).fill({ label: 'a', value: 'b' }) }, ['input', 'facts']],
  ])('%s is rejected with an error on its field', async (_name, input, path) => {
    const { errors, code } = await api.run(person.admin, CREATE, { input });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions?.['fields']).toMatchObject([{ path }]);
  });

  it.each([
    ['no title', { industry: 'UTILITIES' }],
    ['an unknown industry', { title: 'x', industry: 'MINING' }],
  ])('%s does not match the schema', async (_name, input) => {
    expect((await api.execute(person.admin, CREATE, { input })).code).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['updateCaseStudy', UPDATE, { input: { id: MISSING, title: 'x' } }],
    ['publishCaseStudy', PUBLISH, { id: MISSING }],
    ['unpublishCaseStudy', UNPUBLISH, { id: MISSING }],
    ['moveCaseStudy', MOVE, { id: MISSING }],
    ['deleteCaseStudy', DELETE, { id: MISSING }],
  ])('%s returns NOT_FOUND for an unknown id', async (_name, operation, variables) => {
    expect((await api.execute(person.admin, operation, variables)).code).toBe('NOT_FOUND');
  });
});

describe('the actions that a viewer can take on a case study', () => {
  it('depend on its status for administrators; other viewers have none', async () => {
    const [draft, published] = [await studyId(CaseStudyStatus.DRAFT), await studyId()];
    const getPermissions = async (viewer: (typeof person)[keyof typeof person], id: string) =>
      (await api.run(viewer, CAN, { id })).data.caseStudy!.viewerCan;
    const all = { update: true, publish: true, unpublish: true, move: true, delete: true };
    expect(await getPermissions(person.admin, draft)).toEqual({ ...all, unpublish: false, move: false });
    expect(await getPermissions(person.admin, published)).toEqual({ ...all, publish: false });
    const none = { update: false, publish: false, unpublish: false, move: false, delete: false };
    for (const viewer of [person.visitor, person.investor])
      expect(await getPermissions(viewer, published)).toEqual(none);
  });
});
