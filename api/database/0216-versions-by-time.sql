-- The newest unread documents of a data room are found by an index.
--
-- Lock: SHARE on document_version: finds the index that was built before.

create index if not exists document_version_by_time on document_version (created_at desc, document_id desc);
