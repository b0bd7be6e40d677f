import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { AliasableExpression, Expression, ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../entities.ts';
import { CSV_PAGE } from '../platform/csv.ts';
import { now } from '../platform/database/sql.ts';

/** Selects the facts of one area. `at` is when a fact was stored; the other columns are its values. */
type Area = (db: Kysely<Database>, accountId: string) => AliasableExpression<{ at: string | null }>;

/** The name of an access level for documents. */
const nameRight = (eb: Pick<ExpressionBuilder<Database, never>, 'case'>, level: Expression<number>) =>
  eb.case(level).when(1).then('LIST').when(2).then('VIEW').when(3).then('DOWNLOAD').end();

// Each statement names its columns, so that a secret in a new column is not exported.
const areas: Record<string, Area> = {
  profile: (db, id) =>
    db
      .selectFrom('account')
      .select(['created_at as at', 'id', 'username', 'email', 'name', 'company', 'reason', 'roles', 'status'])
      .select(['email_verified_at as emailVerifiedAt', 'updated_at as updatedAt'])
      .where('id', '=', id),
  sessions: (db, id) =>
    db
      .selectFrom('session')
      .select(['created_at as at', 'device', 'last_used_at as lastUsedAt'])
      .where('account_id', '=', id),
  secondFactor: (db, id) =>
    db
      .selectFrom('account_totp')
      .select(['created_at as at', 'confirmed_at as confirmedAt'])
      .where('account_id', '=', id),
  passkeys: (db, id) =>
    db
      .selectFrom('passkey')
      .select(['created_at as at', 'name', 'synced', 'last_used_at as lastUsedAt'])
      .where('account_id', '=', id),
  decisions: (db, id) =>
    db.selectFrom('account_decision').select(['at', 'status', 'reason']).where('account_id', '=', id),
  mails: (db, id) =>
    db
      .selectFrom('mail as m')
      .innerJoin('account as a', (join) =>
        join.on(({ eb, fn }) => eb(fn<string>('lower', ['m.recipient']), '=', fn<string>('lower', ['a.email']))),
      )
      .select(['m.created_at as at', 'm.kind', 'm.subject', 'm.sent_at as sentAt'])
      .where('a.id', '=', id),
  whitepaper: (db, id) =>
    db
      .selectFrom('lead as l')
      .innerJoin('account as a', 'a.email_key', 'l.email_key')
      .select(['l.created_at as at', 'l.name', 'l.email', 'l.company', 'l.needs'])
      .select(['l.consent_version as consentVersion', 'l.consented_at as consentedAt', 'l.downloads'])
      .where('a.id', '=', id)
      .where('a.email_verified_at', 'is not', null),
  // The title of an event is only for accounts that are still invited.
  eventAnswers: (db, id) =>
    db
      .selectFrom('event_answer as w')
      .innerJoin('event as e', 'e.id', 'w.event_id')
      .innerJoin('event_series as s', 's.id', 'e.series_id')
      .select(['w.answered_at as at', 'w.answer', 'w.waiting'])
      .select((eb) => {
        const invitedGroups = eb
          .selectFrom('event_group as g')
          .innerJoin('account_group_member as m', 'm.group_id', 'g.group_id')
          .select('g.group_id')
          .whereRef('g.series_id', '=', 's.id')
          .where('m.account_id', '=', id);
        const isInvited = eb.or([eb.ref('s.everyone'), eb.exists(invitedGroups)]);
        return eb.case().when(isInvited).then(eb.fn.coalesce('e.title', 's.title')).end().as('event');
      })
      .where('w.account_id', '=', id),
  calendarSettings: (db, id) =>
    db
      .selectFrom('calendar_setting')
      .select(['time_zone as timeZone', 'invitations', 'day_before as dayBefore', 'hour_before as hourBefore'])
      .select(now().as('at'))
      .where('account_id', '=', id),
  // The title of an update is only for accounts that can still read it.
  updatesOpened: (db, id) =>
    db
      .selectFrom('investor_update_opening as o')
      .innerJoin('investor_update as u', 'u.id', 'o.update_id')
      .select('o.opened_at as at')
      .select((eb) => {
        const addressedGroups = eb
          .selectFrom('investor_update_group as g')
          .innerJoin('account_group_member as m', 'm.group_id', 'g.group_id')
          .select('g.group_id')
          .whereRef('g.update_id', '=', 'u.id')
          .where('m.account_id', '=', id);
        const isPublished = eb('u.published_at', '<=', now());
        const isReadable = eb.and([isPublished, eb.or([eb.ref('u.everyone'), eb.exists(addressedGroups)])]);
        return eb.case().when(isReadable).then(eb.ref('u.title')).end().as('update');
      })
      .where('o.account_id', '=', id),
  updateSettings: (db, id) =>
    db.selectFrom('update_setting').select(['chosen_at as at', 'mails']).where('account_id', '=', id),
  // Grants that deny access and the names of folders are not exported, because they would reveal that a document
  // exists.
  documentAccess: (db, id) =>
    db
      .selectFrom('document_grant as g')
      .leftJoin('document as d', 'd.id', 'g.document_id')
      .select(['g.granted_at as at', 'd.title as document'])
      .select((eb) => nameRight(eb, eb.ref('g.level')).as('right'))
      .where('g.account_id', '=', id)
      .where('g.level', '>', 0),
  delegationsGiven: (db, id) =>
    db
      .selectFrom('delegation')
      .select(['created_at as at', 'email', 'ends_at as endsAt', 'accepted_at as acceptedAt'])
      .select(['ended_at as endedAt', 'ending'])
      .select((eb) => nameRight(eb, eb.ref('level')).as('right'))
      .where('principal_id', '=', id),
  delegationsHeld: (db, id) =>
    db
      .selectFrom('delegation as d')
      .innerJoin('account as p', 'p.id', 'd.principal_id')
      .select([
        'd.accepted_at as at',
        'p.name as principal',
        'd.ends_at as endsAt',
        'd.ended_at as endedAt',
        'd.ending',
      ])
      .select((eb) => nameRight(eb, eb.ref('d.level')).as('right'))
      .where('d.delegate_id', '=', id)
      .where('d.accepted_at', 'is not', null),
  questions: (db, id) =>
    db.selectFrom('question').select(['asked_at as at', 'body as question', 'page']).where('account_id', '=', id),
  agreements: (db, id) =>
    db
      .selectFrom('nda_signature as s')
      .innerJoin('nda as n', 'n.id', 's.nda_id')
      .select(['s.signed_at as at', 'n.version', 's.name', 's.email', 's.company', 's.address', 's.certificate'])
      .where('s.account_id', '=', id),
  calendarUrl: (db, id) =>
    db
      .selectFrom('calendar_address')
      .select((eb) => ['created_at as at', eb.cast<string>(eb.val('the hash of its secret'), 'text').as('kept')])
      .where('account_id', '=', id),
  feeds: (db, id) =>
    db.selectFrom('feed').select(['created_at as at', 'url', 'title', 'status']).where('added_by', '=', id),
};

/** Up to a page of the events that an account caused or that are about it, after one of them. */
const selectEvents = (db: Kysely<Database>, id: string, after: number) =>
  db
    .selectFrom('audit_event')
    .select(['seq', 'at', 'kind', 'details'])
    .select((eb) => eb.case().when('actor_id', '=', id).then(eb.ref('address')).end().as('address'))
    .where((eb) => eb.or([eb('actor_id', '=', id), eb('subject_id', '=', id)]))
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
  const db = em.getKysely<Database>();
  for (const [area, select] of Object.entries(areas)) {
    const rows = await db
      .selectFrom(select(db, accountId).as('fact'))
      .select(({ fn }) => fn.toJson('fact').$castTo<Record<string, unknown> & { at: string }>().as('fact'))
      .orderBy('fact.at')
      .execute();
    yield* rows.map(({ fact: { at, ...facts } }) => ({ area, at: new Date(at).toISOString(), facts }));
  }
  let after: number | null = 0;
  while (after !== null) {
    const rows = await selectEvents(db, accountId, after).execute();
    for (const { at, kind, details, address } of rows)
      yield { area: 'events', at: new Date(at).toISOString(), facts: { kind, details, address } };
    after = rows.length === CSV_PAGE ? Number(rows.at(-1)!.seq) : null;
  }
}
