import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import {
  WebhookTestCancelDocument as CANCEL,
  WebhookTestReplayDocument as REPLAY,
  WebhookTestUpdateDocument as UPDATE,
} from '#graphql/generated/tests-integration-webhooks.ts';
import { webhook as limits } from '#graphql/limits.ts';
import { query } from '#api/testing/query.ts';
import { useWebhookSite } from '#api/testing/programs/webhook-site.ts';
import { pruneDeliveries } from './webhook.delivery.service.ts';
import { enqueueDeliveries } from './webhook.enqueue.service.ts';

const { api, env, receiver, sender, work, makeOwner, makeWebhook, shareDocument, touch, read, makeDue } =
  useWebhookSite();

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

describe('the log of a webhook', () => {
  it('shows its owner the headers and the body that were sent, and the first 2 KB of the answer', async () => {
    const owner = await makeOwner();
    const { id } = await makeWebhook(owner);
    await shareDocument(owner);
    receiver.answer = () => ({ status: 422, body: `no\0t ${'é'.repeat(5_000)}` });
    await work();
    const [message] = receiver.received;
    const delivery = (await read(owner, id)).deliveries.nodes.find((one) => one.id === message!.headers['webhook-id'])!;
    expect(delivery.requestBody).toBe(message!.body);
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature', 'content-type', 'user-agent'])
      expect(delivery.requestHeaders!.split('\n')).toContain(`${name}: ${String(message!.headers[name])}`);
    expect(delivery.responseBody).toMatch(/^no\uFFFDt é+$/);
    expect(Buffer.byteLength(delivery.responseBody!)).toBeLessThanOrEqual(2_051);
    expect(delivery.responseBody!.length).toBeGreaterThan(1_000);
  });

  it('says that a receiver did not answer in time, refused the connection, or closed it', async () => {
    const owner = await makeOwner();
    const hanging = createServer((socket) => socket.on('error', () => undefined));
    const closing = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()));
    const [hangingUrl, closingUrl] = [await listen(hanging), await listen(closing)];
    const closed = createServer();
    const closedUrl = await listen(closed);
    await new Promise((resolve) => closed.close(resolve));
    const errors: [string, string][] = [
      [hangingUrl, 'The server at this URL did not answer within 0.3 seconds.'],
      [closedUrl, 'The server at this URL refused the connection.'],
      [closingUrl, 'The server at this URL closed the connection without an answer.'],
    ];
    const ids = [];
    for (const [url] of errors) ids.push((await makeWebhook(owner, url)).id);
    await shareDocument(owner);
    await work(env, { totalMs: 300 });
    for (const [index, [, error]] of errors.entries()) {
      const { deliveries } = await read(owner, ids[index]!);
      expect(deliveries.nodes[0]).toMatchObject({ error, responseStatus: null, responseBody: null });
    }
    hanging.close();
    closing.close();
  });

  it('keeps the newest ended deliveries, and changes wait while many deliveries are pending', async () => {
    const owner = await makeOwner();
    const { id } = await makeWebhook(owner);
    const document = await shareDocument(owner);
    await query(
      api.em(),
      `insert into webhook_delivery (id, webhook_id, type, body, status, created_at)
       select 'whd_old' || n, $1, 'document.updated', '{}', 'DELIVERED', now() - make_interval(mins => n)
       from generate_series(1, $2::int) n`,
      [id, limits.endedDeliveries + 20],
    );
    await query(
      api.em(),
      `insert into webhook_delivery (id, webhook_id, position, type, body, status, next_try_at)
       select 'whd_new' || n, $1, -n, 'document.updated', '{}', 'PENDING', now() from generate_series(1, $2::int) n`,
      [id, limits.pendingDeliveries],
    );
    await pruneDeliveries(api.em());
    const count = async (status: string) =>
      Number(
        (
          await query<{ count: string }>(
            api.em(),
            'select count(*) from webhook_delivery where webhook_id = $1 and status = $2',
            [id, status],
          )
        )[0]!.count,
      );
    expect(await count('DELIVERED')).toBe(limits.endedDeliveries);
    while (await enqueueDeliveries(api.em(), env));
    expect(await count('PENDING')).toBe(limits.pendingDeliveries);
    await query(api.em(), "delete from webhook_delivery where webhook_id = $1 and status = 'PENDING'", [id]);
    await touch(document);
    await work();
    expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(
      expect.arrayContaining(['document.created', 'document.updated']),
    );
  });
});

