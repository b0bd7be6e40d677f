import { Migration } from '@mikro-orm/migrations';

/**
 * Pictures are read as PDFs of one page. The updates lock the rows of pictures in `document_version` and `upload`
 * (ROW EXCLUSIVE); readers do not wait.
 */
export class Migration0154PicturesWithAPage extends Migration {
  override up(): void {
    for (const table of ['document_version', 'upload'])
      this.addSql(
        `update ${table} set pages = 1 where type in ('image/png', 'image/jpeg', 'image/webp') and pages is null`,
      );
  }
}
