-- What the next release would otherwise do to tables that grow while others wait: indexes, and columns that it fills. Run
-- this before the upgrade of a site with more than 10,000 accounts or articles, while its servers run:
-- psql "$DATABASE_URL" --file ops/upgrade.sql
-- No statement blocks reads or writes for longer than a moment. The migrations then find their work done. It can be run
-- again; after an interruption, first drop the index that psql lists as INVALID (\d account, \d article, \d passage, \d document_version).

\ir ../api/database/search-text.sql

alter table article add column if not exists search_terms tsvector;

create or replace function set_search_terms_of_article() returns trigger language plpgsql as $$
  begin
    new.search_terms := setweight(search_vector(new.title), 'A') || setweight(search_vector(new.summary), 'B') || setweight(search_vector(markdown_terms(new.body, new.body_html)), 'C');
    return new;
  end $$;

create or replace trigger article_search_terms before insert or update of title, summary, body, search_terms
  on article for each row execute function set_search_terms_of_article();

alter table passage add column if not exists search_terms tsvector;

create or replace function set_search_terms_of_passage() returns trigger language plpgsql as $$
  begin
    new.search_terms := setweight(search_vector(new.heading), 'A') || setweight(search_vector(new.title), 'B') || setweight(search_vector(join_sentences(new.sentences)), 'C') || setweight(search_vector(join_sentences(new.questions)), 'D');
    return new;
  end $$;

create or replace trigger passage_search_terms before insert or update of heading, title, sentences, questions, search_terms
  on passage for each row execute function set_search_terms_of_passage();

alter table portal_passage add column if not exists search_terms tsvector;

create or replace function set_search_terms_of_portal_passage() returns trigger language plpgsql as $$
  begin
    new.search_terms := setweight(search_vector(new.heading), 'A') || setweight(search_vector(new.title), 'B') || setweight(search_vector(join_sentences(new.sentences)), 'C');
    return new;
  end $$;

create or replace trigger portal_passage_search_terms before insert or update of heading, title, sentences, search_terms
  on portal_passage for each row execute function set_search_terms_of_portal_passage();

do $$ begin
  loop
    update article set search_terms = null where ctid = any(array(
  select ctid from article where search_terms is null limit 1000 for update));
    exit when not found;
    commit;
  end loop;
end $$;

do $$ begin
  loop
    update passage set search_terms = null where ctid = any(array(
  select ctid from passage where search_terms is null limit 1000 for update));
    exit when not found;
    commit;
  end loop;
end $$;

do $$ begin
  loop
    update portal_passage set search_terms = null where ctid = any(array(
  select ctid from portal_passage where search_terms is null limit 1000 for update));
    exit when not found;
    commit;
  end loop;
end $$;

create index concurrently if not exists article_search_terms on article using gin (search_terms);

create index concurrently if not exists passage_search_terms on passage using gin (search_terms);

create index concurrently if not exists account_words on account using gin
  (fold_words(name) gin_trgm_ops, fold_words(username) gin_trgm_ops, fold_words(email) gin_trgm_ops, fold_words(company) gin_trgm_ops);

create index concurrently if not exists document_version_by_time on document_version (created_at desc, document_id desc);

alter table account add column if not exists ends_at timestamptz;

create index concurrently if not exists account_by_end on account (ends_at) where status = 'APPROVED' and ends_at is not null;
