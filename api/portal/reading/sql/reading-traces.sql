-- A mark in a file leads to what was written when it was made, or to nothing.
create or replace function refuse_trace_change() returns trigger language plpgsql as $$
begin raise exception 'traces are never changed' using errcode = '42501'; end
$$;

create or replace trigger reading_trace_unchanged before update on reading_trace for each statement
  execute function refuse_trace_change();
