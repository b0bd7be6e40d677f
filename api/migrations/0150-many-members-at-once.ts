import { Migration } from '@mikro-orm/migrations';

/** The limits of migration 0096. */
const OBJECTS_AT_MOST = 100;
const ACCOUNTS_AT_MOST = 50;

const TRANSACTION = 'pg_current_xact_id()::text::bigint';
const HAS_ROOM = `(select count(*) from (select from access_snapshot s
        where s.transaction = ${TRANSACTION} and s.kind = 'ACCOUNT' limit ${ACCOUNTS_AT_MOST}) a) < ${ACCOUNTS_AT_MOST}`;

/**
 * The function of migration 0096 for many members in one transaction. It finds the accounts by their ids instead of
 * reading all accounts, and lists the documents of folders only while the rights of single accounts are noted.
 */
const REMEMBER_ACCOUNT = `create or replace function remember_account(account text, targets text[], events text[],
    updates text[], questions text[]) returns void language plpgsql as $$
  declare
    person text;
    documents text[] := targets;
    asked text[] := targets;
    object record;
    has_room boolean := ${HAS_ROOM};
  begin
    if has_room then
      documents := array(select d.id from documents_below(targets) d limit ${OBJECTS_AT_MOST + 1});
      asked := case when cardinality(documents) > ${OBJECTS_AT_MOST} then documents
        else array(select q.id from question q where q.document_id = any(documents)) end;
    end if;
    for person in select a.id from account a where a.status = 'APPROVED' and not 'ADMIN' = any(a.roles) and a.id in (
        select remember_account.account
        union all select m.delegate_id from delegation m where m.principal_id = remember_account.account
          and m.accepted_at is not null and m.ended_at is null and m.ends_at > now()) loop
      has_room := has_room and ${HAS_ROOM};
      insert into access_snapshot (transaction, kind, account_id) values (${TRANSACTION}, 'ACCOUNT', person);
      for object in select t.type, t.ids from (values ('DOCUMENT', documents), ('EVENT', events),
          ('INVESTOR_UPDATE', updates), ('QUESTION', questions || asked)) t (type, ids)
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

/** A group with thousands of new members is saved in seconds. Replacing a function locks no table. */
export class Migration0150ManyMembersAtOnce extends Migration {
  override up(): void {
    this.addSql(REMEMBER_ACCOUNT);
  }
}
