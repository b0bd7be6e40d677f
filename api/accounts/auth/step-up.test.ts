import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolvers } from '#api/features.ts';
import { createSchema } from '#api/platform/graphql/schema.ts';
import { getRoots, getSelection, makeInputValue, type Root, writeOperation } from '#api/testing/operations.ts';
import { query } from '#api/testing/query.ts';
import { readOperations } from '#api/testing/site-operations.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { hashPassword } from './password.ts';
import { encryptSecret, newSecret } from '../two-factor/totp.ts';
import { makeDocument, makeFolder } from '#api/portal/documents/document.factory.ts';
import { makeGroup } from '../groups/group.factory.ts';
import { QuestionRow } from '#api/portal/questions/question.entity.ts';
import { makeUpdate } from '#api/portal/updates/update.factory.ts';
import { makeUser } from '../users/user.factory.ts';

const SECRET = 'a session secret of a test with 32 characters';
const ROOT = path.resolve(import.meta.dirname, '../../..');
const site = useSite(1, { SESSION_SECRET: SECRET });
const PASSWORD = 'correct horse battery staple';
const NEW_PASSWORD = 'seven quiet zebras at noon';
const url = () => site.urls[0]!;
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { viewer { id } } }';
const CONFIRM =
  'mutation ($password: String!, $code: String) { confirmIdentity(input: { password: $password, code: $code }) { viewer { id } } }';

const schema = await createSchema(resolvers);
const mutations = getRoots(schema).filter(({ kind }) => kind === 'mutation');
const always = mutations.filter(({ extensions }) => extensions['confirms'] === true);
const sometimes = mutations.filter(({ extensions }) => typeof extensions['confirms'] === 'string');

/** Inputs that meet the conditions of mutations. Words in capitals are replaced by ids of existing rows. */
const CONDITIONS: Record<string, object[]> = {
  answerQuestion: [{ id: 'QUESTION', answer: 'Another answer', send: true }],
  createDocument: [{ title: 'Plan', uploadId: 'upl_none', folderId: 'fld_none' }],
  updateDocument: [
    { id: 'DOCUMENT', folderId: 'FOLDER' },
    { id: 'DOCUMENT', uploadId: 'upl_none' },
    { id: 'DOCUMENT', notify: true },
    { id: 'DOCUMENT', hasCleanDownloads: false },
  ],
  updateFolder: [{ id: 'FOLDER', parentId: 'fld_none' }],
  updateGroup: [
    { id: 'GROUP', addMemberIds: ['USER'] },
    { id: 'GROUP', memberIds: ['USER'] },
  ],
  updateInvestorUpdate: [
    { id: 'PUBLISHED', groupIds: ['GROUP'] },
    { id: 'PUBLISHED', notifyAgain: true },
  ],
};

const listFiles = (folder: string, ending: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(ROOT, folder, file));

/** A mutation with an input; without one, every text of the input is the id of no object. */
const writeMutation = (root: Root, input?: object) =>
  writeOperation(
    root,
    (type) => input ?? makeInputValue(type, 'https://example.com'),
    getSelection(root.type, schema, 1),
  );

const DOWNLOADS = [
  '/api/audit/export',
  '/api/documents/log/export',
  '/api/events/evt_none/attendance',
  '/api/feeds/export',
  '/api/leads/export',
  '/api/users/export',
  '/api/nda/signatures',
  '/api/user/export',
];

const factors = {
  authenticator: (id: string) =>
    query(site.em(), 'insert into account_totp (account_id, secret, confirmed_at) values ($1, $2, now())', [
      id,
      encryptSecret(newSecret(), id, [SECRET]),
    ]),
  passkey: (id: string) =>
    query(
      site.em(),
      `insert into passkey (id, account_id, credential_id, public_key, counter, transports, synced, name)
       values ($1, $2, $3, $3, 0, '{}', false, 'Laptop')`,
      [`psk_${id}`, id, Buffer.from(id)],
    ),
};

async function makePublishedQuestion(): Promise<string> {
  const em = site.em();
  const facts = { documentId: await makeDocument(em), accountId: null, page: null, body: 'When?', answer: 'Soon' };
  const question = em.create(QuestionRow, {
    ...facts,
    answeredAt: new Date(),
    publishedAt: new Date(),
    everyone: true,
  });
  await em.flush();
  return question.id;
}

