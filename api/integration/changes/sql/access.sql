-- Changes for one member: objects that the member can read from now on, or cannot read any more. Triggers note in
-- `access_snapshot` who could read what before a transaction changes it, and the commit compares. More than 100
-- objects of one type, for one account and transaction, become one entry that says: list them again. The rights of
-- more than 50 accounts are not computed one by one: each gets the entry that says: list again.
--
-- Those of these objects that an account reads.
create or replace function readable_among(account text, kind text, ids text[]) returns table (node_id text)
  language plpgsql stable strict as $$
begin
  if kind = 'DOCUMENT' then
    return query select s.id from visible_documents(account, false) s where s.id = any(ids);
  elsif kind = 'EVENT' then
    return query select e.id from event e join event_series s on s.id = e.series_id where e.id = any(ids)
      and (s.everyone or exists (select from event_group g join account_group_member m on m.group_id = g.group_id
        where g.series_id = s.id and m.account_id = readable_among.account));
  elsif kind = 'INVESTOR_UPDATE' then
    return query select u.id from investor_update u where u.id = any(ids) and u.published_at <= now()
      and (u.everyone or exists (select from investor_update_group g
        join account_group_member m on m.group_id = g.group_id where g.update_id = u.id and m.account_id = readable_among.account));
  else
    return query select q.id from question q where q.id = any(ids)
      and q.document_id in (select s.id from visible_documents(account, false) s)
      and (q.account_id = readable_among.account or q.published_at is not null and (q.everyone
        or exists (select from question_group g join account_group_member m on m.group_id = g.group_id
        where g.question_id = q.id and m.account_id = readable_among.account)));
  end if;
end
$$;

-- The documents with these ids, and those in the folders with these ids at any depth.
create or replace function documents_below(targets text[]) returns table (id text)
  language sql stable strict rows 100 as $$
  with recursive below (id) as (
    select f.id from folder f where f.id = any(targets)
    union select f.id from below b join folder f on f.parent_id = b.id)
  select d.id from document d where d.id = any(targets)
  union select d.id from document d join below b on b.id = d.folder_id
$$;

-- The members who hold a grant on documents or folders, on what contains them, or on what they contain; and their
-- delegates.
create or replace function granted_accounts(targets text[]) returns table (id text)
  language sql stable strict rows 100 as $$
  with recursive above (id) as (
    select t.id from unnest(targets) t (id)
    union
    select coalesce(f.parent_id, d.folder_id) from above b
      left join folder f on f.id = b.id left join document d on d.id = b.id
      where coalesce(f.parent_id, d.folder_id) is not null),
  below (id) as (
    select f.id from folder f where f.id = any(targets)
    union select f.id from below b join folder f on f.parent_id = b.id),
  target (id) as (
    select a.id from above a union select b.id from below b union select d.id from documents_below(targets) d),
  holder as (select distinct g.holder as id from document_grant g join target t on t.id = g.target),
  person (id) as (
    select h.id from holder h
    union select m.account_id from holder h join account_group_member m on m.group_id = h.id),
  reader (id) as (
    select p.id from person p
    union select m.delegate_id from delegation m join person p on p.id = m.principal_id
      where m.accepted_at is not null and m.ended_at is null and m.ends_at > now())
  select a.id from account a join reader r on r.id = a.id where a.status = 'APPROVED' and not 'ADMIN' = any(a.roles)
$$;

-- Who reads these objects. 'everyone' stands for all members.
create or replace function object_readers(kind text, ids text[]) returns table (account_id text, node_id text)
  language plpgsql stable as $$
begin
  if kind = 'DOCUMENT' then
    return query select a.id, s.id from granted_accounts(ids) a cross join lateral visible_documents(a.id, false) s
      where s.id in (select d.id from documents_below(ids) d);
  elsif kind = 'EVENT' then
    return query select 'everyone', e.id from event e join event_series s on s.id = e.series_id
        where e.id = any(ids) and s.everyone
      union select a.id, e.id from event e join event_series s on s.id = e.series_id
        join event_group g on g.series_id = s.id join account_group_member m on m.group_id = g.group_id
        join account a on a.id = m.account_id
        where e.id = any(ids) and not s.everyone and a.status = 'APPROVED' and not 'ADMIN' = any(a.roles);
  elsif kind = 'INVESTOR_UPDATE' then
    return query select 'everyone', u.id from investor_update u
        where u.id = any(ids) and u.everyone and u.published_at <= now()
      union select a.id, u.id from investor_update u
        join investor_update_group g on g.update_id = u.id join account_group_member m on m.group_id = g.group_id
        join account a on a.id = m.account_id
        where u.id = any(ids) and not u.everyone and u.published_at <= now()
          and a.status = 'APPROVED' and not 'ADMIN' = any(a.roles);
  else
    return query select distinct a.id, q.id from question q
      cross join lateral granted_accounts(array[q.document_id]) a
      cross join lateral visible_documents(a.id, false) s
      where q.id = any(ids) and s.id = q.document_id and (q.account_id = a.id or q.published_at is not null
        and (q.everyone or exists (select from question_group g join account_group_member m on m.group_id = g.group_id
        where g.question_id = q.id and m.account_id = a.id)));
  end if;