describe('a delivery that its owner cancels', () => {
  it('is skipped, also while it is being sent, and the following deliveries are sent', async () => {
    const owner = await makeOwner();
    const { id } = await makeWebhook(owner);
    const document = await shareDocument(owner);
    await enqueueDeliveries(api.em(), env);
    const waiting = (await read(owner, id)).deliveries.nodes;
    const canceled = (await api.run(owner, CANCEL, { id: waiting.at(-1)!.id })).data.cancelDelivery.delivery;
    expect(canceled).toMatchObject({ status: 'SKIPPED', error: 'Canceled by the owner of the webhook.' });
    expect((await api.run(owner, CANCEL, { id: canceled.id })).code).toBe('CONFLICT');
    receiver.answer = () => null;
    const server = sender(env, { totalMs: 1_000 });
    await server.leaseDueRows();
    const inWork = waiting[0]!.id;
    expect((await api.run(owner, CANCEL, { id: inWork })).data.cancelDelivery.delivery.status).toBe('SKIPPED');
    await server.settled();
    receiver.answer = () => ({ status: 204 });
    receiver.received.length = 0;
    await touch(document);
    await makeDue(id);
    await work();
    expect(receiver.received).toHaveLength(1);
    const { deliveries } = await read(owner, id);
    expect(
      deliveries.nodes
        .filter(({ status }) => status === 'SKIPPED')
        .map((one) => one.id)
        .toSorted(),
    ).toEqual([canceled.id, inWork].toSorted());
    receiver.received.length = 0;
    expect((await api.run(owner, REPLAY, { id: canceled.id })).code).toBeUndefined();
    await work();
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a webhook', () => {
  it('is not paused by a delivery that fails for three days while its receiver accepts others', async () => {
    const owner = await makeOwner();
    const { id } = await makeWebhook(owner);
    const [bad, good] = [await shareDocument(owner), await shareDocument(owner)];
    receiver.answer = ({ body }) => ({ status: body.includes(bad) ? 500 : 200 });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await makeDue(id);
      await touch(good);
      await work();
    }
    const webhook = await read(owner, id);
    expect(webhook).toMatchObject({ status: 'ACTIVE', pauseReason: null });
    const failed = webhook.deliveries.nodes.filter(({ status }) => status === 'FAILED');
    expect(failed.map(({ attemptCount, nodeId }) => [attemptCount, nodeId])).toContainEqual([10, bad]);
    // Nothing succeeds any more: the next delivery that fails for three days pauses it.
    receiver.answer = () => ({ status: 500 });
    await query(api.em(), "update webhook_delivery set ended_at = now() - interval '4 days' where webhook_id = $1", [
      id,
    ]);
    await touch(good);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await makeDue(id);
      await work();
    }
    expect(await read(owner, id)).toMatchObject({ status: 'PAUSED', pauseReason: 'FAILED' });
    expect((await api.run(owner, UPDATE, { input: { id, isActive: true } })).code).toBeUndefined();
  });

  it('sends the next delivery as soon as one has ended, in the order of the changes', async () => {
    const owner = await makeOwner();
    await makeWebhook(owner);
    const document = await shareDocument(owner);
    for (let count = 0; count < 20; count += 1) await touch(document);
    while (await enqueueDeliveries(api.em(), env));
    const server = sender();
    // The job runs once: what it starts goes on by itself.
    await server.leaseDueRows();
    await server.settled();
    const own = receiver.received.map(({ body }) => JSON.parse(body).data).filter(({ id }) => id === document);
    const versions = own.map(({ version }) => version);
    expect(versions).toHaveLength(22);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  });
});
