import { Migration } from '@mikro-orm/migrations';

/**
 * The words that articles and case studies are written in, to find the one that somebody meant and mistyped. What is
 * offered from here is looked for once more among what the viewer may read, so a draft's words tell nobody anything.
 */
export class Migration0020SearchWords extends Migration {
  override up(): void {
    // Since Postgres 13 whoever may create in a database may create this extension, no superuser needed.
    this.addSql('create extension if not exists pg_trgm');
    this.addSql('create table search_word (word text not null)');
    this.addSql(`create function words_of(given text) returns setof text language sql immutable strict as $$
      select word from unnest(tsvector_to_array(to_tsvector('simple', given))) word
      where length(word) between 4 and 30 and word !~ '[^[:alpha:]]'
    $$`);
    this.addTrigger('article', ['title', 'summary', 'body']);
    this.addTrigger('case_study', ['title', 'summary', 'setting', 'problem', 'body']);
    this.addSql(`insert into search_word
      select words_of(title || ' ' || summary || ' ' || body) from article
      union select words_of(title || ' ' || summary || ' ' || setting || ' ' || problem || ' ' || body) from case_study`);
    this.addSql('create index search_word_known on search_word (word)');
    this.addSql('create index search_word_alike on search_word using gist (word gist_trgm_ops)');
    // An admin's list holds every status, newest first; the index by status cannot be walked in that order.
    this.addSql('create index article_by_age on article (sort_at desc, id desc)');
  }

  /** Without a unique key, two writers of one new word wait for nobody: it is there twice then, which harms nothing. */
  private addTrigger(table: string, columns: string[]): void {
    const given = columns.map((column) => `new.${column}`).join(` || ' ' || `);
    this.addSql(`create function note_words_of_${table}() returns trigger language plpgsql as $$
      begin
        insert into search_word select said.word from words_of(${given}) said(word)
          where not exists (select 1 from search_word known where known.word = said.word);
        return null;
      end $$`);
    this.addSql(`create trigger ${table}_words after insert or update of ${columns.join(', ')} on ${table}
      for each row execute function note_words_of_${table}()`);
  }
}
