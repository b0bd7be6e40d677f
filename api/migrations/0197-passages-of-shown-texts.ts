import { Migration } from '@mikro-orm/migrations';

/**
 * Cuts all documents into passages again, from the texts that their pages show. Searches and answers use the former
 * passages meanwhile.
 *
 * Lock: ROW EXCLUSIVE on portal_passage_due: adds a row for each document.
 */
export class Migration0197PassagesOfShownTexts extends Migration {
  override up(): void {
    this.addSql(`insert into portal_passage_due as due (kind, source_id) select 'DOCUMENT', id from document
      on conflict (kind, source_id) do update set changes = due.changes + 1`);
  }
}
