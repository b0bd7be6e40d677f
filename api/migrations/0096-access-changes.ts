import { Migration } from '@mikro-orm/migrations';

/** More objects than this of one type, for one account and transaction, become one entry that says: list them again. */
const OBJECTS_AT_MOST = 100;
/** The rights of more accounts than this are not computed one by one: each gets the entry that says: list again. */
const ACCOUNTS_AT_MOST = 50;
/** The entries of one transaction for single objects. */
const ENTRIES_AT_MOST = 5_000;

const TRANSACTION = 'pg_current_xact_id()::text::bigint';
/** Members whose rights depend on groups, grants and delegations. Administrators read everything. */
const isOrdinaryMember = (account: string): string =>
  `${account}.status = 'APPROVED' and not 'ADMIN' = any(${account}.roles)`;

const isInGroup = (table: string, column: string, object: string, account: string): string =>
  `exists (select from ${table} g join account_group_member m on m.group_id = g.group_id
    where g.${column} = ${object} and m.account_id = ${account})`;

/** Those of these objects that an account reads. */
const READABLE_AMONG = `create function readable_among(account text, kind text, ids text[]) returns table (node_id text)
  language plpgsql stable strict as $$
    begin
      if kind = 'DOCUMENT' then
        return query select s.id from visible_documents(account, false) s where s.id = any(ids);
      elsif kind = 'EVENT' then
        return query select e.id from event e join event_series s on s.id = e.series_id where e.id = any(ids)
          and (s.everyone or ${isInGroup('event_group', 'series_id', 's.id', 'readable_among.account')});
      elsif kind = 'INVESTOR_UPDATE' then
        return query select u.id from investor_update u where u.id = any(ids) and u.published_at <= now()
          and (u.everyone or ${isInGroup('investor_update_group', 'update_id', 'u.id', 'readable_among.account')});
      else
        return query select q.id from question q where q.id = any(ids)
          and q.document_id in (select s.id from visible_documents(account, false) s)
          and (q.account_id = readable_among.account or q.published_at is not null and (q.everyone
            or ${isInGroup('question_group', 'question_id', 'q.id', 'readable_among.account')}));
      end if;
    end $$`;

/** The documents with these ids, and those in the folders with these ids at any depth. */
const DOCUMENTS_BELOW = `create function documents_below(targets text[]) returns table (id text)
  language sql stable strict rows 100 as $$
    with recursive below (id) as (
      select f.id from folder f where f.id = any(targets)
      union select f.id from below b join folder f on f.parent_id = b.id)
    select d.id from document d where d.id = any(targets)
    union select d.id from document d join below b on b.id = d.folder_id
  $$`;

/** The members who hold a grant on documents or folders, on what contains them, or on what they contain; and their delegates. */
const GRANTED_ACCOUNTS = `create function granted_accounts(targets text[]) returns table (id text)
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
    select a.id from account a join reader r on r.id = a.id where ${isOrdinaryMember('a')}
  $$`;

/** Who reads these objects. 'everyone' stands for all members. */
const OBJECT_READERS = `create function object_readers(kind text, ids text[])
  returns table (account_id text, node_id text) language plpgsql stable as $$
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
            where e.id = any(ids) and not s.everyone and ${isOrdinaryMember('a')};
      elsif kind = 'INVESTOR_UPDATE' then
        return query select 'everyone', u.id from investor_update u
            where u.id = any(ids) and u.everyone and u.published_at <= now()
          union select a.id, u.id from investor_update u
            join investor_update_group g on g.update_id = u.id join account_group_member m on m.group_id = g.group_id
            join account a on a.id = m.account_id
            where u.id = any(ids) and not u.everyone and u.published_at <= now() and ${isOrdinaryMember('a')};
      else
        return query select distinct a.id, q.id from question q
          cross join lateral granted_accounts(array[q.document_id]) a
          cross join lateral visible_documents(a.id, false) s
          where q.id = any(ids) and s.id = q.document_id and (q.account_id = a.id or q.published_at is not null
            and (q.everyone or ${isInGroup('question_group', 'question_id', 'q.id', 'a.id')}));
      end if;
    end $$`;

