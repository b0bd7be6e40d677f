import { Migration } from '@mikro-orm/migrations';

/** Addresses that published articles once had: whoever kept such a link is led on. */
export class Migration0006FormerSlugs extends Migration {
  override up(): void {
    this.addSql(`create table article_former_slug (
      slug text primary key,
      article_id text not null references article (id) on delete cascade,
      created_at timestamptz not null default now()
    )`);
    this.addSql('create index article_former_slug_of_article on article_former_slug (article_id)');
    // In the database, so that no way of changing an article can forget it.
    this.addSql(`create function remember_article_slug() returns trigger language plpgsql as $$
      begin
        delete from article_former_slug where slug = new.slug and article_id = new.id;
        if old.published_at is not null then
          insert into article_former_slug (slug, article_id) values (old.slug, old.id);
        end if;
        return new;
      end $$`);
    this.addSql(`create trigger article_slug_changed after update of slug on article
      for each row when (old.slug <> new.slug) execute function remember_article_slug()`);
  }
}
