import { Migration } from '@mikro-orm/migrations';

/**
 * The operator's facts on the public pages, with their former versions. A new version expires the cached pages. A new
 * table locks no other.
 */
export class Migration0176SiteDetails extends Migration {
  override up(): void {
    this.addSql(`create table site_details_version (
      version integer primary key,
      details jsonb not null,
      saved_at timestamptz(3) not null,
      saved_by text
    )`);
    this.addSql(`create constraint trigger site_details_version_content_version
      after insert or update or delete on site_details_version deferrable initially deferred
      for each row execute function bump_content_version()`);
  }
}
