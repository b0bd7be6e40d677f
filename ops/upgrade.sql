-- What the next release would otherwise do to tables that grow while others wait: indexes, and a column that it fills. Run this
-- before the upgrade of a site with more than 10,000 accounts or articles, or 100,000 audit events, while its servers run:
-- psql "$DATABASE_URL" --file ops/upgrade.sql
-- No statement blocks reads or writes for longer than a moment. The migrations then find their work done. It can be run
-- again; after an interruption, first drop the index that psql lists as INVALID (\d account, \d audit_event).

create or replace function fold_text(value text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, normalize(value)));

create index concurrently if not exists account_by_folded_name on account (fold_text(name), id);

create index concurrently if not exists account_by_company
  on account ((fold_text(coalesce(company, '')) = ''), fold_text(coalesce(company, '')), id);

create index concurrently if not exists account_by_company_descending
  on account ((fold_text(coalesce(company, '')) = ''), fold_text(coalesce(company, '')) desc, id desc);

create index concurrently if not exists account_search on account using gin
  (fold_text(name) gin_trgm_ops, fold_text(username) gin_trgm_ops, fold_text(email) gin_trgm_ops, fold_text(company) gin_trgm_ops);

create index concurrently if not exists audit_event_pages_in_view_next
  on audit_event (subject_id, actor_id, seq) where kind = 'document.read';

drop index concurrently if exists audit_event_pages_in_view;

alter index audit_event_pages_in_view_next rename to audit_event_pages_in_view;

create index concurrently if not exists audit_event_pages_by_reader_next
  on audit_event (actor_id, subject_id, seq) where kind = 'document.read';

drop index concurrently if exists audit_event_pages_by_reader;

alter index audit_event_pages_by_reader_next rename to audit_event_pages_by_reader;

alter table article_version add column if not exists author_name text, add column if not exists publish_at timestamptz;

create unique index concurrently if not exists article_version_scheduled
  on article_version (article_id) where publish_at is not null;

do $$ begin
  loop
    update article_version set author_name = article.author_name from article
      where article.id = article_version.article_id and (article_version.article_id, article_version.version) in (
        select v.article_id, v.version from article_version v where v.pending and v.author_name is null limit 1000);
    exit when not found;
    commit;
  end loop;
end $$;
