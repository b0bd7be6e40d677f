import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { query } from '../platform/sql.ts';
import { newEventId } from './event.entity.ts';
import { spanOf } from './event.times.ts';

interface Given {
  title?: string;
  description?: string;
  location?: string;
  startsWall?: string;
  endsWall?: string;
  timeZone?: string;
  /** Groups it is for; without any it is for all. */
  groupIds?: string[];
  capacity?: number;
}

/** A valid event, written at once; returns its id. */
export async function makeEvent(em: SqlEntityManager, given: Given = {}): Promise<string> {
  const { startsWall = '2031-05-06T10:00', endsWall = `${startsWall.slice(0, 11)}23:00`, timeZone = 'UTC' } = given;
  const { title = 'Quarterly call', description = '', location = '', groupIds = [], capacity = null } = given;
  const id = newEventId();
  const { startsAt, endsAt } = spanOf(startsWall, endsWall, timeZone);
  await query(
    em,
    `insert into event_series (id, title, description, location, time_zone, everyone, capacity)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, title, description, location, timeZone, groupIds.length === 0, capacity],
  );
  await query(
    em,
    `insert into event (id, series_id, planned_for, starts_wall, ends_wall, starts_at, ends_at)
     values ($1, $1, $2, $2, $3, $4, $5)`,
    [id, startsWall, endsWall, startsAt, endsAt],
  );
  await query(em, 'insert into event_group (series_id, group_id) select $1, unnest($2::text[])', [id, groupIds]);
  return id;
}
