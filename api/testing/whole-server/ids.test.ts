import { type GraphQLOutputType, isObjectType, isRequiredArgument } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { makeCaseStudy } from '#api/content/case-studies/case-study.factory.ts';
import { makeDelegation } from '#api/accounts/delegations/delegation.factory.ts';
import { makeDocument, makeFolder, makeGrant } from '#api/portal/documents/document.factory.ts';
import { makeEvent } from '#api/portal/events/event.factory.ts';
import { resolvers } from '#api/features.ts';
import { makeFeed, makeFeedItem } from '#api/content/feeds/feed.factory.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { makeLead } from '#api/content/leads/lead.factory.ts';
import { createSchema } from '#api/platform/graphql/schema.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { makeUpdate } from '#api/portal/updates/update.factory.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeContext, person, useApi } from '../api.ts';
import { getRoots, getSelection } from '../operations.ts';
import { query } from '../query.ts';

// Normalizing clients keep one object for each id: Apollo and urql for type and id, Relay for the id alone. An object
// that several operations return must therefore be the same in each.

const api = useApi({ hasCostLimits: false });
const schema = await createSchema(resolvers);

/** Types whose id is not an `…_` of its own: an event of the audit log is named by its number. */
const NUMBERED = ['AuditEvent'];

/** The id of an account with an event before and after its name changed. */
let renamed: string;
let reader: string;
let admin: Viewer;
let documentId: string;

beforeAll(async () => {
  const em = api.em();
  const owner = makeUser(em, { roles: ['ADMIN'] });
  const user = makeUser(em, { name: 'Ada Before' });
  const other = makeUser(em);
  makeArticle(em, { body: '## Registers\n\nA register of every question. A different clause about audits.' });
  makeCaseStudy(em, { body: '## Registers\n\nA register of a hospital.' });
  makeFeedItem(em, makeFeed(em));
  makeLead(em);
  await em.flush();
  [renamed, reader] = [user.id, other.id];
  admin = { ...person.admin, id: owner.id, name: owner.name };
  const group = await makeGroup(em, [], { name: 'Fund' });
  const folder = await makeFolder(em, 'Board');
  await makeDocument(em, { title: 'Not shared' });
  documentId = await makeDocument(em, { title: 'Minutes', folderId: folder });
  for (const userId of [renamed, reader]) await makeGrant({ em, documentId, userId }, 3);
  await makeDelegation(em, { from: renamed, to: reader, level: 3, documentIds: [documentId] });
  await makeEvent(em, { groupIds: [group.id] });
  await makeUpdate(em, { documentIds: [documentId] });
  await query(em, 'insert into question (id, document_id, account_id, body) values ($1, $2, $3, $4)', [
    `que_${'0'.repeat(31)}1`,
    documentId,
    reader,
    'A question?',
  ]);
  await query(
    em,
    "insert into session (id, token_hash, account_id, device) values ('ses_1', '\\x01', $1, 'A browser')",
    [reader],
  );
  const context = makeContext(admin, em);
  const note = () => record(context, em, { kind: 'user.suspended', subjectId: renamed, details: {} });
  await note();
  await record(makeContext({ ...person.investor, id: reader }, em), em, {
    kind: 'document.seen',
    subjectId: documentId,
    details: { version: 1 },
  });
  await query(em, "update account set name = 'Ada After' where id = $1", [renamed]);
  await note();
});

type Values = Record<string, unknown>;

/** Every object with a type and an id in an answer. */
function* findObjects(value: unknown): Generator<Values> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && '__typename' in value && 'id' in value) yield value as Values;
  for (const inner of Object.values(value)) yield* findObjects(inner);
}

/** The fields that hold no other object. */
const getScalars = (object: Values): [string, string][] =>
  Object.entries(object)
    .filter(([, value]) => typeof value !== 'object' || value === null)
    .map(([name, value]) => [name, JSON.stringify(value)]);

/** As many levels of fields as a document may have tokens. */
const select = (type: GraphQLOutputType): string =>
  [5, 4, 3].map((levels) => getSelection(type, schema, levels)).find((text) => text.split(/[{}]|\b/).length < 900)!;

/** The operations of an administrator, of which several return the same object. */
function listOperations(): string[] {
  const queries = getRoots(schema)
    .filter(({ kind, args }) => kind === 'query' && args.every((arg) => !isRequiredArgument(arg)))
    .map(({ name, type }) => `{ ${name}${select(type)} }`);
  const take = (name: string, args: string, kind: 'query' | 'mutation' = 'query') => {
    const root = getRoots(schema).find((each) => each.name === name && each.kind === kind)!;
    return `${kind} { ${name}${args && `(${args})`}${select(root.type)} }`;
  };
  return [
    ...queries,
    take('search', 'filter: { query: "register" }'),
    take('search', 'filter: { query: "clause" }'),
    take('document', `id: "${documentId}"`),
    `{ node(id: "${renamed}") { ... on User${select(schema.getType('User') as GraphQLOutputType)} } }`,
    take('viewer', ''),
    take('viewDocumentsAs', `input: { userId: "${reader}" }`, 'mutation'),
  ];
}

describe('a program with a normalized cache', () => {
  it('finds the same values of an object in every operation', async () => {
    const seen = new Map<string, { type: string; values: Map<string, string> }>();
    const differences = new Set<string>();
    const types = new Set<string>();
    for (const operation of listOperations()) {
      const { data, errors } = await api.execute(admin, operation);
      expect(errors).toBeUndefined();
      for (const object of findObjects(data)) {
        const type = String(object['__typename']);
        types.add(type);
        const known = seen.get(String(object['id'])) ?? { type, values: new Map<string, string>() };
        seen.set(String(object['id']), known);
        if (known.type !== type) differences.add(`${known.type} and ${type} have the same id`);
        for (const [name, value] of getScalars(object)) {
          const before = known.values.get(name) ?? value;
          known.values.set(name, before);
          if (before !== value) differences.add(`${type}.${name} is ${before} and ${value}`);
        }
      }
    }
    expect([...differences]).toEqual([]);
    // Otherwise the data of this test proves nothing.
    for (const type of [
      'Viewer',
      'AccessLogEntry',
      'Article',
      'AuditEvent',
      'Document',
      'Folder',
      'Group',
      'Question',
      'User',
    ])
      expect([...types]).toContain(type);
  });

  it('reads the name that a person had at the time of each event', async () => {
    const { data } = await api.execute(
      admin,
      `{ auditEvents(filter: { kind: USER_SUSPENDED, userId: "${renamed}" }) { nodes { subject { subjectId name } } } }`,
    );
    expect(data).toEqual({
      auditEvents: { nodes: ['Ada After', 'Ada Before'].map((name) => ({ subject: { subjectId: renamed, name } })) },
    });
  });

  it('finds in each type with an id that the id is one of this type alone', () => {
    const prefixes = new Map<string, string>();
    for (const type of Object.values(schema.getTypeMap())) {
      const id = isObjectType(type) ? type.getFields()['id'] : undefined;
      if (!id || NUMBERED.includes(type.name)) continue;
      const prefix = /`(\w+_)`/.exec(id.description ?? '')?.[1];
      expect(
        prefix,
        `the description of ${type.name}.id names no prefix, so it may be the id of something else`,
      ).toBeDefined();
      expect(prefixes.get(prefix!), `${type.name} has the ids of another type`).toBeUndefined();
      prefixes.set(prefix!, type.name);
    }
  });
});
