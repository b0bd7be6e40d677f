-- The status of an account now. An approved account whose end has passed is suspended from that moment on; a job stores
-- it a little later. PostgreSQL copies the expression into each statement, so that indexes on the status are used.
create or replace function is_approved(status text, ends_at timestamptz) returns boolean language sql stable as $$
  select status = 'APPROVED' and (ends_at is null or ends_at > now())
$$;
