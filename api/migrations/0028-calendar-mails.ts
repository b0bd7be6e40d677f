import { Migration } from '@mikro-orm/migrations';

/** What each account wants of its calendar, and who was told what about an event. */
export class Migration0028CalendarMails extends Migration {
  override up(): void {
    // No row: nobody chose, and the defaults hold.
    this.addSql(`create table calendar_setting (
      account_id text primary key references account (id) on delete cascade,
      time_zone text,
      invitations boolean not null default true,
      day_before boolean not null default true,
      hour_before boolean not null default false
    )`);
    this.addSql('alter table mail add column calendar_method text, add column calendar_text text');
    this.addTelling();
    this.addTriggers();
  }

  /** `untold` asks the worker to look who has to be told of an event; what they were told is in `event_told`. */
  private addTelling(): void {
    this.addSql('alter table event add column untold boolean not null default true');
    this.addSql('update event set untold = false');
    this.addSql('create index event_untold on event (starts_at) where untold');
    this.addSql(`create table event_told (
      event_id text not null references event (id) on delete cascade,
      account_id text not null references account (id) on delete cascade,
      content text not null,
      withdrawn boolean not null default false,
      primary key (event_id, account_id)
    )`);
    this.addSql('create index event_told_of_account on event_told (account_id)');
    // Once for each start: of an event that is moved, people are reminded anew.
    this.addSql(`create table event_reminder (
      event_id text not null references event (id) on delete cascade,
      account_id text not null references account (id) on delete cascade,
      kind text not null check (kind in ('DAY', 'HOUR')),
      starts_at timestamptz(3) not null,
      primary key (event_id, account_id, kind, starts_at)
    )`);
    this.addSql('create index event_reminder_of_account on event_reminder (account_id)');
  }

  /** Whoever joins or leaves a group, or is let in, is told like those who were there from the start. */
  private addTriggers(): void {
    this.addSql(`create function untell_series() returns trigger language plpgsql as $$
      begin
        update event set untold = true where starts_at > now() and series_id = old.series_id;
        return null;
      end $$`);
    this.addSql(`create function untell_group() returns trigger language plpgsql as $$
      begin
        update event set untold = true where starts_at > now() and series_id in
          (select series_id from event_group where group_id = coalesce(new.group_id, old.group_id));
        return null;
      end $$`);
    this.addSql(`create trigger untell_group after insert or delete on account_group_member
      for each row execute function untell_group()`);
    this.addSql(`create trigger untell_series after delete on event_group
      for each row execute function untell_series()`);
    this.addSql(`create function untell_everyone() returns trigger language plpgsql as $$
      begin
        update event set untold = true where starts_at > now() and series_id in
          (select id from event_series where everyone);
        return null;
      end $$`);
    this.addSql(`create trigger untell_everyone after insert or update of status on account
      for each row when (new.status = 'APPROVED') execute function untell_everyone()`);
  }
}
