import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Article } from '../articles/article.entity.ts';
import { makeArticle } from '../articles/article.factory.ts';
import { entities } from '../features.ts';
import { openOrm } from '../platform/orm.ts';
import { query } from '../platform/sql.ts';
import { cloneDatabase } from '../testing/database.ts';
import { importForeign } from './content.foreign-importing.service.ts';
import type { ForeignContent } from './content.foreign.ts';
import { readGhost } from './content.ghost.ts';
import { readWordPress } from './content.wordpress.ts';

const orms: MikroORM[] = [];
let em: SqlEntityManager;
beforeAll(async () => void (em = await emptySite()));
afterAll(() => Promise.all(orms.map((orm) => orm.close())));

async function emptySite(): Promise<SqlEntityManager> {
  const orm = await openOrm((await cloneDatabase('foreign')).url, entities, 2);
  orms.push(orm);
  return orm.em.fork();
}

const bring = (content: ForeignContent, keepPublished = false, into = em) =>
  importForeign(into, content, { keepPublished, siteName: 'Safe AI' });
const article = (slug: string, from = em) => from.findOneOrFail(Article, { slug }, { populate: ['category'] });

const item = (fields: Record<string, string>, more = '') => `<item>
  <title>${fields['title'] ?? 'A post'}</title>
  <link>${fields['link'] ?? 'https://old.example/a-post/'}</link>
  <dc:creator><![CDATA[${fields['author'] ?? 'ada'}]]></dc:creator>
  <content:encoded><![CDATA[${fields['content'] ?? '<!-- wp:paragraph --><p>Text.</p><!-- /wp:paragraph -->'}]]></content:encoded>
  <excerpt:encoded><![CDATA[${fields['excerpt'] ?? ''}]]></excerpt:encoded>
  <wp:post_date_gmt>${fields['date'] ?? '2024-05-01 09:30:00'}</wp:post_date_gmt>
  <wp:post_name>${fields['slug'] ?? 'a-post'}</wp:post_name>
  <wp:status>${fields['status'] ?? 'publish'}</wp:status>
  <wp:post_type>${fields['type'] ?? 'post'}</wp:post_type>
  <wp:post_password></wp:post_password>
  ${more}
</item>`;
const wxr = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old site</title><wp:wxr_version>1.2</wp:wxr_version>
<wp:author><wp:author_login><![CDATA[ada]]></wp:author_login><wp:author_display_name><![CDATA[Ada Archivist]]></wp:author_display_name></wp:author>
${items.join('\n')}</channel></rss>`;

describe('an export of WordPress', () => {
  it('of the classic editor keeps text apart from the list that follows it', async () => {
    const content = 'Before:\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\nAfter.\n\nLast\nline.';
    await bring(readWordPress(wxr(item({ slug: 'classic-list', title: 'Classic list', content }))));
    expect((await article('classic-list')).body.trim()).toBe('Before:\n\n- one\n- two\n\nAfter.\n\nLast\\\nline.');
  });

  it('becomes drafts with title, summary, author, category and text as Markdown', async () => {
    const content =
      '<!-- wp:heading --><h1>Why &amp; how</h1><!-- /wp:heading --><p>It <strong>runs</strong> <a href="https://example.org/x">here</a>.</p><ul><li>one</li><li>two</li></ul>';
    const category = '<category domain="category" nicename="field-notes"><![CDATA[Field notes]]></category>';
    await bring(
      readWordPress(wxr(item({ slug: 'first', title: 'First &amp; best', excerpt: 'In short.', content }, category))),
    );
    const first = await article('first');
    expect([first.title, first.summary, first.authorName, first.category?.name, first.status]).toEqual([
      'First & best',
      'In short.',
      'Ada Archivist',
      'Field notes',
      'DRAFT',
    ]);
    expect(first.body).toBe('## Why & how\n\nIt **runs** [here](https://example.org/x).\n\n- one\n- two\n');
    expect(first.bodyHtml).toContain('<strong>runs</strong>');
  });

  it('stays published, with its date, where that is wanted; what was private or planned there does not', async () => {
    const posts = wxr(
      item({ slug: 'open' }),
      item({ slug: 'private', status: 'private', title: 'Private' }),
      item({ slug: 'planned', status: 'future', title: 'Planned' }),
    );
    const report = await bring(readWordPress(posts), true);
    const open = await article('open');
    expect([open.status, open.publishedAt?.toISOString()]).toEqual(['PUBLISHED', '2024-05-01T09:30:00.000Z']);
    expect([(await article('private')).status, (await article('planned')).status]).toEqual(['DRAFT', 'DRAFT']);
    expect(report.notes).toEqual(['Private: “private” there, a draft here', 'Planned: “future” there, a draft here']);
  });

  it('leads links between its posts here, by any of their addresses', async () => {
    const content =
      '<p><a href="http://old.example/second">one</a> <a href="https://old.example/elsewhere/">two</a></p>';
    await bring(
      readWordPress(
        wxr(
          item({ slug: 'linking', title: 'Linking', content, link: 'https://old.example/linking/' }),
          item({ slug: 'second', title: 'Second', link: 'https://old.example/second/' }),
        ),
      ),
    );
    expect((await article('linking')).body).toBe('[one](/resources/second) [two](https://old.example/elsewhere/)\n');
  });

  it('tells what was not understood: pictures, frames, shortcodes, comments, tags, fields, other kinds', async () => {
    const content =
      '<p>[gallery ids="1,2"] <img src="https://old.example/a.jpg" alt="A"></p><iframe src="https://video.example"></iframe>';
    const more = `<category domain="post_tag" nicename="x"><![CDATA[Tagged]]></category>
      <wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>
      <wp:postmeta><wp:meta_key>_edit_last</wp:meta_key></wp:postmeta><wp:postmeta><wp:meta_key>price</wp:meta_key></wp:postmeta>`;
    const report = await bring(
      readWordPress(
        wxr(
          item({ slug: 'rich', title: 'Rich', content }, more),
          item({ type: 'attachment', title: 'a.jpg' }),
          item({ type: 'nav_menu_item' }),
          item({ status: 'trash' }),
        ),
      ),
    );
    expect(report).toEqual({
      created: 1,
      known: 0,
      notes: [
        'Rich: tags left out: Tagged',
        'Rich: 1 × comments left out',
        'Rich: 1 × custom fields left out',
        'Rich: 1 × [gallery] stands in the text as it is',
        'Rich: 1 × <iframe> left out',
        'Rich: 1 picture not copied: upload and place them',
        '1 × attachment in the file: no articles, left',
        '1 × nav_menu_item in the file: no articles, left',
        '1 × post in the trash in the file: no articles, left',
      ],
    });
  });

  it('of the classic editor keeps its paragraphs', async () => {
    await bring(readWordPress(wxr(item({ slug: 'classic', content: 'One.\n\nTwo,\nstill two.\n\n<h2>Three</h2>' }))));
    expect((await article('classic')).body).toBe('One.\n\nTwo,\\\nstill two.\n\n## Three\n');
  });

  it('a second time brings only what is new, and never takes another article’s address', async () => {
    const site = await emptySite();
    makeArticle(site, { slug: 'taken', title: 'Mine' });
    await site.flush();
    const one = item({ slug: 'taken', title: 'Theirs' });
    expect(await bring(readWordPress(wxr(one)), false, site)).toMatchObject({ created: 1, known: 0 });
    expect((await article('taken-2', site)).title).toBe('Theirs');
    const again = await bring(readWordPress(wxr(item({ slug: 'new', title: 'New' }), one)), false, site);
    expect(again).toMatchObject({ created: 1, known: 1 });
    expect(await site.count(Article)).toBe(3);
  });

  it.each([
    ['a bomb of entities', '<!DOCTYPE lolz [<!ENTITY lol "lol">]><rss><channel/></rss>', 'declares a document type'],
    ['a feed', '<rss><channel><title>x</title></channel></rss>', 'no export of WordPress'],
    ['a torn file', wxr(item({})).slice(0, 400), 'no whole XML'],
    ['no XML', 'PK\u0003\u0004', 'no'],
  ])('that is %s is refused with a sentence', (_name, xml, sentence) => {
    expect(() => readWordPress(xml)).toThrow(sentence);
  });

  it('holds scripts and handlers back, whatever a post carries', async () => {
    const content =
      '<p onclick="x()">A <a href="javascript:alert(1)">b</a><script>alert(2)</script><svg onload="x()"></svg></p>';
    await bring(readWordPress(wxr(item({ slug: 'hostile', title: 'Hostile', content }))));
    const { bodyHtml } = await article('hostile');
    expect(bodyHtml).not.toMatch(/script|onclick|onload|javascript:/);
  });
});

const ghostPost = (given: Record<string, unknown>) => ({
  id: '1',
  title: 'A post',
  slug: 'a-post',
  html: '<p>Text.</p>',
  status: 'published',
  type: 'post',
  visibility: 'public',
  published_at: '2024-05-01T09:30:00.000Z',
  ...given,
});
const ghost = (data: Record<string, unknown>) => JSON.stringify({ db: [{ meta: { version: '5.80.0' }, data }] });

describe('an export of Ghost', () => {
  it('becomes articles with their first tag as category, and links between posts led here', async () => {
    const html = '<p>See <a href="__GHOST_URL__/other/">the other</a> and <a href="__GHOST_URL__/about/">more</a>.</p>';
    const report = await bring(
      readGhost(
        ghost({
          posts: [
            ghostPost({ slug: 'ghostly', title: 'Ghostly', html, custom_excerpt: 'Briefly.' }),
            ghostPost({ id: 2, slug: 'other', title: 'Other', visibility: 'members' }),
          ],
          tags: [
            { id: 't1', name: '#internal' },
            { id: 't2', name: 'Field notes' },
            { id: 't3', name: 'More' },
          ],
          users: [{ id: 'u1', name: 'Grace Ghost' }],
          posts_tags: [
            { post_id: '1', tag_id: 't3', sort_order: 2 },
            { post_id: '1', tag_id: 't2', sort_order: 1 },
            { post_id: '1', tag_id: 't1', sort_order: 0 },
          ],
          posts_authors: [{ post_id: '1', author_id: 'u1', sort_order: 0 }],
          newsletters: [{ id: 1 }],
        }),
      ),
      true,
    );
    const found = await article('ghostly');
    expect([found.summary, found.authorName, found.category?.name, found.status]).toEqual([
      'Briefly.',
      'Grace Ghost',
      'Field notes',
      'PUBLISHED',
    ]);
    expect(found.body).toBe('See [the other](/resources/other) and [more](/about/).\n');
    const other = await article('other');
    expect([other.status, other.authorName]).toEqual(['DRAFT', 'Safe AI']);
    expect(report.notes).toEqual([
      'Ghostly: further tags left out: More',
      'Other: was for “members” only, a draft here',
      '1 × newsletters in the file: no articles, left',
    ]);
    expect(await query(em, "select 1 from audit_event where kind = 'content.imported' limit 1")).toHaveLength(1);
  });

  it('with a text too long leaves that one and says so', async () => {
    const site = await emptySite();
    const posts = [
      ghostPost({ html: `<p>${'x'.repeat(200_001)}</p>`, title: 'Long' }),
      ghostPost({ id: 3, slug: 'short' }),
    ];
    const report = await bring(readGhost(ghost({ posts })), false, site);
    expect(report).toMatchObject({ created: 1, notes: ['Long: is longer than 200000 characters and was not brought'] });
    expect(await site.count(Article)).toBe(1);
  });

  it.each(['{', '{"db": []}', '[]', '{"db": [{"data": {"posts": [{}]}}]}'])('that is %s is refused', (json) => {
    expect(() => readGhost(json)).toThrow(/no export of Ghost|no whole JSON/);
  });
});
