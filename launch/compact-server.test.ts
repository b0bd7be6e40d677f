import { expect, test } from 'vitest';
import { toAscii } from './compact-server.ts';

const code = String.raw`({
  text: 'naïve — “quoted” 😀', escaped: 'a\é\\é\n', template: ${'`'}…${'${1}'}😀${'`'},
  isDash: /^[–—]$/.test('—'), isEmoji: /^.$/u.test('😀'), isEscaped: /^\é$/.test('é'), é: 1, 𐂂: 2, isPair: /^😀$/.test('😀'),
})`;

test('escaped code has the same values and only ASCII', () => {
  const escapedCode = toAscii(code);
  // oxlint-disable-next-line no-control-regex
  expect(escapedCode).toMatch(/^[\0-\x7f]*$/);
  expect(evaluate(escapedCode)).toEqual(evaluate(code));
  expect(evaluate(escapedCode)).toMatchObject({
    text: 'naïve — “quoted” 😀',
    isDash: true,
    isEmoji: true,
    isPair: true,
    é: 1,
    𐂂: 2,
  });
});

test('code without other characters stays as it is', () => {
  expect(toAscii(String.raw`const a = '\u00e9';`)).toBe(String.raw`const a = '\u00e9';`);
});

test('a tagged template with other characters is rejected, because its tag can read the source text', () => {
  expect(() => toAscii('String.raw`…`')).toThrow('Write this tagged template with escapes: `…`');
});

const evaluate = (text: string): unknown => (0, eval)(text); // oxlint-disable-line no-eval
