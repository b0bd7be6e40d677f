import { Migration } from '@mikro-orm/migrations';

/** What somebody has read of a document is asked for each row of a list: from an index of its own. */
export class Migration0029ReadingNews extends Migration {
  override up(): void {
    this.addSql('create index reading_trace_of_reader on reading_trace (account_id, document_id, created_at desc)');
    this.addSql('create index upload_by_age on upload (created_at desc)');
  }
}
