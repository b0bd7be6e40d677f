-- Which documents a viewer may know of. Right levels: 1 list, 2 view, 3 download. The functions are strict, so that a
-- viewer of null has no rows, and so that PostgreSQL keeps their plans for the session instead of copying them into
-- each statement.
--
-- Most documents have no grant of their own and get the level of their folder. Rights of folders are few, so they are
-- computed first: what a page shows of documents is then read by folder, without passing over all of them.

-- The folders whose documents the viewer sees, each with the highest level that a grant to the account or to a group of
-- it gives. A grant applies to the folders below, up to the next one of the same holder. A grant whose date has passed
-- is as if it were not there. For administrators, all folders, and '' for documents in none.
create or replace function open_folders(viewer text, is_admin boolean)
  returns table (id text, level integer)
  language sql stable strict rows 50 as $$
  with recursive given as (
    select g.folder_id as id, g.holder, g.level::integer as level from document_grant g
      where not is_admin and g.folder_id is not null and (g.ends_at is null or g.ends_at > now())
        and g.holder in (select viewer union all
          select m.group_id from account_group_member m where m.account_id = viewer)),
  reach (id, holder, level) as (
    select g.id, g.holder, g.level from given g
    union all
    select f.id, r.holder, r.level from reach r join folder f on f.parent_id = r.id
      where (f.id, r.holder) not in (select g.id, g.holder from given g))
  select r.id, max(r.level) from reach r group by r.id having max(r.level) > 0
  union all select f.id, 3 from folder f where is_admin
  union all select '', 3 where is_admin
$$;

-- The documents whose rights are not those of their folder alone: each that was granted to the account or to a group of
-- it, and each that somebody delegated to it. The row without a delegation has what the account has by grants, also if
-- that is 0. A row with one has up to the right of the delegation and to what the giver has by grants at this moment.
-- What was delegated is never passed on.
create or replace function single_documents(viewer text)
  returns table (id text, level integer, delegation_id text, principal_id text, since timestamptz, folder_id text,
    place integer, version integer)
  language sql stable strict rows 20 as $$
  with recursive delegation_to_viewer as (
    select m.id, m.principal_id, m.level::integer, m.accepted_at from delegation m
      join account p on p.id = m.principal_id and is_approved(p.status, p.ends_at)
        and ('INVESTOR' = any(p.roles) or 'ADMIN' = any(p.roles))
      where m.delegate_id = viewer and m.accepted_at is not null and m.ended_at is null and m.ends_at > now()),
  person as (select viewer as id union select m.principal_id from delegation_to_viewer m),
  holder as (
    select p.id as person, p.id as holder from person p
    union all select m.account_id, m.group_id from account_group_member m join person p on p.id = m.account_id),
  given as (
    select h.person, g.holder, g.document_id as id, g.level::integer as level
      from holder h join document_grant g on g.holder = h.holder
      where g.document_id is not null and (g.ends_at is null or g.ends_at > now())),
  named_folder (delegation_id, id) as (
    select m.id, t.folder_id from delegation_to_viewer m
      join delegation_target t on t.delegation_id = m.id and t.folder_id is not null
    union select n.delegation_id, f.id from named_folder n join folder f on f.parent_id = n.id),
  named_document (delegation_id, id) as (
    select m.id, t.document_id from delegation_to_viewer m
      join delegation_target t on t.delegation_id = m.id and t.document_id is not null
    union select n.delegation_id, d.id from named_folder n join document d on d.folder_id = n.id),
  source (id, person, delegation_id, most, since) as (
    select s.id, viewer, null::text, 3, null::timestamptz from (
      select g.id from given g where g.person = viewer union select n.id from named_document n) s
    union all
    select n.id, m.principal_id, m.id, m.level, m.accepted_at
      from named_document n join delegation_to_viewer m on m.id = n.delegation_id),
  up (folder_id, id, parent_id, distance) as (
    select f.id, f.id, f.parent_id, 0 from folder f
      where f.id in (select d.folder_id from document d where d.id in (select s.id from source s))
    union all select u.folder_id, f.id, f.parent_id, u.distance + 1 from up u join folder f on f.id = u.parent_id),
  folder_level as (
    select distinct on (u.folder_id, h.person, h.holder) u.folder_id, h.person, h.holder, g.level::integer as level
      from up u join document_grant g on g.target = u.id and (g.ends_at is null or g.ends_at > now())
      join holder h on h.holder = g.holder
      order by u.folder_id, h.person, h.holder, u.distance),
  own as (select g.id, g.person, max(g.level) as level from given g group by g.id, g.person),
  inherited as (
    select s.id, s.person, max(l.level) as level
      from (select distinct s.id, s.person from source s) s join document d on d.id = s.id
      join folder_level l on l.folder_id = d.folder_id and l.person = s.person
      left join given g on g.id = s.id and g.person = s.person and g.holder = l.holder
      where g.id is null group by s.id, s.person),
  found as (
    select s.id, s.person, s.delegation_id, s.most, s.since, d.folder_id, d.position, d.version,
        greatest(o.level, i.level) as level
      from source s join document d on d.id = s.id
      left join own o on o.id = s.id and o.person = s.person
      left join inherited i on i.id = s.id and i.person = s.person)
  select f.id, least(coalesce(f.level, 0), f.most), f.delegation_id,
      case when f.delegation_id is not null then f.person end, f.since, f.folder_id, f.position, f.version
    from found f where f.delegation_id is null or f.level > 0
