import { Migration } from '@mikro-orm/migrations';

/** The life of an account: decisions, sessions, single-use tokens, outgoing mail, limits and the audit trail. */
export class Migration0002Accounts extends Migration {
  override up(): void {
    this.addAccountColumns();
    this.addSessions();
    this.addTokens();
    this.addMail();
    this.addLimits();
    this.addAudit();
  }

  private addAccountColumns(): void {
    this.addSql('alter table account add column email_verified_at timestamptz');
    // Cursors carry milliseconds: with more in the column, a page could begin after rows nobody has seen.
    this.addSql('alter table account alter column created_at type timestamptz(3)');
    this.addSql('create index account_by_age on account (created_at desc, id desc)');
    this.addSql('create index account_by_status on account (status, created_at desc, id desc)');
    this.addSql("create index account_by_domain on account (split_part(email_key, '@', 2))");
    this.addSql(`create table account_decision (
      id text primary key,
      account_id text not null references account (id) on delete cascade,
      decided_by text references account (id) on delete set null,
      status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED')),
      reason text,
      at timestamptz not null default now()
    )`);
    this.addSql('create index account_decision_of on account_decision (account_id, at desc)');
  }

  /** Only the SHA-256 of a session's id is kept: who reads this table can sign in as nobody. */
  private addSessions(): void {
    this.addSql(`create table session (
      id text primary key,
      token_hash bytea not null constraint session_token_hash_unique unique,
      account_id text not null references account (id) on delete cascade,
      device text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      confirmed_at timestamptz not null default now()
    )`);
    this.addSql('create index session_of_account on session (account_id, last_used_at desc)');
    this.addSql('create index session_by_age on session (created_at)');
  }

  private addTokens(): void {
    this.addSql(`create table account_token (
      token_hash bytea primary key,
      account_id text not null references account (id) on delete cascade,
      purpose text not null check (purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD', 'CHANGE_EMAIL', 'UNDO_EMAIL')),
      email_key text not null,
      carries text,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`);
    this.addSql('create index account_token_of_account on account_token (account_id, purpose)');
  }

  private addMail(): void {
    this.addSql(`create table mail (
      id text primary key,
      kind text not null,
      recipient text not null,
      subject text not null,
      body_text text,
      body_html text,
      created_at timestamptz not null default now(),
      due_at timestamptz not null default now(),
      expires_at timestamptz,
      leased_until timestamptz,
      attempts integer not null default 0,
      sent_at timestamptz,
      given_up_at timestamptz,
      last_error text
    )`);
    this.addSql('create index mail_due on mail (due_at) where sent_at is null and given_up_at is null');
  }

  /** A crash may forget a count but not corrupt it, so these rows skip the write-ahead log. */
  private addLimits(): void {
    this.addSql(`create unlogged table limit_counter (
      key text primary key,
      count integer not null,
      ends_at timestamptz not null,
      blocked_until timestamptz
    )`);
  }

  /**
   * The database numbers, stamps and chains each event itself, under a lock that holds until commit: an event cannot
   * be inserted elsewhere than at the end, and none can be changed or removed without breaking the chain.
   */
  private addAudit(): void {
    this.addSql(`create table audit_event (
      seq bigint primary key,
      at timestamptz not null,
      kind text not null,
      actor_id text,
      subject_id text,
      request_id text,
      address text,
      details jsonb not null,
      previous_hash bytea not null,
      hash bytea not null
    )`);
    this.addSql('create index audit_event_by_kind on audit_event (kind, seq desc)');
    this.addSql('create index audit_event_by_actor on audit_event (actor_id, seq desc)');
    this.addSql('create index audit_event_by_subject on audit_event (subject_id, seq desc)');
    this.addSql(`create function audit_content(event audit_event) returns text language sql stable as $$
      select jsonb_build_array(event.seq, to_char(event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), event.kind,
        event.actor_id, event.subject_id, event.request_id, event.address, event.details)::text
    $$`);
    this.addSql(`create function chain_audit_event() returns trigger language plpgsql as $$
      declare last audit_event;
      begin
        perform pg_advisory_xact_lock(hashtext('audit chain'));
        select * into last from audit_event order by seq desc limit 1;
        new.seq := coalesce(last.seq, 0) + 1;
        new.at := clock_timestamp();
        new.previous_hash := coalesce(last.hash, '\\x');
        new.hash := sha256(new.previous_hash || convert_to(audit_content(new), 'UTF8'));
        return new;
      end $$`);
    this.addSql(
      'create trigger audit_event_chain before insert on audit_event for each row execute function chain_audit_event()',
    );
    this.addSql(`create function refuse_audit_change() returns trigger language plpgsql as $$
      begin raise exception 'the audit trail is append-only' using errcode = '42501'; end $$`);
    this.addSql(`create trigger audit_event_append_only before update or delete or truncate on audit_event
      for each statement execute function refuse_audit_change()`);
  }
}
