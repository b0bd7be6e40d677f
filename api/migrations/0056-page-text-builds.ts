import { Migration } from '@mikro-orm/migrations';

/** The build in which the words of a page were last compared: they change with a build alone. */
export class Migration0056PageTextBuilds extends Migration {
  override up(): void {
    this.addSql(`alter table page_text add column build text not null default ''`);
  }
}
