-- Which documents a viewer may know of. Right levels: 1 list, 2 view, 3 download. The functions are strict, so that a
-- viewer of null has no rows, and so that PostgreSQL keeps their plans for the session instead of copying them into
-- each statement.
--
-- Each document that was granted to an account or to a group of it, and each that somebody delegated to it, up to the
-- right of the delegation and to what the giver has by grants at this moment. What was delegated is never passed on.
-- Most documents have no grant of their own and get the level of their folder, which is computed once per folder. A
-- grant whose date has passed is as if it were not there, so that the rights of the folders above apply.
create or replace function shared_documents(viewer text)
  returns table (id text, level integer, delegation_id text, principal_id text, since timestamptz, folder_id text,
    place integer, version integer)
  language sql stable strict rows 5000 as $$
  with recursive delegation_to_viewer as (
    select m.id, m.principal_id, m.level::integer, m.accepted_at from delegation m
      join account p on p.id = m.principal_id and p.status = 'APPROVED'
        and ('INVESTOR' = any(p.roles) or 'ADMIN' = any(p.roles))
      where m.delegate_id = viewer and m.accepted_at is not null and m.ended_at is null and m.ends_at > now()),
  person as (select viewer as id union select m.principal_id from delegation_to_viewer m),
  person_holder as (
    select p.id as person, p.id as holder from person p
    union all select m.account_id, m.group_id from account_group_member m join person p on p.id = m.account_id),
  given_holder as (
    select distinct h.person, h.holder as id from person_holder h join document_grant g on g.holder = h.holder
      where (g.ends_at is null or g.ends_at > now())),
  folder_level (id, holder, level) as (
    select f.id, h.id, coalesce(g.level, 0)::integer from folder f cross join (select distinct id from given_holder) h
      left join document_grant g on g.target = f.id and g.holder = h.id
        and (g.ends_at is null or g.ends_at > now())
      where f.parent_id is null
    union all
    select f.id, up.holder, coalesce(g.level, up.level)::integer from folder_level up
      join folder f on f.parent_id = up.id
      left join document_grant g on g.target = f.id and g.holder = up.holder
        and (g.ends_at is null or g.ends_at > now())),
  open_folder as (
    select l.id, max(l.level) as level from folder_level l
      join given_holder h on h.id = l.holder and h.person = viewer group by l.id having max(l.level) > 0),
  granted_document as (
    select distinct g.document_id as id from given_holder h join document_grant g on g.holder = h.id
      where h.person = viewer and g.document_id is not null and (g.ends_at is null or g.ends_at > now())),
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
  select d.id, max(coalesce(g.level, up.level, 0))::integer, null::text, null::text, null::timestamptz, d.folder_id,
      d.position, d.version
    from granted_document t join document d on d.id = t.id join given_holder h on h.person = viewer
    left join document_grant g on g.target = d.id and g.holder = h.id
      and (g.ends_at is null or g.ends_at > now())
    left join folder_level up on up.id = d.folder_id and up.holder = h.id
    group by d.id having max(coalesce(g.level, up.level, 0))::integer > 0
  union all
  select d.id, least(max(coalesce(g.level, up.level, 0))::integer, m.level), m.id, m.principal_id, m.accepted_at,
      d.folder_id, d.position, d.version
    from delegation_to_viewer m join named_document n on n.delegation_id = m.id join document d on d.id = n.id
    join given_holder h on h.person = m.principal_id
    left join document_grant g on g.target = d.id and g.holder = h.id
      and (g.ends_at is null or g.ends_at > now())
    left join folder_level up on up.id = d.folder_id and up.holder = h.id
    group by d.id, m.id, m.principal_id, m.accepted_at, m.level having max(coalesce(g.level, up.level, 0))::integer > 0
$$;

