import type { Context } from '#api/platform/context.ts';
import { toExpectedError, failForNow } from '#api/platform/errors.ts';
import { countTry, type Limit } from '#api/platform/limits/attempts.ts';
import { currentWork } from '#api/platform/work.ts';
import { orderByEmbedding } from './answer.embedding.service.ts';
import type { RankedPassage } from './answer.rank.ts';
import type { ChatAnswer, ChatCitation, ChatLimitation, ChatSentence } from './chat.type.ts';
import {
  assertPrepared,
  countQuestion,
  findPassages,
  type PassageSearchResult,
  getAsker,
  selectPages,
  selectQuoted,
  toCitations,
  toQuotedAnswer,
} from './chat.service.ts';
import { openConversation, readEarlierQuestions, recordQuestion } from './conversation.service.ts';
import { isSupported, listTexts, selectCited, splitWords, toPlainSentences } from './generated.check.ts';
import { type CallOutcome, getLanguageModel, type LanguageModel } from './model/model.client.ts';
import { readStems } from './passages/passage.words.query.ts';
import { countModelCall } from './model/model.count.service.ts';
import { ModelError } from './model/model.errors.ts';
import type { DraftSentence, Prompt } from './model/model.prompt.ts';

/** Limits generated answers by IP address or account. */
const answerLimit: Limit = { name: 'chat-model', atMost: 100, seconds: 86_400 };

/** Below the limit of 10 seconds for rendering a page. */
const RENDERED_MS = 8_000;
/** The number of passages that the model receives. */
const PASSAGES = 5;
const SENTENCES = 12;
const DRAFTS = 40;

export interface ReplyOptions {
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
  /** The time limit of the model, in milliseconds, if not 60 seconds. Then the sentences so far are the answer. */
  totalMs?: number;
  /** Receives the citations before the model is called. The conversation cookie is already set. */
  onCitations?: (citations: ChatCitation[]) => void;
  /** Receives each sentence that the cited passages support. */
  onSentence?: (sentence: ChatSentence) => void;
}

/** Answers the next question of a conversation, with the language model if one is configured and needed. */
export async function replyToQuestion(context: Context, text: string, options: ReplyOptions): Promise<ChatAnswer> {
  const model = getLanguageModel(context.services.env);
  if (options.onSentence && model?.queue.isFull) failForNow('UNAVAILABLE', 10);
  await countQuestion(context);
  const earlier = await readEarlierQuestions(context);
  const matching = await orderByEmbedding(
    context,
    await findPassagesOfConversation(context, text, earlier),
    options.signal,
  );
  await assertPrepared(context, matching);
  const searchResult = await selectQuoted(context, matching, model ? PASSAGES : undefined);
  if (model) await openConversation(context);
  const answer = await writeAnswer(context, { text, earlier, searchResult, model }, options);
  await recordQuestion(context, answer);
  return answer;
}

/** Answers while a page is rendered. If the model is too slow for that, the answer has quotations. */
export const replyInTime = (context: Context, text: string): Promise<ChatAnswer> =>
  replyToQuestion(context, text, {
    signal: currentWork()?.signal ?? new AbortController().signal,
    totalMs: RENDERED_MS,
  });

/** A question that refers to the one before, such as "And in a hospital?", is searched for together with it. */
async function findPassagesOfConversation(
  context: Context,
  text: string,
  earlier: readonly string[],
): Promise<PassageSearchResult> {
  const searchResult = await findPassages(context, text);
  const before = earlier.at(-1);
  if (searchResult.refusal !== 'NO_EVIDENCE' || !before || !FOLLOWS.test(text.trim())) return searchResult;
  const combinedResult = await findPassages(context, `${before} ${text}`);
  return combinedResult.refusal ? searchResult : combinedResult;
}

const FOLLOWS =
  /^(?:and|but|or|why|how so|what about|how about|what if|even)\b|\b(?:it|its|that|this|they|them|those|these)\b/i;

interface Request {
  text: string;
  earlier: readonly string[];
  searchResult: PassageSearchResult;
  model: LanguageModel | null;
}

