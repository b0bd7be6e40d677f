-- Notes a change when its transaction commits, under a lock that ends after the commit is visible: a change is never
-- visible before one with a lower position. It is the last lock that a transaction takes, except for the content
-- version, so it causes no deadlock. A transaction that changes an object several times notes it once: what it did
-- first, except that UPDATED says less. An entry for one member is not the change of an object for all of its
-- readers. The plan of the first calls in a transaction reads all of an almost empty table, and PostgreSQL keeps it:
-- without sequential scans, thousands of changes take a second.
create or replace function note_change(kind text, node text, what text, number integer, opened boolean) returns void
  language plpgsql set enable_seqscan = off as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('changes', 0));
  update change c set version = number, is_open = c.is_open or opened,
    action = case when what = 'UPDATED' then c.action else what end
    where c.node_id = node and c.recipient is null and c.xmin = pg_current_xact_id()::xid;
  if found then return; end if;
  insert into change (id, type, node_id, action, version, is_open, changed_at)
    values ('chg_' || replace(gen_random_uuid()::text, '-', ''), kind, node, what, number, opened, clock_timestamp());
end
$$;

create or replace function note_documents_in(folder_id text) returns void language plpgsql as $$
begin
  perform note_change('DOCUMENT', d.id, 'UPDATED', d.version, true) from document d where d.folder_id in (
    with recursive below (id) as (
      select note_documents_in.folder_id union select f.id from below b join folder f on f.parent_id = b.id)
    select b.id from below b);
end
$$;

create or replace function note_article_change() returns trigger language plpgsql as $$
declare
  this article := case when tg_op = 'DELETE' then old else new end;
  was_open boolean;
  is_open boolean;
begin
  was_open := tg_op <> 'INSERT' and old.status = 'PUBLISHED';
  is_open := tg_op <> 'DELETE' and new.status = 'PUBLISHED';
  perform note_change('ARTICLE', this.id, case
    when tg_op = 'DELETE' then 'DELETED' when was_open and not is_open then 'UNPUBLISHED'
    when is_open and not was_open then 'PUBLISHED'
    when tg_op = 'INSERT' then 'CREATED' else 'UPDATED' end, this.version, was_open or is_open);
  return null;
end
$$;

create constraint trigger article_change
  after insert or delete or update of slug, title, summary, body, status, published_at, unpublish_at, category_id,
    author_name, cover, deleted_at, version
  on article deferrable initially deferred for each row execute function note_article_change();

create or replace function note_document_change() returns trigger language plpgsql as $$
declare this document := case when tg_op = 'DELETE' then old else new end;
begin
  perform note_change('DOCUMENT', this.id,
    case tg_op when 'INSERT' then 'CREATED' when 'DELETE' then 'DELETED' else 'UPDATED' end, this.version, true);
  return null;
end
$$;

create constraint trigger document_change after insert or delete or update of title, summary, version, folder_id
  on document deferrable initially deferred for each row execute function note_document_change();

create or replace function note_folder_change() returns trigger language plpgsql as $$
declare this folder := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_op = 'UPDATE' then perform note_documents_in(this.id); end if;
  return null;
end
$$;

create constraint trigger folder_change after insert or delete or update of parent_id on folder
  deferrable initially deferred for each row execute function note_folder_change();

create or replace function note_document_grant_change() returns trigger language plpgsql as $$
declare this document_grant := case when tg_op = 'DELETE' then old else new end;
begin
  if this.folder_id is not null then perform note_documents_in(this.folder_id); end if;
  perform note_change('DOCUMENT', d.id, 'UPDATED', d.version, true) from document d where d.id = this.document_id;
  return null;
end
$$;

create constraint trigger document_grant_change after insert or delete or update of level on document_grant
  deferrable initially deferred for each row execute function note_document_grant_change();

create or replace function note_event_change() returns trigger language plpgsql as $$
declare this event := case when tg_op = 'DELETE' then old else new end;
begin
  perform note_change('EVENT', this.id,
    case tg_op when 'INSERT' then 'CREATED' when 'DELETE' then 'DELETED' else 'UPDATED' end, this.sequence, true);
  return null;
end
$$;

create constraint trigger event_change
  after insert or delete or update of starts_at, ends_at, status, note, recording, sequence on event
  deferrable initially deferred for each row execute function note_event_change();

create or replace function note_event_series_change() returns trigger language plpgsql as $$
declare this event_series := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_op = 'UPDATE' then
    perform note_change('EVENT', e.id, 'UPDATED', e.sequence, true) from event e where e.series_id = this.id;
  end if;
  return null;
end
$$;

create constraint trigger event_series_change
  after insert or delete or update of title, description, location, time_zone, everyone, capacity, all_day
  on event_series deferrable initially deferred for each row execute function note_event_series_change();