/** Creates an admin with a second factor who signed in 11 minutes ago and has just changed the password. */
async function adminAfterPasswordChange(factor: keyof typeof factors) {
  const em = site.em();
  const admin = makeUser(em, { passwordHash: await hashPassword(PASSWORD), roles: ['ADMIN'] });
  const applicant = makeUser(em, { status: 'PENDING' });
  await em.flush();
  const ids = {
    USER: applicant.id,
    QUESTION: await makePublishedQuestion(),
    DOCUMENT: await makeDocument(em),
    FOLDER: await makeFolder(em, 'Reports'),
    GROUP: (await makeGroup(em, [])).id,
    UPDATE: await makeUpdate(em),
    PUBLISHED: await makeUpdate(em, { publishedAt: new Date() }),
  };
  const browser = new TestBrowser();
  await browser.post(`${url()}/api/login`, { username: admin.username, password: PASSWORD });
  await factors[factor](admin.id);
  await query(site.em(), "update session set confirmed_at = now() - interval '11 minutes' where account_id = $1", [
    admin.id,
  ]);
  const { code } = await browser.execute(url(), CHANGE, {
    input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
  });
  expect(code).toBeUndefined();
  return { ids, browser };
}

describe('the mutations of people who are signed in', () => {
  it('that need a confirmation in some cases have an example of each, and each names the error', () => {
    expect(Object.keys(CONDITIONS)).toEqual(sometimes.map(({ name }) => name).toSorted());
    const withError = mutations.filter(({ description }) => description?.includes('STEP_UP_REQUIRED'));
    const signsIn = ['confirmIdentity', 'confirmIdentityWithPasskey', 'login'];
    expect(withError.map(({ name }) => name).toSorted()).toEqual(
      [...always, ...sometimes]
        .map(({ name }) => name)
        .concat(signsIn)
        .toSorted(),
    );
  });

  it('ask for the confirmation in the browser, wherever a page sends one that needs it', () => {
    const confirming = [...always, ...sometimes].map(({ name }) => name);
    const hooks = readOperations()
      .filter(({ operation: { selectionSet } }) =>
        selectionSet.selections.some((field) => 'name' in field && confirming.includes(field.name.value)),
      )
      .map(({ name }) => `use${name}Mutation(`);
    const unsafe = ['.ts', '.tsx']
      .flatMap((ending) => listFiles('web', ending))
      .filter((file) => {
        const source = readFileSync(file, 'utf8');
        return !/\/(StepUp.tsx|useActionToast.ts)'/.test(source) && hooks.some((hook) => source.includes(hook));
      });
    expect(hooks.length).toBeGreaterThan(50);
    expect(unsafe).toEqual([]);
  });
});

describe.each(['authenticator', 'passkey'] as const)('an account with a second factor (%s)', (factor) => {
  it('has no recent confirmation after a password change, for any mutation or download', async () => {
    const { ids, browser } = await adminAfterPasswordChange(factor);
    const others: string[] = [];
    const attempts = [
      ...always.map((root) => writeMutation(root)),
      ...sometimes.flatMap((root) => CONDITIONS[root.name]!.map((input) => writeMutation(root, input))),
    ];
    for (const [operation, variables] of attempts) {
      const sent = JSON.parse(
        JSON.stringify(variables).replace(/"([A-Z]{4,})"/g, (word, name) =>
          JSON.stringify(ids[name as keyof typeof ids] ?? JSON.parse(word)),
        ),
      );
      const { code } = await browser.execute(url(), operation, sent);
      if (code !== 'STEP_UP_REQUIRED') others.push(`${operation}: ${code}`);
    }
    expect(others).toEqual([]);
    for (const path of DOWNLOADS) {
      const response = await browser.fetch(url() + path);
      expect([path, response.status, await response.text()]).toEqual([path, 403, 'Confirm your identity to continue.']);
    }
  });

  it('is not confirmed by the password alone', async () => {
    const { browser } = await adminAfterPasswordChange(factor);
    expect((await browser.execute(url(), CONFIRM, { password: NEW_PASSWORD })).code).toBe('STEP_UP_REQUIRED');
    expect((await browser.execute(url(), CONFIRM, { password: NEW_PASSWORD, code: '000000' })).code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await browser.execute(url(), 'mutation { renewRecoveryCodes { recoveryCodes } }')).code).toBe(
      'STEP_UP_REQUIRED',
    );
  });
});

describe('a change of sign-in methods', () => {
  it('does not extend the recent confirmation that allowed it', async () => {
    const em = site.em();
    const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD) });
    await em.flush();
    const browser = new TestBrowser();
    await browser.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
    await factors.authenticator(user.id);
    await query(site.em(), "update session set confirmed_at = now() - interval '9 minutes' where account_id = $1", [
      user.id,
    ]);
    expect((await browser.execute(url(), 'mutation { renewRecoveryCodes { recoveryCodes } }')).code).toBeUndefined();
    const [session] = await query<{ extended: boolean }>(
      site.em(),
      "select confirmed_at > now() - interval '9 minutes' as extended from session where account_id = $1",
      [user.id],
    );
    expect(session).toEqual({ extended: false });
  });
});
