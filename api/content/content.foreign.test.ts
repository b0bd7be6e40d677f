import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { beforeAll, describe, expect, it } from 'vitest';
import { Article } from '../articles/article.entity.ts';
import { makeArticle } from '../articles/article.factory.ts';
import { bring, item, useEmptySites, wxr } from './content.foreign.factory.ts';
import { readWordPress } from './content.wordpress.ts';

const emptySite = useEmptySites();
let em: SqlEntityManager;
beforeAll(async () => void (em = await emptySite()));

const article = (slug: string, from = em) => from.findOneOrFail(Article, { slug }, { populate: ['category'] });

describe('a WordPress export', () => {
  it('from the classic editor keeps a paragraph separate from the list that follows it', async () => {
    const content = 'Before:\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\nAfter.\n\nLast\nline.';
    await bring(em, readWordPress(wxr(item({ slug: 'classic-list', title: 'Classic list', content }))));
    expect((await article('classic-list')).body.trim()).toBe('Before:\n\n- one\n- two\n\nAfter.\n\nLast\\\nline.');
  });

  it('becomes drafts with title, summary, author, category and text as Markdown', async () => {
    const content =
      '<!-- wp:heading --><h1>Why &amp; how</h1><!-- /wp:heading --><p>It <strong>runs</strong> <a href="https://example.org/x">here</a>.</p><ul><li>one</li><li>two</li></ul>';
    const category = '<category domain="category" nicename="field-notes"><![CDATA[Field &amp; lab notes]]></category>';
    await bring(
      em,
      readWordPress(
        wxr(
          item(
            { slug: 'first', title: '<![CDATA[First &amp; <em>best</em>]]>', excerpt: 'In short.', content },
            category,
          ),
        ),
      ),
    );
    const first = await article('first');
    expect([first.title, first.summary, first.authorName, first.category?.name, first.status]).toEqual([
      'First & best',
      'In short.',
      'Ada Archivist',
      'Field & lab notes',
      'DRAFT',
    ]);
    expect(first.body).toBe('## Why & how\n\nIt **runs** [here](https://example.org/x).\n\n- one\n- two\n');
    expect(first.bodyHtml).toContain('<strong>runs</strong>');
  });

  it('keeps published posts published with the option keepPublished, and imports private and scheduled posts as drafts', async () => {
    const posts = wxr(
      item({ slug: 'open' }),
      item({ slug: 'private', status: 'private', title: 'Private' }),
      item({ slug: 'planned', status: 'future', title: 'Planned' }),
    );
    const report = await bring(em, readWordPress(posts), { keepPublished: true });
    const open = await article('open');
    expect([open.status, open.publishedAt?.toISOString()]).toEqual(['PUBLISHED', '2024-05-01T09:30:00.000Z']);
    expect([(await article('private')).status, (await article('planned')).status]).toEqual(['DRAFT', 'DRAFT']);
    expect(report.notes).toEqual([
      'Private: imported as a draft: its status was “private”',
      'Planned: imported as a draft: its status was “future”',
    ]);
  });

  it('converts links between its posts, by any of their URLs', async () => {
    const content =
      '<p><a href="http://old.example/second">one</a> <a href="https://old.example/elsewhere/">two</a></p>';
    await bring(
      em,
      readWordPress(
        wxr(
          item({ slug: 'linking', title: 'Linking', content, link: 'https://old.example/linking/' }),
          item({ slug: 'second', title: 'Second', link: 'https://old.example/second/' }),
        ),
      ),
    );
    expect((await article('linking')).body).toBe('[one](/resources/second) [two](https://old.example/elsewhere/)\n');
  });

  it('reports what was not imported: pictures, frames, shortcodes, comments, tags, fields and other post types', async () => {
    const content =
      '<p>[gallery ids="1,2"] <img src="https://old.example/a.jpg" alt="A"></p><iframe src="https://video.example"></iframe>';
    const more = `<category domain="post_tag" nicename="x"><![CDATA[Tagged]]></category>
      <wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>
      <wp:postmeta><wp:meta_key>_edit_last</wp:meta_key></wp:postmeta><wp:postmeta><wp:meta_key>price</wp:meta_key></wp:postmeta>`;
    const report = await bring(
      em,
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
      pictures: 0,
      notes: [
        'Rich: 1 × comments left out',
        'Rich: 1 × custom fields left out: price',
        'Rich: 1 × [gallery] stands in the text as it is',
        'Rich: picture not imported: https://old.example/a.jpg: No folder of pictures was given (--pictures).',
        'Rich: 1 × <iframe> became a link',
        'Rich: tags left out: Tagged',
        'not imported (not an article): 1 × attachment',
        'not imported (not an article): 1 × nav_menu_item',
        'not imported (not an article): 1 × post in the trash',
      ],
    });
  });

  it('from the classic editor keeps its paragraphs', async () => {
    await bring(
      em,
      readWordPress(wxr(item({ slug: 'classic', content: 'One.\n\nTwo,\nstill two.\n\n<h2>Three</h2>' }))),
    );
    expect((await article('classic')).body).toBe('One.\n\nTwo,\\\nstill two.\n\n## Three\n');
  });

  it('imports only new posts the second time, and never uses another article’s URL', async () => {
    const site = await emptySite();
    makeArticle(site, { slug: 'taken', title: 'Mine' });
    await site.flush();
    const one = item({ slug: 'taken', title: 'Theirs' });
    expect(await bring(site, readWordPress(wxr(one)))).toMatchObject({ created: 1, known: 0 });
    expect((await article('taken-2', site)).title).toBe('Theirs');
    const again = await bring(site, readWordPress(wxr(item({ slug: 'new', title: 'New' }), one)));
    expect(again).toMatchObject({ created: 1, known: 1 });
    expect(await site.count(Article)).toBe(3);
  });

  it.each([
    ['a bomb of entities', '<!DOCTYPE lolz [<!ENTITY lol "lol">]><rss><channel/></rss>', 'declares a document type'],
    ['a feed', '<rss><channel><title>x</title></channel></rss>', 'not an export of WordPress'],
    ['a torn file', wxr(item({})).slice(0, 400), 'not complete XML'],
    ['no XML', 'PK\u0003\u0004', 'no'],
  ])('that is %s is refused with an error message', (_name, xml, sentence) => {
    expect(() => readWordPress(xml)).toThrow(sentence);
  });

  it('is imported without scripts and event handlers', async () => {
    const content =
      '<p onclick="x()">A <a href="javascript:alert(1)">b</a><script>alert(2)</script><svg onload="x()"></svg></p>';
    await bring(em, readWordPress(wxr(item({ slug: 'hostile', title: 'Hostile', content }))));
    const { bodyHtml } = await article('hostile');
    expect(bodyHtml).not.toMatch(/script|onclick|onload|javascript:/);
  });
});