create or replace function note_event_group_change() returns trigger language plpgsql as $$
declare this event_group := case when tg_op = 'DELETE' then old else new end;
begin
  perform note_change('EVENT', e.id, 'UPDATED', e.sequence, true) from event e where e.series_id = this.series_id;
  return null;
end
$$;

create constraint trigger event_group_change after insert or delete on event_group deferrable initially deferred
  for each row execute function note_event_group_change();

-- A job clears `untold` after the time of publication. If nothing was noted since then, the clock published it.
create or replace function note_investor_update_change() returns trigger language plpgsql as $$
declare
  this investor_update := case when tg_op = 'DELETE' then old else new end;
  was_open boolean;
  is_open boolean;
begin
  was_open := tg_op <> 'INSERT' and coalesce(old.published_at <= now(), false);
  is_open := tg_op <> 'DELETE' and coalesce(new.published_at <= now(), false);
  if tg_op = 'UPDATE' and was_open and is_open and old.untold and not new.untold then
    if not exists (select from change c where c.node_id = this.id and c.is_open
      and c.changed_at >= this.published_at - interval '1 second') then
      perform note_change('INVESTOR_UPDATE', this.id, 'PUBLISHED', this.version, true);
    end if;
  else
    perform note_change('INVESTOR_UPDATE', this.id, case
      when tg_op = 'DELETE' then 'DELETED' when was_open and not is_open then 'UNPUBLISHED'
      when is_open and not was_open then 'PUBLISHED'
      when tg_op = 'INSERT' then 'CREATED' else 'UPDATED' end, this.version, was_open or is_open);
  end if;
  return null;
end
$$;

create constraint trigger investor_update_change
  after insert or delete or update of title, body, everyone, published_at, withdrawn_at, version, untold
  on investor_update deferrable initially deferred for each row execute function note_investor_update_change();

create or replace function note_investor_update_group_change() returns trigger language plpgsql as $$
declare this investor_update_group := case when tg_op = 'DELETE' then old else new end;
begin
  perform note_change('INVESTOR_UPDATE', u.id, 'UPDATED', u.version, coalesce(u.published_at <= now(), false))
    from investor_update u where u.id = this.update_id;
  return null;
end
$$;

create constraint trigger investor_update_group_change after insert or delete on investor_update_group
  deferrable initially deferred for each row execute function note_investor_update_group_change();

create or replace function note_question_change() returns trigger language plpgsql as $$
declare
  this question := case when tg_op = 'DELETE' then old else new end;
  was_open boolean;
  is_open boolean;
begin
  was_open := tg_op <> 'INSERT' and old.published_at is not null;
  is_open := tg_op <> 'DELETE' and new.published_at is not null;
  perform note_change('QUESTION', this.id, case
    when tg_op = 'DELETE' then 'DELETED' when was_open and not is_open then 'UNPUBLISHED'
    when is_open and not was_open then 'PUBLISHED'
    when tg_op = 'INSERT' then 'CREATED' else 'UPDATED' end, null, true);
  return null;
end
$$;

create constraint trigger question_change
  after insert or delete or update of body, answer, answered_at, published_body, published_at, everyone on question
  deferrable initially deferred for each row execute function note_question_change();

create or replace function note_question_group_change() returns trigger language plpgsql as $$
declare this question_group := case when tg_op = 'DELETE' then old else new end;
begin
  perform note_change('QUESTION', q.id, 'UPDATED', null, true) from question q where q.id = this.question_id;
  return null;
end
$$;

create constraint trigger question_group_change after insert or delete on question_group deferrable initially deferred
  for each row execute function note_question_group_change();

create or replace function note_account_change() returns trigger language plpgsql as $$
declare this account := case when tg_op = 'DELETE' then old else new end;
begin
  perform note_change('USER', this.id,
    case tg_op when 'INSERT' then 'CREATED' when 'DELETE' then 'DELETED' else 'UPDATED' end, null, true);
  return null;
end
$$;

create constraint trigger account_change
  after insert or delete or update of username, name, email, company, roles, status, ends_at, email_verified_at
  on account deferrable initially deferred for each row execute function note_account_change();

-- Joining or leaving a group and receiving a delegation change which objects a person can read.
create or replace function note_account_group_member_change() returns trigger language plpgsql as $$
declare this account_group_member := case when tg_op = 'DELETE' then old else new end;
begin
  perform note_change('USER', a.id, 'UPDATED', null, true) from account a where a.id = this.account_id;
  return null;
end
$$;

create constraint trigger account_group_member_change after insert or delete on account_group_member
  deferrable initially deferred for each row execute function note_account_group_member_change();

create or replace function note_delegation_change() returns trigger language plpgsql as $$
declare this delegation := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_op <> 'INSERT' then
    perform note_change('USER', a.id, 'UPDATED', null, true) from account a where a.id = this.delegate_id;
  end if;
  return null;
end
$$;

create constraint trigger delegation_change after insert or delete or update of accepted_at, ended_at, ends_at, level
  on delegation deferrable initially deferred for each row execute function note_delegation_change();
