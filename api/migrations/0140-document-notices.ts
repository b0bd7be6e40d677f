import { Migration } from '@mikro-orm/migrations';

/**
 * Requests to email the people who can read a document, and the last request that each account was considered for. A
 * column with a constant default rewrites no row: ACCESS EXCLUSIVE on `update_setting` for a moment.
 */
export class Migration0140DocumentNotices extends Migration {
  override up(): void {
    // Without a group and an account, a notice is for everyone who can read the document.
    this.addSql(`create table document_notice (
      id integer generated always as identity primary key,
      document_id text not null references document (id) on delete cascade,
      group_id text references account_group (id) on delete cascade,
      account_id text references account (id) on delete cascade,
      is_open boolean not null default true,
      created_at timestamptz(3) not null default now()
    )`);
    this.addSql('create index document_notice_open on document_notice (id) where is_open');
    this.addSql('create index document_notice_of_document on document_notice (document_id)');
    this.addSql(`create table document_notice_reader (
      account_id text primary key references account (id) on delete cascade,
      notice_id integer not null
    )`);
    this.addSql('alter table update_setting add column documents boolean not null default true');
  }
}
