import { Migration } from '@mikro-orm/migrations';

/** Feeds and pages of a category are found by its former names in URLs. Locks no table with rows for long. */
export class Migration0147FormerSlugsOfCategories extends Migration {
  override up(): void {
    this.addSql(`create table category_former_slug (
      slug text primary key,
      category_id text not null references category (id) on delete cascade
    )`);
    this.addSql('create index category_former_slug_of_category on category_former_slug (category_id)');
  }
}
