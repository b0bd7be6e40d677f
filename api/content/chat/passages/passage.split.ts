/** A paragraph, table row or list item, with its heading and anchor. */
export interface Block {
  anchor: string;
  heading: string;
  text: string;
  /** True for a table row, which is quoted as a whole. */
  isRow?: boolean;
}

/** A part of a text that can be quoted and linked on its own. */
export interface Passage {
  /** The closest element id at or above the passage. Empty at the beginning of the page. */
  anchor: string;
  heading: string;
  sentences: string[];
}

/** A passage with the columns of its table. */
export interface SourcePassage extends Passage {
  title: string;
  /** Questions that a public passage is known to answer. */
  questions?: string[];
  /** The version of the document, and its page. */
  version?: number;
  page?: number;
  /** Which wording of a question it quotes. */
  audience?: 'OWN' | 'SHARED';
}

/** The minimum number of words. Shorter passages are joined with a neighbor. */
const AT_LEAST = 40;
/** The minimum number of words of a passage that begins with a question. */
const QUESTION_AT_LEAST = 15;
/** Passages with at least this many words are not extended. */
const ENOUGH = 80;
const AT_MOST = 200;

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

interface Draft extends Passage {
  words: number;
}

/**
 * Splits a text into passages of 40 to 200 words, at headings and paragraphs. Joins shorter sections with the next one.
 * A text that is shorter as a whole becomes one passage, and so does a question with its answer.
 */
export function cutPassages(blocks: readonly Block[]): Passage[] {
  const drafts: Draft[] = [];
  for (const section of groupSections(blocks)) {
    const last = drafts.at(-1);
    const [first, ...others] = cutSection(section);
    if (last && isShort(last) && fits(last, first!)) join(last, first!);
    else drafts.push(first!);
    drafts.push(...others);
  }
  return joinShortTail(drafts).map(({ anchor, heading, sentences }) => ({ anchor, heading, sentences }));
}

/** Groups consecutive blocks with the same heading and anchor. */
function groupSections(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = [];
  for (const block of blocks) {
    const [before] = sections.at(-1) ?? [];
    if (before?.anchor === block.anchor && before.heading === block.heading) sections.at(-1)!.push(block);
    else sections.push([block]);
  }
  return sections;
}

function cutSection(blocks: readonly Block[]): Draft[] {
  const drafts: Draft[] = [];
  for (const draft of blocks.flatMap(splitLong).map(toDraft)) {
    const last = drafts.at(-1);
    if (last && last.words < ENOUGH && fits(last, draft)) join(last, draft);
    else drafts.push(draft);
  }
  return joinShortTail(drafts);
}

const isShort = ({ words, sentences }: Draft): boolean =>
  words < (sentences[0]?.endsWith('?') ? QUESTION_AT_LEAST : AT_LEAST);
const fits = (one: Draft, other: Draft): boolean => one.words + other.words <= AT_MOST;

const toDraft = (block: Block): Draft => ({
  anchor: block.anchor,
  heading: block.heading,
  sentences: block.isRow ? [block.text] : splitSentences(block.text),
  words: countWords(block.text),
});

function join(last: Draft, { heading, sentences, words }: Draft): void {
  if (heading.startsWith(last.heading)) last.heading = heading;
  else if (heading && !last.heading.split(' · ').includes(heading)) last.heading = `${last.heading} · ${heading}`;
  last.sentences.push(...sentences);
  last.words += words;
}

/** Joins a short last passage with the one before it, since no passage follows it. */
function joinShortTail(drafts: Draft[]): Draft[] {
  const [before, last] = drafts.slice(-2);
  if (!before || !last || !isShort(last) || !fits(before, last)) return drafts;
  join(before, last);
  return drafts.slice(0, -1);
}

/** Splits a block that is too long for one passage. */
function splitLong(block: Block): Block[] {
  if (countWords(block.text) <= AT_MOST) return [block];
  const parts: string[] = [];
  let words = AT_MOST;
  for (const sentence of splitSentences(block.text).flatMap(splitWords)) {
    const more = countWords(sentence);
    if (words + more > AT_MOST) [parts[parts.length], words] = [sentence, more];
    else [parts[parts.length - 1], words] = [`${parts.at(-1)} ${sentence}`, words + more];
  }
  return parts.map((text) => ({ ...block, text }));
}

function splitWords(sentence: string): string[] {
  const words = sentence.split(' ');
  const count = Math.ceil(words.length / AT_MOST);
  return Array.from({ length: count }, (_, at) => words.slice(at * AT_MOST, (at + 1) * AT_MOST).join(' '));
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const MOST_SEGMENTED = 20_000;

/** Splits a paragraph into sentences. */
export const splitSentences = (text: string): string[] =>
  [...segmenter.segment(text.slice(0, MOST_SEGMENTED))].map(({ segment }) => segment.trim()).filter(Boolean);
