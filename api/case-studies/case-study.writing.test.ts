import { describe, expect, it } from 'vitest';
import { person, useApi } from '../testing/api.ts';
import { CaseStudyStatus } from './case-study.entity.ts';
import { makeCaseStudy } from './case-study.factory.ts';

const api = useApi();
const CREATE =
  'mutation ($input: CaseStudyInput!) { createCaseStudy(input: $input) { id title industry status illustrative publishedAt facts { label value } } }';
const UPDATE =
  'mutation ($id: ID!, $input: CaseStudyInput!) { updateCaseStudy(id: $id, input: $input) { title bodyHtml setting illustrative facts { label } } }';
const PUBLISH = 'mutation ($id: ID!) { publishCaseStudy(id: $id) { status publishedAt } }';
const UNPUBLISH = 'mutation ($id: ID!) { unpublishCaseStudy(id: $id) { status } }';
const DELETE = 'mutation ($id: ID!) { deleteCaseStudy(id: $id) { id } }';
const READ = 'query ($id: ID!) { caseStudy(id: $id) { id } }';
const complete = { title: 'A room by the river', industry: 'UTILITIES' };

async function studyId(status = CaseStudyStatus.PUBLISHED): Promise<string> {
  const em = api.em();
  const study = makeCaseStudy(em, { status });
  await em.flush();
  return study.id;
}

describe.each([
  ['createCaseStudy', CREATE, async () => ({ input: complete })],
  ['updateCaseStudy', UPDATE, async () => ({ id: await studyId(), input: { title: 'Another room' } })],
  ['publishCaseStudy', PUBLISH, async () => ({ id: await studyId() })],
  ['unpublishCaseStudy', UNPUBLISH, async () => ({ id: await studyId() })],
  ['deleteCaseStudy', DELETE, async () => ({ id: await studyId() })],
])('%s', (_name, operation, variables) => {
  it('asks a visitor to sign in, is refused to an investor and to a suspended admin, works for an admin', async () => {
    expect((await api.ask(person.visitor, operation, await variables())).code).toBe('UNAUTHENTICATED');
    expect((await api.ask(person.investor, operation, await variables())).code).toBe('FORBIDDEN');
    expect((await api.ask(person.suspended, operation, await variables())).code).toBe('FORBIDDEN');
    expect((await api.ask(person.admin, operation, await variables())).errors).toBeUndefined();
  });
});

describe('what an admin gets', () => {
  it('a new case study is a draft, and an example unless it says otherwise', async () => {
    const { data } = await api.ask(person.admin, CREATE, { input: complete });
    expect(data.createCaseStudy).toMatchObject({ ...complete, status: 'DRAFT', illustrative: true, publishedAt: null });
    const told = await api.ask(person.admin, CREATE, { input: { ...complete, illustrative: false } });
    expect(told.data.createCaseStudy.illustrative).toBe(false);
  });

  it('an update changes what it names and nothing else', async () => {
    const id = await studyId();
    const input = { body: '*New* text.', facts: [{ label: 'Rooms', value: 'Two' }] };
    const { data } = await api.ask(person.admin, UPDATE, { id, input });
    expect(data.updateCaseStudy).toMatchObject({
      bodyHtml: '<p><em>New</em> text.</p>',
      facts: [{ label: 'Rooms' }],
      illustrative: true,
      title: expect.stringMatching(/^Case study /),
      setting: expect.stringContaining('town hall'),
    });
  });

  it('publishing shows it, taking it back hides it, publishing again keeps its first date', async () => {
    const created = await api.ask(person.admin, CREATE, { input: complete });
    const id = created.data.createCaseStudy.id as string;
    const seen = async () => (await api.ask(person.visitor, READ, { id })).data.caseStudy;
    expect(await seen()).toBeNull();
    const first = (await api.ask(person.admin, PUBLISH, { id })).data.publishCaseStudy;
    expect(await seen()).toEqual({ id });
    await api.ask(person.admin, UNPUBLISH, { id });
    expect(await seen()).toBeNull();
    expect((await api.ask(person.admin, PUBLISH, { id })).data.publishCaseStudy).toEqual(first);
  });

  it('a deleted one is gone', async () => {
    const id = await studyId();
    await api.ask(person.admin, DELETE, { id });
    expect((await api.ask(person.admin, READ, { id })).data.caseStudy).toBeNull();
  });
});

describe('what is not valid or not there', () => {
  it.each([
    ['no title', { industry: 'UTILITIES' }, ['input', 'title']],
    ['a title of blanks', { ...complete, title: '  ' }, ['input', 'title']],
    ['no industry', { title: 'x' }, ['input', 'industry']],
    ['a setting of 801 characters', { ...complete, setting: 'x'.repeat(801) }, ['input', 'setting']],
    ['a fact without a name', { ...complete, facts: [{ label: ' ', value: 'x' }] }, ['input', 'facts', 0, 'label']],
    ['13 facts', { ...complete, facts: Array(13).fill({ label: 'a', value: 'b' }) }, ['input', 'facts']],
  ])('one with %s is refused, naming the field', async (_name, input, path) => {
    const { errors, code } = await api.ask(person.admin, CREATE, { input });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions?.['fields']).toMatchObject([{ path }]);
  });

  it.each([
    ['updateCaseStudy', UPDATE, { input: { title: 'x' } }],
    ['publishCaseStudy', PUBLISH, {}],
    ['unpublishCaseStudy', UNPUBLISH, {}],
    ['deleteCaseStudy', DELETE, {}],
  ])('%s says not found for an id that is nobody’s', async (_name, operation, variables) => {
    const id = 'cas_00000000000000000000000000000000';
    expect((await api.ask(person.admin, operation, { id, ...variables })).code).toBe('NOT_FOUND');
  });
});
