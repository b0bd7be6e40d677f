import { Migration } from '@mikro-orm/migrations';

/**
 * The passages that answers of /chat quote. Triggers note each source that changed in `passage_due`; a job cuts it into
 * passages again. Deleting its notes raises the content version, so cached answers end when the passages are new.
 */
export class Migration0055Passages extends Migration {
  override up(): void {
    this.addPassages();
    this.addWordCounts();
    this.addSql(`create table passage_due (
      kind text not null,
      source_id text not null,
      changes integer not null default 1,
      primary key (kind, source_id)
    )`);
    this.addSql(`create table passage_build (one boolean primary key default true check (one), build text not null)`);
    this.addSql(`create trigger passage_due_content_version after delete on passage_due
      for each statement execute function bump_content_version()`);
    this.addNotes('article', 'ARTICLE', ['title', 'summary', 'body_html', 'status']);
    this.addNotes('case_study', 'CASE_STUDY', [
      'title',
      'summary',
      'setting',
      'problem',
      'facts',
      'body_html',
      'status',
    ]);
    this.addSql(`insert into passage_due (kind, source_id)
      select 'ARTICLE', id from article union all select 'CASE_STUDY', id from case_study`);
  }

  private addPassages(): void {
    this.addSql(`create table passage (
      kind text not null check (kind in ('PAGE', 'ARTICLE', 'CASE_STUDY')),
      source_id text not null,
      position integer not null,
      anchor text not null,
      title text not null,
      heading text not null,
      sentences text[] not null,
      search tsvector not null,
      primary key (kind, source_id, position)
    )`);
    this.addSql('create index passage_search on passage using gin (search)');
  }

  /**
   * How many passages hold each word, in the form that the search compares; all of them hold the empty word. Rare words
   * say more about a question.
   */
  private addWordCounts(): void {
    this.addSql('create table passage_word (word text primary key, passages integer not null)');
    this.addSql('create index passage_word_alike on passage_word using gist (word gist_trgm_ops)');
    const count = (event: string, rows: string, change: string) => {
      this.addSql(`create function count_passage_words_${event}() returns trigger language plpgsql as $$
        begin
          insert into passage_word as known (word, passages)
            select word, ${change} count(*) from ${rows}, unnest(tsvector_to_array(search) || array['']) word
            group by word order by word
            on conflict (word) do update set passages = known.passages + excluded.passages;
          return null;
        end $$`);
      const reference = event === 'insert' ? 'new' : 'old';
      this.addSql(`create trigger passage_words_${event} after ${event} on passage
        referencing ${reference} table as ${rows} for each statement execute function count_passage_words_${event}()`);
    };
    count('insert', 'added', '');
    count('delete', 'removed', '-');
  }

  private addNotes(table: string, kind: string, columns: string[]): void {
    this.addSql(`create function note_passages_of_${table}() returns trigger language plpgsql as $$
      begin
        insert into passage_due as due (kind, source_id) values ('${kind}', coalesce(new.id, old.id))
          on conflict (kind, source_id) do update set changes = due.changes + 1;
        return null;
      end $$`);
    this.addSql(`create trigger ${table}_passages after insert or delete or update of ${columns.join(', ')} on ${table}
      for each row execute function note_passages_of_${table}()`);
  }
}
