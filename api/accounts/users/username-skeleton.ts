import confusables from 'unicode-confusables';

/** Invisible characters (Unicode's default ignorables). Runs of white space look like a single space. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const SPACES = /\s+/gu;

/**
 * The visual skeleton of a username: names that look alike have the same skeleton (Unicode Technical Standard 39). It
 * ignores case like the comparison of names: `I` looks like `l`, so `i` counts as `l` too. Only for comparison, never
 * for display.
 */
export function makeSkeleton(username: string): string {
  const visible = username.normalize('NFKD').replace(INVISIBLE, '').replace(SPACES, ' ').trim();
  const lower = toPrototypes(visible).toLowerCase();
  return toPrototypes(lower).toLowerCase().replaceAll('i', 'l').normalize('NFD');
}

const toPrototypes = (text: string): string => confusables.rectifyConfusion(text.normalize('NFD')).normalize('NFD');