$$;

-- Each document that the viewer has by grants, and each again that somebody delegated to it.
create or replace function shared_documents(viewer text)
  returns table (id text, level integer, delegation_id text, principal_id text, since timestamptz, folder_id text,
    place integer, version integer)
  language sql stable strict rows 5000 as $$
  select d.id, o.level, null::text, null::text, null::timestamptz, d.folder_id, d.position, d.version
    from open_folders(viewer, false) o join document d on d.folder_id = o.id
    where d.id not in (select s.id from single_documents(viewer) s)
  union all
  select s.id, s.level, s.delegation_id, s.principal_id, s.since, s.folder_id, s.place, s.version
    from single_documents(viewer) s where s.level > 0
$$;

-- The documents in these folders, '' for those in none, each once.
create or replace function visible_documents_in(viewer text, is_admin boolean, folders text[])
  returns table (id text, level integer, own_level integer, folder_id text, place integer, version integer)
  language sql stable strict rows 1000 as $$
  with single as materialized (
    select s.id, max(s.level) as level, max(case when s.delegation_id is null then s.level else 0 end) as own_level,
        s.folder_id, s.place, s.version
      from single_documents(case when is_admin then null else viewer end) s
      group by s.id, s.folder_id, s.place, s.version)
  select d.id, o.level, o.level, d.folder_id, d.position, d.version
    from open_folders(viewer, is_admin) o join document d on d.folder_id = o.id
    where o.id = any(folders) and d.id not in (select s.id from single s)
  union all
  select d.id, 3, 3, d.folder_id, d.position, d.version from document d
    where is_admin and d.folder_id is null and '' = any(folders)
  union all
  select s.id, s.level, s.own_level, s.folder_id, s.place, s.version
    from single s where s.level > 0 and coalesce(s.folder_id, '') = any(folders)
$$;

create or replace function visible_documents(viewer text, is_admin boolean)
  returns table (id text, level integer, own_level integer, folder_id text, place integer, version integer)
  language sql stable strict rows 5000 as $$
  select d.id, 3, 3, d.folder_id, d.position, d.version from document d where is_admin
  union all
  select v.id, v.level, v.own_level, v.folder_id, v.place, v.version from visible_documents_in(
      case when is_admin then null else viewer end, false, array(select f.id from folder f) || ''::text) v
$$;

-- The folders that the viewer sees and '' for the place above them, with their numbers: the path 2, 1 stands for "2.1".
-- Numbers count what the viewer sees, so that no gap tells of the rest. In a folder, so many folders come before its
-- documents. For administrators, there are all folders.
create or replace function folder_places(viewer text, is_admin boolean)
  returns table (id text, parent_id text, path integer[], folders integer, documents integer)
  language sql stable strict rows 50 as $$
  with recursive single as materialized (
    select s.id, coalesce(s.folder_id, '') as folder_id, max(s.level) as level
      from single_documents(case when is_admin then null else viewer end) s group by s.id, s.folder_id),
  opened as materialized (select o.id from open_folders(viewer, is_admin) o),
  filled as (
    select n.id, sum(n.documents)::integer as documents from (
      select o.id, (select count(*) from document d where d.folder_id = o.id) as documents from opened o
      union all select '', count(*) from document d where is_admin and d.folder_id is null
      union all select s.folder_id,
          count(*) filter (where s.level > 0) - count(*) filter (where s.folder_id in (select o.id from opened o))
        from single s group by s.folder_id) n
    group by n.id having sum(n.documents) > 0),
  held (id) as (
    select f.id from folder f where is_admin
    union select f.id from filled f where f.id <> ''
    union select f.parent_id from held h join folder f on f.id = h.id where f.parent_id is not null),
  ranked as (
    select f.id, coalesce(f.parent_id, '') as parent_id,
      row_number() over (partition by f.parent_id order by f.position, f.id)::integer as rank
    from folder f where f.id in (select h.id from held h)),
  place (id, parent_id, path) as (
    select '', null::text, '{}'::integer[]
    union all select r.id, r.parent_id, p.path || r.rank from place p join ranked r on r.parent_id = p.id)
  select p.id, p.parent_id, p.path, coalesce(i.folders, 0), coalesce(f.documents, 0)
    from place p left join filled f on f.id = p.id
    left join (select r.parent_id, count(*)::integer as folders from ranked r group by r.parent_id) i
      on i.parent_id = p.id
