import { Migration } from '@mikro-orm/migrations';

/** ASCII punctuation, white space, and the punctuation of other blocks. Each of these signs separates words. */
const SEPARATORS = [
  [0x09, 0x0d],
  [0x21, 0x2f],
  [0x3a, 0x40],
  [0x5b, 0x60],
  [0x7b, 0x7e],
  [0x85, 0x85],
  [0xa1, 0xa1],
  [0xa7, 0xa7],
  [0xab, 0xab],
  [0xb4, 0xb4],
  [0xb6, 0xb7],
  [0xbb, 0xbb],
  [0xbf, 0xbf],
  [0xd7, 0xd7],
  [0x2010, 0x2029],
  [0x2030, 0x205e],
  [0x2190, 0x2194],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0x3001, 0x3002],
  [0x300a, 0x300f],
  [0x30fb, 0x30fb],
] as const;

/** Soft hyphens, signs without width, directions of writing and variants of signs. They are no part of a word. */
const INVISIBLE = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2064],
  [0x2066, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
] as const;

const listSigns = (ranges: readonly (readonly [number, number])[]) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
const invisible = listSigns(INVISIBLE);
const separators = listSigns(SEPARATORS).filter((sign) => !invisible.includes(sign));
const escape = (signs: readonly number[]) => signs.map((sign) => `\\u${sign.toString(16).padStart(4, '0')}`).join('');
const separatorText = `e'${escape(separators)}'`;
const invisibleText = `e'${escape(invisible)}'`;

/**
 * The functions of one normalization of texts for searches. `search_text` separates words by spaces: the parser of
 * PostgreSQL would read ISO/IEC as a path, 53-7 as a number and a negative number, and node.js as a host. Compatible forms
 * of signs are one sign. `joined_terms` are the other spellings of words that signs join or that end with a number:
 * airgapped for air-gapped, and TLS 1 3 for TLS1.3. The spelling of the signs is a list, because classes of signs
 * depend on the locale of the database.
 */
const SEARCH_FUNCTIONS = [
  `create or replace function search_text(value text) returns text language sql immutable strict parallel safe
    return translate(normalize(translate(value, e'\\u2122\\u2120\\u00ae\\u00a9' || ${invisibleText}, '    '), nfkc),
      ${separatorText}, repeat(' ', ${separators.length}))`,
  String.raw`create or replace function joined_terms(value text) returns text language sql immutable strict parallel safe
    return (select coalesce(left(string_agg(term, ' '), 50000), '') from (
      select translate(token, ${separatorText}, '') as term
        from regexp_split_to_table(normalize(translate(value, ${invisibleText}, ''), nfkc), e'[ \\t\\r\\n:;()\\[\\]{}"|<>=\\u2014\\u201c\\u201d]+') token
        where length(token) between 3 and 40 and length(btrim(token, ${separatorText})) > length(translate(token, ${separatorText}, ''))
      union all
      select regexp_replace(words, '(^| )([^0-9 ]{2,})([0-9]+)(?= |$)', '\1\2 \3', 'g')
        from regexp_split_to_table(value, '\s+') token, search_text(token) words
        where length(token) <= 40 and words ~ '(^| )[^0-9 ]{2,}[0-9]+( |$)') terms)`,
  `create or replace function search_vector(value text) returns tsvector language sql immutable strict parallel safe
    return to_tsvector('site_text', search_text(value)) || to_tsvector('site_text', joined_terms(value))`,
  `create or replace function fold_words(value text) returns text language sql immutable strict parallel safe
    return replace(lower(unaccent('unaccent'::regdictionary, search_text(value))), ' ', '')`,
] as const;

const weigh = (texts: Record<string, string>) =>
  Object.entries(texts)
    .map(([weight, text]) => `setweight(search_vector(${text}), '${weight}')`)
    .join(' || ');

const passage = { A: 'new.heading', B: 'new.title', C: 'join_sentences(new.sentences)' };
const TABLES = {
  article: { columns: 'title, summary, body', terms: weigh({ A: 'new.title', B: 'new.summary', C: 'new.body' }) },
  passage: {
    columns: 'heading, title, sentences, questions',
    terms: weigh({ ...passage, D: 'join_sentences(new.questions)' }),
  },
  portal_passage: { columns: 'heading, title, sentences', terms: weigh(passage) },
};

/**
 * Searches find each part of a word that signs join, whatever these signs are. A trigger keeps `search_terms`, because a
 * generated column would rewrite its table. The former release reads `search` meanwhile. `ops/upgrade.sql` fills the
 * columns and builds the indexes before.
 *
 * Lock: ACCESS EXCLUSIVE on article, passage, portal_passage: adds a column without a value. Lock: ACCESS EXCLUSIVE on case_study: computes the column of its few rows.
 * Lock: ACCESS EXCLUSIVE on account: replaces an index by one that was built before.
 */
export class Migration0191SearchTerms extends Migration {
  override up(): void {
    for (const statement of SEARCH_FUNCTIONS) this.addSql(statement);
    for (const [table, { columns, terms }] of Object.entries(TABLES)) {
      this.addSql(`alter table ${table} add column if not exists search_terms tsvector`);
      this.addSql(`create or replace function set_search_terms_of_${table}() returns trigger language plpgsql as $$
        begin
          new.search_terms := ${terms};
          return new;
        end $$`);
      this.addSql(`create or replace trigger ${table}_search_terms before insert or update of ${columns}, search_terms
        on ${table} for each row execute function set_search_terms_of_${table}()`);
    }
    this.addSql('create index if not exists article_search_terms on article using gin (search_terms)');
    this.addSql('create index if not exists passage_search_terms on passage using gin (search_terms)');
    const texts = { A: 'title', B: "summary || ' ' || setting || ' ' || problem", C: 'body' };
    this.addSql('alter table case_study drop column search');
    this.addSql(
      `alter table case_study add column search tsvector not null generated always as (${weigh(texts)}) stored`,
    );
    this.addSql('create index case_study_search on case_study using gin (search)');
    const searched = ['name', 'username', 'email', 'company'].map((column) => `fold_words(${column}) gin_trgm_ops`);
    this.addSql(`create index if not exists account_words on account using gin (${searched.join(', ')})`);
    this.addSql('drop index if exists account_search');
    this.addSql(`create or replace function words_of(given text) returns setof text language sql immutable strict as $$
      select word from unnest(tsvector_to_array(to_tsvector('simple', search_text(given)))) word
      where length(word) between 4 and 30 and word !~ '[^[:alpha:]]'
    $$`);
  }
}
