-- A preview link ends when its creator is suspended, loses the right to edit, or is deleted.
create or replace function end_preview_links() returns trigger language plpgsql as $$
begin
  delete from article_preview_link where account_id = old.id;
  return old;
end
$$;

create or replace trigger account_preview_links after update of status, roles on account
  for each row when (not ((new.status = 'APPROVED') and (new.roles && '{EDITOR,ADMIN}')))
  execute function end_preview_links();

create or replace trigger account_preview_links_deleted before delete on account for each row
  execute function end_preview_links();
