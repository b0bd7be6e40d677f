import { Migration } from '@mikro-orm/migrations';

/** The functions that run once for each row of a transaction and look for what it noted before. */
const FUNCTIONS = [
  'note_change(text, text, text, integer, boolean)',
  'remember_account(text, text[], text[], text[], text[])',
];

/**
 * A transaction that adds thousands of members to a group commits in a second. PostgreSQL keeps the plan of a function's
 * first calls, and while a table is almost empty, that plan reads all of it: each further call then read everything that
 * the transaction had noted before. The functions now use an index from the first call on. Altering a function locks no table.
 */
export class Migration0169ManyChangesAtOnce extends Migration {
  override up(): void {
    for (const name of FUNCTIONS) this.addSql(`alter function ${name} set enable_seqscan = off`);
  }
}
