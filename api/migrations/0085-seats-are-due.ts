import { Migration } from '@mikro-orm/migrations';

/**
 * `seats_due` says that the seats of an event must be assigned again, because somebody can no longer attend, or can attend
 * again. The column is added without a rewrite; ALTER TABLE locks `event` (ACCESS EXCLUSIVE) only for a moment.
 */
export class Migration0085SeatsAreDue extends Migration {
  override up(): void {
    this.addSql('alter table event add column seats_due boolean not null default false');
    this.addSql('create index event_seats_due on event (starts_at) where seats_due');
    // Seats of accounts that were suspended before this migration.
    this.addSql(`update event set seats_due = true where starts_at > now() and exists
      (select from event_answer where event_id = event.id and waiting)`);
    // The events are locked in the order of their ids, so that two changes at once do not wait for each other.
    this.addSql(`create function note_seats_of_account() returns trigger language plpgsql as $$
      begin
        update event set seats_due = true where id in
          (select id from event where starts_at > now() and id in
            (select event_id from event_answer where account_id = new.id and answer = 'GOING')
            order by id for no key update);
        return null;
      end $$`);
    this.addSql(`create trigger account_seats after update of status, roles on account for each row
      when (old.status is distinct from new.status or old.roles is distinct from new.roles)
      execute function note_seats_of_account()`);
    this.addSql(`create function note_seats_of_member() returns trigger language plpgsql as $$
      begin
        update event set seats_due = true where id in
          (select id from event where starts_at > now() and id in
            (select event_id from event_answer
              where account_id = coalesce(new.account_id, old.account_id) and answer = 'GOING')
            order by id for no key update);
        return null;
      end $$`);
    this.addSql(`create trigger account_group_member_seats after insert or delete on account_group_member
      for each row execute function note_seats_of_member()`);
    // The answers of a deleted account are deleted with it.
    this.addSql(`create function note_seats_of_answer() returns trigger language plpgsql as $$
      begin
        update event set seats_due = true where starts_at > now() and id = old.event_id;
        return null;
      end $$`);
    this.addSql(`create trigger event_answer_seats after delete on event_answer
      for each row when (old.answer = 'GOING') execute function note_seats_of_answer()`);
  }
}
