import { describe, expect, it } from 'vitest';
import { neededToPublish } from '#graphql/article-fields.ts';
import { query } from '#api/testing/query.ts';
import { person, useApi } from '#api/testing/api.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
import { makeArticle } from './article.factory.ts';
import {
  ArticleCheckTestCheckDocument as CHECK,
  ArticleCheckTestPublishDocument as PUBLISH,
  ArticleCheckTestUpdateDocument as UPDATE,
  ArticleWriteTestDeleteDocument as DELETE_ARTICLE,
} from '#graphql/generated/tests-content-articles.ts';

const api = useApi();

async function write(values: Partial<Article> = {}): Promise<Article> {
  const em = api.em();
  const article = makeArticle(em, values);
  await em.flush();
  return article;
}
const draft = (values: Partial<Article> = {}) => write({ status: ArticleStatus.DRAFT, publishedAt: null, ...values });

/** The result of the check of a text, as `severity line: message`. */
async function listIssues(body: string, fields: { title?: string; summary?: string } = {}): Promise<string[]> {
  const { data } = await api.run(person.admin, CHECK, {
    input: { title: 'A title', summary: 'A summary.', body, ...fields },
  });
  return data.articleChecks.map(({ severity, line, message }) => `${severity} ${line}: ${message}`);
}

describe('the publishing check', () => {
  it('finds no issues in a valid text', async () => {
    const { slug } = await write({ body: '## Keys\n\nIn your rack.' });
    const body = `## One\n\n### Two\n\n[Keys](/resources/${slug}#keys), [above](#one), [far](https://far.example/),
      [mail](mailto:desk@example.com), ![A rack](/figures/rack.svg)`;
    expect(await listIssues(body)).toEqual([]);
  });

  it.each([
    [
      'a script',
      '[x](javascript:alert(1))',
      'ERROR 1: “javascript:alert(1)” begins with javascript:, which is never shown as a link.',
    ],
    [
      'an unknown scheme',
      'x\n\n[x](ftp://far.example/)',
      'ERROR 3: “ftp://far.example/” begins with ftp:, which is never shown as a link.',
    ],
    [
      'an article that never was',
      '[x](/resources/never-was)',
      'ERROR 1: “/resources/never-was” links to an article that does not exist.',
    ],
    [
      'an anchor that is not there',
      '## Here\n\n[x](#there)',
      'ERROR 3: “#there” links to a section that does not exist.',
    ],
    [
      'a named link',
      '[x][1]\n\n[1]: /resources/never-was',
      'ERROR 3: “/resources/never-was” links to an article that does not exist.',
    ],
    ['no address', '[x]()', 'ERROR 1: “” is not a URL.'],
    [
      'a picture without words',
      '![](/figures/rack.svg)',
      'ERROR 1: A picture has no description for people who cannot see it.',
    ],
    ['a jump', '## One\n\n#### Two', 'WARNING 3: “Two” jumps from heading level 2 to 4.'],
    [
      'http',
      '[x](http://far.example/)',
      'WARNING 1: “http://far.example/” is not encrypted. Use https if the site supports it.',
    ],
  ])('finds %s', async (_name, body, issue) => {
    expect(await listIssues(body)).toEqual([issue]);
  });

  it('finds a missing summary and a title that is too long', async () => {
    expect(await listIssues('Text.', { summary: ' ', title: 'x'.repeat(71) })).toEqual([
      'ERROR null: The article has no summary for lists and search engines.',
      'WARNING null: The title has 71 characters; search engines show about 60.',
    ]);
  });

  it('checks links to other articles, including former slugs, and reports articles that are not published', async () => {
    const [live, hidden, deletedArticle] = [await write({ body: '## Here' }), await draft(), await write()];
    const former = live.slug;
    await api.execute(
      person.admin,
      'mutation ($id: ID!, $slug: String) { updateArticle(input: { id: $id, slug: $slug }) { article { id } } }',
      { id: live.id, slug: `${live.slug}-now` },
    );
    await api.run(person.admin, DELETE_ARTICLE, { id: deletedArticle.id });
    expect(await listIssues(`[a](/resources/${former}#here) [b](/resources/${former}#there)`)).toEqual([
      `ERROR 1: “/resources/${former}#there” links to a section that does not exist.`,
    ]);
    expect(await listIssues(`[a](/resources/${hidden.slug}) [b](/resources/${deletedArticle.slug})`)).toEqual([
      `ERROR 1: “/resources/${hidden.slug}” links to an article that is not published.`,
      `ERROR 1: “/resources/${deletedArticle.slug}” links to an article that does not exist.`,
    ]);
  });

  it('checks the draft of an article, and a text that is not saved yet', async () => {
    const { id } = await write();
    const save =
      'mutation ($id: ID!, $body: String) { saveArticleDraft(input: { id: $id, body: $body }) { article { id } } }';
    await api.execute(person.admin, save, { id, body: '![](/figures/rack.svg)' });
    expect((await api.run(person.admin, CHECK, { id })).data.articleChecks).toMatchObject([{ field: 'BODY', line: 1 }]);
    expect((await api.run(person.admin, CHECK, { id, input: { summary: '' } })).data.articleChecks).toHaveLength(2);
    expect((await api.run(person.admin, CHECK, { id, input: { body: 'Mended.' } })).data.articleChecks).toEqual([]);
  });

  it('reports the fields that the forms call needed to publish, and no others', async () => {
    const { data } = await api.run(person.admin, CHECK, { input: { title: 'Nothing but a title' } });
    expect(data.articleChecks.map(({ field }) => field.toLowerCase())).toEqual(neededToPublish);
  });

  it('handles hostile text', async () => {
    expect(await listIssues(`${'['.repeat(5_000)}x${']('.repeat(100)}`)).toEqual([]);
    expect(await listIssues('[x](http://[)')).toEqual(['ERROR 1: “http://[” is not a URL.']);
    expect(await listIssues('[x](/resources/%E0%A4%A)')).toEqual([
      'ERROR 1: “/resources/%E0%A4%A” links to an article that does not exist.',
    ]);
  });

  it('is limited to existing articles', async () => {
    expect((await api.run(person.admin, CHECK, { id: 'art_00000000000000000000000000000000' })).code).toBe('NOT_FOUND');
  });
});