-- Own documents are in the set once. Only those of a delegate are grouped.
create or replace function visible_documents(viewer text, is_admin boolean)
  returns table (id text, level integer, own_level integer, folder_id text, place integer, version integer)
  language sql stable strict rows 5000 as $$
  select d.id, 3, 3, d.folder_id, d.position, d.version from document d where is_admin
  union all
  select s.id, s.level, s.level, s.folder_id, s.place, s.version
    from shared_documents(case when is_admin then null else viewer end) s
    where not (select exists (select from delegation m where m.delegate_id = viewer and m.ended_at is null))
  union all
  select s.id, max(s.level), max(case when s.delegation_id is null then s.level else 0 end), s.folder_id, s.place,
      s.version
    from shared_documents(case when is_admin then null else viewer end) s
    where (select exists (select from delegation m where m.delegate_id = viewer and m.ended_at is null))
    group by s.id, s.folder_id, s.place, s.version
$$;

-- Visible documents with their numbers: the path 2, 1 stands for "2.1". Numbers count what the viewer sees, so that
-- no gap tells of the rest. In a folder, folders come before documents; for administrators, there are all folders.
create or replace function numbered_documents(viewer text, is_admin boolean)
  returns table (id text, level integer, own_level integer, path integer[])
  language sql stable strict rows 5000 as $$
  with recursive visible as materialized (
    select v.id, v.level, v.own_level, v.folder_id, v.place, v.version from visible_documents(viewer, is_admin) v),
  filled as (select v.folder_id as id, count(*)::integer as documents from visible v group by v.folder_id),
  held (id) as (
    select f.id from folder f where is_admin
    union select f.id from filled f where f.id is not null
    union select f.parent_id from held h join folder f on f.id = h.id where f.parent_id is not null),
  ranked as (
    select f.id, coalesce(f.parent_id, '') as parent,
      row_number() over (partition by f.parent_id order by f.position, f.id)::integer as rank
    from folder f where f.id in (select h.id from held h)),
  place (id, path) as (
    select r.id, array[r.rank] from ranked r where r.parent = ''
    union all select r.id, p.path || r.rank from place p join ranked r on r.parent = p.id),
  inner_folders as (select r.parent, count(*)::integer as folders from ranked r group by r.parent)
  select v.id, v.level, v.own_level, coalesce(p.path, '{}') || (coalesce(i.folders, 0)
      + row_number() over (partition by v.folder_id order by v.place, v.id))::integer
    from visible v left join place p on p.id = v.folder_id
    left join inner_folders i on i.parent = coalesce(v.folder_id, '')
$$;

-- Only the documents with these ids. The folders are those of visible documents, so that hidden ones take no time.
create or replace function numbered_documents_by_id(viewer text, is_admin boolean, ids text[])
  returns table (id text, level integer, own_level integer, path integer[])
  language sql stable strict rows 20 as $$
  with recursive visible as materialized (
    select v.id, v.level, v.own_level, v.folder_id, v.place, v.version from visible_documents(viewer, is_admin) v),
  filled as (select v.folder_id as id, count(*)::integer as documents from visible v group by v.folder_id),
  held (id) as (
    select f.id from folder f where is_admin
    union select f.id from filled f where f.id is not null
    union select f.parent_id from held h join folder f on f.id = h.id where f.parent_id is not null),
  ranked as (
    select f.id, coalesce(f.parent_id, '') as parent,
      row_number() over (partition by f.parent_id order by f.position, f.id)::integer as rank
    from folder f where f.id in (select h.id from held h)),
  place (id, path) as (
    select r.id, array[r.rank] from ranked r where r.parent = ''
    union all select r.id, p.path || r.rank from place p join ranked r on r.parent = p.id),
  inner_folders as (select r.parent, count(*)::integer as folders from ranked r group by r.parent),
  numbered (id, level, own_level, path) as (
    select v.id, v.level, v.own_level, coalesce(p.path, '{}') || (coalesce(i.folders, 0)
        + row_number() over (partition by v.folder_id order by v.place, v.id))::integer
      from visible v left join place p on p.id = v.folder_id
      left join inner_folders i on i.parent = coalesce(v.folder_id, '')
      where coalesce(v.folder_id, '') in (select coalesce(w.folder_id, '') from visible w where w.id = any(ids)))
  select n.id, n.level, n.own_level, n.path from numbered n where n.id = any(ids)
$$;

