import { expect, it } from 'vitest';

type Find = (file: string, text: string) => string[];
const { findEmptyForms, findUnsupportedApis, findUnsupportedStyles } = (await import(
  './steps/check-files.mjs' as string
)) as {
  findEmptyForms: Find;
  findUnsupportedApis: Find;
  findUnsupportedStyles: Find;
};

it.each([
  ['.a { animation-timeline: scroll(); }', 'animation-timeline outside of @supports'],
  ['.a { & b { interpolate-size: allow-keywords; } }', 'interpolate-size outside of @supports'],
  ['select { appearance: base-select; }', 'appearance outside of @supports'],
  ['@view-transition { navigation: auto; }', '@view-transition'],
  ['.a { background: repeating-linear-gradient(45deg, var(--ink) 0 2px, transparent 2px 6px); }', 'in srgb'],
])('the check names what a browser lacks in %s', (text, sentence) => {
  expect(findUnsupportedStyles('web/a.css', text)).toEqual([expect.stringContaining(sentence)]);
});

it.each([
  '@supports (animation-timeline: scroll()) { .a { animation-timeline: scroll(); } }',
  '@supports (appearance: base-select) { select { appearance: base-select; } }',
  '.a { background: repeating-linear-gradient(45deg in srgb, var(--ink) 0 2px, transparent 2px 6px); }',
])('the check accepts %s', (text) => expect(findUnsupportedStyles('web/a.css', text)).toEqual([]));

it('the check names a program that uses what WebKit lacks, unless it asks first', () => {
  expect(findUnsupportedApis('web/a.ts', '\nrequestIdleCallback(work);')).toEqual([
    'web/a.ts:2 uses requestIdleCallback without asking whether the browser has it',
  ]);
  expect(findUnsupportedApis('web/a.ts', 'window.requestIdleCallback?.(work)')).toEqual([]);
  expect(findUnsupportedApis('web/a.ts', "'requestIdleCallback' in window")).toEqual([]);
});

it('the check names a form that lynx would send by GET', () => {
  const form = (content: string) => `<form method="post" action="/a">${content}<Button type="submit">B</Button></form>`;
  expect(findEmptyForms('web/a.tsx', `\n${form('')}`)).toEqual([expect.stringContaining('web/a.tsx:2 posts')]);
  expect(findEmptyForms('web/a.tsx', form('<input type="hidden" name="id" />'))).toEqual([]);
  expect(findEmptyForms('web/a.tsx', form('').replace('post', 'get'))).toEqual([]);
});
