import type { Env } from '#api/platform/env.ts';

const FIRST_BYTE_MS = 10_000;
const TOTAL_MS = 60_000;

/** An endpoint of an OpenAI-compatible server. Its URL comes only from the configuration. */
export interface EndpointSettings {
  url: URL;
  model: string;
  apiKey: string | null;
  /** The time limit for the first byte of a response, in milliseconds. */
  firstByteMs: number;
  /** The time limit of a whole call, in milliseconds. */
  totalMs: number;
}

const toEndpoint = (env: Env, model: string, path: string): EndpointSettings => ({
  url: new URL(`${env.LLM_BASE_URL?.replace(/(?<!\/)\/+$/, '')}/${path}`),
  model,
  apiKey: env.LLM_API_KEY ?? null,
  firstByteMs: FIRST_BYTE_MS,
  totalMs: TOTAL_MS,
});

/** The language model that this server uses. Null if none is configured. */
export const readModelSettings = (env: Env): EndpointSettings | null =>
  env.LLM_BASE_URL && env.LLM_MODEL ? toEndpoint(env, env.LLM_MODEL, 'chat/completions') : null;

/** The embedding model that this server uses, on the same server as the language model. Null if none is configured. */
export const readEmbeddingSettings = (env: Env): EndpointSettings | null =>
  env.LLM_BASE_URL && env.LLM_EMBEDDING_MODEL
    ? { ...toEndpoint(env, env.LLM_EMBEDDING_MODEL, 'embeddings'), firstByteMs: TOTAL_MS }
    : null;
