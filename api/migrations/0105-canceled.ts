import { Migration } from '@mikro-orm/migrations';

/**
 * The status of a canceled event is spelled as in the rest of the product. Triggers would tell everyone that the events
 * changed, so they do not run. ACCESS EXCLUSIVE on `event` for the time of the update.
 */
export class Migration0105Canceled extends Migration {
  override up(): void {
    this.addSql('alter table event drop constraint event_status_check');
    this.addSql('alter table event disable trigger user');
    this.addSql("update event set status = 'CANCELED' where status = 'CANCELLED'");
    this.addSql('alter table event enable trigger user');
    this.addSql("alter table event add constraint event_status_check check (status in ('SCHEDULED', 'CANCELED'))");
  }
}
