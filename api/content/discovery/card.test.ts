import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ArticleStatus } from '../articles/article.entity.ts';
import { makeArticle } from '../articles/article.factory.ts';
import { Industry } from '../case-studies/case-study.entity.ts';
import { makeCaseStudy } from '../case-studies/case-study.factory.ts';
import { makeCategory } from '../categories/category.factory.ts';
import { useSite } from '#api/testing/site.ts';

const site = useSite(1, {}, { pages: 'built' });
const get = (path: string, init: RequestInit = {}) => fetch(site.urls[0] + path, { redirect: 'manual', ...init });
const LONG = 'Whether a hospital may keep the questions of its night shift, and for how many years it must. '.repeat(2);

/** Dark pixels, by the half of the card: the heading is on the left, the drawing on the right. */
async function readCard(path: string) {
  const response = await get(path);
  expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
  const image = sharp(Buffer.from(await response.arrayBuffer()));
  const { width, height } = await image.metadata();
  const readPart = (left: number) =>
    image.clone().extract({ left, top: 120, width: 490, height: 450 }).greyscale().threshold(128).raw().toBuffer();
  return { size: [width, height], heading: await readPart(80), drawing: await readPart(600) };
}

/** Each card has its own palette, so the edges of letters and lines can differ by some pixels. */
const isAlike = (one: Buffer, other: Buffer): boolean =>
  one.filter((pixel, i) => pixel !== other[i]).length < one.length / 500;

beforeAll(async () => {
  const em = site.em();
  const category = makeCategory(em, { slug: 'evidence-and-audit' });
  makeArticle(em, { slug: 'plain', title: 'A plain title' });
  makeArticle(em, { slug: 'other', title: 'Another <b>title</b> & more' });
  makeArticle(em, { slug: 'filed', title: 'A plain title', category });
  makeArticle(em, { slug: 'own-category', title: 'A plain title', category: makeCategory(em, { slug: 'harbors' }) });
  makeArticle(em, { slug: 'long', title: LONG });
  makeArticle(em, { slug: 'draft', title: 'A draft', status: ArticleStatus.DRAFT });
  makeCaseStudy(em, { id: 'cas_clinic', title: 'A plain title', industry: Industry.HEALTHCARE });
  await em.flush();
});

describe('a shared link of an article or a case study', () => {
  it('shows its own title, also one that is long or has special characters', async () => {
    const plain = await readCard('/cards/resources/plain.png');
    expect(plain.size).toEqual([1_200, 630]);
    for (const slug of ['other', 'long']) {
      const card = await readCard(`/cards/resources/${slug}.png`);
      expect(card.size).toEqual(plain.size);
      expect([slug, isAlike(card.heading, plain.heading)]).toEqual([slug, false]);
      expect([slug, isAlike(card.drawing, plain.drawing)]).toEqual([slug, true]);
    }
  });

  it('shows the drawing of its category or industry, or that of all others', async () => {
    const plain = await readCard('/cards/resources/plain.png');
    expect(await readCard('/cards/resources/own-category.png')).toEqual(plain);
    for (const path of ['resources/filed', 'case-studies/cas_clinic']) {
      const card = await readCard(`/cards/${path}.png`);
      expect([path, isAlike(card.heading, plain.heading)]).toEqual([path, true]);
      expect([path, isAlike(card.drawing, plain.drawing)]).toEqual([path, false]);
    }
  });

  it('is there only for what visitors can read', async () => {
    for (const path of ['resources/draft', 'resources/nowhere', 'case-studies/cas_nowhere'])
      expect((await get(`/cards/${path}.png`)).status).toBe(404);
  });

  it('is requested again only after an hour, and then not sent again if nothing changed', async () => {
    const { headers } = await get('/cards/resources/plain.png');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await get('/cards/resources/plain.png', { headers: { 'if-none-match': headers.get('etag')! } });
    expect(again.status).toBe(304);
  });
});
