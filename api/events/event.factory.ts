import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { newEventId } from './event.type.ts';
import { toTimeSpan } from './event.times.ts';

interface EventOptions {
  title?: string;
  description?: string;
  location?: string;
  startsWall?: string;
  endsWall?: string;
  timeZone?: string;
  /** The groups that it is for. Without any, it is for everyone. */
  groupIds?: string[];
  capacity?: number;
}

/** Creates a valid event and returns its id. */
export async function makeEvent(em: SqlEntityManager, options: EventOptions = {}): Promise<string> {
  const { startsWall = '2031-05-06T10:00', endsWall = `${startsWall.slice(0, 11)}23:00`, timeZone = 'UTC' } = options;
  const { title = 'Quarterly call', description = '', location = '', groupIds = [], capacity = null } = options;
  const id = newEventId();
  const { startsAt, endsAt } = toTimeSpan(startsWall, endsWall, timeZone);
  const db = getKysely(em);
  const everyone = groupIds.length === 0;
  await db
    .insertInto('event_series')
    .values({ id, title, description, location, timeZone, everyone, capacity })
    .execute();
  const times = { plannedFor: startsWall, startsWall, endsWall };
  await db
    .insertInto('event')
    .values({ id, seriesId: id, ...times, startsAt, endsAt })
    .execute();
  const groups = groupIds.map((groupId) => ({ seriesId: id, groupId }));
  if (groups.length > 0) await db.insertInto('event_group').values(groups).execute();
  return id;
}
