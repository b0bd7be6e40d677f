import { expect, it } from 'vitest';
import { WebhookTestCreateDocument as CREATE } from '#graphql/generated/tests-integration-webhooks.ts';
import { ArticleStatus } from '#api/content/articles/article.entity.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { changeTypeEnum } from '../changes/change.type.ts';
import { makeDocument, makeGrant } from '#api/portal/documents/document.factory.ts';
import { makeEvent } from '#api/portal/events/event.factory.ts';
import { readEnv } from '#api/platform/env.ts';
import { createLogger } from '#api/platform/logger.ts';
import { makeContext, person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { useReceiver } from '#api/testing/programs/receiver.ts';
import { makeUpdate } from '#api/portal/updates/update.factory.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { enqueueDeliveries } from './webhook.enqueue.service.ts';
import { WebhookSender } from './webhook.send.service.ts';

const receiver = useReceiver();
const api = useApi();

/** Changes one object of each type, and returns their ids by the names of the types in deliveries. */
async function changeOneOfEach(userId: string): Promise<Record<string, string>> {
  const em = api.em();
  const article = makeArticle(em, { status: ArticleStatus.PUBLISHED });
  await em.flush();
  const document = await makeDocument(em, { title: 'Deed' });
  await makeGrant({ em, documentId: document, userId }, 1);
  const question = 'que_00000000000000000000000000000009';
  const row = 'insert into question (id, document_id, account_id, body) values ($1, $2, $3, $4)';
  await query(em, row, [question, document, userId, 'When?']);
  const [event, investorUpdate] = [await makeEvent(em), await makeUpdate(em)];
  await query(em, "update account set name = 'New name' where id = $1", [userId]);
  return { article: article.id, document, event, investor_update: investorUpdate, question, user: userId };
}

it('a webhook sends changes of each type that its owner can read: articles, events, documents, updates, users and questions', async () => {
  const em = api.em();
  const { id, name } = makeUser(em);
  await em.flush();
  const input = { name: 'All', url: 'https://receiver.example/', types: Object.values(changeTypeEnum) };
  const { webhook } = (await api.run({ ...person.investor, id, name }, CREATE, { input })).data.createWebhook;
  await query(em, 'update webhook set url = $2 where id = $1', [webhook.id, receiver.url]);
  const changed = await changeOneOfEach(id);
  const env = readEnv({ NODE_ENV: 'test', WEBHOOK_ALLOW_HOSTS: '127.0.0.1' });
  const { secrets } = makeContext(person.visitor, null as never).services;
  const sender = new WebhookSender(api.em() as never, { env, log: createLogger('silent'), secrets });
  while (await enqueueDeliveries(api.em(), env));
  while ((await sender.leaseDueRows()) > 0) await sender.settled();
  const sent = receiver.received.map(({ body }) => {
    const { type, data } = JSON.parse(body) as { type: string; data: { id: string } };
    return [type.split('.')[0]!, data.id] as const;
  });
  expect(Object.fromEntries(sent)).toEqual(changed);
});
