import type { Context } from '#api/platform/context.ts';
import { fail, ExpectedError } from '#api/platform/errors.ts';
import { joinSentences } from '#graphql/passage-text.ts';
import { countTry, type Limit, uncountTry } from '#api/platform/limits/attempts.ts';
import { findRefusal, type RankedPassage, rankPassages } from './answer.rank.ts';
import { recordQuotation } from '#api/portal/reading/reading.service.ts';
import type { ChatAnswer, ChatCitation, ChatPage, ChatRefusal } from './chat.type.ts';
import { isPreparing } from './passages/passage.index.service.ts';
import { findCandidates } from './passages/passage.search.service.ts';
import { type KnownQuestions, loadKnownQuestions } from './known-questions.ts';

/** Limits questions by IP address or account. Pages from memory do not count. */
const questions: Limit = { name: 'chat', atMost: 20, seconds: 300 };

const CITATIONS = 3;
const NEAREST = 3;
/** A further passage is quoted only if its score is near that of the best. */
const NEARLY = 0.75;

const PREPARING = 'The answers are being prepared. Please try again in a minute.';

export interface PassageSearchResult {
  question: string;
  /** The passages that match the question, best first. */
  passages: RankedPassage[];
  /** The reason why they do not answer it. Null if they do. */
  refusal: ChatRefusal | null;
  known: KnownQuestions;
}

/** Finds the passages that match a question and that the viewer may read. */
export async function findPassages(
  context: Pick<Context, 'em' | 'viewer'>,
  text: string,
): Promise<PassageSearchResult> {
  const known = await loadKnownQuestions();
  const question = { text, words: known.weighWords(text), neighbors: known.findNearest(text), known };
  const answered = question.neighbors.filter(({ outcome }) => outcome === 'ANSWERED').map(({ text }) => text);
  const passages = rankPassages(await findCandidates(context, question.words, answered), question);
  return { question: text, passages, refusal: findRefusal(question, passages), known };
}

/** Selects the passages to quote. Refuses the question if the viewer can no longer read any of them. */
export async function selectQuoted(
  context: Context,
  searchResult: PassageSearchResult,
  atMost = CITATIONS,
): Promise<PassageSearchResult> {
  if (searchResult.refusal) return searchResult;
  const best = searchResult.passages[0]?.score ?? 0;
  const near = searchResult.passages.slice(0, atMost).filter(({ score }) => score >= best * NEARLY);
  const passages = await recordQuotations(context, near);
  return { ...searchResult, passages, refusal: passages.length === 0 ? 'NO_EVIDENCE' : null };
}

export const getAsker = ({ viewer, client }: Context): string => (viewer.kind === 'user' ? viewer.id : client.address);

export const countQuestion = (context: Context): Promise<void> =>
  countTry(context.em, questions, getAsker(context), context.services.env.LIMITS_SCALE);

/**
 * Fails if a refusal could be wrong because some pages are not indexed yet. Such a question does not count against the
 * limit.
 */
export async function assertPrepared(context: Context, { refusal }: PassageSearchResult): Promise<void> {
  if (!refusal || !(await isPreparing(context.em))) return;
  await uncountTry(context.em, questions, getAsker(context));
  fail('UNAVAILABLE', PREPARING);
}

export function toQuotedAnswer(searchResult: PassageSearchResult): ChatAnswer {
  const { question, passages, refusal } = searchResult;
  return {
    question,
    kind: refusal ? 'REFUSED' : 'QUOTED',
    refusal,
    limitation: null,
    sentences: [],
    citations: refusal ? [] : toCitations(searchResult).slice(0, CITATIONS),
    nearestPages: refusal ? selectPages(passages) : [],
  };
}

/** Without JavaScript, a document shows the page that the query names. */
function linkTo({ path, anchor }: RankedPassage): string {
  const [, page] = path.startsWith('/investor/documents/') ? (/^page-(\d+)$/.exec(anchor ?? '') ?? []) : [];
  return anchor ? `${path}${page ? `?page=${page}` : ''}#${anchor}` : path;
}

export const toCitations = ({ question, passages, known }: PassageSearchResult): ChatCitation[] =>
  passages.map((passage, at) => ({
    number: at + 1,
    path: linkTo(passage),
    title: passage.title,
    heading: passage.heading || null,
    parts: markAnswer(passage.sentences, known.findBestSentence(question, passage.sentences)),
  }));

/** Marks the sentence that matches best. If that sentence is a question, marks the next sentence too. */
function markAnswer(sentences: readonly string[], answer: number): ChatCitation['parts'] {
  const length = sentences[answer]?.endsWith('?') ? 2 : 1;
  const parts = [
    { text: joinSentences(sentences.slice(0, answer)), isMatch: false },
    { text: joinSentences(sentences.slice(answer, answer + length)), isMatch: true },
    { text: joinSentences(sentences.slice(answer + length)), isMatch: false },
  ];
  return parts.filter(({ text }) => text !== '');
}

export function selectPages(passages: readonly RankedPassage[]): ChatPage[] {
  const pages = new Map(passages.map(({ path, title }) => [path, title]).toReversed() as [string, string][]);
  return [...pages]
    .toReversed()
    .slice(0, NEAREST)
    .map(([path, title]) => ({ path, title }));
}

/**
 * Records a reading for each document passage before it is quoted. Leaves out passages that the viewer may not read
 * now, and passages whose reading cannot be recorded.
 */
async function recordQuotations(context: Context, passages: readonly RankedPassage[]): Promise<RankedPassage[]> {
  const recordedPassages: RankedPassage[] = [];
  for (const passage of passages) if (await isRecorded(context, passage)) recordedPassages.push(passage);
  return recordedPassages;
}

async function isRecorded(context: Context, { kind, sourceId = '', page }: RankedPassage): Promise<boolean> {
  if (kind !== 'DOCUMENT') return true;
  try {
    await recordQuotation(context, { id: sourceId, page: page ?? 0 });
    return true;
  } catch (error) {
    if (error instanceof ExpectedError) return false;
    throw error;
  }
}
