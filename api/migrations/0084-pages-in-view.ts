import { Migration } from '@mikro-orm/migrations';

/**
 * The access kind VIEWED is named SENT: exports that still run have the new name in their filter. Events of the audit log
 * keep their kind, `document.viewed`, and their meaning.
 *
 * The indexes on reports of pages in view answer which people read a document, and which documents a person read. Building
 * them locks `audit_event` against writes (SHARE), for about two seconds per million events.
 */
export class Migration0084PagesInView extends Migration {
  override up(): void {
    this.addSql(`update bulk_operation set filter = jsonb_set(filter::jsonb, '{kind}', '"SENT"')::text
      where type = 'ACCESS_LOG' and filter::jsonb->>'kind' = 'VIEWED'`);
    this.addSql(`create index audit_event_pages_in_view on audit_event (subject_id, actor_id)
      where kind = 'document.read'`);
    this.addSql(`create index audit_event_pages_by_reader on audit_event (actor_id, subject_id)
      where kind = 'document.read'`);
  }
}
