import { describeUnset } from '../graphql/site-details.ts';
import type { FirstAdmin } from './auth/first-admin.service.ts';
import { readEmbeddingSettings, readModelSettings } from './chat/model/model.settings.ts';
import type { Env } from './platform/env.ts';

interface StartFacts {
  env: Env;
  url: string;
  /** The place where the data is stored, shown to the operator. */
  place: string;
  /** The administrator that this startup created. */
  admin: FirstAdmin | null;
  hasAdmin: boolean;
  /** The site details that no administrator has set. */
  unsetDetails: readonly string[];
}

/**
 * The lines that a server prints when it is ready: its URL, how to sign in, and what to set up before visitors come.
 */
export function describeStart({ env, url, place, admin, hasAdmin, unsetDetails }: StartFacts): string {
  const lines = [`\nReady: ${url}`];
  if (admin?.password)
    lines.push(`Admin sign-in, shown this once: ${admin.username} / ${admin.password} at ${url}/auth`);
  if (!hasAdmin)
    lines.push(
      'No administrator exists yet. Create one with:',
      `  npx portal admin create --username ${env.ADMIN_USERNAME} --email you@example.com`,
    );
  lines.push(`Data: ${place}`, ...describeModel(env));
  if (env.NODE_ENV === 'production') lines.push(...describeMissing(env, url, unsetDetails));
  return `${lines.join('\n')}\n`;
}

function describeModel(env: Env): string[] {
  const model = readModelSettings(env);
  const embedding = readEmbeddingSettings(env);
  return [
    ...(model ? [`Questions to /chat are sent to the language model ${model.model} at ${model.url.href}`] : []),
    ...(embedding
      ? [`They and the public pages are sent to the embedding model ${embedding.model} at ${embedding.url.href}`]
      : []),
  ];
}

function describeMissing({ DEMO_URL }: Env, url: string, unsetDetails: readonly string[]): string[] {
  const unset = describeUnset(unsetDetails);
  return [
    ...(unset ? ['', unset, `  Set them at ${url}/admin/site. Until then, the pages leave them out or say so.`] : []),
    ...(new URL(DEMO_URL).hostname.endsWith('.example')
      ? ['', `“Try for Free” leads to ${DEMO_URL}, which is a placeholder. Set DEMO_URL.`]
      : []),
  ];
}