async function writeAnswer(context: Context, request: Request, options: ReplyOptions): Promise<ChatAnswer> {
  const { searchResult, model } = request;
  const quotedAnswer = toQuotedAnswer(searchResult);
  if (searchResult.refusal || !model) return quotedAnswer;
  const limitation = await findLimitation(context, model, options);
  if (limitation) return { ...quotedAnswer, limitation };
  const { passages } = searchResult;
  const citations = toCitations(searchResult);
  options.onCitations?.(citations);
  const result = await callModel(context, { ...request, model, passages }, options);
  const { sentences } = result;
  if (result.isUnanswered)
    return {
      ...quotedAnswer,
      kind: 'REFUSED',
      refusal: 'NO_EVIDENCE',
      citations: [],
      nearestPages: selectPages(passages),
    };
  if (sentences.length === 0)
    return { ...quotedAnswer, limitation: result.isComplete ? 'NOT_SUPPORTED' : 'MODEL_UNAVAILABLE' };
  const citedNumbers = new Set(sentences.flatMap((sentence) => sentence.citations));
  return {
    ...quotedAnswer,
    kind: 'GENERATED',
    limitation: result.isComplete ? null : 'INCOMPLETE',
    sentences,
    citations: citations.filter(({ number }) => citedNumbers.has(number)),
  };
}

/** Why the model is not called. Null if it is called. */
async function findLimitation(
  context: Context,
  model: LanguageModel,
  { onSentence }: ReplyOptions,
): Promise<ChatLimitation | null> {
  if (!context.browser.isOwnRequest) return 'NOT_STARTED';
  if (model.isPaused) return 'MODEL_UNAVAILABLE';
  if (!onSentence && model.queue.isFull) return 'MODEL_BUSY';
  try {
    await countTry(context.em, answerLimit, getAsker(context), context.services.env.LIMITS_SCALE);
    return null;
  } catch (error) {
    if (toExpectedError(error)?.code === 'RATE_LIMITED') return 'LIMIT_REACHED';
    throw error;
  }
}

interface Result {
  sentences: ChatSentence[];
  isComplete: boolean;
  /** True if the model reports that the passages do not answer the question. */
  isUnanswered: boolean;
}

async function callModel(
  context: Context,
  { text, earlier, model, passages }: Request & { model: LanguageModel; passages: RankedPassage[] },
  { signal, onSentence, totalMs = model.settings.totalMs }: ReplyOptions,
): Promise<Result> {
  const result: Result = { sentences: [], isComplete: false, isUnanswered: false };
  const until = performance.now() + totalMs;
  const prompt: Prompt = { question: text, earlier, passages: passages.map(toPromptPassage) };
  let drafts: ReturnType<LanguageModel['write']> | undefined;
  let leave: (() => void) | undefined;
  try {
    leave = await enterQueue(model, signal, totalMs);
    const remainingMs = until - performance.now();
    const onCall = (outcome: CallOutcome) => countModelCall(context, outcome);
    drafts = model.write(prompt, { log: context.services.log, signal, totalMs: remainingMs, onCall });
    for (let number = 0; number < DRAFTS && result.sentences.length < SENTENCES; number += 1) {
      const { done, value } = await drafts.next();
      if (done) return { ...result, isComplete: true, isUnanswered: value };
      for (const sentence of await checkDraft(context, value, passages)) {
        result.sentences.push(sentence);
        onSentence?.(sentence);
      }
    }
    return { ...result, isComplete: true };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    return result;
  } finally {
    await drafts?.return(false);
    leave?.();
  }
}

async function enterQueue(model: LanguageModel, signal: AbortSignal, totalMs: number): Promise<() => void> {
  const waitingAbort = new AbortController();
  const stop = () => waitingAbort.abort(new ModelError('no place in the queue in time'));
  const timer = setTimeout(stop, totalMs);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await model.queue.enter(waitingAbort.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

const toPromptPassage = ({ title, heading, sentences }: RankedPassage, at: number): Prompt['passages'][number] => ({
  number: at + 1,
  title,
  heading,
  text: sentences.join(' '),
});

/** Returns the sentences of a draft that the cited passages support. */
async function checkDraft(
  { em }: Context,
  draft: DraftSentence,
  passages: readonly RankedPassage[],
): Promise<ChatSentence[]> {
  const selected = selectCited(draft, passages);
  if (!selected) return [];
  const { numbers, citedPassages } = selected;
  const sentences = toPlainSentences(draft);
  const words = [...sentences, ...citedPassages.flatMap(listTexts)].flatMap(splitWords);
  const stems = await readStems(em, [...new Set(words)]);
  return sentences
    .filter((text) => isSupported(text, stems, citedPassages))
    .map((text) => ({ text, citations: numbers }));
}
