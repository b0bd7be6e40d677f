import { Migration } from '@mikro-orm/migrations';

/** What is handed out with an event, and where it can be watched afterwards. */
export class Migration0034EventMaterial extends Migration {
  override up(): void {
    this.addSql("alter table event add column recording text not null default ''");
    this.addSql(`create table event_document (
      event_id text not null references event (id) on delete cascade,
      document_id text not null references document (id) on delete cascade,
      primary key (event_id, document_id)
    )`);
    this.addSql('create index event_document_of_document on event_document (document_id)');
  }
}
