import { describeUnset } from '../graphql/site-details.ts';
import type { AdminSignIns, FirstAdmin } from './accounts/auth/first-admin.service.ts';
import { readEmbeddingSettings, readModelSettings } from './content/chat/model/model.settings.ts';
import type { Env } from './platform/env.ts';

interface StartFacts {
  env: Env;
  url: string;
  /** The place where the data is stored, shown to the operator. */
  place: string;
  /** The administrator that this startup created. */
  admin: FirstAdmin | null;
  /** Null if the database could not say. */
  signIns: AdminSignIns | null;
  /** The site details that no administrator has set. */
  unsetDetails: readonly string[];
  /** The sign-in lines of a sample portal. */
  sample?: readonly string[] | undefined;
}

/** Printed as soon as the account exists: a start that fails later would lose the password for good. */
export const describePassword = ({ username, password }: FirstAdmin): string | null =>
  password && `Admin sign-in, shown this once: ${username} / ${password}`;

/**
 * The lines that a server prints when it is ready: its URL, how to sign in, and what to set up before visitors come.
 */
export function describeStart({ env, url, place, admin, signIns, unsetDetails, sample }: StartFacts): string {
  const lines = [`\nReady: ${url}`];
  if (sample) return `${[...lines, ...describeSample(url, place, sample)].join('\n')}\n`;
  if (admin?.password) lines.push(`Sign in as ${admin.username} at ${url}/auth. The password is in a line above.`);
  if (signIns === 'NEVER' && !admin)
    lines.push(
      'No administrator has signed in yet. If you do not have the password, create another administrator with:',
      '  npx portal admin create --username <name> --email you@example.com',
    );
  if (signIns === 'NO_ADMIN')
    lines.push(
      'No administrator exists yet. Create one with:',
      `  npx portal admin create --username ${env.ADMIN_USERNAME} --email you@example.com`,
    );
  lines.push(`Data: ${place}`, ...describeModel(env));
  if (env.NODE_ENV === 'production') lines.push(...describeMissing(env, url, unsetDetails));
  return `${lines.join('\n')}\n`;
}

const describeSample = (url: string, place: string, signIns: readonly string[]): string[] => [
  'This is a sample portal: its people, documents and figures are made up.',
  `Sign in at ${url}/auth as a manager, an editor or one of two investors:`,
  '',
  ...signIns,
  '',
  'To start for real, stop it and run: npm start',
  `Data: ${place}. To delete it: npm run demo -- --delete`,
];

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
    ...(unset ? [`${unset} Set them at ${url}/admin/site.`] : []),
    ...(new URL(DEMO_URL).hostname.endsWith('.example')
      ? [`“Try for Free” leads to ${DEMO_URL}, which is a placeholder. Set DEMO_URL.`]
      : []),
  ];
}
