-- An account can have an end, from which on its owner cannot sign in.
--
-- Lock: ACCESS EXCLUSIVE on account: adds a column without a value, and finds the index that was built before.

alter table account add column if not exists ends_at timestamptz;
create index if not exists account_by_end on account (ends_at) where status = 'APPROVED' and ends_at is not null;
