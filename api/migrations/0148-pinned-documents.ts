import { Migration } from '@mikro-orm/migrations';

/** Documents that investors see first on their first page. Adding a column locks `document` (ACCESS EXCLUSIVE) for a moment. */
export class Migration0148PinnedDocuments extends Migration {
  override up(): void {
    this.addSql('alter table document add column pinned_at timestamptz(3)');
  }
}
