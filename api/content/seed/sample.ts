import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { claimDataDir } from '#api/platform/data-dir.ts';
import type { Env } from '#api/platform/env.ts';
import { StartError } from '#api/platform/lifecycle.ts';
import { openReceiver, type SampleAccount } from './sample.client.ts';
import { fillSample } from './sample.fill.ts';

// The sample portal of `npm run demo`. Its folder has a file with the passwords, which were made for this folder.

interface SampleFile {
  accounts: SampleAccount[];
  /** The port of the feed, which the database names. */
  port: number;
  isFilled: boolean;
}

const PEOPLE: Omit<SampleAccount, 'password'>[] = [
  { username: 'manager', name: 'Dana Whitfield', company: '', email: 'dana@sample.example' },
  { username: 'editor', name: 'Noah Ellison', company: '', email: 'noah@sample.example' },
  { username: 'jordan', name: 'Jordan Avery', company: 'Harborview', email: 'jordan@harborview.example' },
  { username: 'ines', name: 'Ines Calder', company: 'Northgate Capital', email: 'ines@northgate.example' },
];

export interface Sample {
  /** The settings of the server, with the first administrator and the hosts of this computer. */
  env: Env;
  /** Fills the portal of the server at `url`, unless it was filled before. */
  fill: (em: SqlEntityManager, url: string, say: (sentence: string) => void) => Promise<void>;
  signIns: string[];
  /** Closes the feed and the receiver of the webhook. */
  close: () => Promise<unknown>;
}

/**
 * Prepares the folder. A folder whose filling was interrupted is emptied.
 *
 * @throws StartError if the folder has the data of another site
 */
export async function openSample(env: Env): Promise<Sample> {
  const file = path.join(env.DATA_DIR, 'sample.json');
  const sample = (await readSample(env.DATA_DIR, file)) ?? makeSample();
  const receiver = await openReceiver(sample.port).catch(() => {
    if (!sample.isFilled) return openReceiver(0);
    throw new StartError(
      `Port ${sample.port}, at which the sample feed is, is in use. Does the sample portal run already?`,
    );
  });
  const save = () => writeFile(file, JSON.stringify(sample, null, 2), { mode: 0o600 });
  sample.port = receiver.port;
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 });
  await save();
  const [manager] = sample.accounts;
  const hosts = [`127.0.0.1:${receiver.port}`];
  return {
    env: {
      ...env,
      ADMIN_USERNAME: manager!.username,
      ADMIN_PASSWORD: manager!.password,
      ADMIN_EMAIL: manager!.email,
      FEED_ALLOW_HOSTS: hosts,
      WEBHOOK_ALLOW_HOSTS: hosts,
    },
    fill: async (em, url, say) => {
      if (sample.isFilled) return;
      say(`Filling the sample portal. The site answers at ${url} …`);
      await fillSample({ url, em, feedUrl: receiver.url, accounts: sample.accounts });
      // Its checkpoint was written before the events were dated.
      await rm(path.join(env.DATA_DIR, 'audit'), { recursive: true, force: true });
      sample.isFilled = true;
      await save();
    },
    signIns: sample.accounts.map(({ username, password }) => `${username} / ${password}`),
    close: async () => receiver.close(),
  };
}

/** The sample of this folder. Null if it is empty now. */
async function readSample(dir: string, file: string): Promise<SampleFile | null> {
  const names = await readdir(dir).catch((): string[] => []);
  if (names.length === 0) return null;
  if (!names.includes('sample.json'))
    throw new StartError(`The folder ${dir} has the data of another site. A sample portal needs a new folder.`);
  const sample = JSON.parse(await readFile(file, 'utf8')) as SampleFile;
  if (sample.isFilled) return sample;
  // Not while another server fills it.
  await (await claimDataDir(dir, 0)).release();
  await rm(dir, { recursive: true });
  return null;
}

const makeSample = (): SampleFile => ({
  accounts: PEOPLE.map((person) => ({ ...person, password: randomBytes(9).toString('base64url') })),
  port: 0,
  isFilled: false,
});
