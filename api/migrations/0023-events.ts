import { Migration } from '@mikro-orm/migrations';

/** Events of the investor portal: what each series is about, its occurrences, and the groups it is for. */
export class Migration0023Events extends Migration {
  override up(): void {
    // `everyone` is a column of its own: a series whose last group is deleted is for nobody, and not for all.
    this.addSql(`create table event_series (
      id text primary key,
      title text not null,
      description text not null default '',
      location text not null default '',
      time_zone text not null,
      everyone boolean not null,
      recurrence text,
      sequence integer not null default 0,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`);
    // Wall times are what was said; instants follow from them and the zone. `planned_for` names an occurrence for good,
    // whenever it is moved to: calendars know it by that.
    this.addSql(`create table event (
      id text primary key,
      series_id text not null references event_series (id) on delete cascade,
      planned_for text not null,
      starts_wall text not null,
      ends_wall text not null,
      starts_at timestamptz(3) not null,
      ends_at timestamptz(3) not null check (ends_at > starts_at),
      status text not null default 'SCHEDULED' check (status in ('SCHEDULED', 'CANCELLED')),
      note text not null default '',
      sequence integer not null default 0,
      updated_at timestamptz(3) not null default now(),
      unique (series_id, planned_for)
    )`);
    this.addSql('create index event_by_start on event (starts_at, id)');
    this.addSql(`create table event_group (
      series_id text not null references event_series (id) on delete cascade,
      group_id text not null references account_group (id) on delete cascade,
      primary key (series_id, group_id)
    )`);
    this.addSql('create index event_group_of_group on event_group (group_id)');
  }
}
