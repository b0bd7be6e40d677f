-- Records that the seats of an event must be assigned again, because somebody can no longer attend, or can attend
-- again. The events are locked in the order of their ids, so that two changes at once do not wait for each other.
create or replace function note_seats_of_account() returns trigger language plpgsql as $$
begin
  update event set seats_due = true where id in
    (select id from event where starts_at > now() and id in
      (select event_id from event_answer where account_id = new.id and answer = 'GOING')
      order by id for no key update);
  return null;
end
$$;

create or replace trigger account_seats after update of status, roles on account
  for each row when (old.status is distinct from new.status or old.roles is distinct from new.roles)
  execute function note_seats_of_account();

create or replace function note_seats_of_member() returns trigger language plpgsql as $$
begin
  update event set seats_due = true where id in
    (select id from event where starts_at > now() and id in
      (select event_id from event_answer
        where account_id = coalesce(new.account_id, old.account_id) and answer = 'GOING')
      order by id for no key update);
  return null;
end
$$;

create or replace trigger account_group_member_seats after insert or delete on account_group_member for each row
  execute function note_seats_of_member();

-- The answers of a deleted account are deleted with it.
create or replace function note_seats_of_answer() returns trigger language plpgsql as $$
begin
  update event set seats_due = true where starts_at > now() and id = old.event_id;
  return null;
end
$$;

create or replace trigger event_answer_seats after delete on event_answer for each row when (old.answer = 'GOING')
  execute function note_seats_of_answer();
