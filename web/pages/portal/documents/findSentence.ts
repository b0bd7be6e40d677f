import { documentSearch } from '#graphql/limits.ts';

/** A sentence of a page, divided around the text that was found. */
export interface Sentence {
  before: string;
  match: string;
  after: string;
}

/** The most characters before and after the found text. */
const BEFORE = 36;
const AFTER = 90;

/**
 * The sentence around one of the places where a text is found in the text of a page. `at` counts the places from 0. Null
 * if the text has fewer, because the search of the server also ignores hyphens at the end of a line.
 */
export function findSentence(pageText: string, searched: string, at: number): Sentence | null {
  const text = joinLines(pageText);
  const pattern = joinLines(searched).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const place = pattern === '' ? undefined : [...text.matchAll(new RegExp(pattern, 'giu'))][at];
  if (!place) return null;
  const end = place.index + place[0].length;
  return {
    before: cutStart(text.slice(0, place.index)),
    match: place[0],
    after: cutEnd(text.slice(end)),
  };
}

const joinLines = (text: string): string => text.replace(/\s+/gu, ' ').trim();

function cutStart(text: string): string {
  const sentence = text.slice(Math.max(0, text.search(/(?:(?<=[.!?:;] )|^)[^.!?:;]*$/u)));
  return sentence.length <= BEFORE ? sentence : `… ${sentence.slice(-BEFORE).replace(/^\S*\s/u, '')}`;
}

function cutEnd(text: string): string {
  const sentence = /^.*?[.!?](?= |$)/u.exec(text)?.[0] ?? text;
  return sentence.length <= AFTER ? sentence : `${sentence.slice(0, AFTER).replace(/\s\S*$/u, '')} …`;
}

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
