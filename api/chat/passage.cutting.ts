/** A paragraph, a row or a list item, with the heading and the anchor above it. */
export interface Block {
  anchor: string;
  heading: string;
  text: string;
  /** A row of a table is quoted as a whole. */
  isRow?: boolean;
}

/** A part of a text that can be quoted and linked by itself. */
export interface Passage {
  /** An id of the page that stands at or above the passage; empty for the beginning of the page. */
  anchor: string;
  heading: string;
  sentences: string[];
}

/** Shorter passages are joined with what follows. */
const AT_LEAST = 40;
/** A passage of this length is not joined with more. */
const ENOUGH = 80;
const AT_MOST = 200;

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

interface Draft extends Passage {
  words: number;
}

/**
 * Cuts a text into passages of 40 to 200 words, at headings and paragraphs. A passage that would be shorter is joined
 * with its neighbor. A text that is shorter as a whole is one passage.
 */
export function cutPassages(blocks: readonly Block[]): Passage[] {
  const drafts: Draft[] = [];
  for (const block of blocks.flatMap(splitLong)) {
    const last = drafts.at(-1);
    if (last && isJoined(last, block)) append(last, block);
    else drafts.push(toDraft(block));
  }
  return joinShortTail(drafts).map(({ anchor, heading, sentences }) => ({ anchor, heading, sentences }));
}

const isJoined = (last: Draft, block: Block): boolean => {
  const words = last.words + countWords(block.text);
  if (words > AT_MOST) return false;
  const isSameSection = last.anchor === block.anchor && last.heading.endsWith(block.heading);
  return last.words < AT_LEAST || (isSameSection && last.words < ENOUGH);
};

const toDraft = (block: Block): Draft => ({
  anchor: block.anchor,
  heading: block.heading,
  sentences: sentencesIn(block),
  words: countWords(block.text),
});

const sentencesIn = ({ text, isRow }: Block): string[] => (isRow ? [text] : splitSentences(text));

function append(last: Draft, block: Block): void {
  const { heading, text } = block;
  if (heading && !last.heading.split(' · ').includes(heading))
    last.heading = [last.heading, heading].filter(Boolean).join(' · ');
  last.sentences.push(...sentencesIn(block));
  last.words += countWords(text);
}

/** The last passage of a text has nothing after it to be joined with. */
function joinShortTail(drafts: Draft[]): Draft[] {
  const [before, last] = drafts.slice(-2);
  if (!before || !last || last.words >= AT_LEAST || before.words + last.words > AT_MOST) return drafts;
  const heading = before.heading === last.heading ? before.heading : [before.heading, last.heading].join(' · ');
  const joined = { ...before, heading, sentences: [...before.sentences, ...last.sentences] };
  return [...drafts.slice(0, -2), { ...joined, words: before.words + last.words }];
}

/** A block beyond the most a passage holds, as several. */
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

/** The sentences of a paragraph. */
export const splitSentences = (text: string): string[] =>
  [...segmenter.segment(text.slice(0, MOST_SEGMENTED))].map(({ segment }) => segment.trim()).filter(Boolean);
