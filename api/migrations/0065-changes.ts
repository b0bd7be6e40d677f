import { Migration } from '@mikro-orm/migrations';

interface Source {
  table: string;
  /** The columns whose change readers can notice. */
  columns: string[];
  /** Statements of PL/pgSQL. `this` is the new row, or the deleted one. */
  note: string;
}

const ACTION = "case tg_op when 'INSERT' then 'CREATED' when 'DELETE' then 'DELETED' else 'UPDATED' end";

/** Notes a change of each row of another table, for example of the event whose groups changed. */
const noteEach = (change: string, from: string): string => `perform note_change(${change}) from ${from};`;
const EVENT = "'EVENT', e.id, 'UPDATED', e.sequence, true";
const UPDATE = "'INVESTOR_UPDATE', u.id, 'UPDATED', u.version, coalesce(u.published_at <= now(), false)";
const USER = "'USER', a.id, 'UPDATED', null, true";

const SOURCES: Source[] = [
  {
    table: 'article',
    columns:
      'slug title summary body status published_at unpublish_at category_id author_name cover deleted_at version'.split(
        ' ',
      ),
    note: `
      was_open := tg_op <> 'INSERT' and old.status = 'PUBLISHED';
      is_open := tg_op <> 'DELETE' and new.status = 'PUBLISHED';
      perform note_change('ARTICLE', this.id, case
        when tg_op = 'DELETE' then 'DELETED' when was_open and not is_open then 'UNPUBLISHED'
        when is_open and not was_open then 'PUBLISHED' else ${ACTION} end, this.version, was_open or is_open);`,
  },
  {
    table: 'document',
    columns: ['title', 'summary', 'version', 'folder_id'],
    note: `perform note_change('DOCUMENT', this.id, ${ACTION}, this.version, true);`,
  },
  {
    table: 'folder',
    columns: ['parent_id'],
    note: `if tg_op = 'UPDATE' then perform note_documents_in(this.id); end if;`,
  },
  {
    table: 'document_grant',
    columns: ['level'],
    note: `
      if this.folder_id is not null then perform note_documents_in(this.folder_id); end if;
      ${noteEach("'DOCUMENT', d.id, 'UPDATED', d.version, true", 'document d where d.id = this.document_id')}`,
  },
  {
    table: 'event',
    columns: ['starts_at', 'ends_at', 'status', 'note', 'recording', 'sequence'],
    note: `perform note_change('EVENT', this.id, ${ACTION}, this.sequence, true);`,
  },
  {
    table: 'event_series',
    columns: ['title', 'description', 'location', 'time_zone', 'everyone', 'capacity', 'all_day'],
    note: `if tg_op = 'UPDATE' then ${noteEach(EVENT, 'event e where e.series_id = this.id')} end if;`,
  },
  {
    table: 'event_group',
    columns: [],
    note: noteEach(EVENT, 'event e where e.series_id = this.series_id'),
  },
  {
    table: 'investor_update',
    columns: ['title', 'body', 'everyone', 'published_at', 'withdrawn_at', 'version', 'untold'],
    // A worker clears `untold` after the time of publication. If nothing was noted since then, the clock published it.
    note: `
      was_open := tg_op <> 'INSERT' and coalesce(old.published_at <= now(), false);
      is_open := tg_op <> 'DELETE' and coalesce(new.published_at <= now(), false);
      if tg_op = 'UPDATE' and was_open and is_open and old.untold and not new.untold then
        if not exists (select from change c where c.node_id = this.id and c.is_open
          and c.changed_at >= this.published_at - interval '1 second') then
          perform note_change('INVESTOR_UPDATE', this.id, 'PUBLISHED', this.version, true);
        end if;
      else
        perform note_change('INVESTOR_UPDATE', this.id, case
          when tg_op = 'DELETE' then 'DELETED' when was_open and not is_open then 'UNPUBLISHED'
          when is_open and not was_open then 'PUBLISHED' else ${ACTION} end, this.version, was_open or is_open);
      end if;`,
  },
  {
    table: 'investor_update_group',
    columns: [],
    note: noteEach(UPDATE, 'investor_update u where u.id = this.update_id'),
  },
  {
    table: 'question',
    columns: ['body', 'answer', 'answered_at', 'published_body', 'published_at', 'everyone'],
    note: `
      was_open := tg_op <> 'INSERT' and old.published_at is not null;
      is_open := tg_op <> 'DELETE' and new.published_at is not null;
      perform note_change('QUESTION', this.id, case
        when tg_op = 'DELETE' then 'DELETED' when was_open and not is_open then 'UNPUBLISHED'
        when is_open and not was_open then 'PUBLISHED' else ${ACTION} end, null, true);`,
  },
  {
    table: 'question_group',
    columns: [],
    note: noteEach("'QUESTION', q.id, 'UPDATED', null, true", 'question q where q.id = this.question_id'),
  },
  {
    table: 'account',
    columns: ['username', 'name', 'email', 'company', 'roles', 'status', 'email_verified_at'],
    note: `perform note_change('USER', this.id, ${ACTION}, null, true);`,
  },
  // Joining or leaving a group and receiving a delegation change which objects a person can read.
  {
    table: 'account_group_member',
    columns: [],
    note: noteEach(USER, 'account a where a.id = this.account_id'),
  },
  {
    table: 'delegation',
    columns: ['accepted_at', 'ended_at', 'ends_at', 'level'],
    note: `if tg_op <> 'INSERT' then ${noteEach(USER, 'account a where a.id = this.delegate_id')} end if;`,
  },
];

