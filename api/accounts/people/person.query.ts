import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { isInForce } from '#api/portal/documents/access.query.ts';
import { listRights } from '#api/portal/documents/document.type.ts';
import { getKysely } from '#api/kysely.ts';
import { now } from '#api/platform/database/sql.ts';
import { toEventKind } from '#api/portal/reading/access-log.type.ts';
import { getNumber } from '#api/portal/reading/engagement.query.ts';
import type { PersonRecord } from './person.type.ts';

/** Each list of a person's page shows the newest entries; the log has the rest. */
const MOST = 50;

type Lists = { [List in keyof PersonRecord]: PersonRecord[List] };
type Read<List extends keyof Lists> = (em: SqlEntityManager, id: string) => Promise<Lists[List]>;

const readGrants: Read<'grants'> = async (em, id) => {
  const db = getKysely(em);
  const rows = await db
    .selectFrom('document_grant as g')
    .leftJoin('document as d', 'd.id', 'g.documentId')
    .leftJoin('folder as f', 'f.id', 'g.folderId')
    .leftJoin('account_group as group', 'group.id', 'g.groupId')
    .select(({ fn }) => [
      'g.target',
      'g.level',
      'g.folderId',
      'g.grantedAt',
      'g.endsAt',
      'group.name as group',
      fn.coalesce('d.title', 'f.name').as('title'),
    ])
    .where((eb) =>
      eb.or([
        eb('g.accountId', '=', id),
        eb('g.groupId', 'in', eb.selectFrom('account_group_member').select('groupId').where('accountId', '=', id)),
      ]),
    )
    .where(isInForce)
    .orderBy('g.accountId', (order) => order.asc().nullsLast())
    .orderBy('title')
    .limit(MOST)
    .execute();
  const own = rows.map(({ target, title, level, folderId, group, grantedAt, endsAt }) => ({
    targetId: target,
    title: title ?? '',
    isFolder: folderId !== null,
    rights: listRights(level),
    group,
    delegatedBy: null,
    grantedAt,
    endsAt,
  }));
  return [...own, ...(await readDelegations(em, id))];
};

const readDelegations: Read<'grants'> = async (em, id) => {
  const rows = await getKysely(em)
    .selectFrom('delegation as g')
    .innerJoin('delegation_target as t', 't.delegationId', 'g.id')
    .innerJoin('account as p', 'p.id', 'g.principalId')
    .leftJoin('document as d', 'd.id', 't.target')
    .leftJoin('folder as f', 'f.id', 't.target')
    .select(({ fn }) => [
      't.target',
      'g.level',
      'g.endsAt',
      'f.id as folderId',
      'p.id as principalId',
      'p.name as principalName',
      fn.coalesce('d.title', 'f.name').as('title'),
    ])
    .select((eb) => eb.ref('g.acceptedAt').$notNull().as('grantedAt'))
    .where('g.delegateId', '=', id)
    .where('g.acceptedAt', 'is not', null)
    .where('g.endedAt', 'is', null)
    .where('g.endsAt', '>', now())
    .orderBy('title')
    .limit(MOST)
    .execute();
  return rows.map(({ target, title, level, folderId, principalId, principalName, grantedAt, endsAt }) => ({
    targetId: target,
    title: title ?? '',
    isFolder: folderId !== null,
    rights: listRights(level),
    group: null,
    delegatedBy: { accountId: principalId, name: principalName },
    grantedAt,
    endsAt,
  }));
};

const readReadings: Read<'readings'> = (em, id) =>
  getKysely(em)
    .selectFrom('audit_event as e')
    .innerJoin('document as d', 'd.id', 'e.subjectId')
    .select((eb) => [
      'd.id as documentId',
      'd.title',
      eb.cast<number>(eb.fn.count(getNumber(eb.ref('e.details'), 'page')).distinct(), 'integer').as('pages'),
      eb
        .cast<number>(eb.fn.coalesce(eb.fn.sum(getNumber(eb.ref('e.details'), 'seconds')), eb.lit(0)), 'integer')
        .as('seconds'),
      eb.fn.max<Date>('e.at').as('lastReadAt'),
    ])
    // With a parameter, PostgreSQL could not use the index on pages in view.
    .where('e.kind', '=', sql.lit(toEventKind('READ')))
    .where('e.actorId', '=', id)
    .groupBy(['d.id', 'd.title'])
    .orderBy('lastReadAt', 'desc')
    .limit(MOST)
    .execute();

const readQuestions: Read<'questions'> = (em, id) =>
  getKysely(em)
    .selectFrom('question as q')
    .innerJoin('document as d', 'd.id', 'q.documentId')
    .select(['q.id as questionId', 'q.body', 'd.title as document', 'q.askedAt', 'q.answeredAt'])
    .where('q.accountId', '=', id)
    .orderBy('q.askedAt', 'desc')
    .limit(MOST)
    .execute();

const readEvents: Read<'events'> = (em, id) =>
  getKysely(em)
    .selectFrom('event_answer as a')
    .innerJoin('event as e', 'e.id', 'a.eventId')
    .innerJoin('event_series as s', 's.id', 'e.seriesId')
    .select(({ fn }) => [
      'e.id as eventId',
      'e.startsAt',
      's.allDay as isAllDay',
      'e.startsWall',
      'e.endsWall',
      'a.answer',
      'a.waiting as isWaiting',
      fn.coalesce('e.title', 's.title').as('title'),
    ])
    .where('a.accountId', '=', id)
    .orderBy('e.startsAt', 'desc')
    .limit(MOST)
    .execute();

const readMails: Read<'mails'> = async (em, id) => {
  const rows = await getKysely(em)
    .selectFrom('mail as m')
    .innerJoin('account as a', (join) =>
      join.on(({ eb, fn }) => eb(fn<string>('lower', ['m.recipient']), '=', fn<string>('lower', ['a.email']))),
    )
    .select(['m.id', 'm.subject', 'm.createdAt', 'm.sentAt', 'm.givenUpAt'])
    .where('a.id', '=', id)
    .orderBy('m.createdAt', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ sentAt, givenUpAt, ...mail }) => ({
    ...mail,
    state: sentAt ? 'SENT' : givenUpAt ? 'FAILED' : 'WAITING',
  }));
};

const readSessions: Read<'sessions'> = (em, id) =>
  getKysely(em)
    .selectFrom('session')
    .select(['id as sessionId', 'device', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', id)
    .orderBy('lastUsedAt', 'desc')
    .limit(MOST)
    .execute();

const readNotes: Read<'notes'> = async (em, id) => {
  const rows = await getKysely(em)
    .selectFrom('account_note as n')
    .leftJoin('account as w', 'w.id', 'n.writtenBy')
    .select(['n.id', 'n.body', 'n.createdAt', 'n.writtenBy', 'w.name'])
    .where('n.accountId', '=', id)
    .orderBy('n.createdAt', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ writtenBy, name, ...note }) => ({
    ...note,
    writtenBy: writtenBy === null ? null : { accountId: writtenBy, name },
  }));
};

/** The lists of a person's page, each with a statement of its own. The field that a request names decides which run. */
export const personLists: { [List in keyof Lists]: Read<List> } = {
  grants: readGrants,
  readings: readReadings,
  questions: readQuestions,
  events: readEvents,
  mails: readMails,
  sessions: readSessions,
  notes: readNotes,
};