-- The documents after a number, at most so many. The documents of a folder follow one another in the order of
-- numbers, so the number of documents in the folders before tells which folders the page needs.
create or replace function numbered_documents_after(viewer text, is_admin boolean, after integer[], most integer)
  returns table (id text, level integer, own_level integer, path integer[])
  language sql stable strict rows 50 as $$
  with recursive visible as materialized (
    select v.id, v.level, v.own_level, v.folder_id, v.place, v.version from visible_documents(viewer, is_admin) v),
  filled as (select v.folder_id as id, count(*)::integer as documents from visible v group by v.folder_id),
  held (id) as (
    select f.id from folder f where is_admin
    union select f.id from filled f where f.id is not null
    union select f.parent_id from held h join folder f on f.id = h.id where f.parent_id is not null),
  ranked as (
    select f.id, coalesce(f.parent_id, '') as parent,
      row_number() over (partition by f.parent_id order by f.position, f.id)::integer as rank
    from folder f where f.id in (select h.id from held h)),
  place (id, path) as (
    select r.id, array[r.rank] from ranked r where r.parent = ''
    union all select r.id, p.path || r.rank from place p join ranked r on r.parent = p.id),
  inner_folders as (select r.parent, count(*)::integer as folders from ranked r group by r.parent),
  block as (
    select coalesce(f.id, '') as id, f.documents, coalesce(p.path, '{}') || coalesce(i.folders, 0) + 1 as first,
        coalesce(p.path, '{}') || coalesce(i.folders, 0) + f.documents as last
      from filled f left join place p on p.id = f.id left join inner_folders i on i.parent = coalesce(f.id, '')),
  rest as (
    select b.id, sum(b.documents) over (order by b.first) - b.documents
        - first_value(b.documents) over (order by b.first) as before
      from block b where b.last > after),
  numbered (id, level, own_level, path) as (
    select v.id, v.level, v.own_level, coalesce(p.path, '{}') || (coalesce(i.folders, 0)
        + row_number() over (partition by v.folder_id order by v.place, v.id))::integer
      from visible v left join place p on p.id = v.folder_id
      left join inner_folders i on i.parent = coalesce(v.folder_id, '')
      where coalesce(v.folder_id, '') in (select r.id from rest r where r.before < most))
  select n.id, n.level, n.own_level, n.path from numbered n where n.path > after order by n.path limit most
$$;

-- Folders that the viewer sees with their numbers, and how many visible documents each holds at any depth.
create or replace function numbered_folders(viewer text, is_admin boolean)
  returns table (id text, path integer[], document_count integer)
  language sql stable strict rows 50 as $$
  with recursive visible as materialized (
    select v.id, v.level, v.own_level, v.folder_id, v.place, v.version from visible_documents(viewer, is_admin) v),
  filled as (select v.folder_id as id, count(*)::integer as documents from visible v group by v.folder_id),
  held (id) as (
    select f.id from folder f where is_admin
    union select f.id from filled f where f.id is not null
    union select f.parent_id from held h join folder f on f.id = h.id where f.parent_id is not null),
  ranked as (
    select f.id, coalesce(f.parent_id, '') as parent,
      row_number() over (partition by f.parent_id order by f.position, f.id)::integer as rank
    from folder f where f.id in (select h.id from held h)),
  place (id, path) as (
    select r.id, array[r.rank] from ranked r where r.parent = ''
    union all select r.id, p.path || r.rank from place p join ranked r on r.parent = p.id),
  inner_folders as (select r.parent, count(*)::integer as folders from ranked r group by r.parent),
  below (id, inner_id) as (
    select h.id, h.id from held h
    union all select b.id, f.id from below b join folder f on f.parent_id = b.inner_id),
  counted as (
    select b.id, sum(f.documents)::integer as documents from below b join filled f on f.id = b.inner_id group by b.id)
  select p.id, p.path, coalesce(c.documents, 0) from place p left join counted c on c.id = p.id
$$;

