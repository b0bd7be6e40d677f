import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readEnv } from '../api/platform/env.ts';
import { hashBuild, type Proof, PROOF_FILE_NAME, writeSignedProof } from '../api/operation/proofs/proof.file.ts';
import { listSteps } from '../api/operation/proofs/proof.service.ts';
import { WatchedBrowser } from './browser.ts';
import { makeChanges } from './changes.ts';
import { adminForms, INVESTOR, sendForm, signInAdmin, signInForm, visitorForms } from './forms.ts';
import { readProofKey } from './key.ts';
import { TracedServer } from './server.ts';
import { type StandIns, startStandIns } from './stand-ins.ts';
import { walkStorybook } from './storybook.ts';
import { runExplorer, walkAdminPages, walkPortal, walkPublicSite } from './walk.ts';

interface ProofOptions {
  root: string;
  /** Holds what the run writes. */
  folder: string;
  hasStorybook: boolean;
}

const JOBS_MS = 180_000;

/** Runs everything, writes the signed result into the build, and returns the exit code. */
export async function prove(options: ProofOptions): Promise<number> {
  const key = await readProofKey(readEnv().PROOF_KEY_FILE);
  const proof = await runSite(options);
  const file = path.join(options.root, 'dist', PROOF_FILE_NAME);
  await writeFile(file, writeSignedProof(key, proof));
  for (const { name, count } of listSteps(proof)) console.log(`${String(count ?? 'left out').padStart(8)}  ${name}`);
  for (const { process, host, port, call } of proof.attempts)
    console.log(`ATTEMPT  ${process} → ${host}${port === null ? '' : `:${port}`} (${call})`);
  const result =
    proof.attempts.length === 0 ? 'No attempt to reach another host' : 'The site tried to reach other hosts';
  console.log(`${result}. ${proof.seconds} seconds, ${proof.serverCalls} calls. ${file}`);
  return proof.attempts.length === 0 ? 0 : 1;
}

async function runSite({ root, folder, hasStorybook }: ProofOptions): Promise<Proof> {
  const startedAt = new Date();
  const buildHash = await hashBuild(path.join(root, 'dist'));
  const standIns = await startStandIns(folder);
  const server = new TracedServer({ root, folder, settings: standIns.settings });
  const browser = new WatchedBrowser(folder);
  // Also after a failure: neither the server nor its database ends with this process.
  const { ran, browserAttempts } = await runServer({ server, browser, standIns, hasStorybook }).finally(() =>
    server.stop(),
  );
  const trace = await server.readTrace();
  const counts = standIns.counts();
  await standIns.close();
  return {
    format: 1,
    startedAt: startedAt.toISOString(),
    seconds: Math.round((Date.now() - startedAt.getTime()) / 1_000),
    ...readCommit(root),
    buildHash,
    ran: { ...ran, ...counts },
    serverCalls: trace.calls,
    attempts: [...trace.attempts, ...browserAttempts],
    versions: {
      node: process.versions.node,
      chromium: browser.version,
      strace: readStraceVersion(),
      kernel: os.release(),
    },
    repeat: `npm run proof${hasStorybook ? ' -- --with-storybook' : ''}`,
  };
}

interface Run {
  server: TracedServer;
  browser: WatchedBrowser;
  standIns: StandIns;
  hasStorybook: boolean;
}

async function runServer(run: Run) {
  await run.server.start();
  await run.browser.open(run.server.url);
  const ran = await runSteps(run);
  return { ran, browserAttempts: await run.browser.close(run.server.url) };
}

const say = (step: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${step}`);

async function runSteps({
  server,
  browser,
  standIns,
  hasStorybook,
}: Run): Promise<Omit<Proof['ran'], keyof ReturnType<StandIns['counts']>>> {
  const { page } = browser;
  const { url } = server;
  const fill = async (forms: typeof visitorForms) => {
    for (const form of forms) await sendForm(page, url, form);
    return forms.length;
  };
  say('Forms and pages of visitors');
  let forms = await fill(visitorForms);
  const publicSite = await walkPublicSite(browser, url);
  say('Changes, admin pages and explorer');
  forms += await fill([signInAdmin, ...adminForms]);
  const mutations = await makeChanges(page, url, standIns);
  const explorerExamples = await runExplorer(browser, url);
  const adminPages = await walkAdminPages(browser, url);
  await browser.signOut();
  say('Portal');
  forms += await fill([signInForm(INVESTOR)]);
  const portalPages = await walkPortal(browser, url);
  say('Jobs');
  const jobs = await server.waitForJobs(JOBS_MS);
  if (hasStorybook) say('Stories');
  const stories = hasStorybook ? await walkStorybook(browser) : null;
  return { ...publicSite, portalPages, adminPages, forms, mutations, explorerExamples, jobs, stories };
}

/** Null outside of a repository. */
function readCommit(root: string): Pick<Proof, 'commit' | 'isChanged'> {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
    return { commit: git('rev-parse', 'HEAD'), isChanged: git('status', '--porcelain') !== '' };
  } catch {
    return { commit: null, isChanged: false };
  }
}

const readStraceVersion = (): string =>
  /version (\S+)/.exec(execFileSync('strace', ['-V'], { encoding: 'utf8' }))?.[1] ?? 'unknown';
