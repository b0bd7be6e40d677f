import { Migration } from '@mikro-orm/migrations';

/**
 * The indexes of migration 0084 with the number of the event, so that the last report of a page in view is found without
 * reading the earlier ones of the same person and document. Building them locks `audit_event` against writes (SHARE), for
 * about two seconds per million events; dropping the former ones locks it for a moment (ACCESS EXCLUSIVE). Neither is
 * needed where `ops/upgrade.sql` has built them before.
 */
export class Migration0149NewestReadings extends Migration {
  override up(): void {
    for (const [name, columns] of [
      ['audit_event_pages_in_view', 'subject_id, actor_id, seq'],
      ['audit_event_pages_by_reader', 'actor_id, subject_id, seq'],
    ] as const) {
      this.addSql(`do $$ begin
        if pg_get_indexdef('${name}'::regclass) like '%(${columns})%' then return; end if;
        drop index ${name};
        create index ${name} on audit_event (${columns}) where kind = 'document.read';
      end $$`);
    }
  }
}
