import { Migration } from '@mikro-orm/migrations';

/**
 * Fills `search_terms` of the rows that `ops/upgrade.sql` did not fill. The trigger computes it.
 *
 * Lock: ROW EXCLUSIVE on article, passage, portal_passage: changes the rows without terms.
 */
export class Migration0192FillSearchTerms extends Migration {
  override up(): void {
    for (const table of ['article', 'passage', 'portal_passage'])
      this.addSql(`update ${table} set search_terms = null where search_terms is null`);
  }
}
