import { Migration } from '@mikro-orm/migrations';

const NOTIFY = `perform pg_notify('change', '');`;

/**
 * Streams and bulk operations were removed, so nothing listens for changes and sessions that end, and no export waits. The
 * files of exports below `exports/` in the storage can be deleted. DROP TABLE and DROP TRIGGER lock `bulk_operation`,
 * `token` and `session` (ACCESS EXCLUSIVE) for a moment, without reading rows.
 */
export class Migration0102NoStreamsAndBulkOperations extends Migration {
  override up(): void {
    this.addSql('drop table bulk_operation');
    this.addSql('drop trigger token_ends on token');
    this.addSql('drop trigger session_ends on session');
    this.addSql('drop function notify_streams()');
    // The functions of migration 0096 stay the same apart from the notification.
    this.addSql(`do $do$
      declare f regprocedure;
      begin
        foreach f in array array['note_change(text, text, text, integer, boolean)', 'settle_access()']::regprocedure[] loop
          execute replace(replace(pg_get_functiondef(f), $$if found then ${NOTIFY} end if;$$, ''), $$${NOTIFY}$$, '');
        end loop;
      end $do$`);
  }
}
