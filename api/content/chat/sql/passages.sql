-- Records that the passages of an article or case study are out of date. A server that makes them meanwhile loses its
-- claim.
create or replace function note_passages_of_article() returns trigger language plpgsql as $$
begin
  insert into passage_due as due (kind, source_id) values ('ARTICLE', coalesce(new.id, old.id))
    on conflict (kind, source_id) do update set changes = due.changes + 1, claimed_until = '-infinity';
  return null;
end
$$;

create or replace trigger article_passages after insert or delete or update of title, summary, body_html, status
  on article for each row execute function note_passages_of_article();

create or replace function note_passages_of_case_study() returns trigger language plpgsql as $$
begin
  insert into passage_due as due (kind, source_id) values ('CASE_STUDY', coalesce(new.id, old.id))
    on conflict (kind, source_id) do update set changes = due.changes + 1, claimed_until = '-infinity';
  return null;
end
$$;

create or replace trigger case_study_passages
  after insert or delete or update of title, summary, setting, problem, facts, body_html, status, illustrative
  on case_study for each row execute function note_passages_of_case_study();
