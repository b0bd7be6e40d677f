import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import { post } from '../mail/mail.service.ts';
import type { Env } from '../platform/env.ts';
import { anonymous } from '../platform/viewer.ts';
import { toSnapshot } from './event.changes.ts';
import type { CalendarEvent } from './event.entity.ts';
import { makeCanceledMail, makeInvitationMail, type Occasion, makeWithdrawnMail } from './event.mails.ts';
import { findEvent } from './event.read.service.ts';
import {
  lockNextUnnotified,
  PEOPLE_PER_RUN,
  readPeopleToInvite,
  readPeopleToPartFrom,
  readSeriesDates,
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
      await em.getKysely<Database>().updateTable('event').set({ untold: false }).where('id', '=', event.id).execute();
    return true;
  });
}

async function invite(em: SqlEntityManager, env: Env, event: CalendarEvent): Promise<number> {
  const people = await readPeopleToInvite(em, event.id);
  await saveNotices(
    em,
    event.id,
    people.map(({ id }) => id),
    false,
  );
  const seriesDates = people.length > 0 && event.recurrence ? await readSeriesDates(em, event, event.startsAt) : [];
  for (const { content, withdrawn: isWithdrawn, previous, ...person } of people) {
    const invitation = { occasion: getOccasion(content, isWithdrawn), previous: previous && toSnapshot(previous) };
    await post(em, env.SITE_NAME, makeInvitationMail(env, person, event, { ...invitation, seriesDates }));
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
  const remaining = hasOthers ? (await readSeriesDates(em, event, new Date())).length : null;
  for (const person of people.filter(({ status }) => status === 'APPROVED')) {
    const mail = person.isInvited
      ? makeCanceledMail(env, person, event, remaining)
      : makeWithdrawnMail(env, person, event);
    await post(em, env.SITE_NAME, mail);
  }
  return people.length;
}
