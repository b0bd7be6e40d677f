-- For the sample portal only: makes what happened there within seconds look like a month. Temporary functions, which no
-- other connection sees.

-- Moves every moment since `since` into the past, and no moment that is still to come. Sessions stay, because their
-- people go on, signatures, because their certificates state the moment, and the start of the server, which is real.
create or replace function pg_temp.move_back(since timestamptz, age interval) returns void language plpgsql as $$
declare moved record;
begin
  set local session_replication_role = replica;
  for moved in
    select c.table_name, string_agg(format(
      '%1$I = case when %1$I between %2$L and now() then %1$I - %3$L::interval else %1$I end', c.column_name, since, age
    ), ', ') as changes, string_agg(format('%I between %L and now()', c.column_name, since), ' or ') as concerned
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'timestamp with time zone'
      and c.is_generated = 'NEVER' and c.table_name not in ('session', 'nda_signature', 'schema_statement', 'server_status')
    group by c.table_name
  loop
    execute format('update %I set %s where %s', moved.table_name, moved.changes, moved.concerned);
  end loop;
  set local session_replication_role = origin;
end
$$;

-- Chains the moved events of the audit log again.
create or replace function pg_temp.chain_audit_log() returns void language plpgsql as $$
declare
  event audit_event;
  before bytea := '\x';
begin
  set local session_replication_role = replica;
  for event in select * from audit_event order by seq loop
    event.previous_hash := before;
    before := sha256(before || convert_to(audit_content(event), 'UTF8'));
    update audit_event set previous_hash = event.previous_hash, hash = before where seq = event.seq;
  end loop;
  set local session_replication_role = origin;
end
$$;