-- The documents that the overview shows: five of each of the first five drawers, unread ones first, and the five
-- newest unread ones without a drawer. A drawer is a folder at the top with everything in it, or 0 for documents in
-- no folder.
create or replace function data_room(viewer text, is_admin boolean)
  returns table (id text, level integer, own_level integer, path integer[], drawer integer, drawer_folder_id text,
    document_count integer, new_count integer, drawer_count integer)
  language sql stable strict rows 30 as $$
  with recursive visible as materialized (
    select v.id, v.level, v.own_level, v.folder_id, v.place, v.version from visible_documents(viewer, is_admin) v),
  filled as (select v.folder_id as id, count(*)::integer as documents from visible v group by v.folder_id),
  held (id) as (
    select f.id from folder f where is_admin
    union select f.id from filled f where f.id is not null
    union select f.parent_id from held h join folder f on f.id = h.id where f.parent_id is not null),
  ranked as (
    select f.id, coalesce(f.parent_id, '') as parent,
      row_number() over (partition by f.parent_id order by f.position, f.id)::integer as rank
    from folder f where f.id in (select h.id from held h)),
  place (id, path) as (
    select r.id, array[r.rank] from ranked r where r.parent = ''
    union all select r.id, p.path || r.rank from place p join ranked r on r.parent = p.id),
  inner_folders as (select r.parent, count(*)::integer as folders from ranked r group by r.parent),
  reading as (
    select read.id, max(read.version) as version from (
      select e.subject_id as id, (e.details->>'version')::integer as version
        from audit_event e where e.kind = 'document.read' and e.actor_id = viewer
      union all select t.document_id, t.version_id::integer
        from reading_trace t where t.account_id = viewer and t.page is null
      union all select k.document_id, k.read_version
        from earlier_reading k where k.account_id = viewer) read
      group by read.id),
  entry as materialized (
    select v.id, coalesce(v.folder_id, '') as folder_id, n.created_at,
        v.level >= 2 and (r.version is null or r.version < v.version) as is_new
      from visible v join document_version n on n.document_id = v.id and n.number = v.version
      left join reading r on r.id = v.id),
  block as (
    select e.folder_id as id, coalesce(p.path[1], 0) as drawer, coalesce(p.path, '{}') as path,
        coalesce(i.folders, 0) as folders, e.documents, e.news,
        row_number() over (order by coalesce(p.path, '{}') || coalesce(i.folders, 0) + 1) as place
      from (select e.folder_id, count(*)::integer as documents, (count(*) filter (where e.is_new))::integer as news
        from entry e group by e.folder_id) e
      left join place p on p.id = e.folder_id left join inner_folders i on i.parent = e.folder_id),
  drawer as (
    select b.drawer, sum(b.documents)::integer as document_count, sum(b.news)::integer as new_count,
        (count(*) over ())::integer as drawer_count
      from block b group by b.drawer order by nullif(b.drawer, 0) limit 5),
  unread as (select e.id, e.folder_id from entry e where e.is_new order by e.created_at desc, e.id desc limit 5),
  chosen as (
    select b.id from (
      select b.id, b.drawer, b.news,
          sum(b.documents) over before - b.documents as documents_before, sum(b.news) over before - b.news as news_before
        from block b window before as (partition by b.drawer order by b.place)) b
      where b.drawer in (select w.drawer from drawer w)
        and (b.documents_before < 5 or b.news > 0 and b.news_before < 5)
    union select u.folder_id from unread u),
  numbered as (
    select v.id, v.level, v.own_level, b.drawer, b.place, e.is_new, b.path, b.folders
        + row_number() over (partition by b.place order by v.place, v.id) as rank
      from visible v join block b on b.id = coalesce(v.folder_id, '') join entry e on e.id = v.id
      where coalesce(v.folder_id, '') in (select c.id from chosen c)),
  shown (id, drawer) as (
    select n.id, n.drawer from (
      select n.id, n.drawer, row_number() over (partition by n.drawer order by n.is_new desc, n.place, n.rank) as number
        from numbered n where n.drawer in (select w.drawer from drawer w)) n where n.number <= 5
    union all select u.id, null from unread u)
  select n.id, n.level, n.own_level, n.path || n.rank::integer, s.drawer, t.id, w.document_count, w.new_count,
      w.drawer_count
    from shown s join numbered n on n.id = s.id left join drawer w on w.drawer = s.drawer
    left join place t on t.path = array[s.drawer]
$$;