/** Notes who reads objects before a change of who can read them, once in a transaction. */
const REMEMBER_READERS = `create function remember_readers(kind text, ids text[]) returns void language plpgsql as $$
  declare
    fresh text[] := array(select i.id from unnest(ids) i (id) where i.id is not null and not exists (
      select from access_snapshot s where s.transaction = ${TRANSACTION} and s.kind in ('OBJECT', 'AGAIN_FOR')
        and s.type = remember_readers.kind and s.node_id = i.id));
    documents text[];
  begin
    if cardinality(fresh) = 0 then return; end if;
    if kind in ('DOCUMENT', 'QUESTION') then
      documents := case kind when 'DOCUMENT' then array(select d.id from documents_below(fresh) d limit ${OBJECTS_AT_MOST + 1})
        else array(select q.document_id from question q where q.id = any(fresh)) end;
      if cardinality(documents) > ${OBJECTS_AT_MOST}
        or (select count(*) from (select from granted_accounts(documents) limit ${ACCOUNTS_AT_MOST + 1}) a) > ${ACCOUNTS_AT_MOST} then
        insert into access_snapshot (transaction, kind, type, node_id)
          select ${TRANSACTION}, 'AGAIN_FOR', remember_readers.kind, f.id from unnest(fresh) f (id);
        insert into access_snapshot (transaction, kind, account_id, type)
          select ${TRANSACTION}, 'AGAIN', a.id, t.type
            from granted_accounts(case kind when 'DOCUMENT' then fresh else documents end) a,
            unnest(array['DOCUMENT', 'QUESTION']) t (type) where t.type = 'QUESTION' or remember_readers.kind = 'DOCUMENT';
        return;
      end if;
    end if;
    insert into access_snapshot (transaction, kind, type, node_id)
      select ${TRANSACTION}, 'OBJECT', remember_readers.kind, f.id from unnest(fresh) f (id);
    insert into access_snapshot (transaction, kind, account_id, type, node_id)
      select ${TRANSACTION}, 'READER', r.account_id, remember_readers.kind, r.node_id
        from object_readers(remember_readers.kind, fresh) r where not exists (
          select from access_snapshot s where s.transaction = ${TRANSACTION} and s.kind = 'PAIR'
            and s.account_id = r.account_id and s.type = remember_readers.kind and s.node_id = r.node_id);
    if kind = 'DOCUMENT' then
      perform remember_readers('QUESTION', array(select q.id from question q where q.document_id = any(documents)));
    end if;
  end $$`;

/** Notes which of the documents with these ids or in these folders, and of other objects, an account and its delegates read. */
const REMEMBER_ACCOUNT = `create function remember_account(account text, targets text[], events text[], updates text[],
    questions text[]) returns void language plpgsql as $$
  declare
    person text;
    documents text[] := array(select d.id from documents_below(targets) d limit ${OBJECTS_AT_MOST + 1});
    object record;
    has_room boolean;
  begin
    for person in select a.id from account a where ${isOrdinaryMember('a')} and (a.id = remember_account.account
        or a.id in (select m.delegate_id from delegation m where m.principal_id = remember_account.account
          and m.accepted_at is not null and m.ended_at is null and m.ends_at > now())) loop
      has_room := (select count(*) from access_snapshot s
        where s.transaction = ${TRANSACTION} and s.kind = 'ACCOUNT') < ${ACCOUNTS_AT_MOST};
      insert into access_snapshot (transaction, kind, account_id) values (${TRANSACTION}, 'ACCOUNT', person);
      for object in select t.type, t.ids from (values ('DOCUMENT', documents), ('EVENT', events),
          ('INVESTOR_UPDATE', updates), ('QUESTION', questions || case when cardinality(documents) > ${OBJECTS_AT_MOST}
            then documents else array(select q.id from question q where q.document_id = any(documents)) end)) t (type, ids)
          where cardinality(t.ids) > 0 loop
        if not has_room or cardinality(object.ids) > ${OBJECTS_AT_MOST} then
          perform list_again(person, array[object.type]);
          continue;
        end if;
        object.ids := array(select i.id from unnest(object.ids) i (id) where not exists (
          select from access_snapshot s where s.transaction = ${TRANSACTION} and s.type = object.type and s.node_id = i.id
            and (s.kind = 'OBJECT' or s.kind = 'PAIR' and s.account_id = person)));
        insert into access_snapshot (transaction, kind, account_id, type, node_id)
          select ${TRANSACTION}, 'READER', person, object.type, r.node_id
            from readable_among(person, object.type, object.ids) r;
        insert into access_snapshot (transaction, kind, account_id, type, node_id)
          select ${TRANSACTION}, 'PAIR', person, object.type, i.id from unnest(object.ids) i (id);
      end loop;
    end loop;
  end $$`;

