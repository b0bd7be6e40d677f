/** Characters. Not in limits.ts, which pages without a form do not load. */
export const SLUG_LENGTH = 80;

/** Latin letters that have no form without their mark. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/**
 * `What leaves the building?` becomes `what-leaves-the-building`: ASCII, lower case, at most `SLUG_LENGTH` characters.
 * Only Latin letters are known here: the server calls `makeSlug`, which knows every script.
 */
export const slugify = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþħı]/g, (letter) => LETTERS[letter]!)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-|-$/g, '') || 'untitled';

/** Whether a title has letters that only `makeSlug` can write in ASCII. */
export const hasOtherScript = (title: string): boolean => /(?!\p{Script=Latin})\p{L}/u.test(title);
