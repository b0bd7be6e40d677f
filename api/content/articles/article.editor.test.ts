import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { person, useApi } from '#api/testing/api.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { ArticleStatus } from './article.entity.ts';
import { makeArticle } from './article.factory.ts';
import {
  AdminArticleTestPreviewDocument as PREVIEW,
  AdminArticleTestUpdateDocument as UPDATE,
  AdminArticleTestVersionsDocument as VERSIONS,
  ArticleTrashTestCreateDocument as CREATE,
  AdminArticleTestListDocument as LIST,
  AdminArticleTestReadDocument as READ,
  AdminArticleTestUnpublishDocument as UNPUBLISH,
  AdminArticleTestTrashDocument as TRASH,
} from '#graphql/generated/tests-content-articles.ts';

const api = useApi();

async function article(values: Parameters<typeof makeArticle>[1] = {}) {
  const em = api.em();
  const row = makeArticle(em, values);
  await em.flush();
  return row;
}

const save = (id: string, body: string, expectedVersion?: number) =>
  api.run(person.admin, UPDATE, { input: { id, body, expectedVersion } });

describe('two administrators who edit one article', () => {
  it('the second save returns CONFLICT, and the text of the first save stays', async () => {
    const { id } = await article({ body: 'As it was.' });
    expect((await save(id, 'By the first.', 1)).data.updateArticle.article).toEqual({
      version: 2,
      body: 'By the first.',
    });
    const { code, errors } = await save(id, 'By the second.', 1);
    expect(code).toBe('CONFLICT');
    expect(errors?.[0]?.extensions?.['fields']).toMatchObject([{ path: ['input', 'expectedVersion'] }]);
    const { data } = await api.run(person.admin, VERSIONS, { id });
    expect(data.articleVersions.nodes[0]).toMatchObject({ version: 2, body: 'By the first.' });
  });

  it('a person learns who saved: another person by name, or the same person elsewhere', async () => {
    const { id } = await article({ body: 'As it was.' });
    const em = api.em();
    const account = makeUser(em, { name: 'Ada Miller', roles: ['ADMIN'] });
    await em.flush();
    const ada = { ...person.admin, id: account.id };
    const saveAs = (who: Viewer) => api.run(who, UPDATE, { input: { id, body: 'Changed.', expectedVersion: 1 } });
    await saveAs(ada);
    expect((await saveAs(ada)).errors?.[0]?.message).toMatch(/^You saved this article elsewhere after you opened it\./);
    expect((await saveAs(person.admin)).errors?.[0]?.message).toMatch(/^Ada Miller saved this article after/);
  });

  it('one of several simultaneous saves from the same version succeeds', async () => {
    const { id } = await article();
    const answers = await Promise.all([1, 2, 3, 4].map((number) => save(id, `Save ${number}.`, 1)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(3);
  });

  it('a save without an expected version overwrites the text, and the history keeps the former one', async () => {
    const { id } = await article({ body: 'As it was.' });
    await save(id, 'Second text.');
    await save(id, 'Third text.');
    const { data } = await api.run(person.admin, VERSIONS, { id });
    expect(data.articleVersions.nodes).toMatchObject([
      { version: 3, body: 'Third text.', savedBy: { accountId: person.admin.id, name: 'Ada Admin' } },
      { version: 2, body: 'Second text.', savedBy: { accountId: person.admin.id, name: 'Ada Admin' } },
      { version: 1, body: 'As it was.', savedBy: null },
    ]);
  });
});

describe('the article editor', () => {
  it('previews a text as readers see it, without scripts', async () => {
    const { data } = await api.run(person.admin, PREVIEW, { body: '## Here\n\n<script>alert(1)</script>' });
    expect(data.previewArticle.bodyTree[0]).toEqual(['h2', { id: 'here' }, 'Here']);
    expect(JSON.stringify(data)).not.toContain('script');
    expect((await api.run(person.admin, PREVIEW, { body: 'x'.repeat(200_001) })).code).toBe('BAD_USER_INPUT');
  });

  it('filters the list by status, and never shows drafts to visitors', async () => {
    const draft = await article({ status: ArticleStatus.DRAFT, publishedAt: null });
    const f = { status: ArticleStatus.DRAFT };
    const { data } = await api.run(person.admin, LIST, { f });
    expect(data.articles.nodes).toContainEqual({ id: draft.id, status: 'DRAFT' });
    expect(data.articles.nodes.every(({ status }) => status === 'DRAFT')).toBe(true);
    expect((await api.run(person.visitor, LIST, { f })).data.articles.nodes).toEqual([]);
  });

  it('records each action on an article in the audit log', async () => {
    const run = (operation: string) => api.execute(person.admin, operation);
    const input = { title: 'Traced', summary: 'About it.' };
    const { data } = await api.run(person.admin, CREATE, { input });
    const { article: created } = data.createArticle;
    const id = JSON.stringify(created.id);
    await run(`mutation { updateArticle(input: { id: ${id}, body: "x" }) { article { id } } }`);
    await run(`mutation { publishArticle(input: { id: ${id}, at: "2099-01-01T00:00:00Z" }) { article { id } } }`);
    await run(`mutation { publishArticle(input: { id: ${id} }) { article { id } } }`);
    await run(`mutation { unpublishArticle(input: { id: ${id} }) { article { id } } }`);
    await run(`mutation { deleteArticle(input: { id: ${id} }) { article { id } } }`);
    const sql = 'select kind from audit_event where subject_id = $1 and actor_id = $2 order by seq';
    const rows = await query<{ kind: string }>(api.em(), sql, [created.id, person.admin.id]);
    expect(rows.map(({ kind }) => kind.replace('article.', ''))).toEqual([
      'created',
      'updated',
      'scheduled',
      'published',
      'unpublished',
      'trashed',
    ]);
  });
});

describe('the actions that a viewer can take on an article', () => {
  const [none, all] = [
    { update: false, publish: false, unpublish: false, delete: false, restore: false, deletePermanently: false },
    { update: true, publish: true, unpublish: true, delete: true, restore: false, deletePermanently: false },
  ];

  it('depend on the status of the article for administrators', async () => {
    const { id, slug } = await article({ status: ArticleStatus.PUBLISHED });
    expect((await api.run(person.admin, READ, { slug })).data.article!.viewerCan).toEqual(all);
    const { data } = await api.run(person.admin, UNPUBLISH, { id });
    expect(data.unpublishArticle.article.viewerCan).toEqual({ ...all, unpublish: false });
    const deleted = await api.run(person.admin, TRASH, { id });
    expect(deleted.data.deleteArticle.article.viewerCan).toEqual({ ...none, restore: true, deletePermanently: true });
  });

  it('do not exist for visitors and investors', async () => {
    const { slug } = await article({ status: ArticleStatus.PUBLISHED });
    for (const viewer of [person.visitor, person.investor])
      expect((await api.run(viewer, READ, { slug })).data.article!.viewerCan).toEqual(none);
  });
});
