import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pages } from '../../../e2e/pages.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { useSite } from '../site.ts';

const site = useSite(1, {}, { pages: 'built' });

const INLINE = 'a|abbr|b|button|cite|code|del|em|i|ins|kbd|label|mark|small|span|strong|text|time|tspan';
/** The end of a word and the beginning of the next one, with only tags between them. */
const JOINED = new RegExp(`\\w</(?:${INLINE})><(?:${INLINE})\\b[^>]*>(?:<(?:${INLINE})\\b[^>]*>)*\\w`, 'g');

/** What a text browser shows of a page. For it, `<!-->` begins a comment; HTML ends the comment there, too. */
const withoutComments = (html: string): string =>
  html.replace(/<(script|style)\b[^]*?<\/\1>/g, '').replace(/<!--[^]*?-->/g, '');

/** Descriptions of drawings for phones, which have fewer parts. Text browsers get the one of the whole drawing. */
const OTHER_FORMS = globSync('web/drawings/*.phone.svg').map(
  (file) => /aria-label="([^"]+)"/.exec(readFileSync(file, 'utf8'))![1]!,
);

/** Public pages with forms, which are not in the list of the smoke test. */
const FORMS = ['/auth', '/auth?tab=register', '/contact-us', '/request', '/reset'];

it('a visitor with a text browser, or who copies a page, reads the words of neighboring elements apart', async () => {
  const em = site.em();
  makeArticle(em);
  await em.flush();
  const joined: string[] = [];
  for (const path of [...FORMS, ...pages.map(([path]) => path)]) {
    const html = withoutComments(await (await fetch(`${site.urls[0]}${path}`)).text());
    for (const [text] of html.matchAll(JOINED)) joined.push(`${path} ${text}`);
  }
  expect(joined).toEqual([]);
});

it('a visitor with a text browser reads one description of each drawing in place of its labels', async () => {
  const wrong: string[] = [];
  let count = 0;
  for (const [path] of pages) {
    const [, html = ''] = (await (await fetch(`${site.urls[0]}${path}`)).text()).split('<main');
    const shown = withoutComments(html);
    if (shown.includes('<text ')) wrong.push(`${path} shows labels`);
    const descriptions = [...html.matchAll(/<svg\b[^>]* aria-label="([^"]+)"/g)].map(([, label]) => label!);
    for (const description of new Set(descriptions)) {
      count += 1;
      if (shown.split(` ${description} <`).length !== (OTHER_FORMS.includes(description) ? 1 : 2))
        wrong.push(`${path} ${description}`);
    }
  }
  expect(count).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
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
