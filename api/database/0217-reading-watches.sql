-- Administrators are emailed when a document is opened, or when a person opens one.
--
-- Lock: SHARE ROW EXCLUSIVE on account, document: adds references from a new table.

create table reading_watch (
  id integer generated always as identity primary key,
  account_id text not null references account on delete cascade,
  document_id text references document on delete cascade,
  person_id text references account on delete cascade,
  -- The newest entry of the audit log that the watch does not report.
  since_seq bigint not null,
  constraint reading_watch_target_check check (num_nonnulls(document_id, person_id) = 1),
  constraint reading_watch_of_document_unique unique (account_id, document_id),
  constraint reading_watch_of_person_unique unique (account_id, person_id)
);
create index reading_watch_by_document on reading_watch (document_id);
create index reading_watch_by_person on reading_watch (person_id);
