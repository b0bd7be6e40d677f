import { Migration } from '@mikro-orm/migrations';

/** One date of a series can have its own title, description and location. Null: the date has those of its series. */
export class Migration0077DetailsOfEventDates extends Migration {
  override up(): void {
    this.addSql('alter table event add column title text, add column description text, add column location text');
    this.addSql('drop trigger event_portal_passages on event');
    this.addSql(`create trigger event_portal_passages
      after insert or delete or update of starts_at, ends_at, status, title, description, location
      on event for each row execute function note_portal_passages_of_event()`);
  }
}
