import { Migration } from '@mikro-orm/migrations';

/**
 * A former version of a document can become the current one again, as a new version with the same file, and the file of
 * a version that is not current can be deleted. Who was notified of a version is recorded, so that a correction reaches
 * the same people.
 *
 * Lock: ACCESS EXCLUSIVE on document_version: changes the catalog only. Lock: ACCESS EXCLUSIVE on document_notice: changes
 * the catalog only. Lock: SHARE ROW EXCLUSIVE on document: adds a foreign key of an empty table. Lock: SHARE ROW EXCLUSIVE
 * on account: adds a foreign key of an empty table.
 */
export class Migration0206UndoneVersions extends Migration {
  override up(): void {
    this.addSql('alter table document_version drop constraint document_version_storage_key_key');
    this.addSql('alter table document_version add column restored_from integer');
    this.addSql('alter table document_version add column deleted_at timestamptz(3)');
    this.addSql('alter table document_notice add column correction integer');
    this.addSql(`create table document_version_notice (
      document_id text not null references document on delete cascade,
      account_id text not null references account on delete cascade,
      number integer not null,
      primary key (document_id, account_id, number)
    )`);
    this.addSql('create index document_version_notice_of_account on document_version_notice (account_id)');
  }
}
