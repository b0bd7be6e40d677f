import { Migration } from '@mikro-orm/migrations';

/**
 * A version has all fields of an article, and a draft is the version that is to replace the article's own text. The
 * current version of an article gets the article's fields; older ones stay without them. Locks `article_version`,
 * `article_draft` (ACCESS EXCLUSIVE) and `category` (SHARE ROW EXCLUSIVE) while it copies one row for each article and
 * draft. Servers of the former version cannot read or save drafts afterwards.
 */
export class Migration0109ArticleDraftsAsVersions extends Migration {
  override up(): void {
    this.addSql(`alter table article_version
      add column slug text,
      add column category_id text references category (id) on update cascade on delete set null,
      add column cover text,
      add column pending boolean not null default false`);
    this.addSql(`update article_version v set slug = a.slug, category_id = a.category_id, cover = a.cover
      from article a where a.id = v.article_id and a.version = v.version`);
    this.moveDrafts();
    this.notePicturesOfVersions();
    this.addSql('drop table article_draft');
  }

  /** An imported draft has no version yet, and a published version can have taken its number. */
  private moveDrafts(): void {
    this.addSql(`insert into article_version
        (article_id, version, title, slug, summary, body, category_id, cover, saved_at, saved_by, account_id, draft, pending)
      select d.article_id,
        case when v.draft = false
          then greatest(a.version, (select max(version) from article_version where article_id = a.id)) + 1
          else d.version end,
        d.title, d.slug, d.summary, d.body, d.category_id, d.cover, d.saved_at, d.saved_by, d.account_id, true, true
      from article_draft d join article a on a.id = d.article_id
        left join article_version v on v.article_id = d.article_id and v.version = d.version
      on conflict (article_id, version) do update set
        title = excluded.title, slug = excluded.slug, summary = excluded.summary, body = excluded.body,
        category_id = excluded.category_id, cover = excluded.cover, pending = true`);
    this.addSql('create unique index article_version_pending on article_version (article_id) where pending');
  }

  /** As in migration 0018: a picture is used by an article and by the draft that is to replace its text. */
  private notePicturesOfVersions(): void {
    this.addSql(`do $do$ begin
      execute replace(pg_get_functiondef('note_article_picture_uses()'::regprocedure),
        'from article_draft where article_id = owner', 'from article_version where article_id = owner and pending');
    end $do$`);
    this.addSql(`create trigger article_version_picture_uses
      after insert or delete or update of body, cover, pending on article_version
      for each row execute function note_article_picture_uses()`);
  }
}
