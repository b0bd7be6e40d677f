import { Webhook as Verifier, WebhookVerificationError } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import {
  WebhookTestOneDocument as ONE,
  WebhookTestReplayDocument as REPLAY,
  WebhookTestRotateDocument as ROTATE,
  WebhookTestTestDocument as TEST,
  WebhookTestUpdateDocument as UPDATE,
} from '#graphql/generated/tests-integration-webhooks.ts';
import { makeDocument, makeGrant } from '#api/portal/documents/document.factory.ts';
import { person } from '#api/testing/api.ts';
import type { Received } from '#api/testing/programs/receiver.ts';
import { useWebhookSite } from '#api/testing/programs/webhook-site.ts';
import { query } from '#api/testing/query.ts';
import { enqueueDeliveries } from './webhook.enqueue.service.ts';
import { RETRY_SECONDS } from './webhook.outcome.service.ts';

const { api, env, strict, receiver, work, makeOwner, makeWebhook, shareDocument, touch, read, makeDue } =
  useWebhookSite();

const verify = ({ body, headers }: Received, secret: string) =>
  new Verifier(secret).verify(body, headers as Record<string, string>);

describe('a delivery', () => {
  it('is signed as the Standard Webhooks library expects, and contains the id of the object but not its content', async () => {
    const owner = await makeOwner();
    const { id, secret } = await makeWebhook(owner);
    const document = await shareDocument(owner);
    await work();
    // Creating it and sharing it were two changes.
    expect(receiver.received).toHaveLength(2);
    const [message] = receiver.received;
    expect(verify(message!, secret)).toEqual({
      type: 'document.created',
      timestamp: expect.stringMatching(/^\d{4}-/),
      data: { id: document, version: 1, changeId: expect.stringMatching(/^chg_/) },
    });
    expect(message!.body).not.toContain('Secret');
    expect(message!.headers['content-type']).toBe('application/json');
    const { deliveries } = await read(owner, id);
    expect(
      deliveries.nodes.map(({ status, responseStatus, attemptCount }) => [status, responseStatus, attemptCount]),
    ).toEqual([
      ['DELIVERED', 204, 1],
      ['DELIVERED', 204, 1],
    ]);
    const ids = deliveries.nodes.map((delivery) => delivery.id);
    expect(ids).toContain(message!.headers['webhook-id']);
  });

  it('with a wrong signature, another body or an old time is rejected by the library', async () => {
    const owner = await makeOwner();
    const { secret } = await makeWebhook(owner);
    await shareDocument(owner);
    await work();
    const message = receiver.received[0]!;
    const later = Math.floor(Date.now() / 1_000) - 301;
    for (const wrong of [
      { ...message, body: message.body.replace('created', 'deleted') },
      { ...message, headers: { ...message.headers, 'webhook-id': 'whd_other' } },
      { ...message, headers: { ...message.headers, 'webhook-timestamp': String(later) } },
      { ...message, headers: { ...message.headers, 'webhook-signature': `v1,${'A'.repeat(43)}=` } },
    ])
      expect(() => verify(wrong, secret)).toThrow(WebhookVerificationError);
    expect(() => verify(message, `whsec_${Buffer.alloc(32, 7).toString('base64')}`)).toThrow(WebhookVerificationError);
  });

  it('is signed by both secrets while they rotate', async () => {
    const owner = await makeOwner();
    const { id, secret } = await makeWebhook(owner);
    const { data } = await api.run(owner, ROTATE, { input: { id, overlapMinutes: 5 } });
    await shareDocument(owner);
    await work();
    for (const one of [secret, data.rotateWebhookSecret.secret])
      expect(() => verify(receiver.received[0]!, one)).not.toThrow();
    await query(api.em(), 'update webhook set former_until = now() where id = $1', [id]);
    receiver.received.length = 0;
    await shareDocument(owner);
    await work();
    expect(() => verify(receiver.received[0]!, data.rotateWebhookSecret.secret)).not.toThrow();
    expect(() => verify(receiver.received[0]!, secret)).toThrow(WebhookVerificationError);
  });

  it('is received once by each receiver, with two running servers', async () => {
    const owner = await makeOwner();
    await makeWebhook(owner);
    const document = await shareDocument(owner);
    for (let count = 0; count < 15; count += 1) await touch(document);
    await work();
    const versions = receiver.received.map(({ body }) => JSON.parse(body).data.version);
    expect(versions).toHaveLength(17);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(17);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  });

  it('is sent again manually with the same id, so that the receiver recognizes it', async () => {
    const owner = await makeOwner();
    const { id, secret } = await makeWebhook(owner);
    await shareDocument(owner);
    await work();
    const [first] = receiver.received.splice(0);
    const messageId = String(first!.headers['webhook-id']);
    expect((await api.run(owner, REPLAY, { id: messageId })).data.replayDelivery.delivery.status).toBe('PENDING');
    await work();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([messageId]);
    expect(() => verify(receiver.received[0]!, secret)).not.toThrow();
    await api.run(owner, UPDATE, { input: { id, isActive: false } });
    expect((await api.run(owner, REPLAY, { id: messageId })).code).toBe('CONFLICT');
    await api.run(owner, TEST, { id });
    receiver.received.length = 0;
    await work();
    expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test']);
  });
});

