import { Migration } from '@mikro-orm/migrations';

/** A grant whose date has passed is as if it were not there, so that the rights of the folders above apply. */
const IN_FORCE = '(g.ends_at is null or g.ends_at > now())';

const LEVEL = 'max(coalesce(g.level, up.level, 0))::integer';
const GRANTS = `left join document_grant g on g.target = d.id and g.holder = h.id and ${IN_FORCE}
      left join folder_level up on up.id = d.folder_id and up.holder = h.id`;

/** The function of migration 0081 with the dates of grants. */
export const SHARED = `create or replace function shared_documents(viewer text)
  returns table (id text, level integer, delegation_id text, principal_id text, since timestamptz, folder_id text,
    place integer, version integer)
  language sql stable strict rows 5000 as $$
    with recursive delegation_to_viewer as (
      select m.id, m.principal_id, m.level::integer, m.accepted_at from delegation m
        join account p on p.id = m.principal_id and p.status = 'APPROVED'
        where m.delegate_id = viewer and m.accepted_at is not null and m.ended_at is null and m.ends_at > now()),
    person as (select viewer as id union select m.principal_id from delegation_to_viewer m),
    person_holder as (
      select p.id as person, p.id as holder from person p
      union all select m.account_id, m.group_id from account_group_member m join person p on p.id = m.account_id),
    given_holder as (
      select distinct h.person, h.holder as id from person_holder h join document_grant g on g.holder = h.holder
        where ${IN_FORCE}),
    folder_level (id, holder, level) as (
      select f.id, h.id, coalesce(g.level, 0)::integer from folder f cross join (select distinct id from given_holder) h
        left join document_grant g on g.target = f.id and g.holder = h.id and ${IN_FORCE} where f.parent_id is null
      union all
      select f.id, up.holder, coalesce(g.level, up.level)::integer from folder_level up
        join folder f on f.parent_id = up.id
        left join document_grant g on g.target = f.id and g.holder = up.holder and ${IN_FORCE}),
    open_folder as (
      select l.id, max(l.level) as level from folder_level l
        join given_holder h on h.id = l.holder and h.person = viewer group by l.id having max(l.level) > 0),
    granted_document as (
      select distinct g.document_id as id from given_holder h join document_grant g on g.holder = h.id
        where h.person = viewer and g.document_id is not null and ${IN_FORCE}),
    named_folder (delegation_id, id) as (
      select m.id, t.folder_id from delegation_to_viewer m
        join delegation_target t on t.delegation_id = m.id and t.folder_id is not null
      union select n.delegation_id, f.id from named_folder n join folder f on f.parent_id = n.id),
    named_document (delegation_id, id) as (
      select m.id, t.document_id from delegation_to_viewer m
        join delegation_target t on t.delegation_id = m.id and t.document_id is not null
      union select n.delegation_id, d.id from named_folder n join document d on d.folder_id = n.id)
    select d.id, o.level, null::text, null::text, null::timestamptz, d.folder_id, d.position, d.version
      from document d join open_folder o on o.id = d.folder_id
      where d.id not in (select t.id from granted_document t)
    union all
    select d.id, ${LEVEL}, null::text, null::text, null::timestamptz, d.folder_id, d.position, d.version
      from granted_document t join document d on d.id = t.id join given_holder h on h.person = viewer
      ${GRANTS}
      group by d.id having ${LEVEL} > 0
    union all
    select d.id, least(${LEVEL}, m.level), m.id, m.principal_id, m.accepted_at, d.folder_id, d.position, d.version
      from delegation_to_viewer m join named_document n on n.delegation_id = m.id join document d on d.id = n.id
      join given_holder h on h.person = m.principal_id
      ${GRANTS}
      group by d.id, m.id, m.principal_id, m.accepted_at, m.level having ${LEVEL} > 0
  $$`;

/** As in migration 0096. The rights of a grant that ended are gone before it is deleted, so its people list again. */
const REMEMBER = `create or replace function remember_document_grant_readers() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and old.ends_at <= now() then
      perform list_again(a.id, array['DOCUMENT', 'QUESTION']) from account a
        where a.status = 'APPROVED' and not 'ADMIN' = any(a.roles) and exists (
          select from (
            select old.account_id as id
            union all select m.account_id from account_group_member m where m.group_id = old.group_id) p
          where p.id = a.id or p.id in (select m.principal_id from delegation m
            where m.delegate_id = a.id and m.accepted_at is not null and m.ended_at is null));
    elsif tg_op = 'DELETE' or new.level = 0 then
      perform remember_readers('DOCUMENT', array[case when tg_op = 'DELETE'
        then coalesce(old.folder_id, old.document_id) else coalesce(new.folder_id, new.document_id) end]);
    end if;
    return case when tg_op = 'DELETE' then old else new end;
  end $$`;

/**
 * Grants with an end, and requests for access to listed documents. A column without a default rewrites no row: ACCESS
 * EXCLUSIVE on `document_grant` for a moment.
 */
export class Migration0141AccessWithAnEnd extends Migration {
  override up(): void {
    this.addSql('alter table document_grant add column ends_at timestamptz(3)');
    this.addSql('create index document_grant_that_ends on document_grant (ends_at) where ends_at is not null');
    this.addSql(SHARED);
    this.addSql(REMEMBER);
    this.addSql(`create table document_access_request (
      document_id text not null references document (id) on delete cascade,
      account_id text not null references account (id) on delete cascade,
      created_at timestamptz(3) not null default now(),
      primary key (document_id, account_id)
    )`);
    this.addSql('create index document_access_request_of_account on document_access_request (account_id)');
  }
}
