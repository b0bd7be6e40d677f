import { Migration } from '@mikro-orm/migrations';

const WHEN = {
  insert: "new.status = 'PUBLISHED'",
  update: "'PUBLISHED' in (old.status, new.status)",
  delete: "old.status = 'PUBLISHED'",
};

/**
 * Versions that the editor saved by itself are thinned, and saving a draft every few seconds must not empty the caches of
 * pages that do not show it. ACCESS EXCLUSIVE on `article_version` for a moment, because the new column has a constant
 * default, and SHARE ROW EXCLUSIVE on `article` while its triggers are replaced.
 */
export class Migration0119AutosavedVersions extends Migration {
  override up(): void {
    this.addSql('alter table article_version add column autosaved boolean not null default false');
    this.addSql('drop trigger article_content_version on article');
    for (const [event, suffix] of [
      ['insert', '_in'],
      ['update', ''],
      ['delete', '_out'],
    ] as const)
      this.addSql(`create constraint trigger article_content_version${suffix} after ${event} on article
        deferrable initially deferred for each row when (${WHEN[event]}) execute function bump_content_version()`);
  }
}
