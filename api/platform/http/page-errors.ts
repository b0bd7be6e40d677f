import type { Env } from '../env.ts';
import { type EncodedAnswer, encode } from './encoded-answer.ts';
import type { Renderer, Settings } from './pages.ts';

type Kind = Parameters<Renderer['renderError']>[0];

interface ErrorPage {
  kind: Kind;
  /** The path and query that the page links to. */
  location: string;
  settings: Settings;
}

/** Seconds after which a client can try again. */
const RETRY_AFTER: Partial<Record<Kind, string>> = { unavailable: '5', busy: '2' };

const STATUS: Record<Kind, number> = { error: 500, unavailable: 503, busy: 503, offline: 200 };

/** A page for errors that prevent rendering. No cache keeps it. */
export async function renderErrorPage(
  renderer: Renderer,
  { kind, location, settings }: ErrorPage,
): Promise<EncodedAnswer> {
  const html = Buffer.from(await renderer.renderError(kind, location, settings));
  const retryAfter = RETRY_AFTER[kind];
  return encode(html, {
    status: STATUS[kind],
    quality: 4,
    headers: [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Cache-Control', 'no-store'],
      ...(retryAfter ? [['Retry-After', retryAfter] as [string, string]] : []),
    ],
  });
}

/** What every page knows of the site. */
export const toSettings = (env: Env): Settings => ({
  name: env.SITE_NAME,
  demoUrl: env.DEMO_URL,
  publicUrl: env.PUBLIC_URL,
  year: new Date().getFullYear(),
  ...(env.LLM_BASE_URL && { hasLanguageModel: true as const }),
  ...(env.SAMPLE_PORTAL && { isSample: true as const }),
});
