import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { loadUserNdas } from '../ndas/nda.control.service.ts';
import { findCurrent } from '../ndas/nda.requirement.query.ts';
import type { NdaState, UserNda } from '../ndas/nda.type.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { toCsvLines, toJsonLines } from '#api/platform/csv.ts';
import { anyOf, now } from '#api/platform/database/sql.ts';
import { read } from '#api/platform/http/rest.ts';
import { isApproved, selectApprovedAdmins } from '#api/accounts/users/user.query.ts';
import { accessLogPolicy } from './access-log.service.ts';
import { engagementQuery } from './engagement.input.ts';
import { matchesPerson, selectEngagement, selectReports } from './engagement.query.ts';
import { toEngagement } from './engagement.service.ts';
import type { EngagementFilter } from './engagement.type.ts';

/** The number of people that the report reads at a time, so that its memory does not grow with their number. */
const BATCH = 200;

const selectAdmins = (em: SqlEntityManager) => selectApprovedAdmins(em).select('account.id');

/** What the report says of each person, also of those who read nothing. */
const selectPeople = (em: SqlEntityManager, filter: EngagementFilter) =>
  getKysely(em)
    .selectFrom('account as a')
    .select(['a.id', 'a.name', 'a.company', 'a.email'])
    .select((eb) => [
      eb('a.id', 'in', selectAdmins(em)).$castTo<boolean>().as('isAdmin'),
      eb
        .selectFrom('question as q')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('q.accountId', '=', 'a.id')
        .where('q.answeredAt', 'is', null)
        .as('unansweredQuestions'),
      eb
        .selectFrom('event_answer as x')
        .innerJoin('event as e', 'e.id', 'x.eventId')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('x.accountId', '=', 'a.id')
        .where('x.answer', '=', 'GOING')
        .where('x.waiting', '=', false)
        .where('e.startsAt', '<', filter.to ?? now())
        .$if(Boolean(filter.from), (events) => events.where('e.startsAt', '>=', filter.from!))
        .as('eventsAttended'),
    ])
    .where(isApproved('a'))
    .where((eb) => matchesPerson(eb, filter))
    .orderBy('a.name')
    .orderBy('a.id');

type SelectedPerson = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number];
type ReportedPerson = SelectedPerson & { readings: ReturnType<typeof toEngagement>[]; agreement: string };

const agreementLabels: Record<NdaState, string> = {
  OPEN: 'not signed',
  EXEMPT: 'exempt',
  NOT_REQUIRED: 'not required',
  SIGNED: 'signed',
};

export function describeAgreement({ state, signature }: UserNda): string {
  return state === 'SIGNED' && signature ? `signed ${signature.signedAt.toISOString()}` : agreementLabels[state];
}

/**
 * The approved people by name, with what they read. Administrators are left out if they read nothing. With a document
 * or a page, only those who read it.
 */
async function* readReport(em: SqlEntityManager, filter: EngagementFilter): AsyncGenerator<ReportedPerson> {
  const hasAgreement = (await findCurrent(em)) !== null;
  let last: { name: string; id: string } | null = null;
  do {
    let batch = selectPeople(em, filter).limit(BATCH);
    if (last) {
      const { name, id }: { name: string; id: string } = last;
      batch = batch.where((eb) => eb(eb.refTuple('a.name', 'a.id'), '>', eb.tuple(name, id)));
    }
    const people: SelectedPerson[] = await batch.execute();
    const ids = people.map(({ id }) => id);
    const reports = selectReports(em, filter).where('e.actorId', '=', anyOf(ids));
    const readings = (
      await selectEngagement(em, filter, reports).orderBy('d.title').orderBy('d.id').orderBy('g.version').execute()
    ).map(toEngagement);
    const agreements = await loadUserNdas({ em }, ids);
    for (const [at, person] of people.entries()) {
      const agreement = hasAgreement ? describeAgreement(agreements[at]!) : 'none in force';
      const own = readings.filter((reading) => reading.person.accountId === person.id);
      if (own.length > 0 || !(person.isAdmin || filter.documentId || filter.page))
        yield { ...person, readings: own, agreement };
    }
    last = people.length === BATCH ? people.at(-1)! : null;
  } while (last);
}

const HEAD = `Person,Company,Email address,Document,Version,Pages,Pages read,Furthest page,Time in seconds,
Seconds on each page,First seen,Last seen,Unanswered questions,Events accepted,Agreement`
  .split(',')
  .map((column) => column.trim());

function toRows(person: ReportedPerson): string[][] {
  const { name, company, email, readings, unansweredQuestions, eventsAttended, agreement } = person;
  const who = [name, company, email];
  const state = [unansweredQuestions ?? 0, eventsAttended ?? 0, agreement];
  const rows = readings.map((reading) => {
    const { documentTitle, version, pageCount, pages, furthestPage, seconds, firstReadAt, lastReadAt } = reading;
    const byPage = pages.map(({ page, seconds }) => `${page}: ${seconds}`).join('; ');
    const times = [firstReadAt.toISOString(), lastReadAt.toISOString()];
    return [...who, documentTitle, version, pageCount, pages.length, furthestPage, seconds, byPage, ...times, ...state];
  });
  const nothing = [...who, ...Array.from({ length: HEAD.length - who.length - state.length }, () => ''), ...state];
  return (rows.length > 0 ? rows : [nothing]).map((row) => row.map((cell) => String(cell ?? '')));
}

/**
 * Who read what and for how long in a period, with questions, events and the agreement, with the filter of a query
 * string. The export is refused or recorded before the first line.
 */
export async function exportEngagement(
  context: Context,
  query: unknown,
  format: 'csv' | 'ndjson',
): Promise<AsyncGenerator<string>> {
  const { em } = context;
  const filter = read(engagementQuery, query);
  authorize(accessLogPolicy, context.viewer, 'export', null);
  await record(context, em, { kind: 'document.engagement_exported', details: { filter } });
  const people = readReport(em, filter);
  return format === 'csv' ? toCsvLines(HEAD, people, toRows) : toJsonLines(people, toObject);
}

function toObject({ readings, ...reported }: ReportedPerson) {
  const own = readings.map(({ person: { accountId, name }, ...rest }) => ({
    ...rest,
    person: { id: accountId, name },
  }));
  return { ...reported, readings: own };
}
