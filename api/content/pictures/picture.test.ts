import { describe, expect, it } from 'vitest';
import { makeArticle } from '../articles/article.factory.ts';
import { makeCaseStudy } from '../case-studies/case-study.factory.ts';
import { query } from '#api/testing/query.ts';
import { person, useApi } from '#api/testing/api.ts';
import { makePictureRow } from './picture.factory.ts';
import {
  PictureTestCanDocument as CAN,
  PictureTestCoverDocument as COVER,
  PictureTestDeleteDocument as DELETE,
  PictureTestListDocument as LIST,
  PictureTestUpdateDocument as UPDATE,
  PictureTestNodeDocument as NODE,
  PictureTestOneDocument as ONE,
  PictureTestReadDocument as READ,
  PictureTestTitleDocument as TITLE,
} from '#graphql/generated/tests-content-pictures.ts';

// Tests pictures after their upload. picture.upload.test.ts tests the upload.

const api = useApi();

const unconfirmed = { ...person.admin, confirmed: false };

describe('the list of pictures', () => {
  it('is for administrators, newest first, searched by words and paginated', async () => {
    await makePictureRow(api.em(), { alt: 'A lighthouse at 100% dusk', name: 'harbor.jpg' });
    await makePictureRow(api.em(), { alt: 'A lighthouse by day', name: 'noon.jpg' });
    const { data } = await api.run(person.admin, LIST, { search: 'lighthouse' });
    expect(data.pictures.nodes.map(({ alt }) => alt)).toEqual(['A lighthouse by day', 'A lighthouse at 100% dusk']);
    const one = await api.run(person.admin, LIST, { search: '100% HARBOR' });
    expect(one.data.pictures.nodes).toHaveLength(1);
    const first = await api.run(person.admin, LIST, { search: 'lighthouse', first: 1 });
    const { endCursor } = first.data.pictures.pageInfo;
    const second = await api.run(person.admin, LIST, { search: 'lighthouse', first: 1, after: endCursor });
    expect(second.data.pictures.nodes[0]?.alt).toBe('A lighthouse at 100% dusk');
    expect(second.data.pictures.pageInfo.hasNextPage).toBe(false);
  });

  it('has only the pictures that nothing shows, if asked', async () => {
    const em = api.em();
    const [inText, asCover, unused] = [
      await makePictureRow(em, { alt: 'A quay in a text' }),
      await makePictureRow(em, { alt: 'A quay as a cover' }),
      await makePictureRow(em, { alt: 'A quay nobody shows' }),
    ];
    makeArticle(em, { body: `![x](${inText.address})` });
    makeCaseStudy(em, { cover: asCover.address });
    await em.flush();
    const { data } = await api.run(person.admin, LIST, { search: 'quay', isUnused: true });
    expect(data.pictures.nodes.map(({ alt }) => alt)).toEqual([unused.alt]);
    const all = await api.run(person.admin, LIST, { search: 'quay', isUnused: false });
    expect(all.data.pictures.nodes).toHaveLength(3);
  });

  it('rejects an overlong search and an invalid cursor', async () => {
    expect((await api.run(person.admin, LIST, { search: 'x'.repeat(201) })).code).toBe('BAD_USER_INPUT');
    expect((await api.run(person.admin, LIST, { after: 'nonsense' })).code).toBe('BAD_USER_INPUT');
  });

  it('shows a picture only to administrators, by any query', async () => {
    const { id } = await makePictureRow(api.em());
    expect((await api.run(person.admin, NODE, { id })).data.node!.id).toBe(id);
    expect((await api.run(person.investor, NODE, { id })).data.node).toBe(null);
    const { data } = await api.run(person.admin, ONE, { id });
    expect(data.picture!.shown!.avif).toMatch(/480\.avif 480w, .*1600\.avif 1600w$/);
    expect((await api.run(person.admin, ONE, { id: 'pic_nothing' })).data.picture).toBe(null);
  });
});

it('a picture lists the actions of an administrator', async () => {
  const { id } = await makePictureRow(api.em());
  const { data } = await api.run(person.admin, CAN, { id });
  expect(data.picture!.viewerCan).toEqual({ update: true, replace: true, delete: true });
});

describe('changing the description of a picture', () => {
  it('requires a text and an existing picture', async () => {
    const { id } = await makePictureRow(api.em());
    expect((await api.run(person.admin, UPDATE, { id, alt: '  Cables  ' })).data.updatePicture.picture.alt).toBe(
      'Cables',
    );
    expect((await api.run(person.admin, UPDATE, { id, alt: '  ' })).errors?.[0]?.message).toBe('Describe the picture');
    expect((await api.run(person.admin, UPDATE, { id, alt: 'x'.repeat(301) })).code).toBe('BAD_USER_INPUT');
    expect((await api.run(person.admin, UPDATE, { id: 'pic_nothing', alt: 'x' })).code).toBe('NOT_FOUND');
  });
});

