import { Migration } from '@mikro-orm/migrations';

const toVector = (weight: string, text: string) => `setweight(to_tsvector('site_text', ${text}), '${weight}')`;
const TEXTS = [toVector('A', 'heading'), toVector('B', 'title'), toVector('C', 'join_sentences(sentences)')];

/**
 * Passages are found by PostgreSQL full text, which ignores accents, and by the questions that they are known to answer.
 * Stored stems and counts of words are no longer needed. Rewrites `passage` and `portal_passage` under an ACCESS
 * EXCLUSIVE lock. Servers of the former version cannot answer questions meanwhile.
 */
export class Migration0104PassagesWithoutStems extends Migration {
  override up(): void {
    this.dropWordCounts();
    // array_to_string is not immutable for elements of every type. For texts, it is.
    this.addSql(`create function join_sentences(sentences text[]) returns text immutable language sql
      as $$ select array_to_string(sentences, ' ') $$`);
    this.indexTexts('passage', [...TEXTS, toVector('D', 'join_sentences(questions)')]);
    this.addSql('alter table passage drop column question_words');
    this.addSql('create index passage_search on passage using gin (search)');
    this.indexTexts('portal_passage', TEXTS);
    this.addClaims();
  }

  private dropWordCounts(): void {
    for (const event of ['insert', 'delete']) {
      this.addSql(`drop trigger passage_words_${event} on passage`);
      this.addSql(`drop function count_passage_words_${event}()`);
    }
    this.addSql('drop table passage_word');
  }

  private indexTexts(table: string, texts: readonly string[]): void {
    for (const column of ['search', 'sentence_words', 'heading_words', 'title_words'])
      this.addSql(`alter table ${table} drop column ${column}`);
    this.addSql(`alter table ${table} add column search tsvector not null
      generated always as (${texts.join(' || ')}) stored`);
  }

  /** A server claims a public source while it makes its passages, as it does for the sources of the portal. */
  private addClaims(): void {
    this.addSql(`alter table passage_due add column claimed_until timestamptz not null default '-infinity'`);
    for (const [table, kind] of [
      ['article', 'ARTICLE'],
      ['case_study', 'CASE_STUDY'],
    ])
      this.addSql(`create or replace function note_passages_of_${table}() returns trigger language plpgsql as $$
        begin
          insert into passage_due as due (kind, source_id) values ('${kind}', coalesce(new.id, old.id))
            on conflict (kind, source_id) do update set changes = due.changes + 1, claimed_until = '-infinity';
          return null;
        end $$`);
  }
}
