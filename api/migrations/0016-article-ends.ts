import { Migration } from '@mikro-orm/migrations';

/** How articles go: planned off the site, or into the trash, from where they come back as drafts for 30 days. */
export class Migration0016ArticleEnds extends Migration {
  override up(): void {
    this.addSql(`alter table article add column deleted_at timestamptz, add column unpublish_at timestamptz,
      -- What visitors may read is PUBLISHED, so that by this alone nothing in the trash is ever theirs to read.
      add constraint article_trash_is_draft check (deleted_at is null or status = 'DRAFT'),
      add constraint article_draft_has_no_end check (unpublish_at is null or status <> 'DRAFT')`);
    // The address of what lies in the trash is free for others.
    this.addSql('alter table article drop constraint article_slug_unique');
    this.addSql('create unique index article_slug_unique on article (slug) where deleted_at is null');
    this.addSql('create index article_in_trash on article (deleted_at) where deleted_at is not null');
    this.addSql('create index article_to_end on article (unpublish_at) where unpublish_at is not null');
    // As it was, but a former address that lies in the trash with its article goes to who had it last.
    this.addSql(`create or replace function remember_article_slug() returns trigger language plpgsql as $$
      begin
        delete from article_former_slug where slug = new.slug and article_id = new.id;
        if old.published_at is not null then
          insert into article_former_slug (slug, article_id) values (old.slug, old.id)
            on conflict (slug) do update set article_id = excluded.article_id, created_at = now();
        end if;
        return new;
      end $$`);
  }
}