/** Notes what an account reads of what a group shares. */
const REMEMBER_MEMBER = `create function remember_member(account text, member_of text) returns void language sql as $$
    select remember_account(account, array(select g.target from document_grant g where g.holder = member_of),
      array(select e.id from event e join event_group g on g.series_id = e.series_id where g.group_id = member_of
        limit ${OBJECTS_AT_MOST + 1}),
      array(select g.update_id from investor_update_group g where g.group_id = member_of limit ${OBJECTS_AT_MOST + 1}),
      array(select g.question_id from question_group g where g.group_id = member_of limit ${OBJECTS_AT_MOST + 1}))
  $$`;

/**
 * Adds the entries of a transaction when it commits. It compares under the lock of the list of changes, so that of two
 * transactions which together take a right away, the later one notices.
 */
const SETTLE_ACCESS = `create function settle_access() returns trigger language plpgsql as $$
  begin
    -- The first call of a transaction handles all of its rows.
    if current_setting('portal.settled', true) = (${TRANSACTION})::text then return null; end if;
    perform set_config('portal.settled', (${TRANSACTION})::text, true);
    perform pg_advisory_xact_lock(hashtextextended('changes', 0));
    with own as materialized (
      delete from access_snapshot s where s.transaction = ${TRANSACTION}
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
        where c.account_id <> 'everyone' and (c.objects > ${OBJECTS_AT_MOST} or c.entries > ${ENTRIES_AT_MOST}))
    insert into change (id, type, node_id, action, version, is_open, changed_at, recipient)
      select 'chg_' || replace(gen_random_uuid()::text, '-', ''), n.type, n.node_id, n.action, null, true,
          clock_timestamp(), n.account_id
        from (
          select c.type, c.node_id, c.action, c.account_id from counted c
            where not exists (select from again a where a.account_id = c.account_id and a.type = c.type)
          union all
          select a.type, a.account_id, 'ACCESS_CHANGED', a.account_id from again a) n
        order by n.action desc, n.type, n.node_id;
    if found then perform pg_notify('change', ''); end if;
    return null;
  end $$`;

interface Source {
  table: string;
  /** The events before which the function runs. */
  events: string;
  /** Statements of PL/pgSQL. */
  remember: string;
}

const SOURCES: Source[] = [
  {
    table: 'document_grant',
    events: 'insert or delete or update of level',
    // A grant that takes nothing away is noted as a change of its documents, which the holder reads.
    remember: `if tg_op = 'DELETE' or new.level = 0 then
      perform remember_readers('DOCUMENT', array[case when tg_op = 'DELETE'
        then coalesce(old.folder_id, old.document_id) else coalesce(new.folder_id, new.document_id) end]);
    end if;`,
  },
  {
    table: 'folder',
    events: 'delete or update of parent_id',
    remember: "perform remember_readers('DOCUMENT', array[old.id]);",
  },
  {
    table: 'document',
    events: 'delete or update of folder_id',
    remember: "perform remember_readers('DOCUMENT', array[old.id]);",
  },
  {
    table: 'event',
    events: 'delete',
    remember: "perform remember_readers('EVENT', array[old.id]);",
  },
  {
    table: 'event_series',
    events: 'delete or update of everyone',
    remember: "perform remember_readers('EVENT', array(select e.id from event e where e.series_id = old.id));",
  },
  {
    table: 'event_group',
    events: 'delete',
    remember: "perform remember_readers('EVENT', array(select e.id from event e where e.series_id = old.series_id));",
  },
  {
    table: 'investor_update',
    events: 'delete or update of published_at, everyone',
    remember: "perform remember_readers('INVESTOR_UPDATE', array[old.id]);",
  },
  {
    table: 'investor_update_group',
    events: 'delete',
    remember: "perform remember_readers('INVESTOR_UPDATE', array[old.update_id]);",
  },
  {
    table: 'question',
    events: 'delete or update of published_at, everyone',
    remember: "perform remember_readers('QUESTION', array[old.id]);",
  },
  {
    table: 'question_group',
    events: 'delete',
    remember: "perform remember_readers('QUESTION', array[old.question_id]);",
  },
  {
    table: 'account_group_member',
    events: 'insert or delete or update',
    remember: `if tg_op <> 'INSERT' then perform remember_member(old.account_id, old.group_id); end if;
      if tg_op <> 'DELETE' then perform remember_member(new.account_id, new.group_id); end if;`,
  },
  {
    table: 'delegation',
    events: 'delete or update of accepted_at, ended_at, ends_at, level, lapsed_at',
    // A delegation that ends at its date gives no rights any more when this is noted.
    remember: `if old.delegate_id is not null then
        perform remember_account(old.delegate_id,
          array(select t.target from delegation_target t where t.delegation_id = old.id), '{}', '{}', '{}');
        if tg_op = 'UPDATE' and old.lapsed_at is null and new.lapsed_at is not null then
          perform list_again(old.delegate_id, array['DOCUMENT', 'QUESTION']);
        end if;
      end if;`,
  },
  {
    table: 'account',
    events: 'update of roles, status',
    // Nothing is noted for a suspended account, and an administrator reads everything.
    remember: `if new.status = 'APPROVED' and (old.status = 'SUSPENDED'
        or ('ADMIN' = any(old.roles)) <> ('ADMIN' = any(new.roles))) then
        perform list_again(new.id, array['ARTICLE', 'DOCUMENT', 'EVENT', 'INVESTOR_UPDATE', 'QUESTION']);
      end if;`,
  },
];

