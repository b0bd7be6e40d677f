import type { Logger } from 'pino';
import { z } from 'zod';
import type { Env } from '#api/platform/env.ts';
import { ModelError } from './model.errors.ts';
import { Queue } from './model.queue.ts';
import { post } from './model.request.ts';
import { type EndpointSettings, readEmbeddingSettings } from './model.settings.ts';

const REQUESTS = 4;
const WAITING = 16;
const PAUSE_MS = 30_000;
/** The limit for one response. 16 vectors of 4,096 numbers take about 1.5 MB. */
const MOST_BYTES = 4_000_000;
const MOST_DIMENSIONS = 8_192;

const answer = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1).max(MOST_DIMENSIONS) })),
});

interface EmbedOptions {
  log: Logger;
  /** Aborts when the result is not needed any more. */
  signal: AbortSignal;
  /** The time limit of the call, in milliseconds. */
  totalMs: number;
}

/** The embedding model of one server: its queue, and the state that a failure leaves. */
export class EmbeddingModel {
  /** The content version up to which all passages have embeddings. */
  embeddedVersion = '';
  readonly #queue = new Queue(REQUESTS, WAITING);
  #pausedUntil = 0;

  constructor(readonly settings: EndpointSettings) {}

  /** True for 30 seconds after a failure. */
  get isPaused(): boolean {
    return performance.now() < this.#pausedUntil;
  }

  /** Returns a vector of length 1 for each text. Throws a ModelError. */
  async embed(texts: readonly string[], { log, signal, totalMs }: EmbedOptions): Promise<number[][]> {
    if (this.#queue.isFull) throw new ModelError('too many requests for embeddings');
    const { url, model } = this.settings;
    const began = performance.now();
    const late = AbortSignal.timeout(totalMs);
    let leave: (() => void) | undefined;
    try {
      const combinedSignal = AbortSignal.any([signal, late]);
      leave = await this.#queue.enter(combinedSignal);
      const vectors = await requestEmbeddings(this.settings, texts, combinedSignal);
      const ms = Math.round(performance.now() - began);
      log.info({ url: url.href, model, texts: texts.length, ms }, 'the embedding model was called');
      return vectors;
    } catch (error) {
      const detail = late.aborted ? 'no answer in time' : error instanceof ModelError ? error.detail : String(error);
      if (!signal.aborted) {
        this.#pausedUntil = performance.now() + PAUSE_MS;
        log.warn({ url: url.href, model, detail }, 'the embedding model failed');
      }
      throw new ModelError(detail);
    } finally {
      leave?.();
    }
  }
}

async function requestEmbeddings(
  settings: EndpointSettings,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<number[][]> {
  const body = { model: settings.model, input: texts, encoding_format: 'float' };
  const response = await post(settings, { body, accept: 'application/json' }, signal);
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > MOST_BYTES) throw new ModelError('the answer is too large');
      parts.push(part);
    }
  } finally {
    response.destroy();
  }
  return readVectors(Buffer.concat(parts).toString('utf8'), texts.length);
}

function readVectors(text: string, count: number): number[][] {
  const { data } = answer.safeParse(JSON.parse(text)).data ?? { data: [] };
  const vectors = data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => toUnit(embedding));
  const isComplete = data.length === count && new Set(data.map(({ index }) => index)).size === count;
  if (!isComplete || vectors.some((vector) => vector.length !== vectors[0]?.length))
    throw new ModelError('the answer is not one embedding for each text');
  return vectors;
}

function toUnit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  if (!(length > 0 && length < Number.MAX_VALUE)) throw new ModelError('an embedding has no direction');
  return vector.map((value) => value / length);
}

const models = new WeakMap<Env, EmbeddingModel | { settings: null }>();

/** The embedding model of the server with these settings. Null if none is configured. */
export function getEmbeddingModel(env: Env): EmbeddingModel | null {
  const cachedModel = models.get(env);
  if (cachedModel) return cachedModel.settings ? cachedModel : null;
  const settings = readEmbeddingSettings(env);
  const model = settings ? new EmbeddingModel(settings) : null;
  models.set(env, model ?? { settings: null });
  return model;
}
