import { expect, it } from 'vitest';
import { pages } from '../../../e2e/pages.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { useSite } from '../site.ts';

const site = useSite(1, {}, { pages: 'built' });

const INLINE = 'a|abbr|b|button|cite|code|del|em|i|ins|kbd|label|mark|small|span|strong|time';
/** The end of a word and the beginning of the next one, with only tags between them. */
const JOINED = new RegExp(`\\w</(?:${INLINE})><(?:${INLINE})\\b[^>]*>(?:<(?:${INLINE})\\b[^>]*>)*\\w`, 'g');

const withoutDrawings = (html: string): string =>
  html.replace(/<(script|style|svg)\b[^]*?<\/\1>/g, '').replaceAll('<!-- -->', '');

it('a visitor with a text browser, or who copies a page, reads the words of neighboring elements apart', async () => {
  const em = site.em();
  makeArticle(em);
  await em.flush();
  const joined: string[] = [];
  for (const [path] of pages) {
    const html = withoutDrawings(await (await fetch(`${site.urls[0]}${path}`)).text());
    for (const [text] of html.matchAll(JOINED)) joined.push(`${path} ${text}`);
  }
  expect(joined).toEqual([]);
});

it('a visitor of a text browser, which lists the Markdown version of a page first, can open it', async () => {
  const answers = await Promise.all(
    ['/auth', ...pages.map(([path]) => path)].map(async (path) => {
      const html = await (await fetch(`${site.urls[0]}${path}`)).text();
      const [, version] = /type="text\/markdown" href="([^"]+)"/.exec(html) ?? [];
      return version && [version, (await fetch(`${site.urls[0]}${version}`)).status];
    }),
  );
  const found = answers.filter((answer) => answer !== undefined);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(([, status]) => status !== 200)).toEqual([]);
});
