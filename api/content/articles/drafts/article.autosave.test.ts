import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { person, useApi } from '#api/testing/api.ts';
import { type Article, ArticleStatus } from '../article.entity.ts';
import { makeArticle } from '../article.factory.ts';
import { listThinnedVersions } from './article.versions.service.ts';
import {
  ArticleDraftsTestPublishDocument as PUBLISH,
  ArticleDraftsTestSaveDocument as SAVE,
  ArticleDraftsTestVersionsDocument as VERSIONS,
} from '#graphql/generated/tests-content-articles.ts';

const api = useApi();
const bob = { ...person.admin, id: 'usr_bob', name: 'Bob Admin' };
const unpublished = { status: ArticleStatus.DRAFT, publishedAt: null };

async function write(values: Partial<Article> = {}): Promise<Article> {
  const em = api.em();
  const article = makeArticle(em, values);
  await em.flush();
  return article;
}
const autosave = async (id: string, input: object, who: typeof person.admin | typeof bob = person.admin) =>
  (await api.run(who, SAVE, { input: { id, ...input, isAutosave: true } })).data.saveArticleDraft.article;
const listVersions = async (id: string) =>
  (await api.run(person.admin, VERSIONS, { id })).data.articleVersions.nodes.map(({ version }) => version);
const readCacheVersion = () => query(api.em(), 'select version from content_version');
const countEvents = async (id: string) =>
  (await query(api.em(), 'select kind from audit_event where subject_id = $1', [id])).length;

describe('an article that is saved while its author types', () => {
  it('has one automatic version a minute, and every version that a person saved', async () => {
    const { id } = await write(unpublished);
    const readMinute = async () => (await query(api.em(), "select date_trunc('minute', now())::text as minute"))[0];
    const begun = await readMinute();
    for (const body of ['W', 'Wo', 'Wor']) await autosave(id, { body });
    await api.run(person.admin, SAVE, { input: { id, body: 'Word' } });
    const last = await autosave(id, { body: 'Words' });
    expect(last).toMatchObject({ body: 'Words', version: 6 });
    // The text from before, the newest automatic version of this minute, and the one between that a person saved.
    const versions = await listVersions(id);
    expect(versions).toEqual(expect.arrayContaining([6, 5, 1]));
    // A minute that ends in between keeps its newest version, too.
    const isOneMinute = JSON.stringify(await readMinute()) === JSON.stringify(begun);
    expect(versions).toHaveLength(isOneMinute ? 4 : 5);
  });

  it('does not clear the page caches before it is published, and its publication does', async () => {
    const { id } = await write(unpublished);
    const before = await readCacheVersion();
    await autosave(id, { body: 'Nobody reads this.' });
    expect(await readCacheVersion()).toEqual(before);
    await api.run(person.admin, PUBLISH, { input: { id } });
    expect(await readCacheVersion()).not.toEqual(before);
  });

  it('has one event in the audit log for each person who types, not one for each save', async () => {
    const { id } = await write(unpublished);
    for (const body of ['A', 'B', 'C']) await autosave(id, { body });
    expect(await countEvents(id)).toBe(1);
    await autosave(id, { body: 'D' }, bob);
    expect(await countEvents(id)).toBe(2);
    const live = await write();
    for (const body of ['A', 'B', 'C']) await autosave(live.id, { body });
    expect(await countEvents(live.id)).toBe(1);
  });

  it('keeps the published text of a live article, and a version that was published', async () => {
    const { id, slug } = await write({ body: 'Live.' });
    await autosave(id, { body: 'Waiting.' });
    expect(await query(api.em(), 'select body from article where id = $1', [id])).toEqual([{ body: 'Live.' }]);
    await api.run(person.admin, PUBLISH, { input: { id } });
    const published = Math.max(...(await listVersions(id)));
    await autosave(id, { body: 'Next.' });
    await autosave(id, { body: 'Next one.' });
    expect(await listVersions(id)).toContain(published);
    expect(slug).toBeTruthy();
  });

  it('gets its URL name from the whole title, unless it was published or has one of its own', async () => {
    const { id } = await write({ ...unpublished, title: 'How we', slug: 'how-we' });
    expect(await autosave(id, { title: 'How we work offline', slug: 'how-we' })).toMatchObject({
      slug: 'how-we-work-offline',
    });
    expect(await autosave(id, { title: 'How we work, offline' })).toMatchObject({ slug: 'how-we-work-offline' });
    expect(await autosave(id, { title: 'Another', slug: 'chosen' })).toMatchObject({ slug: 'chosen' });
    expect(await autosave(id, { title: 'Changed' })).toMatchObject({ slug: 'chosen' });
    const former = await write({ status: ArticleStatus.DRAFT, title: 'Old name', slug: 'old-name' });
    expect(await autosave(former.id, { title: 'New name' })).toMatchObject({ slug: 'old-name' });
  });
});

describe('the history of automatic versions', () => {
  it('has one a minute for an hour, one an hour for a day, and one a day before', () => {
    const now = new Date('2026-11-26T12:00:30Z');
    const times = [
      '2026-11-26T12:00:20Z',
      '2026-11-26T12:00:10Z',
      '2026-11-26T11:59:00Z',
      '2026-11-26T10:50:00Z',
      '2026-11-26T10:40:00Z',
      '2026-11-26T09:30:00Z',
      '2026-11-24T20:00:00Z',
      '2026-11-24T10:00:00Z',
      '2026-11-23T10:00:00Z',
    ];
    const rows = times.map((savedAt, at) => ({ version: 9 - at, savedAt, autosaved: true }));
    expect(listThinnedVersions(rows, now)).toEqual([8, 5, 2]);
    expect(
      listThinnedVersions(
        rows.map((row) => ({ ...row, autosaved: false })),
        now,
      ),
    ).toEqual([]);
  });
});
