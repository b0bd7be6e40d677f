-- PDFs are inspected again, because the inspection now compares what readers see with a copy for downloads, and cut into
-- passages again, because letters of more fonts and languages are read.
--
-- Lock: ROW EXCLUSIVE on document_version: changes a column of each file that is kept. Lock: ROW EXCLUSIVE on
-- portal_passage_due: adds a row for each document.

update document_version set findings = null where type = 'application/pdf' and deleted_at is null;

insert into portal_passage_due as due (kind, source_id) select 'DOCUMENT', id from document
  on conflict (kind, source_id) do update set changes = due.changes + 1;