$$;

create or replace function numbered_documents(viewer text, is_admin boolean)
  returns table (id text, level integer, own_level integer, path integer[])
  language sql stable strict rows 5000 as $$
  select v.id, v.level, v.own_level,
      p.path || (p.folders + row_number() over (partition by p.id order by v.place, v.id))::integer
    from visible_documents(viewer, is_admin) v
    join folder_places(viewer, is_admin) p on p.id = coalesce(v.folder_id, '')
$$;

-- Only the documents with these ids. All that the viewer sees is read before an id is compared, so that the time does
-- not tell whether a document exists.
create or replace function numbered_documents_by_id(viewer text, is_admin boolean, ids text[])
  returns table (id text, level integer, own_level integer, path integer[])
  language sql stable strict rows 20 as $$
  with visible as materialized (
    select v.id, v.level, v.own_level, coalesce(v.folder_id, '') as folder_id, v.place
      from visible_documents(viewer, is_admin) v)
  select n.id, n.level, n.own_level, n.path from (
    select v.id, v.level, v.own_level,
        p.path || (p.folders + row_number() over (partition by p.id order by v.place, v.id))::integer as path
      from visible v join folder_places(viewer, is_admin) p on p.id = v.folder_id
      where v.folder_id in (select w.folder_id from visible w where w.id = any(ids))) n
    where n.id = any(ids)
$$;

-- The documents after a number, at most so many. The documents of a folder follow one another in the order of
-- numbers, so the number of documents in the folders before tells which folders the page needs.
create or replace function numbered_documents_after(viewer text, is_admin boolean, after integer[], most integer)
  returns table (id text, level integer, own_level integer, path integer[])
  language sql stable strict rows 50 as $$
  with place as materialized (select p.* from folder_places(viewer, is_admin) p where p.documents > 0),
  rest as (
    select p.id, sum(p.documents) over by_number - p.documents - first_value(p.documents) over by_number as before
      from place p where p.path || p.folders + p.documents > after window by_number as (order by p.path || p.folders + 1))
  select n.id, n.level, n.own_level, n.path from (
    select v.id, v.level, v.own_level,
        p.path || (p.folders + row_number() over (partition by p.id order by v.place, v.id))::integer as path
      from visible_documents_in(viewer, is_admin, array(select r.id from rest r where r.before < most)) v
      join place p on p.id = coalesce(v.folder_id, '')) n
    where n.path > after order by n.path limit most
$$;

-- Folders that the viewer sees with their numbers, and how many visible documents each holds at any depth.
create or replace function numbered_folders(viewer text, is_admin boolean)
  returns table (id text, path integer[], document_count integer)
  language sql stable strict rows 50 as $$
  with recursive place as materialized (select p.* from folder_places(viewer, is_admin) p where p.id <> ''),
  below (id, parent_id, documents) as (
    select p.id, p.parent_id, p.documents from place p where p.documents > 0
    union all select p.id, p.parent_id, b.documents from below b join place p on p.id = b.parent_id)
  select p.id, p.path, coalesce(c.documents, 0)
    from place p
    left join (select b.id, sum(b.documents)::integer as documents from below b group by b.id) c on c.id = p.id
$$;