describe('covers', () => {
  it('must be pictures of this site', async () => {
    const em = api.em();
    const article = makeArticle(em);
    await em.flush();
    const picture = await makePictureRow(api.em(), { alt: 'The harbor' });
    const { data } = await api.run(person.admin, COVER, { id: article.id, cover: picture.address });
    expect(data.updateArticle.article).toEqual({
      cover: picture.address,
      coverPicture: { alt: 'The harbor', src: `/pictures/${picture.hash}/1600.webp` },
    });
    const { data: visitorData } = await api.run(person.visitor, READ, { slug: article.slug });
    expect(visitorData.article!.coverPicture).toEqual({ alt: 'The harbor', width: 1600, height: 1067 });
    const missingPath = `/pictures/${'0'.repeat(32)}/10x10.webp`;
    for (const cover of [
      'https://elsewhere.example/a.png',
      '//elsewhere.example/a.png',
      'javascript:alert(1)',
      missingPath,
    ])
      expect((await api.run(person.admin, COVER, { id: article.id, cover })).code).toBe('BAD_USER_INPUT');
    // An update without `cover` keeps the cover.
    expect((await api.run(person.admin, TITLE, { id: article.id })).data.updateArticle.article.cover).toBe(
      picture.address,
    );
    const { data: off } = await api.run(person.admin, COVER, { id: article.id, cover: null });
    expect(off.updateArticle.article).toEqual({ cover: null, coverPicture: null });
  });
});

describe('deleting a picture', () => {
  it('requires confirmation while an article, a draft or a cover uses it', async () => {
    const em = api.em();
    const picture = await makePictureRow(em);
    const body = `![The rack](${picture.address})`;
    const inText = makeArticle(em, { title: 'In the text', body });
    makeArticle(em, { title: 'As the cover', cover: picture.address });
    makeCaseStudy(em, { title: 'In a study', body });
    await em.flush();
    const { data } = await api.run(person.admin, LIST, { search: picture.name });
    const node = data.pictures.nodes.find(({ path }) => path === picture.address);
    expect(node?.usedIn).toEqual([
      { kind: 'ARTICLE', title: 'As the cover' },
      { kind: 'CASE_STUDY', title: 'In a study' },
      { kind: 'ARTICLE', title: 'In the text' },
    ]);
    const result = await api.run(person.admin, DELETE, { id: picture.id });
    expect(result.code).toBe('CONFLICT');
    expect(
      (await api.run(person.admin, DELETE, { id: picture.id, even: true })).data.deletePicture.deletedPictureId,
    ).toBe(picture.id);
    const covers = await query(api.em(), 'select 1 from article where cover = $1', [picture.address]);
    expect(covers).toEqual([]);
    const [text] = await query<{ body: string }>(api.em(), 'select body from article where id = $1', [inText.id]);
    expect(text?.body).toBe(body);
  });

  it('requires no confirmation when the text no longer uses it or was deleted permanently', async () => {
    const em = api.em();
    const picture = await makePictureRow(em);
    const article = makeArticle(em, { body: `![x](${picture.address}) and again ![y](${picture.address})` });
    const other = makeArticle(em, { body: `![x](${picture.address})` });
    await em.flush();
    await api.execute(
      person.admin,
      'mutation ($id: ID!) { updateArticle(input: { id: $id, body: "No more" }) { article { id } } }',
      { id: article.id },
    );
    await api.execute(person.admin, 'mutation ($id: ID!) { deleteArticle(input: { id: $id }) { article { id } } }', {
      id: other.id,
    });
    // The article can be restored from the trash with its picture.
    expect((await api.run(person.admin, DELETE, { id: picture.id })).code).toBe('CONFLICT');
    await api.execute(
      person.admin,
      'mutation ($id: ID!) { deleteArticlePermanently(input: { id: $id }) { deletedArticleId } }',
      { id: other.id },
    );
    expect((await api.run(person.admin, DELETE, { id: picture.id })).data?.deletePicture?.deletedPictureId).toBe(
      picture.id,
    );
  });

  it('requires a recent confirmation and an existing picture', async () => {
    const { id } = await makePictureRow(api.em());
    expect((await api.run(unconfirmed, DELETE, { id })).code).toBe('STEP_UP_REQUIRED');
    expect((await api.run(person.admin, DELETE, { id: 'pic_nothing' })).code).toBe('NOT_FOUND');
  });
});

it('a new description of a cover updates every page cache', async () => {
  const version = async () =>
    (await query<{ version: string }>(api.em(), 'select version from content_version'))[0]?.version;
  const { id } = await makePictureRow(api.em());
  const before = await version();
  await api.run(person.admin, UPDATE, { id, alt: 'The harbor at noon' });
  expect(await version()).not.toBe(before);
});