describe('publishing on the admin page', () => {
  const readAuditLog = (id: string) =>
    query<{ kind: string; details: Record<string, unknown> }>(
      api.em(),
      'select kind, details from audit_event where subject_id = $1 order by seq',
      [id],
    );

  it('is refused with a list of the errors, both at once and as a schedule', async () => {
    const { id } = await draft({ summary: '' });
    for (const at of [null, '2099-01-01T00:00:00Z']) {
      const { code, errors } = await api.run(person.admin, PUBLISH, { input: { id, at } });
      expect(code).toBe('BAD_USER_INPUT');
      expect(errors?.[0]?.message).toBe(
        'The publishing check found errors. Fix them, or give an overrideReason. The article has no summary for lists and search engines.',
      );
      expect(errors?.[0]?.extensions?.['fields']).toMatchObject([{ path: ['input', 'overrideReason'] }]);
    }
    expect(await readAuditLog(id)).toEqual([]);
  });

  it('is not refused because of warnings', async () => {
    const { id } = await draft({ body: '#### Deep' });
    expect((await api.run(person.admin, PUBLISH, { input: { id } })).data.publishArticle.article.status).toBe(
      'PUBLISHED',
    );
  });

  it('continues with a reason, which the audit log keeps', async () => {
    const { id } = await draft({ summary: '' });
    const reason = 'The summary follows tonight.';
    expect(
      (await api.run(person.admin, PUBLISH, { input: { id, overrideReason: reason } })).data.publishArticle.article
        .status,
    ).toBe('PUBLISHED');
    expect(await readAuditLog(id)).toMatchObject([{ kind: 'article.published', details: { reason, errors: 1 } }]);
  });

  it.each(['', '  short    ', 'x'.repeat(501)])('rejects the reason %j', async (reason) => {
    const { id } = await draft({ summary: '' });
    const { code, errors } = await api.run(person.admin, PUBLISH, { input: { id, overrideReason: reason } });
    expect([code, errors?.[0]?.extensions?.['fields']]).toMatchObject([
      'BAD_USER_INPUT',
      [{ path: ['input', 'overrideReason'] }],
    ]);
  });

  const overrideReason = 'The target goes live tonight.';
  const CHECK_FAILED = [
    'BAD_USER_INPUT',
    'The publishing check found errors. Fix them, or give an overrideReason. Line 1: “/resources/never-was” links to an article that does not exist.',
    [{ path: ['input', 'overrideReason'] }],
  ];
  const body = '[x](/resources/never-was)';

  it('with publishArticle is refused because of errors, unless the input has a reason', async () => {
    const { id } = await draft({ body });
    const { code, errors } = await api.run(person.admin, PUBLISH, { input: { id } });
    expect([code, errors?.[0]?.message, errors?.[0]?.extensions?.['fields']]).toMatchObject(CHECK_FAILED);
    expect((await api.run(person.admin, PUBLISH, { input: { id, overrideReason: 'short' } })).code).toBe(
      'BAD_USER_INPUT',
    );
    expect(await readAuditLog(id)).toEqual([]);
    expect(
      (await api.run(person.admin, PUBLISH, { input: { id, overrideReason } })).data.publishArticle.article.status,
    ).toBe('PUBLISHED');
    expect(await readAuditLog(id)).toMatchObject([
      { kind: 'article.published', details: { reason: overrideReason, errors: 1 } },
    ]);
  });

  it.each([ArticleStatus.PUBLISHED, ArticleStatus.SCHEDULED])(
    'with updateArticle of a %s article is refused in the same way',
    async (status) => {
      const { id } = await write({ status, body: 'In order.' });
      const { code, errors } = await api.run(person.admin, UPDATE, { input: { id, body } });
      expect([code, errors?.[0]?.message, errors?.[0]?.extensions?.['fields']]).toMatchObject(CHECK_FAILED);
      expect(await readAuditLog(id)).toEqual([]);
      expect(
        (await api.run(person.admin, UPDATE, { input: { id, body, overrideReason } })).data.updateArticle.article.body,
      ).toBe(body);
      expect(await readAuditLog(id)).toMatchObject([
        { kind: 'article.updated', details: { reason: overrideReason, errors: 1 } },
      ]);
    },
  );

  it('is not required to save a draft', async () => {
    const { id } = await draft();
    expect((await api.run(person.admin, UPDATE, { input: { id, body } })).data.updateArticle.article.body).toBe(body);
  });
});
