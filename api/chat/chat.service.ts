import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { countTry, type Limit, uncountTry } from '../platform/limits/attempts.ts';
import { type RankedPassage, rankPassages } from './answer.rank.ts';
import { recordQuotations } from './answer.record.ts';
import { findRefusal } from './answer.refusal.ts';
import type { ChatAnswer, ChatCitation, ChatPage, ChatRefusal, ChatTerm } from './chat.type.ts';
import { isPreparing } from './passages/passage.index.service.ts';
import { toMatch, toWeightedTerms } from './passages/passage.match.ts';
import { noPortalPassages, openPortalPassages, type PortalPassages } from './passages/passage.portal.search.service.ts';
import { readCandidates } from './passages/passage.search.service.ts';
import { analyzeQuestion } from './questions/question.analysis.service.ts';
import type { Question } from './questions/question.types.ts';

/** Limits questions by IP address or account. Answers from the cache of public reads do not count. */
const questions: Limit = { name: 'chat', atMost: 20, seconds: 300 };

const CITATIONS = 3;
const NEAREST = 3;
/** A further passage is quoted only if its score is near that of the best. */
const NEARLY = 0.75;

const PREPARING = 'The answers are being prepared. Please try again in a minute.';

/** Answers a question with passages of the site that the viewer may read, or refuses it. */
export async function answerQuestion(context: Context, text: string): Promise<ChatAnswer> {
  await countQuestion(context);
  const searchResult = await findReadablePassages(context, text);
  await assertPrepared(context, searchResult);
  return toQuotedAnswer(text, await selectQuoted(context, searchResult));
}

/** Finds the passages that match a question and that the viewer may read. */
export const findReadablePassages = async (context: Context, text: string): Promise<PassageSearchResult> =>
  findPassages(context.em, text, await openPortalPassages(context));

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

export const toQuotedAnswer = (
  text: string,
  { question, passages, refusal, comparedPassageCount }: PassageSearchResult,
): ChatAnswer => ({
  question: text,
  kind: refusal ? 'REFUSED' : 'QUOTED',
  refusal,
  limitation: null,
  sentences: [],
  citations: refusal ? [] : passages.slice(0, CITATIONS).map(toCitation),
  nearestPages: refusal ? selectPages(passages) : [],
  comparedPassageCount,
  terms: question.terms.map((term) => toTerm(question, term)),
});

export interface PassageSearchResult {
  question: Question;
  passages: RankedPassage[];
  refusal: ChatRefusal | null;
  /** The number of candidates, also of those that the answer does not use. */
  comparedPassageCount: number;
}

/** Finds the passages that match a question, best first, and the reason if they do not answer it. */
export async function findPassages(
  em: SqlEntityManager,
  text: string,
  portal: PortalPassages = noPortalPassages,
): Promise<PassageSearchResult> {
  const question = await analyzeQuestion(em, text, portal);
  const match = toMatch(question);
  const words = toWeightedTerms(question);
  const { nearest } = question;
  const candidates = match
    ? [...(await readCandidates(em, match, { terms: words, nearest })), ...(await portal.find(match, words))]
    : [];
  const passages = rankPassages(question, candidates);
  return { question, passages, refusal: findRefusal(question, passages), comparedPassageCount: passages.length };
}

/** Without JavaScript, a document shows the page that the query names. */
function linkTo({ path, anchor }: RankedPassage): string {
  const [, page] = path.startsWith('/investor/documents/') ? (/^page-(\d+)$/.exec(anchor ?? '') ?? []) : [];
  return anchor ? `${path}${page ? `?page=${page}` : ''}#${anchor}` : path;
}

/** @param at the position of the passage in the answer, from 0 */
export const toCitation = (passage: RankedPassage, at: number): ChatCitation => ({
  number: at + 1,
  path: linkTo(passage),
  title: passage.title,
  heading: passage.heading || null,
  parts: markAnswer(passage),
  coverage: Math.min(1, passage.features.coverage),
});

/** Marks the sentence that matches best. If that sentence is a question, marks the next sentence too. */
function markAnswer({ sentences, answer }: RankedPassage): ChatCitation['parts'] {
  const length = sentences[answer]?.endsWith('?') ? 2 : 1;
  const parts = [
    { text: sentences.slice(0, answer).join(' '), isMatch: false },
    { text: sentences.slice(answer, answer + length).join(' '), isMatch: true },
    { text: sentences.slice(answer + length).join(' '), isMatch: false },
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

const toTerm = ({ corrections }: Question, { text, passages }: Question['terms'][number]): ChatTerm => ({
  typed: text,
  readAs: corrections.find(({ typed }) => typed === text)?.read ?? null,
  passages,
});
