-- Records that the passages of a portal source are out of date. Those of a deleted source are deleted at once.
create or replace function note_portal_passages_of_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then delete from portal_passage where kind = 'DOCUMENT' and source_id = old.id; end if;
  insert into portal_passage_due as due (kind, source_id)
    values ('DOCUMENT', case when tg_op = 'DELETE' then old.id else new.id end)
    on conflict (kind, source_id) do update set changes = due.changes + 1, claimed_until = '-infinity';
  return null;
end
$$;

create or replace trigger document_portal_passages after insert or delete or update of title, version on document
  for each row execute function note_portal_passages_of_document();

create or replace function note_portal_passages_of_investor_update() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then delete from portal_passage where kind = 'UPDATE' and source_id = old.id; end if;
  insert into portal_passage_due as due (kind, source_id)
    values ('UPDATE', case when tg_op = 'DELETE' then old.id else new.id end)
    on conflict (kind, source_id) do update set changes = due.changes + 1, claimed_until = '-infinity';
  return null;
end
$$;

create or replace trigger investor_update_portal_passages after insert or delete or update of title, body
  on investor_update for each row execute function note_portal_passages_of_investor_update();

create or replace function note_portal_passages_of_question() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then delete from portal_passage where kind = 'QUESTION' and source_id = old.id; end if;
  insert into portal_passage_due as due (kind, source_id)
    values ('QUESTION', case when tg_op = 'DELETE' then old.id else new.id end)
    on conflict (kind, source_id) do update set changes = due.changes + 1, claimed_until = '-infinity';
  return null;
end
$$;

create or replace trigger question_portal_passages
  after insert or delete or update of body, published_body, answer, answered_at, published_at on question for each row
  execute function note_portal_passages_of_question();

create or replace function note_portal_passages_of_event_series() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then delete from portal_passage where kind = 'EVENT' and source_id = old.id; end if;
  insert into portal_passage_due as due (kind, source_id)
    values ('EVENT', case when tg_op = 'DELETE' then old.id else new.id end)
    on conflict (kind, source_id) do update set changes = due.changes + 1, claimed_until = '-infinity';
  return null;
end
$$;

create or replace trigger event_series_portal_passages
  after insert or delete or update of title, description, location on event_series for each row
  execute function note_portal_passages_of_event_series();

create or replace function note_portal_passages_of_event() returns trigger language plpgsql as $$
begin
  insert into portal_passage_due as due (kind, source_id)
    values ('EVENT', case when tg_op = 'DELETE' then old.series_id else new.series_id end)
    on conflict (kind, source_id) do update set changes = due.changes + 1, claimed_until = '-infinity';
  return null;
end
$$;

create or replace trigger event_portal_passages
  after insert or delete or update of starts_at, ends_at, status, title, description, location on event for each row
  execute function note_portal_passages_of_event();
