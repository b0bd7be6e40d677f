import { Migration } from '@mikro-orm/migrations';

/** What investors give to a delegate of theirs, and for whom something was read. */
export class Migration0036Delegations extends Migration {
  override up(): void {
    // Given to an address; whose account that is, nobody is told until they answer it.
    this.addSql(`create table delegation (
      id text primary key,
      principal_id text not null references account (id) on delete cascade,
      email text not null,
      email_key text not null,
      delegate_id text references account (id) on delete cascade,
      level smallint not null check (level between 1 and 3),
      created_at timestamptz(3) not null default now(),
      ends_at timestamptz(3) not null,
      accepted_at timestamptz(3),
      ended_at timestamptz(3),
      ended_by text references account (id) on delete set null,
      ending text check (ending in ('WITHDRAWN', 'REFUSED', 'RETURNED', 'ENDED_BY_ADMIN')),
      reason text not null default '',
      check (ends_at <= created_at + interval '1 year 1 day'),
      check (delegate_id <> principal_id),
      check (accepted_at is null or delegate_id is not null),
      check ((ended_at is null) = (ending is null))
    )`);
    this.addSql('create index delegation_by_time on delegation (created_at desc, id desc)');
    this.addSql('create index delegation_of_principal on delegation (principal_id)');
    this.addSql('create index delegation_of_delegate on delegation (delegate_id) where delegate_id is not null');
    this.addSql('create index delegation_offered on delegation (email_key) where delegate_id is null');
    this.addSql(`create table delegation_target (
      delegation_id text not null references delegation (id) on delete cascade,
      folder_id text references folder (id) on delete cascade,
      document_id text references document (id) on delete cascade,
      target text not null generated always as (coalesce(folder_id, document_id)) stored,
      check (num_nonnulls(folder_id, document_id) = 1),
      primary key (delegation_id, target)
    )`);
    this.addSql('create index delegation_target_of_folder on delegation_target (folder_id)');
    this.addSql('create index delegation_target_of_document on delegation_target (document_id)');
    this.addBehalf();
  }

  /** By id alone, as with the reader. In the trail it is one of an event's details, so the chain holds it. */
  private addBehalf(): void {
    this.addSql('alter table reading_trace add column on_behalf_of text');
    this.addSql(`create index audit_event_on_behalf on audit_event ((details->>'onBehalfOf'), seq desc)
      where details ? 'onBehalfOf'`);
  }
}
