-- Records that an event has a change to send to its guests: who joins or leaves a group, or is approved, is told like
-- those who were there before.
create or replace function untell_series() returns trigger language plpgsql as $$
begin
  update event set untold = true where starts_at > now() and series_id = old.series_id;
  return null;
end
$$;

create or replace trigger untell_series after delete on event_group for each row execute function untell_series();

create or replace function untell_group() returns trigger language plpgsql as $$
begin
  update event set untold = true where starts_at > now() and series_id in
    (select series_id from event_group where group_id = coalesce(new.group_id, old.group_id));
  return null;
end
$$;

create or replace trigger untell_group after insert or delete on account_group_member for each row
  execute function untell_group();

create or replace function untell_everyone() returns trigger language plpgsql as $$
begin
  update event set untold = true where starts_at > now() and series_id in
    (select id from event_series where everyone);
  return null;
end
$$;

create or replace trigger untell_everyone after insert or update of status on account
  for each row when (new.status = 'APPROVED') execute function untell_everyone();