describe('a receiver that fails', () => {
  it('gets ten attempts in three days; then the webhook is paused, and its owner gets one email', async () => {
    const owner = await makeOwner();
    const { id } = await makeWebhook(owner);
    await shareDocument(owner);
    receiver.answer = () => ({ status: 500 });
    await work();
    const planned = () =>
      query<{ seconds: string }>(
        api.em(),
        "select round(extract(epoch from next_try_at - now()))::text as seconds from webhook_delivery where webhook_id = $1 and status = 'PENDING' order by position limit 1",
        [id],
      );
    for (const [index, seconds] of RETRY_SECONDS.entries()) {
      const [plan] = await planned();
      expect([index, Math.abs(Number(plan!.seconds) - seconds) < 30]).toEqual([index, true]);
      await makeDue(id);
      await work();
    }
    const webhook = await read(owner, id);
    expect(webhook).toMatchObject({ status: 'PAUSED', pauseReason: 'FAILED' });
    const failed = webhook.deliveries.nodes.find(({ status }) => status === 'FAILED');
    expect(failed).toMatchObject({ attemptCount: 10, responseStatus: 500, error: 'The receiver answered 500.' });
    const mails =
      "select m.id from mail m join account a on a.email = m.recipient where kind = 'webhook.paused' and a.id = $1";
    expect(await query(api.em(), mails, [owner.id])).toHaveLength(1);
    const hours = RETRY_SECONDS.reduce((sum, one) => sum + one, 0) / 3_600;
    expect(hours).toBeGreaterThan(72);
    // Resumed, it sends what was missed meanwhile.
    const late = await shareDocument(owner);
    receiver.answer = () => ({ status: 200 });
    receiver.received.length = 0;
    await work();
    expect(receiver.received).toEqual([]);
    await api.run(owner, UPDATE, { input: { id, isActive: true } });
    await makeDue(id);
    await work();
    expect(receiver.received.some(({ body }) => body.includes(late))).toBe(true);
  });

  it('gets no further delivery after status 410, and later deliveries after Retry-After; redirects are not followed', async () => {
    const owner = await makeOwner();
    const { id } = await makeWebhook(owner);
    await shareDocument(owner);
    receiver.answer = () => ({ status: 503, headers: { 'retry-after': '7200' } });
    await work();
    const [late] = await query<{ hours: string }>(
      api.em(),
      "select min(extract(epoch from next_try_at - now()) / 3600)::text as hours from webhook_delivery where webhook_id = $1 and status = 'PENDING'",
      [id],
    );
    expect(Number(late!.hours)).toBeGreaterThan(1.9);
    receiver.answer = ({ path }) =>
      path === '/hook' ? { status: 302, headers: { location: '/elsewhere' } } : { status: 200 };
    receiver.received.length = 0;
    await makeDue(id);
    await work();
    expect(new Set(receiver.received.map(({ path }) => path))).toEqual(new Set(['/hook']));
    expect((await read(owner, id)).deliveries.nodes[0]!.responseStatus).toBe(302);
    receiver.answer = () => ({ status: 410 });
    await makeDue(id);
    await work();
    expect(await read(owner, id)).toMatchObject({ status: 'PAUSED', pauseReason: 'GONE' });
  });

  it('with a private IP address gets no request, and the log does not reveal what responds there', async () => {
    const owner = await makeOwner();
    const { id } = await makeWebhook(owner);
    const closed = await makeWebhook(owner, 'http://127.0.0.1:1/hook');
    await shareDocument(owner);
    await work(strict);
    expect(receiver.received).toEqual([]);
    const errors = [await read(owner, id), await read(owner, closed.id)].map(({ deliveries }) => deliveries.nodes[0]);
    expect(errors[0]).toMatchObject({ status: 'PENDING', responseStatus: null, error: expect.any(String) });
    expect(errors[0]!.error).toBe(errors[1]!.error);
  });
});

describe('the access of a webhook', () => {
  it('is that of its owner at the time of delivery, and objects that are no longer shared are skipped', async () => {
    const owner = await makeOwner();
    const { id } = await makeWebhook(owner);
    const document = await shareDocument(owner);
    await enqueueDeliveries(api.em(), env);
    await query(api.em(), 'delete from document_grant where document_id = $1', [document]);
    await work();
    expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([
      expect.objectContaining({ type: 'document.access_lost', data: expect.objectContaining({ id: document }) }),
    ]);
    const { deliveries } = await read(owner, id);
    expect(deliveries.nodes.map(({ status }) => status).toSorted()).toEqual(['DELIVERED', 'SKIPPED', 'SKIPPED']);
  });

  it('is reduced by a demotion, and ends with a suspension', async () => {
    const owner = await makeOwner(['ADMIN']);
    const { id } = await makeWebhook(owner);
    const document = await makeDocument(api.em(), { title: 'Of administrators' });
    await work();
    expect(receiver.received).toHaveLength(1);
    await query(api.em(), "update account set roles = '{INVESTOR}' where id = $1", [owner.id]);
    await touch(document);
    await work();
    expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual([
      'document.created',
      'document.access_changed',
    ]);
    await makeGrant({ em: api.em(), documentId: document, userId: owner.id }, 1);
    await work();
    expect(receiver.received).toHaveLength(3);
    await query(api.em(), "update account set status = 'SUSPENDED' where id = $1", [owner.id]);
    await touch(document);
    await work();
    expect(receiver.received).toHaveLength(3);
    expect((await api.run(person.admin, ONE, { id })).data.webhook).toMatchObject({
      status: 'PAUSED',
      pauseReason: 'ACCOUNT',
    });
  });
});
