import { Migration } from '@mikro-orm/migrations';

/** The confidentiality agreement, version by version, and who signed which. */
export class Migration0033Ndas extends Migration {
  override up(): void {
    // The newest is in force until it is ended. A text never changes: a new one is a new version.
    this.addSql(`create table nda (
      id text primary key,
      version integer not null unique generated always as identity,
      body text not null check (body <> ''),
      sha256 text not null,
      published_at timestamptz(3) not null default now(),
      published_by text references account (id) on delete set null,
      ended_at timestamptz(3)
    )`);
    // Evidence outlives the account: who signed stands here in words, and the certificate says it all.
    this.addSql(`create table nda_signature (
      id text primary key,
      nda_id text not null references nda (id),
      account_id text references account (id) on delete set null,
      name text not null,
      email text not null,
      company text not null,
      address text not null,
      signed_at timestamptz(3) not null,
      certificate text not null,
      unique (nda_id, account_id)
    )`);
    this.addSql('create index nda_signature_by_time on nda_signature (signed_at desc, id desc)');
    this.addSql('create index nda_signature_of_account on nda_signature (account_id)');
    this.addSql(`create function nda_text_stays() returns trigger language plpgsql as $$
      begin
        raise exception 'a text that was signed, and a signature, never change';
      end $$`);
    this.addSql(`create trigger nda_text_stays before update of id, version, body, sha256, published_at on nda
      for each row execute function nda_text_stays()`);
    this
      .addSql(`create trigger nda_signature_stays before update of id, nda_id, name, email, company, address, signed_at,
      certificate on nda_signature for each row execute function nda_text_stays()`);
  }
}
