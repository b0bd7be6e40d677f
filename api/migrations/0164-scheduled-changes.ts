import { Migration } from '@mikro-orm/migrations';

/**
 * A version of a published article can have a time at which it becomes the public text. Adding columns locks the table
 * (ACCESS EXCLUSIVE) for a moment; the index, which is empty at first, blocks saving while it reads the table once,
 * unless `ops/upgrade.sql` has built it before.
 */
export class Migration0164ScheduledChanges extends Migration {
  override up(): void {
    this
      .addSql(`alter table article_version add column if not exists publish_at timestamptz, add column override_reason text,
      add column publish_failure text`);
    this.addSql(`create unique index if not exists article_version_scheduled on article_version (article_id)
      where publish_at is not null`);
  }
}
