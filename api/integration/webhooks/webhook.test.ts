import { describe, expect, it } from 'vitest';
import {
  WebhookTestAllDocument as ALL,
  WebhookTestCanDocument as CAN,
  WebhookTestCancelDocument as CANCEL,
  WebhookTestCreateDocument as CREATE,
  WebhookTestDeleteDocument as DELETE,
  WebhookTestOneDocument as ONE,
  WebhookTestOwnDocument as OWN,
  WebhookTestReplayDocument as REPLAY,
  WebhookTestRotateDocument as ROTATE,
  WebhookTestTestDocument as TEST,
  WebhookTestUpdateDocument as UPDATE,
} from '#graphql/generated/tests-integration-webhooks.ts';
import type { TokenScope } from '#graphql/token-scopes.ts';
import type { SignedIn, Viewer } from '#api/platform/viewer.ts';
import { person, useApi } from '#api/testing/api.ts';
import { eventually } from '#api/testing/eventually.ts';
import { query } from '#api/testing/query.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';

const api = useApi();
const input = { name: 'Mirror', url: 'https://receiver.example/hook', types: ['ARTICLE' as const] };

async function makeMember(): Promise<SignedIn> {
  const em = api.em();
  const { id, name } = makeUser(em);
  await em.flush();
  return { ...person.investor, id, name };
}

async function makeWebhook() {
  const owner = await makeMember();
  const { data } = await api.run(owner, CREATE, { input });
  return { owner, ...data.createWebhook };
}

const unconfirmed = (viewer: SignedIn): Viewer => ({ ...viewer, confirmed: false });
const UNKNOWN = 'whk_00000000000000000000000000000000';

describe('createWebhook', () => {
  it('shows the secret once, stores it encrypted, and emails the owner', async () => {
    const { owner, webhook, secret } = await makeWebhook();
    expect(webhook).toMatchObject({ ...input, status: 'ACTIVE', pauseReason: null, owner: { accountId: owner.id } });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const stored = await query<{ row: string }>(api.em(), 'select w::text as row from webhook w where id = $1', [
      webhook.id,
    ]);
    const bytes = Buffer.from(secret.slice(6), 'base64');
    expect(stored[0]!.row.includes(bytes.toString('hex'))).toBe(false);
    const mails = await query<{ bodyText: string }>(
      api.em(),
      "select m.body_text from mail m join account a on a.email = m.recipient where m.kind = 'webhook.created' and a.id = $1",
      [owner.id],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]!.bodyText).not.toContain(secret);
    const { data } = await api.run(owner, OWN);
    expect(data.viewer!.webhooks.nodes).toEqual([{ id: webhook.id }]);
  });

  it.each([
    'http://receiver.example/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://10.0.0.7/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/hook',
    'https://intranet/hook',
    'https://receiver.example:8443/hook',
    'https://name:word@receiver.example/hook',
    'https://2130706433/hook',
    'javascript:alert(1)',
    'nonsense',
    `https://receiver.example/${'a'.repeat(2_000)}`,
  ])('rejects the URL %s', async (url) => {
    const answer = await api.run(await makeMember(), CREATE, { input: { ...input, url } });
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(JSON.stringify(answer.errors)).toContain('"url"');
  });

  it('requires a name, a type and a recent confirmation', async () => {
    const owner = await makeMember();
    for (const wrong of [{ name: ' ' }, { types: [] }, { name: 'x'.repeat(61) }])
      expect((await api.run(owner, CREATE, { input: { ...input, ...wrong } })).code).toBe('BAD_USER_INPUT');
    expect((await api.run(unconfirmed(owner), CREATE, { input })).code).toBe('STEP_UP_REQUIRED');
  });

  it('rejects an eleventh webhook, also with simultaneous requests', async () => {
    const owner = await makeMember();
    const answers = await Promise.all(Array.from({ length: 12 }, () => api.run(owner, CREATE, { input })));
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
  });

  it('rejects types that the scopes of a token do not read', async () => {
    const owner = await makeMember();
    const viewer: Viewer = { ...owner, token: { id: 'tok_1', scopes: ['WEBHOOKS_WRITE', 'CONTENT_READ'] } };
    expect((await api.run(viewer, CREATE, { input })).code).toBeUndefined();
    const wider = { ...input, types: ['ARTICLE' as const, 'USER' as const] };
    const expectedError = { extensions: { code: 'FORBIDDEN', requiredScope: 'PEOPLE_READ' } };
    expect((await api.run(viewer, CREATE, { input: wider })).errors).toMatchObject([expectedError]);
    const { id } = (await api.run(viewer, CREATE, { input })).data.createWebhook.webhook;
    const change = { id, types: ['USER' as const] };
    expect((await api.run(viewer, UPDATE, { input: change })).errors).toMatchObject([expectedError]);
  });
});

