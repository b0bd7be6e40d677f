import { Migration } from '@mikro-orm/migrations';

// The functions of migration 0063 with the same rules. Most documents have no grant of their own and get the level of
// their folder, which is computed once per folder instead of once per document and holder. The set also contains the
// folder of each document, so that counting documents by folder does not read them again. Numbers are computed only for
// the folders whose documents are shown.

const LEVEL = 'max(coalesce(g.level, up.level, 0))::integer';
const GRANTS = `left join document_grant g on g.target = d.id and g.holder = h.id
      left join folder_level up on up.id = d.folder_id and up.holder = h.id`;

const SHARED = `create function shared_documents(viewer text)
  returns table (id text, level integer, delegation_id text, principal_id text, since timestamptz, folder_id text)
  language sql stable strict rows 1000 as $$
    with recursive delegation_to_viewer as (
      select m.id, m.principal_id, m.level::integer, m.accepted_at from delegation m
        join account p on p.id = m.principal_id and p.status = 'APPROVED'
        where m.delegate_id = viewer and m.accepted_at is not null and m.ended_at is null and m.ends_at > now()),
    person as (select viewer as id union select m.principal_id from delegation_to_viewer m),
    person_holder as (
      select p.id as person, p.id as holder from person p
      union all select m.account_id, m.group_id from account_group_member m join person p on p.id = m.account_id),
    given_holder as (
      select distinct h.person, h.holder as id from person_holder h join document_grant g on g.holder = h.holder),
    folder_level (id, holder, level) as (
      select f.id, h.id, coalesce(g.level, 0)::integer from folder f cross join (select distinct id from given_holder) h
        left join document_grant g on g.target = f.id and g.holder = h.id where f.parent_id is null
      union all
      select f.id, up.holder, coalesce(g.level, up.level)::integer from folder_level up
        join folder f on f.parent_id = up.id
        left join document_grant g on g.target = f.id and g.holder = up.holder),
    open_folder as (
      select l.id, max(l.level) as level from folder_level l
        join given_holder h on h.id = l.holder and h.person = viewer group by l.id having max(l.level) > 0),
    granted_document as (
      select distinct g.document_id as id from given_holder h join document_grant g on g.holder = h.id
        where h.person = viewer and g.document_id is not null),
    named_folder (delegation_id, id) as (
      select m.id, t.folder_id from delegation_to_viewer m
        join delegation_target t on t.delegation_id = m.id and t.folder_id is not null
      union select n.delegation_id, f.id from named_folder n join folder f on f.parent_id = n.id),
    named_document (delegation_id, id) as (
      select m.id, t.document_id from delegation_to_viewer m
        join delegation_target t on t.delegation_id = m.id and t.document_id is not null
      union select n.delegation_id, d.id from named_folder n join document d on d.folder_id = n.id)
    select d.id, o.level, null::text, null::text, null::timestamptz, d.folder_id
      from document d join open_folder o on o.id = d.folder_id
      where d.id not in (select t.id from granted_document t)
    union all
    select d.id, ${LEVEL}, null::text, null::text, null::timestamptz, d.folder_id
      from granted_document t join document d on d.id = t.id join given_holder h on h.person = viewer
      ${GRANTS}
      group by d.id having ${LEVEL} > 0
    union all
    select d.id, least(${LEVEL}, m.level), m.id, m.principal_id, m.accepted_at, d.folder_id from delegation_to_viewer m
      join named_document n on n.delegation_id = m.id join document d on d.id = n.id
      join given_holder h on h.person = m.principal_id
      ${GRANTS}
      group by d.id, m.id, m.principal_id, m.accepted_at, m.level having ${LEVEL} > 0
  $$`;

/** Own documents are in the set once, so only delegated ones are grouped. */
const VISIBLE_DOCUMENTS = `create function visible_documents(viewer text, is_admin boolean)
  returns table (id text, level integer, own_level integer, folder_id text)
  language sql stable strict rows 1000 as $$
    with shared as (
      select s.id, s.level, s.delegation_id, s.folder_id from shared_documents(case when is_admin then null else viewer end) s),
    delegated as (
      select s.id, max(s.level) as level, s.folder_id from shared s where s.delegation_id is not null group by s.id, s.folder_id)
    select d.id, 3, 3, d.folder_id from document d where is_admin
    union all
    select s.id, greatest(s.level, g.level), s.level, s.folder_id from shared s left join delegated g on g.id = s.id
      where s.delegation_id is null
    union all
    select g.id, g.level, 0, g.folder_id from delegated g
      where g.id not in (select s.id from shared s where s.delegation_id is null)
  $$`;

/** Visible documents, how many each folder holds, and the folders that hold one or, for administrators, all folders. */
const VISIBLE = `visible as materialized (
      select v.id, v.level, v.own_level, v.folder_id from visible_documents(viewer, is_admin) v),
    filled as (select v.folder_id as id, count(*)::integer as documents from visible v group by v.folder_id),
    held (id) as (
      select f.id from folder f where is_admin
      union select f.id from filled f where f.id is not null
      union select f.parent_id from held h join folder f on f.id = h.id where f.parent_id is not null)`;

