import { Migration } from '@mikro-orm/migrations';

/**
 * Stores with each file the labels of its pages, such as "iv" or "A-3". The job that inspects the files of existing
 * versions also reads them.
 *
 * Lock: ACCESS EXCLUSIVE on upload: changes the catalog only. Lock: ACCESS EXCLUSIVE on document_version: changes the
 * catalog only.
 */
export class Migration0212PageLabels extends Migration {
  override up(): void {
    this.addSql(`alter table upload add column page_labels jsonb`);
    this.addSql(`alter table document_version add column page_labels jsonb`);
  }
}
