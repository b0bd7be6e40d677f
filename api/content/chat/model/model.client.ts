import type { Logger } from 'pino';
import type { Env } from '#api/platform/env.ts';
import { streamCompletion } from './model.connection.ts';
import { ModelError, SILENT } from './model.errors.ts';
import { createSentenceParser } from './model.parse.ts';
import { type DraftSentence, type Prompt, toRequest } from './model.prompt.ts';
import { Queue } from './model.queue.ts';
import { type EndpointSettings, readModelSettings } from './model.settings.ts';

const STREAMS = 4;
const WAITING = 16;
const FAILURES = 5;
const PAUSE_MS = 30_000;

/** CUT_SHORT: the time limit ended the answer. */
export type CallOutcome = 'ANSWERED' | 'FAILED' | 'CUT_SHORT' | 'CANCELED';

interface CallOptions {
  log: Logger;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
  /** The time limit of the whole call, in milliseconds. */
  totalMs: number;
  /** Receives the outcome when the call ends. */
  onCall: (outcome: CallOutcome) => Promise<void>;
}

interface Call {
  started: number;
  signal: AbortSignal;
  outcome: CallOutcome;
  detail?: string;
  characters: number;
  /** True after the time limit. */
  isLate: boolean;
  end: () => void;
}

/** The language model of one server: its queue, and the state that its failures leave. */
export class LanguageModel {
  readonly queue = new Queue(STREAMS, WAITING);
  /** False after the server refused a schema and answered without it. */
  #hasSchema = true;
  #failures = 0;
  #pausedUntil = 0;

  constructor(readonly settings: EndpointSettings) {}

  /** True after repeated failures. After 30 seconds, one call tries again. */
  get isPaused(): boolean {
    return performance.now() < this.#pausedUntil;
  }

  /**
   * Yields the sentences of an answer as they are complete. Returns true if the model answered that the passages do not
   * answer the question. Throws a ModelError.
   */
  async *write(prompt: Prompt, { log, signal, totalMs, onCall }: CallOptions): AsyncGenerator<DraftSentence, boolean> {
    const call = this.#begin(signal, totalMs);
    const parser = createSentenceParser();
    try {
      let isEmpty = true;
      for await (const text of this.#stream(prompt, call.signal)) {
        call.characters += text.length;
        for (const sentence of parser.write(text)) {
          isEmpty = false;
          yield sentence;
        }
      }
      const rest = parser.end();
      yield* rest;
      call.outcome = 'ANSWERED';
      const hasNone = isEmpty && rest.length === 0;
      if (hasNone && !parser.isAnswer())
        call.detail = 'The answer contains no sentence with a citation in a known form.';
      return hasNone && parser.isAnswer();
    } catch (error) {
      call.outcome = getOutcome(call);
      call.detail = error instanceof ModelError ? error.detail : String(error);
      throw error;
    } finally {
      call.end();
      this.#learn(call);
      this.#log(log, call);
      await onCall(call.outcome);
    }
  }

  /** Starts a call whose signal aborts with the client or at the time limit. */
  #begin(outer: AbortSignal, totalMs: number): Call {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const call: Call = {
      started: performance.now(),
      signal: controller.signal,
      outcome: 'CANCELED',
      characters: 0,
      isLate: false,
      end: () => {
        clearTimeout(timer);
        outer.removeEventListener('abort', abort);
      },
    };
    const timer = setTimeout(() => {
      call.isLate = true;
      abort();
    }, totalMs);
    outer.addEventListener('abort', abort, { once: true });
    if (outer.aborted) abort();
    if (this.#failures >= FAILURES) this.#pausedUntil = performance.now() + PAUSE_MS;
    return call;
  }

  #log(log: Logger, { outcome, characters, detail, started }: Call): void {
    const { url, model } = this.settings;
    const ms = Math.round(performance.now() - started);
    const line = { url: url.href, model, outcome, characters, ms, ...(detail && { detail }) };
    if (outcome === 'FAILED') log.warn(line, 'the language model failed');
    else log.info(line, 'the language model was called');
  }

  async *#stream(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string> {
    try {
      yield* streamCompletion(this.settings, toRequest(this.settings, prompt, this.#hasSchema), signal);
    } catch (error) {
      if (!this.#hasSchema || !(error instanceof ModelError && error.isRefusal)) throw error;
      yield* streamCompletion(this.settings, toRequest(this.settings, prompt, false), signal);
      this.#hasSchema = false;
    }
  }

  /**
   * A server that hangs makes each person wait until the time limit, so one such call is enough to pause. A page that is
   * rendered waits less, so two of its calls are needed: the first sentence of a busy server can take longer.
   */
  #learn({ outcome, detail, isLate }: Call): void {
    if (outcome === 'CANCELED' || outcome === 'CUT_SHORT') return;
    const weight = detail === SILENT ? FAILURES : isLate ? FAILURES / 2 : 1;
    this.#failures = outcome === 'FAILED' ? this.#failures + weight : 0;
    this.#pausedUntil = this.#failures >= FAILURES ? performance.now() + PAUSE_MS : 0;
  }
}

function getOutcome({ signal, isLate, characters }: Call): CallOutcome {
  if (!signal.aborted || (isLate && characters === 0)) return 'FAILED';
  return isLate ? 'CUT_SHORT' : 'CANCELED';
}

const models = new WeakMap<Env, LanguageModel | { settings: null }>();

/** The language model of the server with these settings. Null if none is configured. */
export function getLanguageModel(env: Env): LanguageModel | null {
  const cachedModel = models.get(env);
  if (cachedModel) return cachedModel.settings ? cachedModel : null;
  const settings = readModelSettings(env);
  const model = settings ? new LanguageModel(settings) : null;
  models.set(env, model ?? { settings: null });
  return model;
}
