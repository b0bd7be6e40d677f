import { beforeAll, describe, expect, it } from 'vitest';
import type { OfflineCopy } from '#graphql/offline-copy.ts';
import { ArticleStatus } from '../articles/article.entity.ts';
import { makeArticle } from '../articles/article.factory.ts';
import { Passage } from '../chat/passages/passage.entity.ts';
import { useSite } from '#api/testing/site.ts';

const site = useSite();

async function readCopy(): Promise<OfflineCopy> {
  return (await (await fetch(`${site.urls[0]}/offline.json`)).json()) as OfflineCopy;
}

beforeAll(async () => {
  const em = site.em();
  const shown = makeArticle(em, { slug: 'kept', title: 'Kept article' });
  const hidden = makeArticle(em, { slug: 'hidden', title: 'Canary zebrafish', status: ArticleStatus.DRAFT });
  for (const { id, title } of [shown, hidden])
    em.create(Passage, {
      kind: 'ARTICLE',
      sourceId: id,
      position: 1000,
      anchor: 'first',
      title,
      heading: 'First',
      sentences: [`A sentence of ${title}.`],
      search: '',
    });
  await em.flush();
});

describe('the copy of the site that a browser keeps', () => {
  it('lists the public pages and articles, with passages that link to them', async () => {
    const { pages, passages, version } = await readCopy();
    expect(version).toMatch(/\.\d+$/);
    expect(pages).toEqual(expect.arrayContaining(['/', '/resources/kept']));
    expect(passages).toContainEqual({
      path: '/resources/kept#first',
      title: 'Kept article',
      heading: 'First',
      sentences: ['A sentence of Kept article.'],
    });
  });

  it('contains no draft, and no page of the portal, the admin area or for signing in', async () => {
    const copy = await readCopy();
    expect(JSON.stringify(copy)).not.toContain('zebrafish');
    const paths = [...copy.pages, ...copy.passages.map(({ path }) => path)];
    expect(paths.filter((path) => /^\/(investor|admin|auth|api|files|request|reset|verify)\b/.test(path))).toEqual([]);
  });
});