end
$$;

-- Notes who reads objects before a change of who can read them, once in a transaction.
create or replace function remember_readers(kind text, ids text[]) returns void language plpgsql as $$
declare
  fresh text[] := array(select i.id from unnest(ids) i (id) where i.id is not null and not exists (
    select from access_snapshot s where s.transaction = pg_current_xact_id()::text::bigint
      and s.kind in ('OBJECT', 'AGAIN_FOR') and s.type = remember_readers.kind and s.node_id = i.id));
  documents text[];
begin
  if cardinality(fresh) = 0 then return; end if;
  if kind in ('DOCUMENT', 'QUESTION') then
    documents := case kind when 'DOCUMENT' then array(select d.id from documents_below(fresh) d limit 101)
      else array(select q.document_id from question q where q.id = any(fresh)) end;
    if cardinality(documents) > 100
      or (select count(*) from (select from granted_accounts(documents) limit 51) a) > 50 then
      insert into access_snapshot (transaction, kind, type, node_id)
        select pg_current_xact_id()::text::bigint, 'AGAIN_FOR', remember_readers.kind, f.id from unnest(fresh) f (id);
      insert into access_snapshot (transaction, kind, account_id, type)
        select pg_current_xact_id()::text::bigint, 'AGAIN', a.id, t.type
          from granted_accounts(case kind when 'DOCUMENT' then fresh else documents end) a,
          unnest(array['DOCUMENT', 'QUESTION']) t (type)
          where t.type = 'QUESTION' or remember_readers.kind = 'DOCUMENT';
      return;
    end if;
  end if;
  insert into access_snapshot (transaction, kind, type, node_id)
    select pg_current_xact_id()::text::bigint, 'OBJECT', remember_readers.kind, f.id from unnest(fresh) f (id);
  insert into access_snapshot (transaction, kind, account_id, type, node_id)
    select pg_current_xact_id()::text::bigint, 'READER', r.account_id, remember_readers.kind, r.node_id
      from object_readers(remember_readers.kind, fresh) r where not exists (
        select from access_snapshot s where s.transaction = pg_current_xact_id()::text::bigint and s.kind = 'PAIR'
          and s.account_id = r.account_id and s.type = remember_readers.kind and s.node_id = r.node_id);
  if kind = 'DOCUMENT' then
    perform remember_readers('QUESTION', array(select q.id from question q where q.document_id = any(documents)));
  end if;
end
$$;

-- Notes that an account has to list its objects of these types again.
create or replace function list_again(account text, types text[]) returns void language sql as $$
  insert into access_snapshot (transaction, kind, account_id, type)
    select pg_current_xact_id()::text::bigint, 'AGAIN', account, t.type from unnest(types) t (type)
$$;

-- Notes which of the documents with these ids or in these folders, and of other objects, an account and its delegates
-- read. The documents of folders are listed only while the rights of single accounts are noted.
create or replace function remember_account(account text, targets text[], events text[], updates text[],
  questions text[]) returns void
  language plpgsql set enable_seqscan = off as $$
declare
  person text;
  documents text[] := targets;
  asked text[] := targets;
  object record;
  has_room boolean := (select count(*) from (select from access_snapshot s
      where s.transaction = pg_current_xact_id()::text::bigint and s.kind = 'ACCOUNT' limit 50) a) < 50;
begin
  if has_room then
    documents := array(select d.id from documents_below(targets) d limit 101);
    asked := case when cardinality(documents) > 100 then documents
      else array(select q.id from question q where q.document_id = any(documents)) end;
  end if;
  for person in select a.id from account a where a.status = 'APPROVED' and not 'ADMIN' = any(a.roles) and a.id in (
      select remember_account.account
      union all select m.delegate_id from delegation m where m.principal_id = remember_account.account
        and m.accepted_at is not null and m.ended_at is null and m.ends_at > now()) loop
    has_room := has_room and (select count(*) from (select from access_snapshot s
      where s.transaction = pg_current_xact_id()::text::bigint and s.kind = 'ACCOUNT' limit 50) a) < 50;
    insert into access_snapshot (transaction, kind, account_id)
      values (pg_current_xact_id()::text::bigint, 'ACCOUNT', person);
    for object in select t.type, t.ids from (values ('DOCUMENT', documents), ('EVENT', events),
        ('INVESTOR_UPDATE', updates), ('QUESTION', questions || asked)) t (type, ids)
        where cardinality(t.ids) > 0 loop
      if not has_room or cardinality(object.ids) > 100 then
        perform list_again(person, array[object.type]);
        continue;
      end if;
      object.ids := array(select i.id from unnest(object.ids) i (id) where not exists (
        select from access_snapshot s where s.transaction = pg_current_xact_id()::text::bigint
          and s.type = object.type and s.node_id = i.id and (s.kind = 'OBJECT' or s.kind = 'PAIR' and s.account_id = person)));
      insert into access_snapshot (transaction, kind, account_id, type, node_id)
        select pg_current_xact_id()::text::bigint, 'READER', person, object.type, r.node_id
          from readable_among(person, object.type, object.ids) r;
      insert into access_snapshot (transaction, kind, account_id, type, node_id)
        select pg_current_xact_id()::text::bigint, 'PAIR', person, object.type, i.id from unnest(object.ids) i (id);
    end loop;
  end loop;
