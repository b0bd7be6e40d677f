import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { checkCertificate } from '../api/portal/ndas/nda.certificate.ts';
import { hashSha256 } from '../api/platform/signatures.ts';
import { drill, type DrillSite, SESSION_SECRET } from './drill.ts';
import { sendOperation, PASSWORD, registerAccount } from './people.ts';
import { expect, post, type Site, openPage } from './site.ts';

// Kills the server repeatedly while investors sign an agreement and an update is published. Each write must be complete
// or absent, and each acknowledged write must exist. The test has its own database, which it can query while the server
// is down.

const SIGNERS = 5;
/** Accounts that do not sign and only receive the mail. */
const RECIPIENTS = 8;

interface Signer {
  page: Page;
  id: string;
  email: string;
  name: string;
}

interface Scene extends DrillSite {
  signers: Signer[];
}

interface Round {
  text: string;
  ndaId: string;
  updateId: string;
  title: string;
  /** The names whose signature the server acknowledged. */
  signedNames: Set<string>;
  isReleased: boolean;
}

const SIGN = 'mutation ($input: SignNdaInput!) { signNda(input: $input) { ndaSignature { id } } }';
const RELEASE = 'mutation ($id: ID!) { publishInvestorUpdate(input: { id: $id }) { investorUpdate { status } } }';

/** Like `ask`, for a server that may be killed during the request. True if the server acknowledged. */
async function trySendOperation(page: Page, query: string, variables: object): Promise<boolean> {
  const data = { query, variables };
  const answer = await post(page, '/graphql', { data }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) as { errors?: object[] } | null | undefined;
  return Boolean(body && !body.errors);
}

const countRows = async (scene: Scene, condition: string, values: unknown[]): Promise<number> =>
  (await scene.db.query<{ n: number }>(`select count(*)::int as n from ${condition}`, values)).rows[0]!.n;

/** Resolves as soon as such a row exists. */
async function waitForRow(scene: Scene, condition: string, values: unknown[]): Promise<void> {
  while ((await countRows(scene, condition, values)) === 0);
}

const SIGNED = 'nda_signature where nda_id = $1';
const RELEASED = 'investor_update where id = $1 and published_at is not null';
const MAILED = "mail where kind = 'update.released' and subject = $1";

type Moment = [name: string, come: (scene: Scene, round: Round) => Promise<unknown>];

/** The moments at which the server is killed after the requests were sent, each with some randomness. */
const moments: Moment[] = [
  ['at once', () => delay(randomInt(6))],
  ['a moment later', () => delay(randomInt(20, 200))],
  ['with the first signature', (scene, { ndaId }) => waitForRow(scene, SIGNED, [ndaId])],
  ['with the release', (scene, { updateId }) => waitForRow(scene, RELEASED, [updateId])],
  ['when they are mailed', (scene, { title }) => waitForRow(scene, MAILED, [title])],
  ['when some emails are sent', (scene, { title }) => waitForRow(scene, `${MAILED} and sent_at is not null`, [title])],
];

/** Everyone signs a new agreement while an update is published. The server is killed in the middle. */
async function runRound(scene: Scene, number: number, [, come]: Moment): Promise<Round> {
  const { site, adminPage, signers } = scene;
  const text = `Keep it to yourself. Reading ${number}.`;
  const title = `Figures of month ${number}`;
  const make = `mutation ($title: String!, $text: String!) {
    publishNda(input: { body: $text }) { nda { id } }
    createInvestorUpdate(input: { title: $title, body: "Up." }) { investorUpdate { id } } }`;
  interface RoundData {
    publishNda: { nda: { id: string } };
    createInvestorUpdate: { investorUpdate: { id: string } };
  }
  const data = await sendOperation<RoundData>(adminPage, make, { title, text });
  const [ndaId, updateId] = [data.publishNda.nda.id, data.createInvestorUpdate.investorUpdate.id];
  const round: Round = { text, ndaId, updateId, title, signedNames: new Set(), isReleased: false };
  const releasing = trySendOperation(adminPage, RELEASE, { id: updateId }).then(
    (isAcknowledged) => (round.isReleased = isAcknowledged),
  );
  const signing = signers.map(async ({ page, name }) => {
    const input = { name, sha256: hashSha256(text), consent: true };
    if (await trySendOperation(page, SIGN, { input })) round.signedNames.add(name);
  });
  await come(scene, round);
  await site.stop('SIGKILL');
  await Promise.all([releasing, ...signing]);
  await site.start();
  return round;
}

async function getCertificate(scene: Scene, page: Page, { ndaId }: Round, accountId: string): Promise<string | null> {
  const sql = 'select id from nda_signature where nda_id = $1 and account_id = $2';
  const [signature] = (await scene.db.query<{ id: string }>(sql, [ndaId, accountId])).rows;
  if (!signature) return null;
  const events = "audit_event where kind = 'nda.signed' and subject_id = $1 and details ->> 'signature' = $2";
  expect(await countRows(scene, events, [accountId, signature.id]), 'the audit log has one event per signature').toBe(
    1,
  );
  const answer = await page.request.get(`/api/nda/signatures/${signature.id}`);
  expect(answer.ok()).toBe(true);
  return answer.text();
}

