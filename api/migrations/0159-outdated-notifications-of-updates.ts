import { Migration } from '@mikro-orm/migrations';

/**
 * People who got an update that was corrected since, so that only they read that it was corrected. Adding a column locks
 * `investor_update_told` (ACCESS EXCLUSIVE) for a moment.
 */
export class Migration0159OutdatedNotificationsOfUpdates extends Migration {
  override up(): void {
    this.addSql('alter table investor_update_told add column is_outdated boolean not null default false');
  }
}