end
$$;

-- Notes what an account reads of what a group shares.
create or replace function remember_member(account text, member_of text) returns void language sql as $$
  select remember_account(account, array(select g.target from document_grant g where g.holder = member_of),
    array(select e.id from event e join event_group g on g.series_id = e.series_id where g.group_id = member_of
      limit 101),
    array(select g.update_id from investor_update_group g where g.group_id = member_of limit 101),
    array(select g.question_id from question_group g where g.group_id = member_of limit 101))
$$;

-- Adds the entries of a transaction when it commits, at most 5,000 for single objects. It compares under the lock of
-- the list of changes, so that of two transactions which together take a right away, the later one notices.
create or replace function settle_access() returns trigger language plpgsql as $$
begin
  -- The first call of a transaction handles all of its rows.
  if current_setting('portal.settled', true) = (pg_current_xact_id()::text::bigint)::text then return null; end if;
  perform set_config('portal.settled', (pg_current_xact_id()::text::bigint)::text, true);
  perform pg_advisory_xact_lock(hashtextextended('changes', 0));
  with own as materialized (
    delete from access_snapshot s where s.transaction = pg_current_xact_id()::text::bigint
      returning s.kind, s.account_id, s.type, s.node_id),
  scope as (
    select o.type, array_agg(o.node_id) as ids from own o where o.kind = 'OBJECT' group by o.type),
  pair as (
    select o.account_id, o.type, array_agg(o.node_id) as ids from own o where o.kind = 'PAIR'
      group by o.account_id, o.type),
  after as materialized (
    select p.account_id, p.type, r.node_id from pair p cross join lateral readable_among(p.account_id, p.type, p.ids) r
    union select r.account_id, s.type, r.node_id from scope s cross join lateral object_readers(s.type, s.ids) r),
  before as (
    select o.account_id, o.type, o.node_id from own o where o.kind = 'READER'),
  entry (account_id, type, node_id, action) as materialized (
    select l.account_id, l.type, l.node_id, 'ACCESS_LOST' from (select * from before except select * from after) l
      where not exists (
        select from after f where f.account_id = 'everyone' and f.type = l.type and f.node_id = l.node_id)
    union all
    -- Who gains an object by a change of that object reads the change itself.
    select g.account_id, g.type, g.node_id, 'ACCESS_GAINED' from (select * from after except select * from before) g
      where (g.account_id, g.type, g.node_id) in (
        select o.account_id, o.type, o.node_id from own o where o.kind = 'PAIR')),
  counted as (
    select e.*, count(*) over (partition by e.account_id, e.type) as objects, count(*) over () as entries from entry e),
  again (account_id, type) as (
    select o.account_id, o.type from own o where o.kind = 'AGAIN'
    union
    select a.id, o.type from (select o.type, array_agg(o.node_id) as ids from own o
        where o.kind = 'AGAIN_FOR' and o.type = 'DOCUMENT' group by o.type) o
      cross join lateral granted_accounts(o.ids) a
    union
    select c.account_id, c.type from counted c
      where c.account_id <> 'everyone' and (c.objects > 100 or c.entries > 5000))
  insert into change (id, type, node_id, action, version, is_open, changed_at, recipient)
    select 'chg_' || replace(gen_random_uuid()::text, '-', ''), n.type, n.node_id, n.action, null, true,
        clock_timestamp(), n.account_id
      from (
        select c.type, c.node_id, c.action, c.account_id from counted c
          where not exists (select from again a where a.account_id = c.account_id and a.type = c.type)
        union all
        select a.type, a.account_id, 'ACCESS_CHANGED', a.account_id from again a) n
      order by n.action desc, n.type, n.node_id;
  return null;
end
$$;

create constraint trigger access_snapshot_settled after insert on access_snapshot deferrable initially deferred
  for each row when (new.kind <> all (array['READER', 'PAIR'])) execute function settle_access();
