import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { post } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';
import { anonymous } from '#api/platform/viewer.ts';
import { EventRow } from './event.entity.ts';
import type { CalendarEvent } from './event.type.ts';
import { makeCanceledMail, makeInvitationMail, type Occasion, makeWithdrawnMail } from './event.mails.ts';
import { findEvent, findSeriesDates } from './event.read.service.ts';
import {
  lockNextUnnotified,
  PEOPLE_PER_RUN,
  readPeopleToInvite,
  readPeopleToPartFrom,
  readSnapshots,
  RESTORED,
  saveNotices,
} from './event.notify.query.ts';

// The people invited to an event change with its groups, their members and the accounts, so no list of them is stored.
// A change marks the event as `untold`, and a worker compares the invited people with those who were mailed.

/** Sends mails about one event to up to `PEOPLE_PER_RUN` people. Returns false if no event is due. */
export async function notifyOfEvent(em: SqlEntityManager, env: Env): Promise<boolean> {
  return em.transactional(async (em) => {
    const next = await lockNextUnnotified(em);
    if (!next) return false;
    const event = (await findEvent(em, anonymous, next.id))!;
    const isAhead = event.startsAt > new Date();
    const partedCount = isAhead ? await partFrom(em, env, event) : 0;
    const invitedCount = isAhead && event.status === 'SCHEDULED' ? await invite(em, env, event) : 0;
    if (partedCount < PEOPLE_PER_RUN && invitedCount < PEOPLE_PER_RUN)
      await em.nativeUpdate(EventRow, { id: event.id }, { untold: false });
    return true;
  });
}

async function invite(em: SqlEntityManager, env: Env, event: CalendarEvent): Promise<number> {
  const people = await readPeopleToInvite(em, event.id);
  const contents = people.flatMap(({ content }) => content ?? []);
  const snapshots = contents.length > 0 ? await readSnapshots(em, event.id, contents) : [];
  await saveNotices(
    em,
    event.id,
    people.map(({ id }) => id),
    false,
  );
  const isOfSeries = people.length > 0 && event.recurrence !== null;
  const coming = isOfSeries ? await findSeriesDates(em, event.seriesId, 'SCHEDULED', new Date()) : [];
  const seriesDates = coming.filter(({ startsAt }) => startsAt >= event.startsAt);
  // The mail about the next date announces all of them. A later date is mailed because only this date changed.
  const dates = coming[0]?.id === event.id ? seriesDates : [event];
  for (const { content, withdrawn: isWithdrawn, ...person } of people) {
    const occasion = getOccasion(content, isWithdrawn);
    const previous = snapshots.find((snapshot) => snapshot.content === content) ?? null;
    await post(em, env, makeInvitationMail(env, person, event, { occasion, previous, seriesDates, dates }));
  }
  return people.length;
}

/** Returns the reason for a mail. `content` is the content of the last mail; null if there was none. */
function getOccasion(content: string | null, isWithdrawn: boolean | null): Occasion {
  if (content === RESTORED) return 'restored';
  return content === null || isWithdrawn ? 'invited' : 'changed';
}

/** Mails people about an event that is canceled, or that they are no longer invited to. Closed accounts get no mail. */
async function partFrom(em: SqlEntityManager, env: Env, event: CalendarEvent): Promise<number> {
  const people = await readPeopleToPartFrom(em, event.id);
  await saveNotices(
    em,
    event.id,
    people.map(({ id }) => id),
    true,
  );
  const hasOthers = people.length > 0 && event.recurrence !== null;
  const find = (status: CalendarEvent['status']) =>
    hasOthers ? findSeriesDates(em, event.seriesId, status, new Date()) : [];
  const [remaining, canceled] = [await find('SCHEDULED'), await find('CANCELED')];
  const all = hasOthers ? [...remaining, ...canceled] : [event];
  for (const person of people.filter(({ status }) => status === 'APPROVED')) {
    const mail = person.isInvited
      ? makeCanceledMail(env, person, event, hasOthers ? { remaining, canceled } : null)
      : makeWithdrawnMail(env, person, all);
    await post(em, env, mail);
  }
  return people.length;
}
