import { beforeEach, describe, expect, it } from 'vitest';
import { makePictureRow } from '../pictures/picture.factory.ts';
import { person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { CaseStudy, CaseStudyStatus, Industry } from './case-study.entity.ts';
import { makeCaseStudy } from './case-study.factory.ts';
import {
  CaseStudyAdminTestDeleteDocument as DELETE,
  CaseStudyAdminTestDeletePictureDocument as DELETE_PICTURE,
  CaseStudyAdminTestListDocument as LIST,
  type CaseStudyAdminTestListQuery,
  CaseStudyAdminTestMoveDocument as MOVE,
  CaseStudyAdminTestOneDocument as ONE,
  CaseStudyAdminTestPublishDocument as PUBLISH,
  CaseStudyAdminTestUnpublishDocument as UNPUBLISH,
  CaseStudyAdminTestUpdateDocument as UPDATE,
  CaseStudyAdminTestUsesDocument as USES,
  CaseStudyWriteTestCreateDocument as CREATE,
} from '#graphql/generated/tests-content-case-studies.ts';

// What editors do with case studies beyond writing: find them, order them, choose a picture, and meet each other.

const api = useApi();

beforeEach(async () => {
  await api.em().nativeDelete(CaseStudy, {});
});

async function add(title: string, values: Partial<CaseStudy> = {}): Promise<string> {
  const em = api.em();
  const { id } = makeCaseStudy(em, { title, ...values });
  await em.flush();
  return id;
}

const draft = { status: CaseStudyStatus.DRAFT, publishedAt: null };

async function listTitles(viewer: (typeof person)[keyof typeof person], filter: object = {}): Promise<string[]> {
  const { data } = await api.run(viewer, LIST, { filter });
  return data.caseStudies.nodes.map(({ title }) => title);
}

describe('finding case studies', () => {
  it('an editor lists the drafts or the published ones, and visitors find no drafts by their status', async () => {
    await add('On the site');
    await add('Half written', draft);
    expect(await listTitles(person.editor, { status: 'DRAFT' })).toEqual(['Half written']);
    expect(await listTitles(person.editor, { status: 'PUBLISHED' })).toEqual(['On the site']);
    for (const viewer of [person.visitor, person.investor])
      expect(await listTitles(viewer, { status: 'DRAFT' })).toEqual([]);
  });

  it('an editor finds one by words of its title, its summary or its text, in any industry or in one', async () => {
    await add('The ferry office', { summary: 'Tickets at 100% noise.' });
    await add('The mill', { body: 'A ferry brings the grain.', industry: Industry.UTILITIES });
    await add('The school');
    expect((await listTitles(person.editor, { search: 'FERRY' })).toSorted()).toEqual(['The ferry office', 'The mill']);
    expect(await listTitles(person.editor, { search: ' ferry  100% ' })).toEqual(['The ferry office']);
    expect(await listTitles(person.editor, { search: 'ferry', industry: 'UTILITIES' })).toEqual(['The mill']);
    expect((await api.run(person.editor, LIST, { filter: { search: 'x'.repeat(201) } })).code).toBe('BAD_USER_INPUT');
  });
});

describe('the order of case studies', () => {
  const addFour = async () => {
    const ids: Record<string, string> = {};
    for (const [index, title] of ['A', 'B', 'C', 'D'].entries())
      ids[title] = await add(title, { publishedAt: new Date(Date.UTC(2026, 5, 20 - index)) });
    return ids;
  };
  const move = (id: string, place: number, expectedPlace?: number) =>
    api.run(person.editor, MOVE, { id, place, expectedPlace: expectedPlace ?? null });

  it('is by date until an editor moves one, up, down or to the end', async () => {
    const { A, B, D } = await addFour();
    expect(await listTitles(person.visitor)).toEqual(['A', 'B', 'C', 'D']);
    await move(D!, 1);
    expect(await listTitles(person.visitor)).toEqual(['D', 'A', 'B', 'C']);
    await move(A!, 3);
    expect(await listTitles(person.visitor)).toEqual(['D', 'B', 'A', 'C']);
    await move(B!, 2);
    expect(await listTitles(person.visitor)).toEqual(['D', 'B', 'A', 'C']);
    await move(D!, 99);
    expect(await listTitles(person.visitor)).toEqual(['B', 'A', 'C', 'D']);
  });

  it('a visitor pages through it and sees each one once', async () => {
    const { D } = await addFour();
    await move(D!, 2);
    await add('E');
    await add('F');
    const met: string[] = [];
    for (let after: string | null | undefined = null; after !== undefined;) {
      const { caseStudies }: CaseStudyAdminTestListQuery = (await api.run(person.visitor, LIST, { first: 2, after }))
        .data;
      met.push(...caseStudies.nodes.map(({ title }) => title));
      after = caseStudies.pageInfo.hasNextPage ? caseStudies.pageInfo.endCursor : undefined;
    }
    expect(met.slice(2)).toEqual(['A', 'D', 'B', 'C']);
    expect(met.slice(0, 2).toSorted(), 'new ones come first').toEqual(['E', 'F']);
  });

  it('an editor who moves one in an older list does not undo the move of a colleague', async () => {
    const { A, B } = await addFour();
    expect((await move(A!, 4, 1)).errors).toBeUndefined();
    const late = await move(A!, 2, 1);
    expect(late.code).toBe('CONFLICT');
    expect(late.errors![0]!.message).toMatch(/another person changed the order/);
    expect((await move(B!, 2, 2)).code).toBe('CONFLICT');
    expect(await listTitles(person.visitor)).toEqual(['B', 'C', 'D', 'A']);
  });

  it('two editors who move at the same time leave each case study one place', async () => {
    const { A, B, C, D } = await addFour();
    await Promise.all([move(D!, 1), move(A!, 4), move(C!, 2), move(B!, 3)]);
    const rows = await api.em().find(CaseStudy, {}, { orderBy: { position: 'asc' } });
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });

  it('a withdrawn one loses its place, and comes first when it is published again', async () => {
    const { A, C } = await addFour();
    await move(C!, 4);
    await api.run(person.editor, UNPUBLISH, { id: C! });
    expect((await move(C!, 1)).code).toBe('CONFLICT');
    await api.run(person.editor, PUBLISH, { id: C! });
    expect(await listTitles(person.visitor)).toEqual(['C', 'A', 'B', 'D']);
    expect((await move(A!, 0)).code).toBe('BAD_USER_INPUT');
  });
});

describe('two people who change the same case study', () => {
  it('the second learns that the text is not the one that the change began with', async () => {
    const id = await add('Before');
    const change = (title: string, expectedVersion: number | null) =>
      api.run(person.editor, UPDATE, { input: { id, title, expectedVersion } });
    expect((await change('First', 1)).data.updateCaseStudy.caseStudy).toMatchObject({ title: 'First', version: 2 });
    const second = await change('Second', 1);
    expect(second.code).toBe('CONFLICT');
    expect(second.errors?.[0]?.extensions?.['fields']).toMatchObject([
      { path: ['input', 'expectedVersion'], message: expect.stringMatching(/^You saved this case study elsewhere/) },
    ]);
    expect((await change('Second', null)).data.updateCaseStudy.caseStudy.version).toBe(3);
  });

  it('a move is no change of the text', async () => {
    const id = await add('Moved');
    const { data } = await api.run(person.editor, MOVE, { id, place: 1 });
    expect(data.moveCaseStudy.caseStudy.version).toBe(1);
  });
});

describe('the audit log', () => {
  it('has each change of a case study with its person, and only the first of the saves of a draft', async () => {
    const { data } = await api.run(person.editor, CREATE, {
      input: { title: 'The mill', summary: 'It turns.', industry: Industry.UTILITIES, body: 'Water.' },
    });
    const { id } = data.createCaseStudy.caseStudy;
    for (const title of ['The old mill', 'The old mill again'])
      await api.run(person.editor, UPDATE, { input: { id, title } });
    await api.run(person.admin, UPDATE, { input: { id, title: 'The water mill' } });
    await add('Another');
    await api.run(person.editor, PUBLISH, { id });
    await api.run(person.editor, UPDATE, { input: { id, title: 'The mill' } });
    await api.run(person.editor, UPDATE, { input: { id, title: 'A mill' } });
    await api.run(person.editor, MOVE, { id, place: 2 });
    await api.run(person.editor, UNPUBLISH, { id });
    await api.run(person.editor, DELETE, { id });
    const sql =
      "select kind, actor_id as actor, details->>'title' as title, details->>'place' as place from audit_event where subject_id = $1 order by seq";
    const byEditor = (kind: string, title: string, place: string | null = null) => ({
      kind: `case_study.${kind}`,
      actor: person.editor.id,
      title,
      place,
    });
    expect(await query(api.em(), sql, [id])).toEqual([
      byEditor('created', 'The mill'),
      byEditor('updated', 'The old mill'),
      { ...byEditor('updated', 'The water mill'), actor: person.admin.id },
      byEditor('published', 'The water mill'),
      byEditor('updated', 'The mill'),
      byEditor('updated', 'A mill'),
      byEditor('moved', 'A mill', '2'),
      byEditor('unpublished', 'A mill'),
      byEditor('deleted', 'A mill'),
    ]);
  });
});

describe('the picture of shared links', () => {
  it('is one of the pictures of the site, and is removed with null', async () => {
    const picture = await makePictureRow(api.em(), { alt: 'A locked cabinet' });
    const id = await add('With a picture');
    const choose = (cover: string | null) => api.run(person.editor, UPDATE, { input: { id, cover } });
    expect((await choose(picture.address)).data.updateCaseStudy.caseStudy.cover).toBe(picture.address);
    const { data } = await api.run(person.visitor, ONE, { id });
    expect(data.caseStudy!.coverPicture).toEqual({ alt: 'A locked cabinet', share: expect.stringMatching(/\.jpg$/) });
    const unknown = await choose('/pictures/00000000000000000000000000000000/1600x900.avif');
    expect(unknown.code).toBe('BAD_USER_INPUT');
    expect(unknown.errors?.[0]?.extensions?.['fields']).toMatchObject([{ path: ['input', 'cover'] }]);
    await choose(null);
    expect((await api.run(person.visitor, ONE, { id })).data.caseStudy).toMatchObject({
      cover: null,
      coverPicture: null,
    });
  });

  it('counts as a use of the picture, and goes with it', async () => {
    const picture = await makePictureRow(api.em());
    const id = await add('With a picture', { cover: picture.address });
    const { data } = await api.run(person.editor, USES, { id: picture.id });
    expect(data.picture!.usedIn).toEqual([{ kind: 'CASE_STUDY', contentId: id }]);
    await api.run(person.editor, DELETE_PICTURE, { id: picture.id });
    expect((await api.run(person.visitor, ONE, { id })).data.caseStudy!.cover).toBeNull();
  });
});
