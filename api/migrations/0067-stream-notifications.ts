import { Migration } from '@mikro-orm/migrations';

/** Streams end when their token or session ends, so both notify the servers as changes do. */
export class Migration0067StreamNotifications extends Migration {
  override up(): void {
    this.addSql(`create function notify_streams() returns trigger language plpgsql as $$
      begin perform pg_notify('change', ''); return null; end $$`);
    this.addSql(`create trigger token_ends after delete or update of revoked_at, expires_at on token
      for each statement execute function notify_streams()`);
    this.addSql(`create trigger session_ends after delete on session
      for each statement execute function notify_streams()`);
  }
}
