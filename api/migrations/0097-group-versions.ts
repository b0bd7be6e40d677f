import { Migration } from '@mikro-orm/migrations';

/**
 * The version of a group, so that two people who change its members notice each other. The column has a constant default,
 * so the table is not rewritten; ALTER TABLE locks `account_group` (ACCESS EXCLUSIVE) for a moment.
 */
export class Migration0097GroupVersions extends Migration {
  override up(): void {
    this.addSql('alter table account_group add column version integer not null default 1');
  }
}
