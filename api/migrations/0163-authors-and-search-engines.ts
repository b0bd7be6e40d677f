import { Migration } from '@mikro-orm/migrations';

/**
 * Articles and case studies say what search engines read, articles the day of their last review, and versions their
 * author. Adding columns locks each table (ACCESS EXCLUSIVE) for a moment; the update locks the rows of drafts that wait,
 * unless `ops/upgrade.sql` has filled them before.
 */
export class Migration0163AuthorsAndSearchEngines extends Migration {
  override up(): void {
    for (const table of ['article', 'article_version', 'case_study'])
      this.addSql(`alter table ${table} add column seo_title text, add column seo_description text,
        add column is_noindex boolean not null default false`);
    for (const table of ['article', 'article_version']) this.addSql(`alter table ${table} add column reviewed_on date`);
    this.addSql('alter table article_version add column if not exists author_name text');
    this.addSql(`update article_version set author_name = article.author_name
      from article where article.id = article_version.article_id and article_version.pending
        and article_version.author_name is null`);
  }
}
