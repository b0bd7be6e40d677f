-- Records each name of an account with its date. It is deleted with the account, so that the audit log, which cannot
-- be changed, contains no names.
create or replace function keep_account_name() returns trigger language plpgsql as $$
begin
  insert into account_name (account_id, since, name)
    values (new.id, case when tg_op = 'INSERT' then '-infinity' else clock_timestamp() end, new.name);
  return null;
end
$$;

create or replace trigger account_name_added after insert on account for each row execute function keep_account_name();

create or replace trigger account_name_changed after update of name on account
  for each row when (old.name is distinct from new.name) execute function keep_account_name();
