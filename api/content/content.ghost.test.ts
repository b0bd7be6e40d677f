import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Article } from '../articles/article.entity.ts';
import { query } from '../testing/query.ts';
import { getPng } from '../testing/picture-files.ts';
import { bring, ghost, ghostPost, useEmptySites } from './content.foreign.factory.ts';
import { PictureFolder } from './content.foreign-pictures.ts';
import { readGhost } from './content.ghost.ts';

const emptySite = useEmptySites();
let em: SqlEntityManager;
beforeAll(async () => void (em = await emptySite()));

const article = (slug: string) => em.findOneOrFail(Article, { slug }, { populate: ['category'] });

describe('a Ghost export', () => {
  it('becomes articles with their first tag as category, and with converted links between posts', async () => {
    const html = '<p>See <a href="__GHOST_URL__/other/">the other</a> and <a href="__GHOST_URL__/about/">more</a>.</p>';
    const report = await bring(
      em,
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
      { keepPublished: true },
    );
    const row = await article('ghostly');
    expect([row.summary, row.authorName, row.category?.name, row.status]).toEqual([
      'Briefly.',
      'Grace Ghost',
      'Field notes',
      'PUBLISHED',
    ]);
    expect(row.body).toBe('See [the other](/resources/other) and [more](/about/).\n');
    const other = await article('other');
    expect([other.status, other.authorName]).toEqual(['DRAFT', 'Safe AI']);
    expect(report.notes).toEqual([
      'Ghostly: tags left out: More',
      'Other: imported as a draft: only “members” could read it',
      'not imported (not an article): 1 × newsletters',
    ]);
    expect(await query(em, "select 1 from audit_event where kind = 'content.imported' limit 1")).toHaveLength(1);
  });

  it('is imported with its cards, footnotes, pictures, descriptions and old paths', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'ghost-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await mkdir(path.join(folder, 'images/2024/05'), { recursive: true });
    await writeFile(path.join(folder, 'images/2024/05/buoy.png'), getPng(50, 40));
    const html = `<h2 id="first">First</h2><!--kg-card-begin: html--><p>Raw.</p><!--kg-card-end: html-->
<figure class="kg-card kg-image-card kg-card-hascaption"><img src="__GHOST_URL__/content/images/size/w600/2024/05/buoy.png" class="kg-image" alt="" loading="lazy" width="50" height="40"><figcaption><span style="white-space: pre-wrap;">A buoy at dawn</span></figcaption></figure>
<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://sea.example/"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Sea charts</div><div class="kg-bookmark-description">All depths.</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://sea.example/i.ico"><span class="kg-bookmark-author">Chart office</span></div></div></a></figure>
<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">⚓</div><div class="kg-callout-text">Mind the <b><strong>anchor</strong></b>.</div></div>
<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>Why?</span></h4><button class="kg-toggle-card-icon"><svg><path d="M1"></path></svg></button></div><div class="kg-toggle-content"><p>Because of rocks.</p></div></div>
<figure class="kg-card kg-embed-card"><iframe src="https://video.example/embed/1"></iframe></figure>
<div class="kg-card kg-button-card"><a href="__GHOST_URL__/ship/" class="kg-btn">See the ship</a></div>
<p>Depth counts<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup>.</p>
<hr class="footnotes-sep"><section class="footnotes"><ol class="footnotes-list"><li id="fn1" class="footnote-item"><p>At low water. <a href="#fnref1" class="footnote-backref">↩︎</a></p></li></ol></section>`;
    const posts = [
      ghostPost({
        uuid: 'u-1',
        slug: 'sea',
        title: 'Sea',
        html,
        feature_image: '__GHOST_URL__/content/images/2024/05/buoy.png',
      }),
      ghostPost({
        id: '2',
        uuid: 'u-2',
        slug: 'ship',
        title: 'Sea',
        type: 'page',
        html: null,
        plaintext: 'Plain & simple.\n\nTwo.',
      }),
      ghostPost({ id: '3', uuid: 'u-3', slug: 'empty', title: 'Empty', html: null, lexical: '{"root":{}}' }),
    ];
    const meta = {
      meta_title: 'Sea for sailors',
      meta_description: 'What the sea is.',
      feature_image_alt: 'A buoy',
      feature_image_caption: 'By <i>Ada</i>',
    };
    const file = ghost({ posts, posts_meta: [{ id: 'm', post_id: '1', ...meta }] });
    const pictures = await PictureFolder.open(folder);
    const report = await bring(em, readGhost(file), { pictures, dataDir: folder });
    const sea = await article('sea');
    expect(sea.body).toBe(`## First

Raw.

![A buoy](${sea.cover} "A buoy at dawn")

[Sea charts](https://sea.example/)

All depths.

Chart office

⚓

Mind the **anchor**.

#### Why?

Because of rocks.

<https://video.example/embed/1>

[See the ship](/resources/ship)

Depth counts[^1].

[^1]: At low water.
`);
    expect([sea.summary, sea.cover]).toEqual([
      'What the sea is.',
      expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\/50x40\.webp$/),
    ]);
    expect((await article('ship')).body).toBe('Plain & simple.\n\nTwo.\n');
    const paths = await query<{ path: string }>(
      em,
      "select path from article_former_path where path in ('/sea', '/ship', '/empty') order by 1",
    );
    expect(paths.map((row) => row.path)).toEqual(['/empty', '/sea', '/ship']);
    expect(report).toEqual({
      created: 3,
      known: 0,
      pictures: 1,
      notes: [
        'Sea: its title for search engines left out: Sea for sailors',
        'Sea: the caption of its cover left out: By Ada',
        'Sea: picture without a description; add one that says what it shows: /content/images/size/w600/2024/05/buoy.png',
        'Sea: 1 × link card without its picture',
        'Sea: 1 × <iframe> became a link',
        'Sea: has no HTML in the export: plain text only',
        'Empty: has no HTML in the export: open and save it in Ghost, then export again',
        'Empty: has no text',
      ],
    });
    expect(await bring(em, readGhost(file), { pictures, dataDir: folder })).toMatchObject({ created: 0, known: 3 });
  });

  it('with a text that is too long skips and reports that post', async () => {
    const site = await emptySite();
    const posts = [
      ghostPost({ html: `<p>${'x'.repeat(200_001)}</p>`, title: 'Long' }),
      ghostPost({ id: 3, slug: 'short' }),
    ];
    const report = await bring(site, readGhost(ghost({ posts })));
    expect(report).toMatchObject({
      created: 1,
      notes: ['Long: is longer than 200000 characters and was not imported'],
    });
    expect(await site.count(Article)).toBe(1);
  });

  it.each(['{', '{"db": []}', '[]', '{"db": [{"data": {"posts": [{}]}}]}'])('that is %s is refused', (json) => {
    expect(() => readGhost(json)).toThrow(/not an export of Ghost|not complete JSON/);
  });
});