const PLACES = `ranked as (
      select f.id, coalesce(f.parent_id, '') as parent,
        row_number() over (partition by f.parent_id order by f.position, f.id)::integer as rank
      from folder f where f.id in (select h.id from held h)),
    place (id, path) as (
      select r.id, array[r.rank] from ranked r where r.parent = ''
      union all select r.id, p.path || r.rank from place p join ranked r on r.parent = p.id),
    inner_folders as (select r.parent, count(*)::integer as folders from ranked r group by r.parent)`;

/** The documents of these folders, with their numbers. A document in no folder is in the folder ''. */
const numberDocuments = (chosen: string) => `
    select d.id, v.level, v.own_level, coalesce(p.path, '{}') || (coalesce(i.folders, 0)
        + row_number() over (partition by d.folder_id order by d.position, d.id))::integer
      from visible v join document d on d.id = v.id left join place p on p.id = d.folder_id
      left join inner_folders i on i.parent = coalesce(d.folder_id, '')${chosen}`;

const NUMBERED = '(id text, level integer, own_level integer, path integer[])';

const NUMBERED_DOCUMENTS = `create function numbered_documents(viewer text, is_admin boolean)
  returns table ${NUMBERED} language sql stable strict rows 1000 as $$
    with recursive ${VISIBLE}, ${PLACES} ${numberDocuments('')}
  $$`;

/** Only the documents with these ids. The folders are those of visible documents, so that hidden ones take no time. */
const NUMBERED_DOCUMENTS_BY_ID = `create function numbered_documents_by_id(viewer text, is_admin boolean, ids text[])
  returns table ${NUMBERED} language sql stable strict rows 20 as $$
    with recursive ${VISIBLE}, ${PLACES},
    numbered (id, level, own_level, path) as (${numberDocuments(`
      where coalesce(d.folder_id, '') in (select coalesce(w.folder_id, '') from visible w where w.id = any(ids))`)})
    select n.id, n.level, n.own_level, n.path from numbered n where n.id = any(ids)
  $$`;

/**
 * The documents after a number, at most so many. The documents of a folder follow one another in the order of numbers, so
 * the number of documents in the folders before tells which folders the page needs.
 */
const NUMBERED_DOCUMENTS_PAGE = `create function numbered_documents_after(viewer text, is_admin boolean, after integer[], most integer)
  returns table ${NUMBERED} language sql stable strict rows 50 as $$
    with recursive ${VISIBLE}, ${PLACES},
    block as (
      select coalesce(f.id, '') as id, f.documents, coalesce(p.path, '{}') || coalesce(i.folders, 0) + 1 as first,
          coalesce(p.path, '{}') || coalesce(i.folders, 0) + f.documents as last
        from filled f left join place p on p.id = f.id left join inner_folders i on i.parent = coalesce(f.id, '')),
    rest as (
      select b.id, sum(b.documents) over (order by b.first) - b.documents
          - first_value(b.documents) over (order by b.first) as before
        from block b where b.last > after),
    numbered (id, level, own_level, path) as (${numberDocuments(`
      where coalesce(d.folder_id, '') in (select r.id from rest r where r.before < most)`)})
    select n.id, n.level, n.own_level, n.path from numbered n where n.path > after order by n.path limit most
  $$`;

const NUMBERED_FOLDERS = `create function numbered_folders(viewer text, is_admin boolean)
  returns table (id text, path integer[], document_count integer)
  language sql stable strict rows 50 as $$
    with recursive ${VISIBLE}, ${PLACES},
    below (id, inner_id) as (
      select h.id, h.id from held h
      union all select b.id, f.id from below b join folder f on f.parent_id = b.inner_id),
    counted as (
      select b.id, sum(f.documents)::integer as documents from below b join filled f on f.id = b.inner_id group by b.id)
    select p.id, p.path, coalesce(c.documents, 0) from place p left join counted c on c.id = p.id
  $$`;

const FORMER = [
  'shared_documents(text)',
  'visible_documents(text, boolean)',
  'numbered_documents(text, boolean)',
  'numbered_folders(text, boolean)',
];

const FUNCTIONS = [
  ...[SHARED, VISIBLE_DOCUMENTS, NUMBERED_DOCUMENTS, NUMBERED_DOCUMENTS_BY_ID, NUMBERED_DOCUMENTS_PAGE],
  NUMBERED_FOLDERS,
];

/** Faster functions for document rights. Replacing functions locks no table. */
export class Migration0081FasterVisibleDocuments extends Migration {
  override up(): void {
    for (const name of FORMER) this.addSql(`drop function ${name}`);
    for (const statement of FUNCTIONS) this.addSql(statement);
  }
}
