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
  /** Company facts that are still placeholders. */
  placeholders: readonly string[];
}

/**
 * The lines that a server prints when it is ready: its URL, how to sign in, and what to set up before visitors come.
 */
export function describeStart({ env, url, place, admin, hasAdmin, placeholders }: StartFacts): string {
  const lines = [`\nReady: ${url}`];
  if (admin?.password)
    lines.push(`Admin sign-in, shown this once: ${admin.username} / ${admin.password} at ${url}/auth`);
  if (!hasAdmin)
    lines.push(
      'No administrator exists yet. Create one with:',
      `  npx portal admin create --username ${env.ADMIN_USERNAME} --email you@example.com`,
    );
  lines.push(`Data: ${place}`, ...describeModel(env));
  if (env.NODE_ENV === 'production') lines.push(...describePlaceholders(env, placeholders));
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

function describePlaceholders({ DEMO_URL }: Env, placeholders: readonly string[]): string[] {
  const facts = placeholders.map((fact) => `  ${fact}`);
  if (new URL(DEMO_URL).hostname.endsWith('.example'))
    facts.push(`  link of “Try for Free”, from DEMO_URL: ${DEMO_URL}`);
  return facts.length > 0
    ? ['', 'Visitors see these placeholders. Replace them in web/site.ts and the settings:', ...facts]
    : [];
}
