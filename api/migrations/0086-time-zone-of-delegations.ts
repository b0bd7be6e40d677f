import { Migration } from '@mikro-orm/migrations';

/**
 * The time zone in which an investor chose the last day of a delegation, so that emails name this day. The column is added
 * without a rewrite; ALTER TABLE locks `delegation` (ACCESS EXCLUSIVE) only for a moment.
 */
export class Migration0086TimeZoneOfDelegations extends Migration {
  override up(): void {
    this.addSql('alter table delegation add column time_zone text');
  }
}
