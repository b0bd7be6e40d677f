import { Migration } from '@mikro-orm/migrations';

const COMPANY = "fold_text(coalesce(company, ''))";
const SEARCHED = ['name', 'username', 'email', 'company'];

/**
 * Indexes for the list of people: by name, by company in both directions, and for the search of parts of words. The function
 * is `lower(unaccent(normalize(…)))`, immutable because it names its dictionary, so that indexes can use it. Creating
 * the indexes locks `account` against writes: half a second with 10,000 accounts. `ops/upgrade.sql` builds them before,
 * without a lock.
 */
export class Migration0170AccountsByFoldedText extends Migration {
  override up(): void {
    this
      .addSql(`create or replace function fold_text(value text) returns text language sql immutable strict parallel safe
      return lower(unaccent('unaccent'::regdictionary, normalize(value)))`);
    this.addSql('create index if not exists account_by_folded_name on account (fold_text(name), id)');
    this.addSql(`create index if not exists account_by_company on account ((${COMPANY} = ''), ${COMPANY}, id)`);
    this.addSql(
      `create index if not exists account_by_company_descending on account ((${COMPANY} = ''), ${COMPANY} desc, id desc)`,
    );
    const columns = SEARCHED.map((column) => `fold_text(${column}) gin_trgm_ops`);
    this.addSql(`create index if not exists account_search on account using gin (${columns.join(', ')})`);
  }
}
