import { Migration } from '@mikro-orm/migrations';

// Right levels: 1 list, 2 view, 3 download. The functions are strict, so that a viewer of null has no rows, and so that
// Postgres keeps their plans for the session instead of copying them into each statement.

/** What may be done with document `d` by the holder `h`: the grant nearest to it on the way up. */
const LEVEL = 'max(coalesce(g.level, up.level, 0))::integer';
const GRANTS = `left join document_grant g on g.target = d.id and g.holder = h.id
  left join folder_level up on up.id = d.folder_id and up.holder = h.id`;

/**
 * Each document that was granted to an account or to a group of it, and each that somebody delegated to it, up to the
 * right of the delegation and to what the giver has by grants at this moment. What was delegated is never passed on.
 */
const SHARED = `create function shared_documents(viewer text)
  returns table (id text, level integer, delegation_id text, principal_id text, since timestamptz)
  language sql stable strict rows 100 as $$
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
    named_folder (delegation_id, id) as (
      select m.id, t.folder_id from delegation_to_viewer m
        join delegation_target t on t.delegation_id = m.id and t.folder_id is not null
      union select n.delegation_id, f.id from named_folder n join folder f on f.parent_id = n.id),
    named_document (delegation_id, id) as (
      select m.id, t.document_id from delegation_to_viewer m
        join delegation_target t on t.delegation_id = m.id and t.document_id is not null
      union select n.delegation_id, d.id from named_folder n join document d on d.folder_id = n.id)
    select d.id, ${LEVEL}, null::text, null::text, null::timestamptz
      from document d join given_holder h on h.person = viewer ${GRANTS}
      group by d.id having ${LEVEL} > 0
    union all
    select d.id, least(${LEVEL}, m.level), m.id, m.principal_id, m.accepted_at from delegation_to_viewer m
      join named_document n on n.delegation_id = m.id join document d on d.id = n.id
      join given_holder h on h.person = m.principal_id ${GRANTS}
      group by d.id, m.id, m.principal_id, m.accepted_at, m.level having ${LEVEL} > 0
  $$`;

/** Each document that the viewer may list, what they may do with it, and what of that without a delegation. */
const VISIBLE_DOCUMENTS = `create function visible_documents(viewer text, is_admin boolean)
  returns table (id text, level integer, own_level integer)
  language sql stable strict rows 100 as $$
    select d.id, 3, 3 from document d where is_admin
    union all
    select s.id, max(s.level), max(case when s.delegation_id is null then s.level else 0 end)
      from shared_documents(case when is_admin then null else viewer end) s group by s.id
  $$`;

/** Visible documents, and the folders that hold one or, for administrators, all folders. */
const VISIBLE = `visible as (select v.id, v.level, v.own_level from visible_documents(viewer, is_admin) v),
    held (id) as (
      select f.id from folder f where is_admin
      union select d.folder_id from visible v join document d on d.id = v.id where d.folder_id is not null
      union select f.parent_id from held h join folder f on f.id = h.id where f.parent_id is not null)`;

/** Numbers count what the viewer sees, so that no gap tells of the rest. In a folder, folders come before documents. */
const PLACES = `ranked as (
      select f.id, coalesce(f.parent_id, '') as parent,
        row_number() over (partition by f.parent_id order by f.position, f.id)::integer as rank
      from folder f where f.id in (select h.id from held h)),
    place (id, path) as (
      select r.id, array[r.rank] from ranked r where r.parent = ''
      union all select r.id, p.path || r.rank from place p join ranked r on r.parent = p.id)`;

/** Visible documents with their numbers: the path 2, 1 stands for "2.1". */
const NUMBERED_DOCUMENTS = `create function numbered_documents(viewer text, is_admin boolean)
  returns table (id text, level integer, own_level integer, path integer[])
  language sql stable strict rows 100 as $$
    with recursive ${VISIBLE}, ${PLACES},
    inner_folders as (select r.parent, count(*)::integer as folders from ranked r group by r.parent)
    select d.id, v.level, v.own_level, coalesce(p.path, '{}') || (coalesce(i.folders, 0)
        + row_number() over (partition by d.folder_id order by d.position, d.id))::integer
      from visible v join document d on d.id = v.id left join place p on p.id = d.folder_id
      left join inner_folders i on i.parent = coalesce(d.folder_id, '')
  $$`;

/** Folders that the viewer sees with their numbers, and how many visible documents each holds at any depth. */
const NUMBERED_FOLDERS = `create function numbered_folders(viewer text, is_admin boolean)
  returns table (id text, path integer[], document_count integer)
  language sql stable strict rows 50 as $$
    with recursive ${VISIBLE}, ${PLACES},
    filled as (
      select d.folder_id as id, count(*) as documents from visible v join document d on d.id = v.id group by d.folder_id),
    below (id, inner_id) as (
      select h.id, h.id from held h
      union all select b.id, f.id from below b join folder f on f.parent_id = b.inner_id),
    counted as (
      select b.id, sum(f.documents)::integer as documents from below b join filled f on f.id = b.inner_id group by b.id)
    select p.id, p.path, coalesce(c.documents, 0) from place p left join counted c on c.id = p.id
  $$`;

/** Document rights as functions, which every statement that depends on them calls. */
export class Migration0063VisibleDocuments extends Migration {
  override up(): void {
    for (const statement of [SHARED, VISIBLE_DOCUMENTS, NUMBERED_DOCUMENTS, NUMBERED_FOLDERS]) this.addSql(statement);
  }
}
