import { Migration } from '@mikro-orm/migrations';

/** What each mark on a page leads to: who read which page of which version of a document, and when. */
export class Migration0027ReadingTraces extends Migration {
  override up(): void {
    // Accounts are named by id alone, as in the audit trail: where one is deleted, its readings stay and its name goes.
    this.addSql(`create table reading_trace (
      code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
      account_id text not null,
      document_id text not null,
      version_id text not null,
      page integer check (page > 0),
      created_at timestamptz(3) not null default now()
    )`);
    this.addSql('create index reading_trace_of_document on reading_trace (document_id, created_at desc)');
    this.addSql('create index reading_trace_of_account on reading_trace (account_id, created_at desc)');
    // A mark that is out there leads to what was written when it was made, or to nothing.
    this.addSql(`create function refuse_trace_change() returns trigger language plpgsql as $$
      begin raise exception 'traces are never changed' using errcode = '42501'; end $$`);
    this.addSql(`create trigger reading_trace_unchanged before update on reading_trace
      for each statement execute function refuse_trace_change()`);
  }
}
