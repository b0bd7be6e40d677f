import anyAscii from 'any-ascii';
import { SLUG_LENGTH, slugify } from '#graphql/slug.ts';

/** The URL name of a title, or the id of a heading, in ASCII letters whatever its script is (decision 0112). */
export const makeSlug = (title: string): string => slugify(anyAscii(title.normalize('NFC')));

/** `base`, or `base-2`, `base-3` … if it is taken. */
export function makeUnique(base: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(base)) return base;
  let number = 2;
  const numbered = () => `${base.slice(0, SLUG_LENGTH - 1 - String(number).length)}-${number}`;
  while (isTaken(numbered())) number += 1;
  return numbered();
}
