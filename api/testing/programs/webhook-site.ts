import { beforeEach } from 'vitest';
import {
  WebhookTestCreateDocument as CREATE,
  WebhookTestOneDocument as ONE,
} from '#graphql/generated/tests-integration-webhooks.ts';
import { makeDocument, makeGrant } from '#api/portal/documents/document.factory.ts';
import { readEnv } from '#api/platform/env.ts';
import { createLogger } from '#api/platform/logger.ts';
import type { SignedIn } from '#api/platform/viewer.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { enqueueDeliveries } from '#api/integration/webhooks/webhook.enqueue.service.ts';
import { type SendingOptions, WebhookSender } from '#api/integration/webhooks/webhook.send.service.ts';
import { makeContext, person, useApi } from '../api.ts';
import { query } from '../query.ts';
import { type Receiver, useReceiver } from './receiver.ts';

const env = readEnv({ NODE_ENV: 'test', WEBHOOK_ALLOW_HOSTS: '127.0.0.1' });
const log = createLogger('silent');

/** A database with webhooks, a receiver on this machine, and the jobs of two servers. */
export function useWebhookSite() {
  const receiver = useReceiver();
  const api = useApi();
  const { secrets } = makeContext(person.visitor, null as never).services;

  // Failed deliveries of earlier tests become due while a busy machine works on the next one.
  beforeEach(async () => {
    await query(api.em(), 'delete from webhook', []);
    receiver.received.length = 0;
    receiver.answer = () => ({ status: 204 });
  });

  const sender = (settings = env, out: SendingOptions['out'] = {}) =>
    new WebhookSender(api.em() as never, { env: settings, log, secrets, out });

  /** Runs the jobs of two servers at the same time until nothing is due. */
  async function work(settings = env, out: SendingOptions['out'] = {}): Promise<void> {
    const senders = [sender(settings, out), sender(settings, out)];
    while ((await Promise.all([1, 2].map(() => enqueueDeliveries(api.em(), settings)))).includes(true));
    for (let sent = 1; sent > 0;) {
      sent = (await Promise.all(senders.map((one) => one.leaseDueRows()))).reduce((sum, one) => sum + one);
      await Promise.all(senders.map((one) => one.settled()));
    }
  }

  return { api, env, strict: readEnv({ NODE_ENV: 'test' }), receiver, sender, work, ...createActions(api, receiver) };
}

/** What people do on the site. */
function createActions(api: ReturnType<typeof useApi>, receiver: Receiver) {
  async function makeOwner(roles: SignedIn['roles'] = ['INVESTOR']): Promise<SignedIn> {
    const em = api.em();
    const { id, name } = makeUser(em, { roles });
    await em.flush();
    return { ...person.investor, id, name, roles };
  }

  /** A webhook of an investor for documents. The URL is stored by hand, because the API of this test refuses it. */
  async function makeWebhook(owner: SignedIn, url = receiver.url) {
    const input = { name: 'Mirror', url: 'https://receiver.example/', types: ['DOCUMENT' as const] };
    const { webhook, secret } = (await api.run(owner, CREATE, { input })).data.createWebhook;
    await query(api.em(), 'update webhook set url = $2 where id = $1', [webhook.id, url]);
    return { id: webhook.id, secret };
  }

  async function shareDocument({ id }: SignedIn): Promise<string> {
    const document = await makeDocument(api.em(), { title: 'Secret title' });
    await makeGrant({ em: api.em(), documentId: document, userId: id }, 1);
    return document;
  }

  return {
    makeOwner,
    makeWebhook,
    shareDocument,
    touch: (document: string) => query(api.em(), 'update document set version = version + 1 where id = $1', [document]),
    read: async (owner: SignedIn, id: string) => (await api.run(owner, ONE, { id, first: 50 })).data.webhook!,
    makeDue: (id: string) =>
      query(api.em(), 'update webhook_delivery set next_try_at = now() where webhook_id = $1', [id]),
  };
}