describe('a webhook', () => {
  it('keeps the reason of the server if its owner pauses it at the same time', async () => {
    const { owner, webhook } = await makeWebhook();
    const { update } = await api.em().transactional(async (em) => {
      await query(em, "update webhook set status = 'PAUSED', pause_reason = 'GONE' where id = $1", [webhook.id]);
      const update = api.run(owner, UPDATE, { input: { id: webhook.id, isActive: false } });
      const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      await eventually(async () => expect(await query(api.em(), waiting)).toHaveLength(1));
      return { update };
    });
    expect((await update).data.updateWebhook.webhook).toMatchObject({ status: 'PAUSED', pauseReason: 'GONE' });
  });

  it('is changed, paused and resumed by its owner', async () => {
    const { owner, webhook } = await makeWebhook();
    const update = (change: object, viewer: Viewer = owner) =>
      api.run(viewer, UPDATE, { input: { id: webhook.id, ...change } });
    expect((await update({ name: 'Copy', types: ['USER', 'EVENT'] })).data.updateWebhook.webhook).toMatchObject({
      name: 'Copy',
      types: ['EVENT', 'USER'],
      url: input.url,
    });
    expect((await update({ isActive: false })).data.updateWebhook.webhook).toMatchObject({
      status: 'PAUSED',
      pauseReason: 'OWNER',
    });
    expect((await update({ isActive: true })).data.updateWebhook.webhook).toMatchObject({
      status: 'ACTIVE',
      pauseReason: null,
    });
    expect((await update({ url: 'https://10.0.0.1/x' })).code).toBe('BAD_USER_INPUT');
    expect((await update({ url: 'https://other.example/x' }, unconfirmed(owner))).code).toBe('STEP_UP_REQUIRED');
    expect((await update({ name: 'Mine' }, person.admin)).code).toBe('FORBIDDEN');
    expect((await update({ name: 'Mine' }, await makeMember())).code).toBe('NOT_FOUND');
    expect((await update({ name: 'Mine' }, person.visitor)).code).toBe('UNAUTHENTICATED');
  });

  it('gets a new secret, and the former one stays valid for a while', async () => {
    const { owner, webhook, secret } = await makeWebhook();
    const { data } = await api.run(owner, ROTATE, { input: { id: webhook.id, overlapMinutes: 10_080 } });
    expect(data.rotateWebhookSecret.secret).not.toBe(secret);
    const until = new Date(data.rotateWebhookSecret.webhook.formerSecretEndsAt!).getTime();
    expect(Math.round((until - Date.now()) / 60_000)).toBe(10_080);
    const again = await api.run(owner, ROTATE, { input: { id: webhook.id, overlapMinutes: 0 } });
    expect(again.data.rotateWebhookSecret.webhook.formerSecretEndsAt).toBeNull();
    for (const overlapMinutes of [10_081, -1])
      expect((await api.run(owner, ROTATE, { input: { id: webhook.id, overlapMinutes } })).code).toBe('BAD_USER_INPUT');
    const rotate = (viewer: Viewer, id = webhook.id) => api.run(viewer, ROTATE, { input: { id } });
    expect((await rotate(person.admin)).code).toBe('FORBIDDEN');
    expect((await rotate(await makeMember())).code).toBe('NOT_FOUND');
    expect((await rotate(owner, UNKNOWN)).code).toBe('NOT_FOUND');
    expect((await rotate(unconfirmed(owner))).code).toBe('STEP_UP_REQUIRED');
    expect((await rotate(person.visitor)).code).toBe('UNAUTHENTICATED');
  });

  it('is tested at most 30 times a minute, with all webhooks of the account together', async () => {
    const { owner, webhook } = await makeWebhook();
    const other = (await api.run(owner, CREATE, { input })).data.createWebhook.webhook;
    const test = (id: string) => api.run(owner, TEST, { id });
    const { data } = await test(other.id);
    for (let sent = 1; sent < 30; sent += 1) expect((await test(webhook.id)).code).toBeUndefined();
    for (const result of [await test(webhook.id), await test(other.id)]) expect(result.code).toBe('RATE_LIMITED');
    expect((await api.run(owner, REPLAY, { id: data.testWebhook.delivery.id })).code).toBe('RATE_LIMITED');
    const stranger = await makeWebhook();
    expect((await api.run(stranger.owner, TEST, { id: stranger.webhook.id })).code).toBeUndefined();
  });

  it('is tested and deleted by its owner; administrators see and delete it; other accounts do not find it', async () => {
    const { owner, webhook } = await makeWebhook();
    const { delivery } = (await api.run(owner, TEST, { id: webhook.id })).data.testWebhook;
    expect(delivery).toMatchObject({ type: 'webhook.test', status: 'PENDING' });
    const stranger = await makeMember();
    for (const [document, id] of [
      [TEST, webhook.id],
      [DELETE, webhook.id],
      [REPLAY, delivery.id],
      [CANCEL, delivery.id],
    ] as const) {
      expect((await api.execute(stranger, document, { id })).code).toBe('NOT_FOUND');
      expect((await api.execute(person.visitor, document, { id })).code).toBe('UNAUTHENTICATED');
      expect((await api.execute(owner, document, { id: UNKNOWN })).code).toBe('NOT_FOUND');
    }
    expect((await api.run(person.admin, TEST, { id: webhook.id })).code).toBe('FORBIDDEN');
    expect((await api.run(person.admin, REPLAY, { id: delivery.id })).code).toBe('FORBIDDEN');
    expect((await api.run(person.admin, CANCEL, { id: delivery.id })).code).toBe('FORBIDDEN');
    expect((await api.run(stranger, ONE, { id: webhook.id })).data.webhook).toBeNull();
    expect((await api.run(person.admin, ONE, { id: webhook.id })).data.webhook!.deliveries.nodes).toHaveLength(1);
    expect((await api.run(stranger, ALL)).code).toBe('FORBIDDEN');
    const webhooks = (await api.run(person.admin, ALL, { filter: { search: owner.name, status: 'ACTIVE' } })).data
      .webhooks;
    expect(webhooks.nodes.map(({ id }) => id)).toContain(webhook.id);
    expect((await api.run(person.admin, DELETE, { id: webhook.id })).data.deleteWebhook.deletedWebhookId).toBe(
      webhook.id,
    );
    expect((await api.run(owner, ONE, { id: webhook.id })).data.webhook).toBeNull();
  });
});

