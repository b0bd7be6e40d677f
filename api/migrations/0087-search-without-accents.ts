import { Migration } from '@mikro-orm/migrations';

/**
 * Searches ignore accents: the texts of articles and case studies are indexed by a text search configuration that
 * removes them. Rewrites both tables under an ACCESS EXCLUSIVE lock, because the column is computed for every row.
 */
export class Migration0087SearchWithoutAccents extends Migration {
  override up(): void {
    // Like pg_trgm, unaccent needs no superuser. If the role must not create extensions, an administrator of the
    // database creates it before the upgrade, and this statement does nothing.
    this.addSql('create extension if not exists unaccent');
    this.addSql('create text search configuration site_text (copy = english)');
    this.addSql(
      'alter text search configuration site_text alter mapping for hword, hword_part, word with unaccent, english_stem',
    );
    this.addSearch('article', ['title', 'summary', 'body']);
    this.addSearch('case_study', ['title', "summary || ' ' || setting || ' ' || problem", 'body']);
  }

  private addSearch(table: string, texts: string[]): void {
    const weights = texts.map((text, index) => `setweight(to_tsvector('site_text', ${text}), '${'ABC'[index]}')`);
    this.addSql(`alter table ${table} drop column search`);
    this.addSql(`alter table ${table} add column search tsvector not null
      generated always as (${weights.join(' || ')}) stored`);
    this.addSql(`create index ${table}_search on ${table} using gin (search)`);
  }
}
