import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { AliasableExpression, Expression, ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '#api/entities.ts';
import { isForAccount } from '#api/portal/events/event.policy.ts';
import { getKysely } from '#api/kysely.ts';
import { CSV_PAGE } from '#api/platform/csv.ts';
import { now } from '#api/platform/database/sql.ts';
import { isPublishedTo as isUpdatePublishedTo } from '#api/portal/updates/update.policy.ts';

/** Selects the facts of one area. `at` is when a fact was stored; the other columns are its values. */
type Area = (db: Kysely<Database>, accountId: string) => AliasableExpression<{ at: Date | null }>;

/** The name of an access level for documents. */
const nameRight = (eb: Pick<ExpressionBuilder<Database, never>, 'case'>, level: Expression<number>) =>
  eb.case(level).when(1).then('LIST').when(2).then('VIEW').when(3).then('DOWNLOAD').end();

// Each statement names its columns, so that a secret in a new column is not exported.
const areas: Record<string, Area> = {
  profile: (db, id) =>
    db
      .selectFrom('account')
      .select(['createdAt as at', 'id', 'username', 'email', 'name', 'company', 'reason', 'roles', 'status'])
      .select(['emailVerifiedAt', 'endsAt', 'updatedAt'])
      .where('id', '=', id),
  sessions: (db, id) =>
    db.selectFrom('session').select(['createdAt as at', 'device', 'lastUsedAt']).where('accountId', '=', id),
  secondFactor: (db, id) =>
    db.selectFrom('account_totp').select(['createdAt as at', 'confirmedAt']).where('accountId', '=', id),
  passkeys: (db, id) =>
    db.selectFrom('passkey').select(['createdAt as at', 'name', 'synced', 'lastUsedAt']).where('accountId', '=', id),
  decisions: (db, id) =>
    db.selectFrom('account_decision').select(['at', 'status', 'reason']).where('accountId', '=', id),
  mails: (db, id) =>
    db
      .selectFrom('mail as m')
      .innerJoin('account as a', (join) =>
        join.on(({ eb, fn }) => eb(fn<string>('lower', ['m.recipient']), '=', fn<string>('lower', ['a.email']))),
      )
      .select(['m.createdAt as at', 'm.kind', 'm.subject', 'm.sentAt'])
      .where('a.id', '=', id),
  whitepaper: (db, id) =>
    db
      .selectFrom('lead as l')
      .innerJoin('account as a', 'a.emailKey', 'l.emailKey')
      .select(['l.createdAt as at', 'l.name', 'l.email', 'l.company', 'l.needs'])
      .select(['l.consentVersion', 'l.consentedAt', 'l.downloads'])
      .where('a.id', '=', id)
      .where('a.emailVerifiedAt', 'is not', null),
  // The title of an event is only for accounts that are still invited.
  eventAnswers: (db, id) =>
    db
      .selectFrom('event_answer as w')
      .innerJoin('event as e', 'e.id', 'w.eventId')
      .innerJoin('event_series as s', 's.id', 'e.seriesId')
      .select(['w.answeredAt as at', 'w.answer', 'w.waiting'])
      .select((eb) =>
        eb
          .case()
          .when(isForAccount(eb, eb.val(id)))
          .then(eb.fn.coalesce('e.title', 's.title'))
          .end()
          .as('event'),
      )
      .where('w.accountId', '=', id),
  calendarSettings: (db, id) =>
    db
      .selectFrom('calendar_setting')
      .select(['timeZone', 'invitations', 'dayBefore', 'hourBefore'])
      .select(now().as('at'))
      .where('accountId', '=', id),
  // The title of an update is only for accounts that can still read it.
  updatesOpened: (db, id) =>
    db
      .selectFrom('investor_update_opening as o')
      .innerJoin('investor_update as u', 'u.id', 'o.updateId')
      .select('o.openedAt as at')
      .select((eb) =>
        eb
          .case()
          .when(isUpdatePublishedTo(eb, eb.val(id)))
          .then(eb.ref('u.title'))
          .end()
          .as('update'),
      )
      .where('o.accountId', '=', id),
  updateSettings: (db, id) =>
    db.selectFrom('update_setting').select(['chosenAt as at', 'mails']).where('accountId', '=', id),
  // Grants that deny access and the names of folders are not exported, because they would reveal that a document
  // exists.
  documentAccess: (db, id) =>
    db
      .selectFrom('document_grant as g')
      .leftJoin('document as d', 'd.id', 'g.documentId')
      .select(['g.grantedAt as at', 'd.title as document'])
      .select((eb) => nameRight(eb, eb.ref('g.level')).as('right'))
      .where('g.accountId', '=', id)
      .where('g.level', '>', 0),
  delegationsGiven: (db, id) =>
    db
      .selectFrom('delegation')
      .select(['createdAt as at', 'email', 'endsAt', 'acceptedAt'])
      .select(['endedAt', 'ending'])
      .select((eb) => nameRight(eb, eb.ref('level')).as('right'))
      .where('principalId', '=', id),
  delegationsHeld: (db, id) =>
    db
      .selectFrom('delegation as d')
      .innerJoin('account as p', 'p.id', 'd.principalId')
      .select(['d.acceptedAt as at', 'p.name as principal', 'd.endsAt', 'd.endedAt', 'd.ending'])
      .select((eb) => nameRight(eb, eb.ref('d.level')).as('right'))
      .where('d.delegateId', '=', id)
      .where('d.acceptedAt', 'is not', null),
  questions: (db, id) =>
    db.selectFrom('question').select(['askedAt as at', 'body as question', 'page']).where('accountId', '=', id),
  agreements: (db, id) =>
    db
      .selectFrom('nda_signature as s')
      .innerJoin('nda as n', 'n.id', 's.ndaId')
      .select(['s.signedAt as at', 'n.version', 's.name', 's.email', 's.company', 's.address', 's.certificate'])
      .where('s.accountId', '=', id),
  calendarUrl: (db, id) =>
    db
      .selectFrom('calendar_address')
      .select((eb) => ['createdAt as at', eb.cast<string>(eb.val('the hash of its secret'), 'text').as('kept')])
      .where('accountId', '=', id),
  feeds: (db, id) =>
    db.selectFrom('feed').select(['createdAt as at', 'url', 'title', 'status']).where('addedBy', '=', id),
};

/** Up to a page of the events that an account caused or that are about it, after one of them. */
const selectEvents = (db: Kysely<Database>, id: string, after: number) =>
  db
    .selectFrom('audit_event')
    .select(['seq', 'at', 'kind', 'details'])
    .select((eb) => eb.case().when('actorId', '=', id).then(eb.ref('address')).end().as('address'))
    .where((eb) => eb.or([eb('actorId', '=', id), eb('subjectId', '=', id)]))
    .where('seq', '>', after as never)
    .orderBy('seq')
    .limit(CSV_PAGE);

/** One stored fact about a person: its area, when it was stored as ISO 8601, and its values. */
export interface DataEntry {
  area: string;
  at: string;
  facts: Record<string, unknown>;
}

/** All facts about an account, by area and then by time. Its events are read by the page, because they can be many. */
export async function* readFacts(em: SqlEntityManager, accountId: string): AsyncGenerator<DataEntry> {
  const db = getKysely(em);
  for (const [area, select] of Object.entries(areas)) {
    const rows = await db.selectFrom(select(db, accountId).as('fact')).selectAll().orderBy('fact.at').execute();
    yield* rows.map(({ at, ...facts }) => ({ area, at: at!.toISOString(), facts }));
  }
  let after: number | null = 0;
  while (after !== null) {
    const rows = await selectEvents(db, accountId, after).execute();
    for (const { at, kind, details, address } of rows)
      yield { area: 'events', at: new Date(at).toISOString(), facts: { kind, details, address } };
    after = rows.length === CSV_PAGE ? Number(rows.at(-1)!.seq) : null;
  }
}
