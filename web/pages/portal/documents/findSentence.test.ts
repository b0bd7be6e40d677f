import { describe, expect, test } from 'vitest';
import { findSentence } from './findSentence.ts';

describe('the sentence of a search result', () => {
  const page =
    'Page 7 of the report\r\nRevenue grew. The Company shall\r\nindemnify each Holder. It need not indemnify others.';

  test('is the one around the place, with the line breaks of the page removed', () => {
    expect(findSentence(page, 'INDEMNIFY', 0)).toEqual({
      before: 'The Company shall ',
      match: 'indemnify',
      after: ' each Holder.',
    });
    expect(findSentence(page, 'indemnify', 1)).toMatchObject({ before: 'It need not ', after: ' others.' });
    expect(findSentence(page, 'company  shall', 0)?.match).toBe('Company shall');
  });

  test('is shortened between words', () => {
    const long = findSentence(`${'word '.repeat(50)}turbine ${'word '.repeat(50)}`, 'turbine', 0)!;
    expect(long.before).toMatch(/^… word (word )+$/);
    expect(long.after).toMatch(/^ word (word )+word …$/);
  });

  test('is missing if the text of the page has fewer places', () => {
    expect(findSentence(page, 'indemnify', 2)).toBeNull();
    expect(findSentence(page, '', 0)).toBeNull();
  });

  test('exists for any text that is searched for', () => {
    const signs = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code));
    const texts = [...signs, '😀', 'İ', 'a.b', '[a-z]', '(?', '\\', '𝒜'].filter((sign) => sign.trim() !== '');
    expect(texts.filter((text) => !findSentence(`0 ${text} 0`, text, 0))).toEqual([]);
  });
});
