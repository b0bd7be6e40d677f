import { expect, it } from 'vitest';
import { makeArticle } from '../articles/article.factory.ts';
import { useSite } from '#api/testing/site.ts';
import { CategoryFormerSlug } from './category.entity.ts';
import { makeCategory } from './category.factory.ts';

const site = useSite(1, {}, { pages: 'built' });

const open = (path: string) => fetch(site.urls[0]! + path, { redirect: 'manual', headers: { accept: 'text/html' } });

it('a visitor with the former address of a category is led to its present one, whose tab is marked', async () => {
  const em = site.em();
  const category = makeCategory(em, { name: 'Quokka notes', slug: 'quokka-notes' });
  makeArticle(em, { category });
  em.create(CategoryFormerSlug, { slug: 'quokkas', categoryId: category.id });
  await em.flush();
  const moved = await open('/resources?category=quokkas');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/resources?category=quokka-notes']);
  const page = await (await open('/resources?category=quokka-notes')).text();
  expect(page).toMatch(/aria-current="(?:page|true)"[^>]*>Quokka notes/);
  expect((await open('/resources?category=never-there')).status).toBe(200);
});
