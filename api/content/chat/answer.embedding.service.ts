import type { Context } from '#api/platform/context.ts';
import { isOnSite } from './answer.facts.ts';
import type { RankedPassage } from './answer.rank.ts';
import type { PassageSearchResult } from './chat.service.ts';
import { getEmbeddingModel } from './model/embedding.client.ts';
import { ModelError } from './model/model.errors.ts';
import { readEmbeddings } from './passages/passage.embedding.service.ts';

/** The number of passages whose order embeddings can change. */
const COMPARED = 20;
/** The usual constant of reciprocal rank fusion: with it, neither of two orders dominates. */
const SMOOTHING = 60;
/** The time that an answer waits for the embedding of its question, in milliseconds. */
const QUESTION_MS = 1_000;

/**
 * Orders the best passages by their words and by the similarity of their embeddings to the question. Whether the question
 * is answered depends on words alone. Without an embedding model, or if it fails, the order stays as it is.
 */
export async function orderByEmbedding(
  { em, browser, services: { env, log } }: Context,
  searchResult: PassageSearchResult,
  signal: AbortSignal,
): Promise<PassageSearchResult> {
  const model = getEmbeddingModel(env);
  if (!model || model.isPaused || searchResult.refusal || !browser.isOwnRequest) return searchResult;
  const topPassages = searchResult.passages.slice(0, COMPARED).filter(isOnSite);
  const embeddings = await readEmbeddings(em, model.settings.model, topPassages);
  if (embeddings.filter(Boolean).length < 2) return searchResult;
  try {
    const [questionVector = []] = await model.embed([searchResult.question], {
      log,
      signal,
      totalMs: QUESTION_MS * env.LIMITS_SCALE,
    });
    const similarities = new Map(
      topPassages.map((passage, at) => [passage, compare(questionVector, embeddings[at] ?? null)]),
    );
    return { ...searchResult, passages: fuse(searchResult.passages, similarities) };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelError) return searchResult;
    throw error;
  }
}

/** The cosine of two vectors of length 1. Null if they cannot be compared. */
function compare(one: readonly number[], other: readonly number[] | null): number | null {
  if (one.length !== other?.length) return null;
  return one.reduce((sum, value, at) => sum + value * other[at]!, 0);
}

/** Reorders the passages that have a similarity. Each place keeps its score, and other passages keep their places. */
function fuse(
  passages: readonly RankedPassage[],
  similarities: ReadonlyMap<RankedPassage, number | null>,
): RankedPassage[] {
  const similarity = (passage: RankedPassage): number | null => similarities.get(passage) ?? null;
  const comparable = passages.filter((passage) => similarity(passage) !== null);
  const bySimilarity = comparable.toSorted((a, b) => similarity(b)! - similarity(a)!);
  const rate = (passage: RankedPassage): number =>
    1 / (SMOOTHING + comparable.indexOf(passage)) + 1 / (SMOOTHING + bySimilarity.indexOf(passage));
  const rankedPassages = comparable.toSorted((a, b) => rate(b) - rate(a));
  return passages.map((passage) =>
    similarity(passage) === null ? passage : { ...rankedPassages.shift()!, score: passage.score },
  );
}
