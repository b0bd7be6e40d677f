import { Migration } from '@mikro-orm/migrations';

/** Who comes to an event, who waits for a seat, and the addresses under which people subscribe to their calendar. */
export class Migration0024EventAnswers extends Migration {
  override up(): void {
    this.addSql('alter table event_series add column capacity integer check (capacity > 0)');
    // `place` rises with every yes: it is the order in which those who wait get a seat.
    this.addSql(`create table event_answer (
      event_id text not null references event (id) on delete cascade,
      account_id text not null references account (id) on delete cascade,
      answer text not null check (answer in ('GOING', 'MAYBE', 'NOT_GOING')),
      waiting boolean not null default false check (answer = 'GOING' or not waiting),
      place bigint not null generated always as identity,
      answered_at timestamptz(3) not null default now(),
      primary key (event_id, account_id)
    )`);
    // The secret is derived from the nonce with a key that is not in here; its hash finds the account.
    this.addSql(`create table calendar_address (
      account_id text primary key references account (id) on delete cascade,
      nonce text not null,
      secret_hash text not null unique,
      created_at timestamptz not null default now()
    )`);
    this.addSql('create index event_answer_of_account on event_answer (account_id)');
  }
}
