-- A preview link ends when its creator is suspended, loses the right to edit, or is deleted, and at the latest when an
-- account that ended is reinstated.
create or replace function end_preview_links() returns trigger language plpgsql as $$
begin
  delete from article_preview_link where account_id = old.id;
  return old;
end
$$;

create or replace trigger account_preview_links after update of status, roles, ends_at on account
  for each row when (not (is_approved(old.status, old.ends_at) and is_approved(new.status, new.ends_at)
    and (new.roles && '{EDITOR,ADMIN}')))
  execute function end_preview_links();

create or replace trigger account_preview_links_deleted before delete on account for each row
  execute function end_preview_links();
