import { Migration } from '@mikro-orm/migrations';

/**
 * Counts the changes of what several people edit, so that a change that is based on another version is refused. The
 * version of a document is the number of its file, so its changes are counted apart.
 *
 * Lock: ACCESS EXCLUSIVE on category: changes the catalog only. Lock: ACCESS EXCLUSIVE on feed: changes the catalog only.
 * Lock: ACCESS EXCLUSIVE on folder: changes the catalog only. Lock: ACCESS EXCLUSIVE on document: changes the catalog only.
 * Lock: ACCESS EXCLUSIVE on event: changes the catalog only. Lock: ACCESS EXCLUSIVE on question: changes the catalog only.
 */
export class Migration0184VersionsOfEditedObjects extends Migration {
  override up(): void {
    this.addSql(`alter table category add column version integer not null default 1`);
    this.addSql(`alter table feed add column version integer not null default 1`);
    this.addSql(`alter table folder add column version integer not null default 1`);
    this.addSql(`alter table document add column edit_version integer not null default 1`);
    this.addSql(`alter table event add column version integer not null default 1`);
    this.addSql(`alter table question add column version integer not null default 1`);
  }
}
