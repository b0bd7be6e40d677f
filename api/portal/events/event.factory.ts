import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { EventGroup } from './event-group.entity.ts';
import { EventSeries } from './event-series.entity.ts';
import { EventRow } from './event.entity.ts';
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
  const everyone = groupIds.length === 0;
  const shared = { title, description, location, timeZone, everyone, recurrence: null, capacity, allDay: false };
  const series = em.create(EventSeries, shared);
  const times = { plannedFor: startsWall, ...toTimeSpan(startsWall, endsWall, timeZone) };
  const event = em.create(EventRow, { series, ...times });
  for (const groupId of groupIds) em.create(EventGroup, { seriesId: series.id, groupId });
  await em.flush();
  return event.id;
}
