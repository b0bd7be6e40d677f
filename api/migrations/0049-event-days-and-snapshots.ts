import { Migration } from '@mikro-orm/migrations';

/** All-day events, and what a mail said about an event, so that the next mail can name what changed. */
export class Migration0049EventDaysAndSnapshots extends Migration {
  override up(): void {
    // Wall times of an all-day event are days: `2031-05-06`.
    this.addSql('alter table event_series add column all_day boolean not null default false');
    this.addSql(`create table event_snapshot (
      event_id text not null references event (id) on delete cascade,
      content text not null,
      title text not null,
      description text not null,
      location text not null,
      time_zone text not null,
      all_day boolean not null,
      starts_wall text not null,
      ends_wall text not null,
      starts_at timestamptz(3) not null,
      ends_at timestamptz(3) not null,
      primary key (event_id, content)
    )`);
    // Events that did not change since their last mail. Of others, the next mail names no old values.
    this.addSql(`insert into event_snapshot
      select e.id, t.content, s.title, s.description, s.location, s.time_zone, false, e.starts_wall, e.ends_wall,
        e.starts_at, e.ends_at
      from event e join event_series s on s.id = e.series_id
        join (select distinct event_id, content from event_told) t on t.event_id = e.id
      where t.content = md5(concat_ws(chr(31), s.title, s.description, s.location, s.time_zone,
        extract(epoch from e.starts_at), extract(epoch from e.ends_at)))`);
  }
}
