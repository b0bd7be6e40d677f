-- Searches find words that a hyphen divides at a line end, and read references such as &shy; in Markdown as signs. Texts
-- with one of them are indexed again.
--
-- Lock: ACCESS EXCLUSIVE on case_study: computes the column of its few rows. Lock: ROW EXCLUSIVE on article: computes a
-- column of the rows with such a text. Lock: ROW EXCLUSIVE on passage_due, portal_passage_due: adds a row for each source
-- with such a text.

\ir search-text.sql

alter table case_study alter column search set expression as (
  setweight(search_vector(title), 'A') ||
  setweight(search_vector(summary || ' ' || setting || ' ' || problem), 'B') ||
  setweight(search_vector(markdown_terms(body, body_html)), 'C'));

-- The start replaces functions after the migrations, and the trigger computes the column now.
create or replace function set_search_terms_of_article() returns trigger language plpgsql as $$
begin
  new.search_terms := setweight(search_vector(new.title), 'A') ||
    setweight(search_vector(new.summary), 'B') ||
    setweight(search_vector(markdown_terms(new.body, new.body_html)), 'C');
  return new;
end
$$;

update article set search_terms = null
  where body ~ '&#?[0-9A-Za-z]+;' or summary <> join_divided(summary) or body <> join_divided(body);

insert into passage_due as due (kind, source_id)
  select 'ARTICLE', id from article where body <> join_divided(body)
  union all select 'CASE_STUDY', id from case_study where body <> join_divided(body)
  on conflict (kind, source_id) do update set changes = due.changes + 1;

insert into portal_passage_due as due (kind, source_id)
  select 'UPDATE', id from investor_update where body <> join_divided(body)
  union all select 'QUESTION', id from question
    where concat_ws(' ', body, published_body, answer) <> join_divided(concat_ws(' ', body, published_body, answer))
  union all select 'EVENT', id from event_series where description <> join_divided(description)
  on conflict (kind, source_id) do update set changes = due.changes + 1;
