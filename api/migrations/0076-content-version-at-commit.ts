import { Migration } from '@mikro-orm/migrations';

interface Source {
  table: string;
  events: string;
  /** Ends the name of the trigger, if a table has several. */
  suffix?: string;
  when?: string;
}

const ALL = 'insert or update or delete';
const ACCEPTED = {
  insert: "new.status = 'ACCEPTED'",
  update: "'ACCEPTED' in (old.status, new.status)",
  delete: "old.status = 'ACCEPTED'",
};

const SOURCES: Source[] = [
  ...['article', 'category', 'case_study', 'emergency_article'].map((table) => ({ table, events: ALL })),
  { table: 'picture', events: 'update or delete' },
  { table: 'passage_due', events: 'delete' },
  { table: 'feed', events: 'update', when: '(old.title, old.home_url) is distinct from (new.title, new.home_url)' },
  { table: 'feed_item', events: 'insert', suffix: '_in', when: ACCEPTED.insert },
  { table: 'feed_item', events: 'update', when: ACCEPTED.update },
  { table: 'feed_item', events: 'delete', suffix: '_out', when: ACCEPTED.delete },
];

const TRUNCATED = ['article', 'category', 'case_study', 'emergency_article', 'picture'];

/**
 * Raises the content version when a transaction commits, once. It was raised by each statement, so a transaction held
 * the lock of its row and then waited for rows of another transaction that waited for this lock: a deadlock. The lock of
 * the list of changes comes before it in each transaction, and no lock comes after it.
 */
export class Migration0076ContentVersionAtCommit extends Migration {
  override up(): void {
    this.addSql(`create or replace function bump_content_version() returns trigger language plpgsql as $$
      declare current bigint;
      begin
        perform pg_advisory_xact_lock(hashtextextended('changes', 0));
        update content_version set version = version + 1 where xmin <> pg_current_xact_id()::xid
          returning version into current;
        if found then perform pg_notify('content_version', current::text); end if;
        return null;
      end $$`);
    SOURCES.forEach((source) => this.defer(source));
    for (const table of TRUNCATED)
      this.addSql(`create trigger ${table}_content_version_truncated after truncate on ${table}
        for each statement execute function bump_content_version()`);
  }

  private defer({ table, events, suffix = '', when }: Source): void {
    const name = `${table}_content_version${suffix}`;
    this.addSql(`drop trigger ${name} on ${table}`);
    this.addSql(`create constraint trigger ${name} after ${events} on ${table} deferrable initially deferred
      for each row ${when ? `when (${when}) ` : ''}execute function bump_content_version()`);
  }
}