-- The documents that the overview shows: five of each of the first five drawers, unread ones first, and the five
-- newest unread ones without a drawer. A drawer is a folder at the top with everything in it, or 0 for documents in
-- no folder. Unread documents are counted by folder: those that can be viewed without the few that are known, which
-- were read, or which have no pages and cannot be downloaded, so that the viewer cannot open them.
create or replace function data_room(viewer text, is_admin boolean)
  returns table (id text, level integer, own_level integer, path integer[], drawer integer, drawer_folder_id text,
    document_count integer, new_count integer, drawer_count integer)
  language sql stable strict rows 30 as $$
  with reading as (
    select read.id, max(read.version) as version from (
      select e.subject_id as id, (e.details->>'version')::integer as version
        from audit_event e where e.kind = 'document.read' and e.actor_id = viewer
      union all select t.document_id, t.version_id::integer
        from reading_trace t where t.account_id = viewer and t.page is null
      union all select k.document_id, k.read_version
        from earlier_reading k where k.account_id = viewer) read
      group by read.id),
  opened as materialized (select o.id, o.level from open_folders(viewer, is_admin) o),
  place as materialized (select p.* from folder_places(viewer, is_admin) p),
  single as materialized (
    select s.id, coalesce(s.folder_id, '') as folder_id, max(s.level) as level
      from single_documents(case when is_admin then null else viewer end) s group by s.id, s.folder_id),
  known as materialized (
    select d.id, coalesce(d.folder_id, '') as folder_id
      from reading r join document d on d.id = r.id and d.version <= r.version
    union
    select d.id, coalesce(d.folder_id, '')
      from document_version n join document d on d.id = n.document_id and d.version = n.number
      left join opened o on o.id = coalesce(d.folder_id, '') left join single s on s.id = d.id
      where n.pages is null and coalesce(s.level, o.level) = 2),
  change_of_news (folder_id, news) as (
    select k.folder_id, -count(*) from known k join opened o on o.id = k.folder_id and o.level >= 2
      where k.id not in (select s.id from single s) group by k.folder_id
    union all
    select s.folder_id, count(*) filter (where s.level >= 2 and s.id not in (select k.id from known k))
        - count(*) filter (where s.level > 0 and o.level >= 2)
      from single s left join opened o on o.id = s.folder_id group by s.folder_id),
  block as materialized (
    select p.id, coalesce(p.path[1], 0) as drawer, p.path, p.folders, p.documents,
        (case when o.level >= 2 then p.documents else 0 end + coalesce(c.news, 0))::integer as news,
        row_number() over (order by p.path || p.folders + 1) as place
      from place p left join opened o on o.id = p.id
      left join (select c.folder_id, sum(c.news) as news from change_of_news c group by c.folder_id) c on c.folder_id = p.id
      where p.documents > 0),
  drawer as (
    select b.drawer, sum(b.documents)::integer as document_count, sum(b.news)::integer as new_count,
        (count(*) over ())::integer as drawer_count
      from block b group by b.drawer order by nullif(b.drawer, 0) limit 5),
  unread as materialized (
    select d.id, coalesce(d.folder_id, '') as folder_id
      from document_version n join document d on d.id = n.document_id and d.version = n.number
      left join opened o on o.id = coalesce(d.folder_id, '') left join single s on s.id = d.id
      where coalesce(s.level, o.level) >= 2 and d.id not in (select k.id from known k)
        and exists (select from block b where b.news > 0)
      order by n.created_at desc, n.document_id desc limit 5),
  chosen as (
    select b.id from (
      select b.id, b.drawer, b.news,
          sum(b.documents) over before - b.documents as documents_before, sum(b.news) over before - b.news as news_before
        from block b window before as (partition by b.drawer order by b.place)) b
      where b.drawer in (select w.drawer from drawer w)
        and (b.documents_before < 5 or b.news > 0 and b.news_before < 5)
    union select u.folder_id from unread u),
  numbered as materialized (
    select v.id, v.level, v.own_level, b.drawer, v.level >= 2 and v.id not in (select k.id from known k) as is_new,
        b.path || (b.folders + row_number() over (partition by b.id order by v.place, v.id))::integer as path
      from visible_documents_in(viewer, is_admin, array(select c.id from chosen c)) v
      join block b on b.id = coalesce(v.folder_id, '')),
  shown (id, drawer) as (
    select n.id, n.drawer from (
      select n.id, n.drawer, row_number() over (partition by n.drawer order by n.is_new desc, n.path) as number
        from numbered n where n.drawer in (select w.drawer from drawer w)) n where n.number <= 5
    union all select u.id, null from unread u)
  select n.id, n.level, n.own_level, n.path, s.drawer, t.id, w.document_count, w.new_count, w.drawer_count
    from shown s join numbered n on n.id = s.id left join drawer w on w.drawer = s.drawer
    left join place t on t.path = array[s.drawer]
$$;
