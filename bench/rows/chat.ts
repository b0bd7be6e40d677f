import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPassages, type PassageSearchResult } from '#api/content/chat/chat.service.ts';
import { entities } from '#api/entities.ts';
import { openOrm } from '#api/platform/database/orm.ts';
import { anonymous } from '#api/platform/viewer.ts';
import { RENDER_VERSION } from '#api/platform/markdown/markdown.ts';
import { type Bench, runSql } from '../bench.ts';
import { isAnswer, type Questions, readQuestions } from '../chat.questions.ts';
import { getCpu, withChildren } from '../cpu.ts';
import type { Row, Section } from '../row.ts';
import { ROOT } from '../processes.ts';

const DATABASE = 'chat';
/** Questions whose authors read only the pages. */
const SETS = ['held-out', 'held-out-second', 'held-out-third', 'held-out-fourth'];
/** The number of passages of the site, and of a very large one. */
const SIZES = [0, 10_000];
const GOALS = { firstThree: 0.8, refused: 0.8, wronglyRefused: 0.1, p95Ms: 150 };

/** Measures how well and how fast /chat answers the questions of bench/chat. */
export const chat: Section = {
  name: 'chat',
  onRequest: true,
  async *rows(bench) {
    const url = await indexSite(bench);
    for (const size of SIZES) {
      await addNoise(url, size);
      yield* measure(bench, { url, passages: await count(url, 'passage') });
    }
  },
};

/** The URL of a database with the passages of the whole site. */
async function indexSite(bench: Bench): Promise<string> {
  const url = await bench.database(DATABASE);
  await bench.site(DATABASE);
  while ((await count(url, 'passage')) === 0 || (await count(url, 'passage_due')) > 0) await delay(250);
  await bench.stop(DATABASE);
  return url;
}

const count = async (url: string, table: 'passage' | 'passage_due'): Promise<number> =>
  (await runSql<{ count: number }>(url, `select count(*)::int as count from ${table}`))[0]?.count ?? 0;

interface Place {
  url: string;
  passages: number;
}

/** What /chat did with the questions of a set. */
interface Result {
  questions: number;
  firstThree: number;
  wronglyRefused: number;
  unanswerable: number;
  refused: number;
}

async function* measure(bench: Bench, { url, passages }: Place): AsyncIterable<Row | string> {
  const times: number[] = [];
  const orm = await openOrm(url, entities, 2);
  const postmaster = Number(readFileSync(path.join(bench.folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const readCpu = () => getCpu([process.pid, ...withChildren(postmaster)]);
  const find = async (question: string) => {
    const startTime = performance.now();
    const result = await findPassages({ em: orm.em.fork(), viewer: anonymous }, question);
    times.push(performance.now() - startTime);
    return result;
  };
  const total: Result = { questions: 0, firstThree: 0, wronglyRefused: 0, unanswerable: 0, refused: 0 };
  try {
    await find('The first statement opens the connection');
    const before = readCpu();
    yield `${passages} passages`;
    for (const name of SETS) {
      const result = await answerAll(find, await readQuestions(path.join(ROOT, 'bench/chat', name)));
      for (const key of Object.keys(total) as (keyof Result)[]) total[key] += result[key];
      yield describe(name, result);
    }
    yield describe('all', total);
    yield `${((readCpu() - before) / times.length).toFixed(0)} ms CPU a question, Postgres included`;
  } finally {
    await orm.close();
  }
  const at = `${passages} passages`;
  const rate = (some: number, all: number) => `${some} of ${all}`;
  const { questions, firstThree, wronglyRefused, unanswerable, refused } = total;
  const rows: [string, number, string][] = [
    ['right passage in the first 3', (GOALS.firstThree * questions) / firstThree, rate(firstThree, questions)],
    ['refused without an answer', (GOALS.refused * unanswerable) / refused, rate(refused, unanswerable)],
    ['wrongly refused', wronglyRefused / (GOALS.wronglyRefused * questions), rate(wronglyRefused, questions)],
  ];
  for (const [name, ratio, limit] of rows) yield { name: `${name}, ${at}`, ratio, limit, goal: 1 };
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  yield { name: `p95, ${at}`, ratio: p95 / GOALS.p95Ms, limit: `${Math.round(p95)} ms`, goal: 1 };
}

const describe = (name: string, { questions, firstThree, wronglyRefused, unanswerable, refused }: Result): string =>
  [
    name.padEnd(18),
    `first three ${firstThree} of ${questions}`,
    `refused ${refused} of ${unanswerable}`,
    `wrongly refused ${wronglyRefused} of ${questions}`,
  ].join(' | ');

async function answerAll(
  find: (question: string) => Promise<PassageSearchResult>,
  { answerable, unanswerable }: Questions,
): Promise<Result> {
  let [firstThree, wronglyRefused, refused] = [0, 0, 0];
  for (const { q, a } of answerable) {
    const { passages, refusal } = await find(q);
    if (refusal) wronglyRefused += 1;
    if (passages.slice(0, 3).some((passage) => a.some((answer) => isAnswer(answer, passage)))) firstThree += 1;
  }
  for (const question of unanswerable) if ((await find(question)).refusal) refused += 1;
  return { questions: answerable.length, firstThree, wronglyRefused, unanswerable: unanswerable.length, refused };
}

const PASSAGES_EACH = 10;
const WORDS_EACH = 90;

/** Adds articles with random words of the site, with the same frequencies, until there are `size` passages. */
async function addNoise(url: string, size: number): Promise<void> {
  const missing = size - (await count(url, 'passage'));
  if (missing <= 0) return;
  for (const trigger of ['article_passages', 'article_words'])
    await runSql(url, `alter table article disable trigger ${trigger}`);
  await runSql(url, ARTICLES, [size, Math.ceil(missing / PASSAGES_EACH), RENDER_VERSION]);
  await runSql(url, NOISE, [size, missing, PASSAGES_EACH, WORDS_EACH]);
  await runSql(url, 'vacuum analyze passage, article');
}

const ARTICLES = `insert into article (id, slug, title, summary, body, body_html, body_tree, reading_minutes,
    render_version, status, published_at, created_at, updated_at, author_name)
  select 'art_' || $1::int || '_' || i, 'noise-' || $1::int || '-' || i, 'Noise ' || i, '', '', '', '[]', 1, $3::int,
    'PUBLISHED', now(), now(), now(), 'Desk' from generate_series(1, $2::int) i`;

const NOISE = `with words as materialized (
    select array_agg(word) as all_words from passage, unnest(sentences) sentence,
      regexp_split_to_table(sentence, '\\s+') word where kind <> 'ARTICLE' or source_id not like '%\\_%\\_%'),
  texts as materialized (
    select i, (select string_agg(all_words[1 + floor(random() * cardinality(all_words))::int + 0 * n], ' ')
      from generate_series(1, $4::int) n where i >= 0) as text
    from generate_series(0, $2::int - 1) i, words)
  insert into passage (kind, source_id, position, anchor, title, heading, sentences)
  select 'ARTICLE', 'art_' || $1::int || '_' || 1 + i / $3::int, i % $3::int, '', 'Noise', '', array[text] from texts`;
