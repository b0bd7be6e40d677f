-- PDFs are inspected again, because the inspection now compares what readers see with a copy for downloads.
--
-- Lock: ROW EXCLUSIVE on document_version: changes a column of each file that is kept.

update document_version set findings = null where type = 'application/pdf' and deleted_at is null;
