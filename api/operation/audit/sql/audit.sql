-- The content of an audit event whose hash the chain stores.
create or replace function audit_content(event audit_event) returns text language sql stable as $$
  select jsonb_build_array(event.seq, to_char(event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), event.kind,
    event.actor_id, event.subject_id, event.request_id, event.address, event.details)::text
$$;

-- Refuses an event that does not name exactly what can be removed: from the old end of the log, nothing younger than
-- 90 days.
create or replace function check_audit_removal_event(event audit_event) returns void language plpgsql as $$
declare
  named record;
  oldest bigint := (select min(seq) from audit_event);
begin
  select * into named from jsonb_to_record(event.details) as d(first bigint, last bigint, count bigint, hash text);
  if named.first is distinct from oldest or named.count is distinct from named.last - named.first + 1
      or not exists (select from audit_event e where e.seq = named.last
        and encode(e.hash, 'hex') = named.hash and e.at < now() - interval '90 days')
      or exists (select from audit_event e where e.kind = 'audit.pruned' and (e.details->>'last')::bigint >= oldest)
  then raise exception 'the audit trail is append-only: this is not what can be removed' using errcode = '42501';
  end if;
end
$$;

-- Numbers each event, dates it and chains it to the event before it, under a lock until the commit. So none can be
-- inserted elsewhere than at the end, and none changed or removed without breaking the chain.
create or replace function chain_audit_event() returns trigger language plpgsql as $$
declare last audit_event;
begin
  perform pg_advisory_xact_lock(hashtext('audit chain'));
  if new.kind = 'audit.pruned' then perform check_audit_removal_event(new); end if;
  select * into last from audit_event order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.at := clock_timestamp();
  new.previous_hash := coalesce(last.hash, '\x');
  new.hash := sha256(new.previous_hash || convert_to(audit_content(new), 'UTF8'));
  return new;
end
$$;

create or replace trigger audit_event_chain before insert on audit_event for each row
  execute function chain_audit_event();

create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin raise exception 'the audit trail is append-only' using errcode = '42501'; end
$$;

create or replace trigger audit_event_append_only before update or truncate on audit_event for each statement
  execute function refuse_audit_change();

-- Events can be removed only after an event of the log has named them.
create or replace function check_audit_removal() returns trigger language plpgsql as $$
declare newest bigint := (select max(seq) from gone);
begin
  if newest is not null and (exists (select from audit_event where seq < newest) or not exists (
    select from audit_event e where e.kind = 'audit.pruned' and (e.details->>'last')::bigint >= newest
  )) then raise exception 'the audit trail is append-only' using errcode = '42501';
  end if;
  return null;
end
$$;

create or replace trigger audit_event_removal after delete on audit_event referencing old table as gone
  for each statement execute function check_audit_removal();