/**
 * Changes for one member: objects that the member can read from now on, or cannot read any more. Triggers note in
 * `access_snapshot` who could read what before a transaction changes it, and the commit compares. The table is not
 * logged, because no row outlives its transaction. ALTER TABLE locks `change` and `delegation` (ACCESS EXCLUSIVE): columns without a default are
 * added without a rewrite, and the new check reads `change` once. CREATE TRIGGER locks each table (SHARE ROW EXCLUSIVE).
 */
export class Migration0096AccessChanges extends Migration {
  override up(): void {
    this.addSql('alter table change add column recipient text');
    this.addSql('alter table change drop constraint change_action_check');
    this.addSql(`alter table change add constraint change_action_check check (action in ('CREATED', 'UPDATED',
      'PUBLISHED', 'UNPUBLISHED', 'DELETED', 'ACCESS_GAINED', 'ACCESS_LOST', 'ACCESS_CHANGED'))`);
    this.addSql('alter table delegation add column lapsed_at timestamptz(3)');
    this.addSql(`create unlogged table access_snapshot (
      id bigint generated always as identity primary key,
      transaction bigint not null,
      kind text not null check (kind in ('ACCOUNT', 'PAIR', 'OBJECT', 'READER', 'AGAIN', 'AGAIN_FOR')),
      account_id text null,
      type text null,
      node_id text null
    )`);
    this.addSql(
      `create index access_snapshot_of_transaction on access_snapshot (transaction, kind, account_id, type, node_id)`,
    );
    this.replaceNoteChange();
    const functions = [READABLE_AMONG, DOCUMENTS_BELOW, GRANTED_ACCOUNTS, OBJECT_READERS, REMEMBER_READERS];
    for (const statement of [...functions, REMEMBER_ACCOUNT, REMEMBER_MEMBER, SETTLE_ACCESS]) this.addSql(statement);
    this.addSql(`create function list_again(account text, types text[]) returns void language sql as $$
      insert into access_snapshot (transaction, kind, account_id, type)
        select ${TRANSACTION}, 'AGAIN', account, t.type from unnest(types) t (type)
    $$`);
    this.addSql(`create constraint trigger access_snapshot_settled after insert on access_snapshot
      deferrable initially deferred for each row when (new.kind not in ('READER', 'PAIR')) execute function settle_access()`);
    SOURCES.forEach((source) => this.addSource(source));
  }

  /** As in migration 0065. An entry for one member is not the change of an object for all of its readers. */
  private replaceNoteChange(): void {
    this.addSql(`create or replace function note_change(kind text, node text, what text, number integer, opened boolean)
      returns void language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended('changes', 0));
        update change c set version = number, is_open = c.is_open or opened,
          action = case when what = 'UPDATED' then c.action else what end
          where c.node_id = node and c.recipient is null and c.xmin = pg_current_xact_id()::xid;
        if found then return; end if;
        insert into change (id, type, node_id, action, version, is_open, changed_at)
          values ('chg_' || replace(gen_random_uuid()::text, '-', ''), kind, node, what, number, opened, clock_timestamp());
        perform pg_notify('change', '');
      end $$`);
  }

  private addSource({ table, events, remember }: Source): void {
    this.addSql(`create function remember_${table}_readers() returns trigger language plpgsql as $$
      begin
        ${remember}
        return case when tg_op = 'DELETE' then old else new end;
      end $$`);
    this.addSql(`create trigger ${table}_readers before ${events} on ${table}
      for each row execute function remember_${table}_readers()`);
  }
}
