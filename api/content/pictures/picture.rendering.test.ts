import { describe, expect, it } from 'vitest';
import { getPicturePath, pictureAt } from '#graphql/pictures.ts';
import { writeFeed } from '../discovery/discovery.feeds.ts';
import { toMarkdown } from '#api/platform/http/markdown-version.ts';
import { renderText } from '#api/platform/markdown/markdown-render.ts';

const hash = '0123456789abcdef'.repeat(2);
const address = getPicturePath(hash, 1000, 667);
const at = (file: string) => `/pictures/${hash}/${file}`;
const origin = 'https://site.example';

describe('a picture in an article', () => {
  it('has two formats and several widths, reserves its space, and loads lazily', () => {
    const { html } = renderText(`![The rack, "open"](${address} "The rack in spring")`);
    expect(html).toBe(
      '<figure><picture>' +
        `<source type="image/avif" srcset="${at('480.avif')} 480w, ${at('800.avif')} 800w, ${at('1000.avif')} 1000w" sizes="(max-width: 760px) 92vw, 46rem">` +
        `<source type="image/webp" srcset="${at('480.webp')} 480w, ${at('800.webp')} 800w, ${at('1000.webp')} 1000w" sizes="(max-width: 760px) 92vw, 46rem">` +
        `<img src="${at('1000.webp')}" alt="The rack, &#x22;open&#x22;" width="1000" height="667" loading="lazy" decoding="async">` +
        '</picture><figcaption>The rack in spring</figcaption></figure>',
    );
  });

  it('has the same attributes as data, also inline', () => {
    const [[tag, , picture]] = renderText(`Look: ![x](${address})`).tree as [[string, string, unknown[]]];
    expect(tag).toBe('p');
    expect(picture[0]).toBe('picture');
    expect(picture[1]).toEqual([
      'source',
      expect.objectContaining({ type: 'image/avif', srcSet: pictureAt(address)!.avif }),
    ]);
    expect(picture[3]).toEqual([
      'img',
      expect.objectContaining({ alt: 'x', width: '1000', height: '667', loading: 'lazy' }),
    ]);
  });

  it('has absolute URLs in feeds', () => {
    const article = {
      id: 'art_1',
      slug: 'rack',
      title: 'The rack',
      summary: '',
      html: renderText(`![x](${address})`).html,
      author: 'Desk',
      category: null,
      publishedAt: new Date(0),
      updatedAt: new Date(0),
    };
    const feed = writeFeed('json', { origin, name: 'Site', category: null }, [article]);
    const [{ content_html: html }] = (JSON.parse(feed) as { items: [{ content_html: string }] }).items;
    expect(html.match(/\/pictures\//g)).toHaveLength(7);
    expect(html.match(/https:\/\/site\.example\/pictures\//g)).toHaveLength(7);
  });

  it('is a Markdown picture in the Markdown version', () => {
    const { html } = renderText(`![The rack](${address} "In spring")`);
    expect(toMarkdown(`<main>${html}</main>`, origin)).toContain(`![The rack](${origin}${at('1000.webp')})`);
  });

  it.each([
    'https://elsewhere.example/pictures/0123456789abcdef0123456789abcdef/10x10.webp',
    '//elsewhere.example/a.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
  ])('of another origin, such as %s, is not shown', (foreign) => {
    const { html } = renderText(`![x](<${foreign}>)`);
    expect(html).not.toMatch(/<(img|source|picture)[^>]*(elsewhere|javascript|data:)/);
    expect(html).not.toContain('srcset');
  });

  it.each([
    `/pictures/${hash}/1601x10.webp`,
    `/pictures/${hash}/0x10.webp`,
    `/pictures/${hash.toUpperCase()}/10x10.webp`,
    `/pictures/${hash}/10x10.avif`,
    '/pictures/../admin/10x10.webp',
    null,
  ])('does not exist at %s', (wrong) => expect(pictureAt(wrong)).toBe(null));
});
