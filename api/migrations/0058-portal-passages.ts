import { Migration } from '@mikro-orm/migrations';

/**
 * The passages of documents, updates, answered questions and events, which only some investors may read. They are in a
 * table of their own: `passage_word` counts the words of public passages alone, and no cache of public pages depends on
 * these. Triggers note each source that changed in `portal_passage_due`; deleting a source deletes its passages at once.
 */
export class Migration0058PortalPassages extends Migration {
  override up(): void {
    // `version` is the version of a document that the passage quotes; `page` its page, from 1. `audience` tells the two
    // wordings of a question apart.
    this.addSql(`create table portal_passage (
      kind text not null check (kind in ('DOCUMENT', 'UPDATE', 'QUESTION', 'EVENT')),
      source_id text not null,
      position integer not null,
      version integer,
      page integer,
      audience text check (audience in ('OWN', 'SHARED')),
      anchor text not null,
      title text not null,
      heading text not null,
      sentences text[] not null,
      search tsvector not null,
      sentence_words jsonb not null,
      heading_words text[] not null,
      title_words text[] not null,
      primary key (kind, source_id, position)
    )`);
    this.addSql(`create table portal_passage_due (
      kind text not null,
      source_id text not null,
      changes integer not null default 1,
      claimed_until timestamptz not null default '-infinity',
      primary key (kind, source_id)
    )`);
    this.addNotes('document', { kind: 'DOCUMENT', id: 'id', columns: ['title', 'version'] });
    this.addNotes('investor_update', { kind: 'UPDATE', id: 'id', columns: ['title', 'body'] });
    this.addNotes('question', {
      kind: 'QUESTION',
      id: 'id',
      columns: ['body', 'published_body', 'answer', 'answered_at', 'published_at'],
    });
    this.addNotes('event_series', { kind: 'EVENT', id: 'id', columns: ['title', 'description', 'location'] });
    this.addNotes('event', { kind: 'EVENT', id: 'series_id', columns: ['starts_at', 'ends_at', 'status'] });
    this.addSql(`insert into portal_passage_due (kind, source_id)
      select 'DOCUMENT', id from document union all select 'UPDATE', id from investor_update
      union all select 'QUESTION', id from question union all select 'EVENT', id from event_series`);
  }

  private addNotes(table: string, { kind, id, columns }: { kind: string; id: string; columns: string[] }): void {
    const isOwner = id === 'id';
    this.addSql(`create function note_portal_passages_of_${table}() returns trigger language plpgsql as $$
      begin
        ${isOwner ? `if tg_op = 'DELETE' then delete from portal_passage where kind = '${kind}' and source_id = old.id; end if;` : ''}
        insert into portal_passage_due as due (kind, source_id)
          values ('${kind}', case when tg_op = 'DELETE' then old.${id} else new.${id} end)
          on conflict (kind, source_id) do update set changes = due.changes + 1, claimed_until = '-infinity';
        return null;
      end $$`);
    this.addSql(`create trigger ${table}_portal_passages after insert or delete or update of ${columns.join(', ')}
      on ${table} for each row execute function note_portal_passages_of_${table}()`);
  }
}
