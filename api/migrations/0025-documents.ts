import { Migration } from '@mikro-orm/migrations';

/** The documents of the investor portal: folders, documents with their versions, who may do what, and uploads. */
export class Migration0025Documents extends Migration {
  override up(): void {
    this.addTree();
    this.addFiles();
    this.addGrants();
  }

  private addTree(): void {
    this.addSql(`create table folder (
      id text primary key,
      parent_id text references folder (id) check (parent_id <> id),
      name text not null,
      position integer not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`);
    this.addSql('create index folder_of_parent on folder (parent_id)');
    this.addSql(`create table document (
      id text primary key,
      folder_id text references folder (id),
      title text not null,
      summary text not null default '',
      version integer not null check (version > 0),
      position integer not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`);
    this.addSql('create index document_of_folder on document (folder_id)');
  }

  /** An upload is nobody's until a document takes its file over as a version; then its row goes. */
  private addFiles(): void {
    const file = `storage_key text not null unique,
      name text not null,
      type text not null,
      size integer not null check (size > 0),
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      pages integer check (pages > 0)`;
    this.addSql(`create table document_version (
      document_id text not null references document (id) on delete cascade,
      number integer not null check (number > 0),
      ${file},
      created_at timestamptz(3) not null default now(),
      created_by text references account (id) on delete set null,
      primary key (document_id, number)
    )`);
    this.addSql(`create table upload (
      id text primary key,
      ${file},
      status text not null check (status in ('QUARANTINED', 'CLEAN', 'REFUSED')),
      refusal text check ((refusal is not null) = (status = 'REFUSED')),
      created_at timestamptz(3) not null default now(),
      created_by text references account (id) on delete set null
    )`);
  }

  /** `level` 0 takes away what a folder above gives; 1 is to see that it exists, 2 to view, 3 to download. */
  private addGrants(): void {
    this.addSql(`create table document_grant (
      folder_id text references folder (id) on delete cascade,
      document_id text references document (id) on delete cascade,
      group_id text references account_group (id) on delete cascade,
      account_id text references account (id) on delete cascade,
      level smallint not null check (level between 0 and 3),
      granted_at timestamptz(3) not null default now(),
      target text not null generated always as (coalesce(folder_id, document_id)) stored,
      holder text not null generated always as (coalesce(group_id, account_id)) stored,
      check (num_nonnulls(folder_id, document_id) = 1),
      check (num_nonnulls(group_id, account_id) = 1),
      primary key (target, holder)
    )`);
    this.addSql('create index document_grant_of_holder on document_grant (holder)');
  }
}