/**
 * The list of changes, in the order in which they were committed. Triggers note a change when its transaction commits,
 * under a lock that ends after the commit is visible: a change is never visible before one with a lower position. It is
 * the last lock that a transaction takes, so it causes no deadlock.
 */
export class Migration0065Changes extends Migration {
  override up(): void {
    this.addSql(`create table change (
      position bigint generated always as identity primary key,
      id text not null constraint change_id_unique unique,
      type text not null check (type in ('ARTICLE', 'DOCUMENT', 'EVENT', 'INVESTOR_UPDATE', 'QUESTION', 'USER')),
      node_id text not null,
      action text not null check (action in ('CREATED', 'UPDATED', 'PUBLISHED', 'UNPUBLISHED', 'DELETED')),
      version integer,
      is_open boolean not null,
      changed_at timestamptz(3) not null
    )`);
    this.addSql('create index change_of_node on change (node_id)');
    this.addSql('create index change_by_age on change (changed_at)');
    // The position of the newest change that was deleted because of its age.
    this.addSql(`create table change_retention (
      one boolean primary key default true check (one),
      pruned bigint not null
    )`);
    this.addSql('insert into change_retention (pruned) values (0)');
    this.addNoteChange();
    this.addNoteDocuments();
    SOURCES.forEach((source) => this.addSource(source));
  }

  /** A transaction that changes an object several times notes it once: what it did first, except that UPDATED says less. */
  private addNoteChange(): void {
    this.addSql(`create function note_change(kind text, node text, what text, number integer, opened boolean)
      returns void language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended('changes', 0));
        update change c set version = number, is_open = c.is_open or opened,
          action = case when what = 'UPDATED' then c.action else what end
          where c.node_id = node and c.xmin = pg_current_xact_id()::xid;
        if found then return; end if;
        insert into change (id, type, node_id, action, version, is_open, changed_at)
          values ('chg_' || replace(gen_random_uuid()::text, '-', ''), kind, node, what, number, opened, clock_timestamp());
        perform pg_notify('change', '');
      end $$`);
  }

  private addNoteDocuments(): void {
    this.addSql(`create function note_documents_in(folder_id text) returns void language plpgsql as $$
      begin
        perform note_change('DOCUMENT', d.id, 'UPDATED', d.version, true) from document d where d.folder_id in (
          with recursive below (id) as (
            select note_documents_in.folder_id union select f.id from below b join folder f on f.parent_id = b.id)
          select b.id from below b);
      end $$`);
  }

  private addSource({ table, columns, note }: Source): void {
    this.addSql(`create function note_${table}_change() returns trigger language plpgsql as $$
      declare
        this ${table} := case when tg_op = 'DELETE' then old else new end;
        was_open boolean;
        is_open boolean;
      begin
        ${note}
        return null;
      end $$`);
    const update = columns.length > 0 ? ` or update of ${columns.join(', ')}` : '';
    this.addSql(`create constraint trigger ${table}_change after insert or delete${update} on ${table}
      deferrable initially deferred for each row execute function note_${table}_change()`);
  }
}
