import type { Env } from '../../platform/env.ts';

const FIRST_BYTE_MS = 10_000;

export interface ModelSettings {
  /** The URL of the chat completions endpoint. It comes only from the configuration. */
  url: URL;
  model: string;
  apiKey: string | null;
  /** The time limit for the first byte of an answer, in milliseconds. */
  firstByteMs: number;
}

/** The language model that this server uses. Null if none is configured. */
export function readModelSettings({ LLM_BASE_URL, LLM_MODEL, LLM_API_KEY }: Env): ModelSettings | null {
  if (!LLM_BASE_URL || !LLM_MODEL) return null;
  const url = new URL(`${LLM_BASE_URL.replace(/\/+$/, '')}/chat/completions`);
  return { url, model: LLM_MODEL, apiKey: LLM_API_KEY ?? null, firstByteMs: FIRST_BYTE_MS };
}
