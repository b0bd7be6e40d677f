import 'reflect-metadata';
import { RENDER_VERSION } from '../api/platform/markdown/markdown.ts';
import { migrate } from '../api/platform/database/migrate.ts';
import { type Bench, runSql } from './bench.ts';

/** Words and the share of articles that contain each. Only the older half contains `ancient`. */
export const WORDS = { everywhere: 1, system: 0.65, quarter: 0.05, rarely: 0.001, ancient: 0.5 } as const;

/** The newest articles are as long as real ones, because the search ranks and quotes their texts. */
const LONG_ONES = 1_000;

/**
 * Creates a database with this number of published articles, which Postgres generates. Short articles have one
 * sentence.
 */
export async function openLargeDatabase(
  bench: Bench,
  articles: number,
  { searchable }: { searchable: boolean },
): Promise<string> {
  const name = `articles_${articles}${searchable ? '' : '_short'}`;
  const url = await bench.database(name);
  await migrate(url);
  const [article] = await runSql(url, 'select 1 from article limit 1');
  if (article) return name;
  // Build the indexes once over all rows. Disable autovacuum, because a long vacuum would disturb the measurements.
  await runSql(url, 'drop index article_search');
  await runSql(url, 'alter table article set (autovacuum_enabled = false)');
  await runSql(url, 'alter table article disable trigger article_words');
  await runSql(url, 'alter table article disable trigger article_passages');
  await runSql(
    url,
    `insert into category (id, name, slug, description, position)
     select 'cat_' || i, 'Category ' || i, 'category-' || i, '', i from generate_series(1, 10) i`,
  );
  await runSql(url, INSERT_ARTICLES, [articles, searchable ? 200 : 8, LONG_ONES, RENDER_VERSION]);
  if (searchable) await runSql(url, 'create index article_search on article using gin (search)');
  // Adds as many further words as a large site would have, because the generated texts use only few.
  await runSql(url, NOISE);
  await runSql(url, "insert into search_word select distinct words_of(body) from article where slug like '%07'");
  await runSql(url, 'vacuum analyze article, search_word');
  return name;
}

const NOISE = `insert into search_word select translate(left(md5(i::text), 9), '0123456789', 'ghijklmnop') from generate_series(1, 30000) i`;

/** Parameters: the number of articles, of words, of long articles, and the version of the renderer. */
export const INSERT_ARTICLES = `
  with texts as materialized (
    select n, (select string_agg('word' || (random() * random() * 3000)::int, ' ') from generate_series(1, $2::int) where n > 0) as text
    from generate_series(0, 199) n
  )
  insert into article (id, slug, title, summary, body, body_html, body_tree, reading_minutes, render_version, status,
    published_at, created_at, updated_at, category_id, author_name)
  select 'art_' || lpad(i::text, 8, '0'), 'article-' || i, 'Article number ' || i, 'What is written to disk, everywhere.',
    concat_ws(' ', case when i % 20 < 13 then 'system' end, case when i % 20 = 7 then 'quarter' end,
      case when i % 1000 = 3 then 'rarely' end, case when i > $1::int / 2 then 'ancient' end,
      case when i <= $3::int and $2::int > 100 then repeat(texts.text || '. ', 5) else texts.text end),
    '', '[]', 5, $4::int, 'PUBLISHED', now() - i * interval '1 minute', now(), now(), 'cat_' || 1 + i % 10, 'Desk'
  from generate_series(1, $1::int) i join texts on texts.n = i % 200`;
