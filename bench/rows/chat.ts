import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPassages } from '../../api/chat/chat.service.ts';
import { entities } from '../../api/entities.ts';
import { openOrm } from '../../api/platform/database/orm.ts';
import { RENDER_VERSION } from '../../api/platform/markdown/markdown.ts';
import { type Bench, runSql } from '../bench.ts';
import { isAnswer, type Questions, readQuestions } from '../chat.questions.ts';
import { getCpu, withChildren } from '../cpu.ts';
import type { Row, Section } from '../row.ts';
import { ROOT } from '../processes.ts';

const DATABASE = 'chat';
const SIZES = [500, 10_000, 100_000];
const RIGHT = 0.9;
const P95_MS = 150;

/** Measures how well and how fast /chat answers the questions of bench/chat, at several numbers of passages. */
export const chat: Section = {
  name: 'chat',
  onRequest: true,
  async *rows(bench) {
    const url = await indexSite(bench);
    const questions = await readQuestions(bench.questions ?? path.join(ROOT, 'bench/chat'));
    for (const size of SIZES) {
      await addNoise(url, size);
      const passages = await count(url, 'passage');
      yield* measure(bench, { url, passages }, questions);
    }
  },
};

/** The URL of a database with the passages of the whole site. */
export async function indexSite(bench: Bench): Promise<string> {
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

async function* measure(bench: Bench, { url, passages }: Place, questions: Questions): AsyncIterable<Row | string> {
  const { places, shown, wronglyRefused, refused, times, cpuMs } = await answerAll(bench, url, questions);
  const within = (most: number) => places.filter((place) => place >= 0 && place < most).length;
  const questionCount = questions.answerable.length;
  const at = `${passages} passages`;
  yield `${at}: right passage at 1, 3, 5: ${within(1)}, ${within(3)}, ${within(5)} of ${questionCount}; in the first 3 and not refused ${shown}; wrongly refused ${wronglyRefused}; ${cpuMs.toFixed(0)} ms CPU a question, Postgres included`;
  const limit = `${Math.round(RIGHT * 100)} %, here ${within(3)} of ${questionCount}`;
  yield { name: `right passage in the first 3, ${at}`, ratio: (RIGHT * questionCount) / within(3), limit, goal: 1 };
  const unanswerable = questions.unanswerable.length;
  const refusedLimit = `${Math.round(RIGHT * 100)} %, here ${refused} of ${unanswerable}`;
  yield { name: `refused, ${at}`, ratio: (RIGHT * unanswerable) / refused, limit: refusedLimit, goal: 1 };
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  yield { name: `p95, ${at}`, ratio: p95 / P95_MS, limit: `${P95_MS} ms, here ${Math.round(p95)} ms`, goal: 1 };
}

/** Answers every question, one by one. */
async function answerAll(bench: Bench, url: string, { answerable, unanswerable }: Questions) {
  const orm = await openOrm(url, entities, 2);
  const postmaster = Number(readFileSync(path.join(bench.folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const readCpu = () => getCpu([process.pid, ...withChildren(postmaster)]);
  try {
    await findPassages(orm.em.fork(), 'The first statement opens the connection');
    const times: number[] = [];
    const find = async (question: string) => {
      const startTime = performance.now();
      const passages = await findPassages(orm.em.fork(), question);
      times.push(performance.now() - startTime);
      return passages;
    };
    const before = readCpu();
    const places: number[] = [];
    let [shown, wronglyRefused] = [0, 0];
    for (const { q, a } of answerable) {
      const { passages, refusal } = await find(q);
      const place = passages.findIndex((passage) => a.some((answer) => isAnswer(answer, passage)));
      places.push(place);
      if (refusal) wronglyRefused += 1;
      else if (place >= 0 && place < 3) shown += 1;
    }
    let refused = 0;
    for (const question of unanswerable) if ((await find(question)).refusal) refused += 1;
    return { places, shown, wronglyRefused, refused, times, cpuMs: (readCpu() - before) / times.length };
  } finally {
    await orm.close();
  }
}

const PASSAGES_EACH = 10;
const WORDS_EACH = 90;

/** Adds articles with random words of the site, with the same frequencies, until there are `size` passages. */
export async function addNoise(url: string, size: number): Promise<void> {
  const missing = size - (await count(url, 'passage'));
  if (missing <= 0) return;
  for (const trigger of ['article_passages', 'article_words'])
    await runSql(url, `alter table article disable trigger ${trigger}`);
  await runSql(url, ARTICLES, [size, Math.ceil(missing / PASSAGES_EACH), RENDER_VERSION]);
  await runSql(url, NOISE, [size, missing, PASSAGES_EACH, WORDS_EACH]);
  await runSql(url, 'vacuum analyze passage, passage_word, article');
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
  insert into passage (kind, source_id, position, anchor, title, heading, sentences, search, title_words, sentence_words)
  select 'ARTICLE', 'art_' || $1::int || '_' || 1 + i / $3::int, i % $3::int, '', 'Noise', '', array[text],
    setweight(to_tsvector('english', text), 'C'), array['nois'],
    json_build_array(tsvector_to_array(to_tsvector('english', text))) from texts`;
