-- Downloads of a document can keep its comments and metadata.
--
-- Lock: ACCESS EXCLUSIVE on document: changes the catalog only.

alter table document add column has_clean_downloads boolean not null default true;
