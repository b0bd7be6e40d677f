import { describe, expect, it } from 'vitest';
import { query } from '../testing/query.ts';
import { TestBrowser, useSite } from '../testing/site.ts';
import { hashPassword } from './password.ts';
import { encryptSecret, newSecret } from '../two-factor/totp.ts';
import { makeDocument, makeFolder } from '../documents/document.factory.ts';
import { makeGroup } from '../groups/group.factory.ts';
import { makeUpdate } from '../updates/update.factory.ts';
import { makeUser } from '../users/user.factory.ts';

const SECRET = 'a session secret of a test with 32 characters';
const site = useSite(1, { SESSION_SECRET: SECRET });
const PASSWORD = 'correct horse battery staple';
const NEW_PASSWORD = 'seven quiet zebras at noon';
const url = () => site.urls[0]!;
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { viewer { id } } }';
const CONFIRM =
  'mutation ($password: String!, $code: String) { confirmIdentity(input: { password: $password, code: $code }) { viewer { id } } }';

/** Every mutation that needs a recent confirmation. Words in capitals are replaced by ids of existing rows. */
const MUTATIONS = [
  'addPasskey(input: { name: "Laptop", response: {} }) { recoveryCodes }',
  'approveUser(input: { id: "USER" }) { user { id } }',
  'beginPasskey { request { options } }',
  'beginTotp { setup { uri } }',
  'confirmTotp(input: { code: "123456" }) { recoveryCodes }',
  'createDocument(input: { title: "Plan", uploadId: "upl_none", folderId: "fld_none" }) { document { id } }',
  'createFeed(input: { url: "https://feed.example/rss" }) { feed { id } }',
  'deleteDocument(input: { id: "doc_none" }) { deletedDocumentId }',
  'deleteFolder(input: { id: "fld_none" }) { deletedFolderId }',
  'deleteOwnAccount { success }',
  'endNda { nda { id } }',
  'inviteDelegate(input: { email: "thief@evil.example", right: DOWNLOAD, endsAt: "2099-01-01T00:00:00Z", documentIds: ["DOCUMENT"], folderIds: [] }) { delegation { id } }',
  'importFeeds(input: { opml: "<opml/>" }) { addedCount }',
  'publishInvestorUpdate(input: { id: "UPDATE" }) { investorUpdate { id } }',
  'publishNda(input: { body: "Keep it." }) { nda { id } }',
  'publishQuestion(input: { id: "que_none", question: "When?", answer: "Soon.", groupIds: [] }) { question { id } }',
  'rejectUser(input: { id: "USER", reason: "No" }) { user { id } }',
  'removePasskey(input: { id: "PASSKEY" }) { viewer { id } }',
  'inviteUsers(input: { people: [{ name: "Thief", email: "thief@evil.example" }] }) { users { id } }',
  'exemptFromNda(input: { id: "USER", reason: "None" }) { user { id } }',
  'setNdaGroups(input: { groupIds: [] }) { groups { id } }',
  'remindToSignNda(input: { ids: [] }) { count }',
  'removeTotp { viewer { id } }',
  'renewRecoveryCodes { recoveryCodes }',
  'requestEmailChange(input: { email: "thief@evil.example" }) { success }',
  'setAccess(input: { documentId: "DOCUMENT", userId: "USER", rights: [VIEW] }) { document { id } }',
  'setUserRoles(input: { id: "USER", roles: [ADMIN] }) { user { id } }',
  'suspendUser(input: { id: "USER" }) { user { id } }',
  'updateDocument(input: { id: "DOCUMENT", folderId: "FOLDER" }) { document { id } }',
  'updateFolder(input: { id: "FOLDER", parentId: "fld_none" }) { folder { id } }',
  'updateGroup(input: { id: "GROUP", addMemberIds: ["USER"] }) { group { id } }',
  'updateGroup(input: { id: "GROUP", memberIds: ["USER"] }) { group { id } }',
  'updateInvestorUpdate(input: { id: "PUBLISHED", groupIds: ["GROUP"] }) { investorUpdate { id } }',
  'viewDocumentsAs(input: { userId: "USER" }) { user { id } }',
];
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

/** Creates an admin with a second factor who signed in 11 minutes ago and has just changed the password. */
async function adminAfterPasswordChange(factor: keyof typeof factors) {
  const em = site.em();
  const admin = makeUser(em, { passwordHash: await hashPassword(PASSWORD), roles: ['ADMIN'] });
  const applicant = makeUser(em, { status: 'PENDING' });
  await em.flush();
  const ids = {
    USER: applicant.id,
    PASSKEY: `psk_${admin.id}`,
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

describe.each(['authenticator', 'passkey'] as const)('an account with a second factor (%s)', (factor) => {
  it('has no recent confirmation after a password change, for any mutation or download', async () => {
    const { ids, browser } = await adminAfterPasswordChange(factor);
    const codes: Record<string, unknown> = {};
    for (const mutation of MUTATIONS) {
      const operation = mutation.replace(/"([A-Z]{4,})"/g, (_word, name) => `"${ids[name as keyof typeof ids]}"`);
      // Without the authenticator there is no passkey to remove, so the answer is NOT_FOUND.
      if (factor === 'authenticator' && mutation.startsWith('removePasskey')) continue;
      codes[mutation] = (await browser.execute(url(), `mutation { ${operation} }`)).code;
    }
    expect(codes).toEqual(Object.fromEntries(Object.keys(codes).map((name) => [name, 'STEP_UP_REQUIRED'])));
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