/** Each signature is complete or absent, and present if it was acknowledged. Accounts without one can still sign. */
async function checkSignatures(scene: Scene, round: Round): Promise<string> {
  let last = '';
  for (const { page, id, name } of scene.signers) {
    let certificate = await getCertificate(scene, page, round, id);
    if (!certificate) {
      expect(round.signedNames, 'an acknowledged signature exists').not.toContain(name);
      const input = { name, sha256: hashSha256(round.text), consent: true };
      expect(await trySendOperation(page, SIGN, { input }), 'an account without a signature can sign').toBe(true);
      certificate = (await getCertificate(scene, page, round, id))!;
    } else last = certificate;
    const { error, statement } = checkCertificate(certificate);
    expect({ error, name: statement?.name }).toEqual({ error: null, name });
    expect(certificate).toContain(JSON.stringify(round.text));
  }
  return last;
}

/** The update is published for everyone or no one. If it is not published yet, this publishes it. */
async function checkRelease(scene: Scene, { updateId, isReleased }: Round): Promise<void> {
  const query = 'query ($id: ID!) { investorUpdate(id: $id) { title } }';
  const answers = await Promise.all(
    scene.signers.map(({ page }) => sendOperation<{ investorUpdate: object | null }>(page, query, { id: updateId })),
  );
  const isPublished = answers[0]!.investorUpdate !== null;
  expect(
    answers.every(({ investorUpdate }) => (investorUpdate !== null) === isPublished),
    'the update is published for everyone or no one',
  ).toBe(true);
  if (isReleased) expect(isPublished, 'an acknowledged update is published').toBe(true);
  const events = "audit_event where kind = 'update.published' and subject_id = $1";
  expect(await countRows(scene, events, [updateId])).toBe(isPublished ? 1 : 0);
  if (!isPublished) expect(await trySendOperation(scene.adminPage, RELEASE, { id: updateId })).toBe(true);
}

/** Each mail exists once per recipient, as a row and as a file, after all due mails were sent. */
async function checkMails(scene: Scene, rounds: Round[]): Promise<void> {
  const { site, db, signers } = scene;
  const countUnsent = () => countRows(scene, 'mail where sent_at is null and given_up_at is null', []);
  await expect.poll(() => countRows(scene, 'investor_update where untold', [])).toBe(0);
  await expect.poll(countUnsent).toBe(0);
  const readers = await countRows(scene, "account where status = 'APPROVED'", []);
  const sql = `select subject, count(*)::int as mails, count(distinct recipient)::int as people from mail
    where kind = 'update.released' group by subject`;
  const { rows } = await db.query<{ subject: string }>(sql);
  const expected = rounds.map(({ title }) => ({ subject: title, mails: readers, people: readers }));
  expect(rows.toSorted((a, b) => a.subject.localeCompare(b.subject))).toEqual(expected);
  for (const { email } of signers) {
    expect(await countRows(scene, "mail where kind = 'nda.signed' and recipient = $1", [email])).toBe(rounds.length);
  }
  const { rows: mails } = await db.query<{ id: string }>('select id from mail');
  const files = (await readdir(path.join(site.dataDir, 'mail'))).filter((name) => !name.startsWith('.'));
  expect(files.map((name) => /mail_\w+/.exec(name)?.[0] ?? name).toSorted()).toEqual(
    mails.map(({ id }) => id).toSorted(),
  );
}

/** Approved accounts that receive emails. */
const CROWD = `insert into account (id, username, username_key, email, email_key, name, reason, roles, status,
    password_hash, created_at, updated_at)
  select 'usr_crowd' || n, 'crowd' || n, 'crowd' || n, 'crowd' || n || '@harborview.example',
    'crowd' || n || '@harborview.example', 'Crowd ' || n, 'We hold a position.', '{INVESTOR}', 'APPROVED', '-', now(), now()
  from generate_series(1, $1::int) n`;

const countTo = (to: number): number[] => Array.from({ length: to }, (_, at) => at + 1);

async function createSigner(browser: Browser, { site, adminPage }: DrillSite, n: number): Promise<Signer> {
  const page = await openPage(browser, site);
  const username = `signer${n}`;
  const { id, email } = await registerAccount(page, username, adminPage);
  await post(page, '/api/login', { data: { username, password: PASSWORD } });
  return { page, id, email, name: `${username} Stranger` };
}

/** Verifies a certificate on the command line without a database, as an operator or a lawyer does. */
async function verify(site: Site, certificate: string): Promise<string> {
  const file = path.join(site.dataDir, 'certificate.json');
  await writeFile(file, certificate);
  const env = {
    ...process.env,
    DATA_DIR: site.dataDir,
    SESSION_SECRET,
    DATABASE_URL: 'postgres://nowhere.invalid/none',
  };
  const command = ['dist/server/portal.js', 'nda', 'verify', file];
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
}

drill(
  'signatures and published updates are complete or absent at whatever moment the server is killed',
  { tag: '@drill' },
  async ({ browser, drillSite }) => {
    const signers = await Promise.all(countTo(SIGNERS).map((n) => createSigner(browser, drillSite, n)));
    const scene: Scene = { ...drillSite, signers };
    await scene.db.query(CROWD, [RECIPIENTS]);
    const rounds: Round[] = [];
    const certificates: string[] = [];
    for (const moment of moments) {
      await drill.step(`killed ${moment[0]}`, async () => {
        const round = await runRound(scene, rounds.length, moment);
        rounds.push(round);
        certificates.push(await checkSignatures(scene, round));
        await checkRelease(scene, round);
      });
    }
    await checkMails(scene, rounds);
    const newest = certificates.findLast(Boolean)!;
    expect(await verify(scene.site, newest)).toContain('The certificate is valid, and its key is trusted.');
  },
);
