import { isObjectType, isNonNullType } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { makeDocument } from '#api/portal/documents/document.factory.ts';
import { makeEvent } from '#api/portal/events/event.factory.ts';
import { resolvers } from '#api/features.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { createSchema } from '#api/platform/graphql/schema.ts';
import { encodeCursor } from '#api/platform/pagination.ts';
import { QuestionRow } from '#api/portal/questions/question.entity.ts';
import { makeUpdate } from '#api/portal/updates/update.factory.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { WebhookRow } from '#api/integration/webhooks/webhook.entity.ts';
import { person, useApi } from '../api.ts';
import { makeInputValue } from '../operations.ts';

const api = useApi();
const schema = await createSchema(resolvers);

/** Values that fit the shape of a part of a cursor, and that the database cannot compare or has nothing after. */
const NUMBERS = [1e300, -1e300, 2 ** 31, -(2 ** 53) + 1, 1e-300, 0.5, -0, 0];
const TIMES = [
  '0000-01-01T00:00:00Z',
  '2026-01-01T00:00:00+23:59',
  `2026-01-01T00:00:00.${'9'.repeat(200)}Z`,
  '9999-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59-14:00',
  'infinity',
  '2026-02-30T00:00:00Z',
];
const TEXTS = ['\0', 'a\0b', '\ud800', '99999999999999999', '', "'; --", '999999.999999', 'x'.repeat(60)];
const kinds = { n: NUMBERS, t: TIMES, s: TEXTS } as const;
const shapes = ['n', 's', 'ns', 'nss', 'ntts', 'nts', 'sn', 'ss', 'ts', 'tts', 'nsn', 'tt', 'nn'];
const broken = ['NaN', '[NaN]', '[1e999]', '{"0":1}', '[[1],[2]]', '[null,null]', '"infinity"', '[true,"x"]', '[', ''];

const cursors = [
  ...shapes.flatMap((shape) =>
    NUMBERS.map((_, at) =>
      encodeCursor([...shape].map((kind, part) => kinds[kind as keyof typeof kinds][(at + part * 3) % 8]!)),
    ),
  ),
  ...broken.map((text) => Buffer.from(text).toString('base64url')),
  '💥',
  `AAAA${'A'.repeat(400)}`,
];

/** Objects whose lists are read, by their types. */
let nodes: Record<string, string>;
beforeAll(async () => {
  const em = api.em();
  const user = makeUser(em, { roles: ['ADMIN'] });
  const { id: articleId } = makeArticle(em, {});
  await em.flush();
  const documentId = await makeDocument(em);
  const facts = { documentId, accountId: user.id, page: null, body: 'When?', answeredAt: null, publishedAt: null };
  const question = em.create(QuestionRow, facts);
  const webhook = { id: 'whk_cursors', accountId: user.id, name: 'Copy', url: 'https://a.example', types: [] };
  await em.insert(WebhookRow, {
    ...webhook,
    secret: Buffer.from('secret'),
    formerSecret: null,
    position: 0n,
    status: 'ACTIVE',
  });
  await em.flush();
  nodes = {
    Article: articleId,
    Document: documentId,
    Event: await makeEvent(em),
    Group: (await makeGroup(em, [user])).id,
    InvestorUpdate: await makeUpdate(em),
    Question: question.id,
    User: user.id,
    Viewer: user.id,
    ViewDocumentsAsPayload: user.id,
    Webhook: webhook.id,
  };
});

const lists = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ args }) => args.some(({ name }) => name === 'after'))
      .map((field) => ({ type: type.name, field })),
  );

/** An operation that reads a list after the cursor `$after`. */
function writeRead(type: string, field: (typeof lists)[number]['field']): string {
  const required = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const values = required.map(({ name, type: input }) => {
    const value = name === 'id' ? nodes['Article'] : makeInputValue(input, 'access');
    return `${name}: ${JSON.stringify(value)
      .replace(/"(\w+)":/g, '$1:')
      .replace(/"([A-Z_]+)"/g, '$1')}`;
  });
  const list = `${field.name}(${['first: 1', 'after: $after', ...values].join(', ')}) { __typename pageInfo { endCursor } }`;
  if (type === 'Query') return `query ($after: String) { ${list} }`;
  if (type === 'Viewer') return `query ($after: String) { viewer { ${list} } }`;
  if (type === 'ViewDocumentsAsPayload')
    return `mutation ($after: String) { viewDocumentsAs(input: { userId: "${nodes['User']}" }) { ${list} } }`;
  return `query ($after: String) { node(id: "${nodes[type]}") { ... on ${type} { ${list} } } }`;
}

it.each(lists.map(({ type, field }) => [type, field.name, field] as const))(
  'a person who sends a cursor that was not made here reads %s.%s, or is told that the cursor is not valid',
  { tags: ['all'] },
  async (type, _name, field) => {
    const admin = { ...person.admin, id: nodes['User']! };
    const operation = writeRead(type, field);
    const { data, errors } = await api.execute(admin, operation, { after: null });
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('"__typename"');
    const others: string[] = [];
    for (const after of cursors) {
      const { code, errors: refusal } = await api.execute(admin, operation, { after });
      if (code !== undefined && code !== 'BAD_USER_INPUT' && code !== 'CURSOR_EXPIRED')
        others.push(`${Buffer.from(after, 'base64url').toString()}: ${String(code)} ${refusal?.[0]?.message}`);
    }
    expect(others).toEqual([]);
  },
);
