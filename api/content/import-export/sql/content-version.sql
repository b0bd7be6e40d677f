-- Raises the content version when a transaction commits, once, so that cached pages of public content expire. If each
-- statement raised it, a transaction would hold the lock of its row and wait for rows of another one that waits for
-- this lock. The lock of the list of changes comes before it in each transaction, and no lock comes after it.
create or replace function bump_content_version() returns trigger language plpgsql as $$
declare current bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('changes', 0));
  update content_version set version = version + 1 where xmin <> pg_current_xact_id()::xid
    returning version into current;
  if found then perform pg_notify('content_version', current::text); end if;
  return null;
end
$$;

create constraint trigger article_content_version after update on article deferrable initially deferred
  for each row when ('PUBLISHED' = old.status or 'PUBLISHED' = new.status) execute function bump_content_version();

create constraint trigger article_content_version_in after insert on article deferrable initially deferred
  for each row when (new.status = 'PUBLISHED') execute function bump_content_version();

create constraint trigger article_content_version_out after delete on article deferrable initially deferred
  for each row when (old.status = 'PUBLISHED') execute function bump_content_version();

create or replace trigger article_content_version_truncated after truncate on article for each statement
  execute function bump_content_version();

create constraint trigger category_content_version after insert or update or delete on category
  deferrable initially deferred for each row execute function bump_content_version();

create or replace trigger category_content_version_truncated after truncate on category for each statement
  execute function bump_content_version();

create constraint trigger case_study_content_version after insert or update or delete on case_study
  deferrable initially deferred for each row execute function bump_content_version();

create or replace trigger case_study_content_version_truncated after truncate on case_study for each statement
  execute function bump_content_version();

create constraint trigger emergency_article_content_version after insert or update or delete on emergency_article
  deferrable initially deferred for each row execute function bump_content_version();

create or replace trigger emergency_article_content_version_truncated after truncate on emergency_article
  for each statement execute function bump_content_version();

-- No page shows a picture that was just added.
create constraint trigger picture_content_version after delete or update on picture deferrable initially deferred
  for each row execute function bump_content_version();

create or replace trigger picture_content_version_truncated after truncate on picture for each statement
  execute function bump_content_version();

-- Answers of /chat quote passages, which are new when their source is no longer due.
create constraint trigger passage_due_content_version after delete on passage_due deferrable initially deferred
  for each row execute function bump_content_version();

create constraint trigger feed_content_version after update on feed deferrable initially deferred
  for each row when (old.title is distinct from new.title or old.home_url is distinct from new.home_url)
  execute function bump_content_version();

create constraint trigger feed_item_content_version after update on feed_item deferrable initially deferred
  for each row when ('ACCEPTED' = old.status or 'ACCEPTED' = new.status) execute function bump_content_version();

create constraint trigger feed_item_content_version_in after insert on feed_item deferrable initially deferred
  for each row when (new.status = 'ACCEPTED') execute function bump_content_version();

create constraint trigger feed_item_content_version_out after delete on feed_item deferrable initially deferred
  for each row when (old.status = 'ACCEPTED') execute function bump_content_version();

create constraint trigger site_details_version_content_version after insert or update or delete
  on site_details_version deferrable initially deferred for each row execute function bump_content_version();
