import type { ChatAnswerQuery } from '#graphql/generated/chat.ts';
import { joinSentences } from '#graphql/passage-text.ts';
import type { KeptPassage } from '#graphql/offline-copy.ts';

type Answer = ChatAnswerQuery['chatAnswer'];

/** Words that say nothing about the subject of a question. */
const COMMON = new Set(
  'a an and are as at be been by can could did do does for from had has have how i if in into is it its me my of on or our shall should so than that the their them then there these they this to us was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);
const CITATIONS = 3;
/** From this share of the question's words on, a passage answers. */
const COVERED = 0.6;
/** A further passage is quoted only if it matches nearly as well as the best one. */
const NEARLY = 0.75;
/** How much a word counts that no passage contains: it may be a name, or a mistyped word. */
const UNKNOWN = 0.6;
/** How much words in the heading and the title count beside those of the text. */
const HEADING = 0.4;

/** The subject words of a text, without their common endings. */
export const listWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !COMMON.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?:ies|ing|ed|es|s|e|y)$/, '') : word.replace(/s$/, '')));

/** Measures which share of a question's words a text contains. Rare words count more than common ones. */
function createMeasure(question: string, texts: readonly ReadonlySet<string>[]) {
  const asked = [...new Set(listWords(question))];
  const weigh = (word: string): number => {
    const count = texts.filter((words) => words.has(word)).length;
    return Math.log(1 + texts.length / (count + 1)) * (count === 0 ? UNKNOWN : 1);
  };
  const weights = asked.map((word) => [word, weigh(word)] as const);
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return (words: ReadonlySet<string>): number =>
    all === 0 ? 0 : weights.reduce((sum, [word, weight]) => sum + (words.has(word) ? weight : 0), 0) / all;
}

/** The passages that contain words of the question, best first. */
function rankPassages(question: string, passages: readonly KeptPassage[]) {
  const texts = passages.map(({ heading, sentences }) => new Set(listWords([heading, ...sentences].join(' '))));
  const measure = createMeasure(question, texts);
  return passages
    .map((passage, at) => {
      const scores = passage.sentences.map((sentence) => measure(new Set(listWords(sentence))));
      const coverage = measure(texts[at]!);
      const heading = measure(new Set(listWords(`${passage.heading} ${passage.title}`)));
      return { passage, scores, coverage, score: coverage + Math.max(0, ...scores) + HEADING * heading };
    })
    .filter(({ coverage }) => coverage > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** Answers a question with the kept passages. */
export function answerOffline(question: string, passages: readonly KeptPassage[]): Answer {
  const ranked = rankPassages(question, passages);
  const [best] = ranked;
  const common = { __typename: 'ChatAnswer' as const, question, limitation: null, sentences: [] };
  if (!best || best.coverage < COVERED)
    return { ...common, kind: 'REFUSED', refusal: 'NO_EVIDENCE', citations: [], nearestPages: listPages(ranked) };
  const quoted = ranked.slice(0, CITATIONS).filter(({ score }) => score >= best.score * NEARLY);
  const citations = quoted.map(({ passage: { path, title, heading, sentences }, scores }, at) => ({
    __typename: 'ChatCitation' as const,
    number: at + 1,
    path,
    title,
    heading: heading || null,
    parts: markAnswer(sentences, scores),
  }));
  return { ...common, kind: 'QUOTED', refusal: null, citations, nearestPages: [] };
}

/** Marks the sentence that matches best. If that sentence is a question, marks the next one too. */
function markAnswer(sentences: readonly string[], scores: readonly number[]) {
  const at = scores.indexOf(Math.max(...scores));
  const length = sentences[at]?.endsWith('?') ? 2 : 1;
  const toPart = (list: readonly string[], isMatch: boolean) => ({
    __typename: 'SearchPart' as const,
    text: joinSentences(list),
    isMatch,
  });
  return [
    toPart(sentences.slice(0, at), false),
    toPart(sentences.slice(at, at + length), true),
    toPart(sentences.slice(at + length), false),
  ].filter(({ text }) => text !== '');
}

const listPages = (ranked: readonly { passage: KeptPassage }[]) =>
  [...new Map(ranked.map(({ passage: { path, title } }) => [path.replace(/#.*/, ''), title] as const))]
    .slice(0, CITATIONS)
    .map(([path, title]) => ({ __typename: 'ChatPage' as const, path, title }));
