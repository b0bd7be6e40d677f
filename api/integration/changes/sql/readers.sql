-- Notes who can read an object before that changes, for the list of changes.
--
-- A grant that takes nothing away is noted as a change of its documents, which the holder reads. The rights of a
-- grant that ended are gone before it is deleted, so its people list again.
create or replace function remember_document_grant_readers() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.ends_at <= now() then
    perform list_again(a.id, array['DOCUMENT', 'QUESTION']) from account a
      where a.status = 'APPROVED' and not 'ADMIN' = any(a.roles) and exists (
        select from (
          select old.account_id as id
          union all select m.account_id from account_group_member m where m.group_id = old.group_id) p
        where p.id = a.id or p.id in (select m.principal_id from delegation m
          where m.delegate_id = a.id and m.accepted_at is not null and m.ended_at is null));
  elsif tg_op = 'DELETE' or new.level = 0 then
    perform remember_readers('DOCUMENT', array[case when tg_op = 'DELETE'
      then coalesce(old.folder_id, old.document_id) else coalesce(new.folder_id, new.document_id) end]);
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create or replace trigger document_grant_readers before insert or delete or update of level on document_grant
  for each row execute function remember_document_grant_readers();

create or replace function remember_folder_readers() returns trigger language plpgsql as $$
begin
  perform remember_readers('DOCUMENT', array[old.id]);
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create or replace trigger folder_readers before delete or update of parent_id on folder for each row
  execute function remember_folder_readers();

create or replace function remember_document_readers() returns trigger language plpgsql as $$
begin
  perform remember_readers('DOCUMENT', array[old.id]);
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create or replace trigger document_readers before delete or update of folder_id on document for each row
  execute function remember_document_readers();

create or replace function remember_event_readers() returns trigger language plpgsql as $$
begin
  perform remember_readers('EVENT', array[old.id]);
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create or replace trigger event_readers before delete on event for each row execute function remember_event_readers();

create or replace function remember_event_series_readers() returns trigger language plpgsql as $$
begin
  perform remember_readers('EVENT', array(select e.id from event e where e.series_id = old.id));
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create or replace trigger event_series_readers before delete or update of everyone on event_series for each row
  execute function remember_event_series_readers();

create or replace function remember_event_group_readers() returns trigger language plpgsql as $$
begin
  perform remember_readers('EVENT', array(select e.id from event e where e.series_id = old.series_id));
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create or replace trigger event_group_readers before delete on event_group for each row
  execute function remember_event_group_readers();

create or replace function remember_investor_update_readers() returns trigger language plpgsql as $$
begin
  perform remember_readers('INVESTOR_UPDATE', array[old.id]);
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create or replace trigger investor_update_readers before delete or update of published_at, everyone on investor_update
  for each row execute function remember_investor_update_readers();

create or replace function remember_investor_update_group_readers() returns trigger language plpgsql as $$
begin
  perform remember_readers('INVESTOR_UPDATE', array[old.update_id]);
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create or replace trigger investor_update_group_readers before delete on investor_update_group for each row
  execute function remember_investor_update_group_readers();

create or replace function remember_question_readers() returns trigger language plpgsql as $$
begin
  perform remember_readers('QUESTION', array[old.id]);
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create or replace trigger question_readers before delete or update of published_at, everyone on question for each row
  execute function remember_question_readers();

create or replace function remember_question_group_readers() returns trigger language plpgsql as $$
begin
  perform remember_readers('QUESTION', array[old.question_id]);
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create or replace trigger question_group_readers before delete on question_group for each row
  execute function remember_question_group_readers();

create or replace function remember_account_group_member_readers() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform remember_member(old.account_id, old.group_id); end if;
  if tg_op <> 'DELETE' then perform remember_member(new.account_id, new.group_id); end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create or replace trigger account_group_member_readers before insert or update or delete on account_group_member
  for each row execute function remember_account_group_member_readers();

-- A delegation that ends at its date gives no rights any more when this is noted.
create or replace function remember_delegation_readers() returns trigger language plpgsql as $$
begin
  if old.delegate_id is not null then
    perform remember_account(old.delegate_id,
      array(select t.target from delegation_target t where t.delegation_id = old.id), '{}', '{}', '{}');
    if tg_op = 'UPDATE' and old.lapsed_at is null and new.lapsed_at is not null then
      perform list_again(old.delegate_id, array['DOCUMENT', 'QUESTION']);
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create or replace trigger delegation_readers
  before delete or update of accepted_at, ended_at, ends_at, level, lapsed_at on delegation for each row
  execute function remember_delegation_readers();

-- Nothing is noted for a suspended account, and an administrator reads everything.
create or replace function remember_account_readers() returns trigger language plpgsql as $$
begin
  if new.status = 'APPROVED' and (old.status = 'SUSPENDED'
      or ('ADMIN' = any(old.roles)) <> ('ADMIN' = any(new.roles))) then
    perform list_again(new.id, array['ARTICLE', 'DOCUMENT', 'EVENT', 'INVESTOR_UPDATE', 'QUESTION']);
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create or replace trigger account_readers before update of roles, status on account for each row
  execute function remember_account_readers();
