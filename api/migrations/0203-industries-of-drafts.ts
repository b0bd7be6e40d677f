import { Migration } from '@mikro-orm/migrations';

/**
 * A draft of a case study can be without an industry, which its author chooses before it is published. Lock: ACCESS
 * EXCLUSIVE on case_study: changes the catalog only.
 */
export class Migration0203IndustriesOfDrafts extends Migration {
  override up(): void {
    this.addSql(`alter table case_study alter column industry drop not null`);
  }
}
