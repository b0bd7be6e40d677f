-- What changed since the baseline: versions of what several people edit, former versions of documents, findings and
-- labels of files, and searches that find each part of a word that signs join.
--
-- Lock: ACCESS EXCLUSIVE on article, passage, portal_passage: adds a column without a value. Lock: ACCESS EXCLUSIVE on
-- case_study: computes the column of its few rows. Lock: ACCESS EXCLUSIVE on account: replaces an index by one that was
-- built before. Lock: ACCESS EXCLUSIVE on category, feed, folder, document, event, question, document_version,
-- document_notice, upload: changes the catalog only. Lock: ROW EXCLUSIVE on article_preview_link: deletes the links that
-- should have ended. Lock: ROW EXCLUSIVE on portal_passage_due: adds a row for each document.

-- A preview link ends with the rights of its creator.
delete from article_preview_link l where not exists (
  select from account a where a.id = l.account_id and a.status = 'APPROVED' and a.roles && '{EDITOR,ADMIN}');

-- A change that is based on another version is refused. The version of a document is the number of its file, so its
-- changes are counted apart.
alter table category add column version integer not null default 1;
alter table feed add column version integer not null default 1;
alter table folder add column version integer not null default 1;
alter table document add column edit_version integer not null default 1;
alter table event add column version integer not null default 1;
alter table question add column version integer not null default 1;

\ir search-text.sql

-- Triggers compute `search_terms`, because adding a generated column rewrites the table. `ops/upgrade.sql` fills it and
-- builds the indexes before.
alter table article add column if not exists search_terms tsvector;
alter table passage add column if not exists search_terms tsvector;
alter table portal_passage add column if not exists search_terms tsvector;
do $$ begin
  if to_regclass('passage_search_terms') is null then
    -- The triggers compute and note nothing that changes, and those that wait for the commit would keep the table in use.
    alter table article disable trigger user;
    update article set search_terms =
      setweight(search_vector(title), 'A') ||
      setweight(search_vector(summary), 'B') ||
      setweight(search_vector(body), 'C')
      where search_terms is null;
    alter table article enable trigger user;
    update passage set search_terms =
      setweight(search_vector(heading), 'A') ||
      setweight(search_vector(title), 'B') ||
      setweight(search_vector(join_sentences(sentences)), 'C') ||
      setweight(search_vector(join_sentences(questions)), 'D')
      where search_terms is null;
    update portal_passage set search_terms =
      setweight(search_vector(heading), 'A') ||
      setweight(search_vector(title), 'B') ||
      setweight(search_vector(join_sentences(sentences)), 'C')
      where search_terms is null;
    create index if not exists article_search_terms on article using gin (search_terms);
    create index if not exists passage_search_terms on passage using gin (search_terms);
  end if;
end $$;

alter table case_study drop column search;
alter table case_study add column search tsvector not null generated always as (
  setweight(search_vector(title), 'A') ||
  setweight(search_vector(summary || ' ' || setting || ' ' || problem), 'B') ||
  setweight(search_vector(body), 'C')) stored;
create index case_study_search on case_study using gin (search);

create index if not exists account_words on account using gin (
  fold_words(name) gin_trgm_ops, fold_words(username) gin_trgm_ops, fold_words(email) gin_trgm_ops,
  fold_words(company) gin_trgm_ops);
drop index if exists account_search;

-- All documents are cut into passages again, from the texts that their pages show.
insert into portal_passage_due as due (kind, source_id) select 'DOCUMENT', id from document
  on conflict (kind, source_id) do update set changes = due.changes + 1;

-- A draft of a case study can be without an industry, which its author chooses before it is published.
alter table case_study alter column industry drop not null;

-- A former version of a document can become the current one again, as a new version with the same file, and the file of
-- a version that is not current can be deleted. Who was notified of a version is recorded, so that a correction reaches
-- the same people.
alter table document_version drop constraint document_version_storage_key_key;
alter table document_version add column restored_from integer;
alter table document_version add column deleted_at timestamptz(3);
alter table document_notice add column correction integer;
create table document_version_notice (
  document_id text references document on delete cascade,
  account_id text references account on delete cascade,
  number integer,
  primary key (document_id, account_id, number)
);
create index document_version_notice_of_account on document_version_notice (account_id);

-- The version of the document that a question is about. That of an earlier question is the one that was current then.
alter table question add column document_version integer;

-- What the inspection of a file found, and the labels of its pages, such as "iv" or "A-3". A job reads those of existing
-- versions.
alter table upload add column findings jsonb;
alter table document_version add column findings jsonb;
alter table upload add column page_labels jsonb;
alter table document_version add column page_labels jsonb;