describe('the actions that a viewer can take on a webhook', () => {
  const [all, onlyDelete] = [
    { update: true, rotateSecret: true, send: true, delete: true },
    { update: false, rotateSecret: false, send: false, delete: true },
  ];

  it('are all for its owner, and deletion for administrators', async () => {
    const { owner, webhook } = await makeWebhook();
    const getPermissions = async (viewer: Viewer) =>
      (await api.run(viewer, CAN, { id: webhook.id })).data.webhook?.viewerCan;
    expect(await getPermissions(owner)).toEqual(all);
    expect(await getPermissions(person.admin)).toEqual(onlyDelete);
    expect(await getPermissions(await makeMember())).toBeUndefined();
  });

  it('are only deletion for a token without the scopes of its types', async () => {
    const { owner, webhook } = await makeWebhook();
    const getPermissions = async (scope: TokenScope) => {
      const viewer = { ...owner, token: { id: 'tok_1', scopes: ['WEBHOOKS_WRITE' as const, scope] } };
      return (await api.run(viewer, CAN, { id: webhook.id })).data.webhook!.viewerCan;
    };
    expect(await getPermissions('EVENTS_READ')).toEqual(onlyDelete);
    expect(await getPermissions('CONTENT_READ')).toEqual(all);
  });
});

describe('a token without the scopes of the types of a webhook', () => {
  it('cannot take it over, but can delete it', async () => {
    const { owner, webhook } = await makeWebhook();
    const { id } = webhook;
    const makeToken = (...scopes: TokenScope[]): Viewer => ({ ...owner, token: { id: 'tok_1', scopes } });
    const token = makeToken('WEBHOOKS_WRITE', 'WEBHOOKS_READ', 'EVENTS_READ');
    const { delivery } = (await api.run(owner, TEST, { id })).data.testWebhook;
    const attempts = [
      await api.run(token, UPDATE, { input: { id, url: 'https://other.example/' } }),
      await api.run(token, UPDATE, { input: { id, types: ['EVENT'] } }),
      await api.run(token, UPDATE, { input: { id, isActive: false } }),
      await api.run(token, ROTATE, { input: { id } }),
      await api.run(token, TEST, { id }),
      await api.run(token, REPLAY, { id: delivery.id }),
    ];
    const refusal = { extensions: { code: 'FORBIDDEN', requiredScope: 'CONTENT_READ' } };
    expect(attempts.map(({ errors }) => errors)).toMatchObject(attempts.map(() => [refusal]));
    const reader = makeToken('WEBHOOKS_WRITE', 'WEBHOOKS_READ', 'CONTENT_READ');
    expect((await api.run(reader, UPDATE, { input: { id, name: 'Renamed' } })).code).toBeUndefined();
    expect((await api.run(token, DELETE, { id })).code).toBeUndefined();
  });
});
