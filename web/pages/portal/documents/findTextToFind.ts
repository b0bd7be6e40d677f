import { documentSearch } from '#graphql/limits.ts';

/**
 * The text that the search in a document looks for: the longest run of matching words, because that search finds text
 * letter by letter and the words of a query can stand apart.
 */
export function findTextToFind(parts: readonly { text: string; isMatch: boolean }[]): string {
  const runs = [''];
  for (const { text, isMatch } of parts) {
    if (isMatch || /^\s+$/.test(text)) runs.push(`${runs.pop()}${text}`);
    else runs.push('');
  }
  const [longest = ''] = runs.map((run) => run.trim()).toSorted((a, b) => b.length - a.length);
  return longest.slice(0, documentSearch.max);
}
