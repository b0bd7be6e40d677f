import { Migration } from '@mikro-orm/migrations';

/**
 * Stores with each file what its inspection found. A job inspects the files of existing versions.
 *
 * Lock: ACCESS EXCLUSIVE on upload: changes the catalog only. Lock: ACCESS EXCLUSIVE on document_version: changes the
 * catalog only.
 */
export class Migration0211Inspections extends Migration {
  override up(): void {
    this.addSql(`alter table upload add column findings jsonb`);
    this.addSql(`alter table document_version add column findings jsonb`);
  }
}
