import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { ArticleStatus } from '../../articles/article.entity.ts';
import { CaseStudyStatus } from '../../case-studies/case-study.entity.ts';
import { getKysely } from '../../kysely.ts';
import { MORE } from '../../platform/every.ts';
import { recordsAs, textsAs } from '../../platform/database/sql.ts';
import { prepare } from '../../prepare.ts';
import type { Passage } from './passage.split.ts';
import { addExpectedQuestions, readExpansions } from './passage.expansion.ts';
import { joinTexts, stem, stemEach, weigh } from './passage.stems.ts';
import { extractFromPage, extractFromText } from './passage.extraction.ts';

export type PassageKind = 'PAGE' | 'ARTICLE' | 'CASE_STUDY';

/** A page of the site for all visitors. Null if the path has no page now. */
export type ReadPage = (path: string) => Promise<{ title: string; html: string } | null>;

interface Due {
  kind: PassageKind;
  sourceId: string;
  changes: number;
}

interface Source {
  title: string;
  passages: (Passage & { questions?: string[] })[];
}

const TEXTS_AT_ONCE = 20;
/** Pages must be rendered, which slows down visitors' requests, so each run indexes only a few after a release. */
const PAGES_AT_ONCE = 4;
/** Selects sources in random order, so that unreadable sources do not block the others. */
async function listDue(em: SqlEntityManager): Promise<Due[]> {
  const select = () =>
    getKysely(em)
      .selectFrom('passage_due')
      .select(['kind', 'sourceId', 'changes'])
      .orderBy((eb) => eb.fn('random'));
  return [
    ...(await select().where('kind', '<>', 'PAGE').limit(TEXTS_AT_ONCE).execute()),
    ...(await select().where('kind', '=', 'PAGE').limit(PAGES_AT_ONCE).execute()),
  ];
}

interface IndexOptions {
  log: Logger;
  readPage: ReadPage;
}

/** Splits some of the changed sources into passages again. Returns `MORE` if more texts are due. */
export async function indexPassages(
  em: SqlEntityManager,
  { log, readPage }: IndexOptions,
): Promise<typeof MORE | null> {
  const due = await listDue(em);
  const cut: (Due & Source)[] = [];
  for (const source of due) {
    try {
      cut.push({ ...source, ...((await readSource(em, source, readPage)) ?? { title: '', passages: [] }) });
    } catch (error) {
      log.warn({ err: error, kind: source.kind, source: source.sourceId }, 'a source could not be cut into passages');
    }
  }
  if (cut.length > 0) await replacePassages(em, cut);
  const texts = cut.filter(({ kind }) => kind !== 'PAGE');
  return texts.length === TEXTS_AT_ONCE ? MORE : null;
}

/**
 * Marks all pages as due when the build changes, and the texts whose expected questions belong to the build. Pages
 * change only with the build.
 */
export async function notePages(em: SqlEntityManager, build: string, paths: readonly string[]): Promise<void> {
  await em.transactional(async (em) => {
    const db = getKysely(em);
    const changedRows = await db
      .insertInto('passage_build')
      .values({ build })
      .onConflict((on) => on.column('one').doUpdateSet({ build }).where('passage_build.build', '<>', build))
      .returning('build')
      .execute();
    if (changedRows.length === 0) return;
    const former = db.selectFrom('passage').select('sourceId').where('kind', '=', 'PAGE');
    const all = db.selectFrom(textsAs(paths, 'path')).select('path.value as sourceId').union(former);
    const expandedPaths = [...(await readExpansions()).keys()];
    const texts = db
      .selectFrom('article')
      .select((eb) => [eb.val('ARTICLE').as('kind'), 'id as sourceId'])
      .where((eb) => eb(eb(eb.val('/resources/'), '||', eb.ref('slug')), '=', eb.fn.any(eb.val(expandedPaths))))
      .union(
        db
          .selectFrom('case_study')
          .select((eb) => [eb.val('CASE_STUDY').as('kind'), 'id as sourceId'])
          .where((eb) => eb(eb(eb.val('/case-studies/'), '||', eb.ref('id')), '=', eb.fn.any(eb.val(expandedPaths)))),
      );
    await db
      .insertInto('passage_due')
      .columns(['kind', 'sourceId'])
      .expression((eb) =>
        eb
          .selectFrom(all.as('page'))
          .select([eb.val('PAGE').as('kind'), 'page.sourceId'])
          .unionAll(texts),
      )
      .onConflict((on) =>
        on.columns(['kind', 'sourceId']).doUpdateSet((eb) => ({ changes: eb('passage_due.changes', '+', 1) })),
      )
      .execute();
  });
}

/** Whether pages of this build are still due. Until then, a refusal could be wrong. */
export const isPreparing = async (em: SqlEntityManager): Promise<boolean> =>
  (await readWaitingPage.first(em, {})) !== undefined;

const readWaitingPage = prepare()((db) =>
  db.selectFrom('passage_due').select('sourceId').where('kind', '=', 'PAGE').limit(1),
);

function readSource(em: SqlEntityManager, { kind, sourceId }: Due, readPage: ReadPage): Promise<Source | null> {
  if (kind === 'ARTICLE') return readArticleSource(em, sourceId);
  return kind === 'CASE_STUDY' ? readStudySource(em, sourceId) : readPageSource(sourceId, readPage);
}

async function readPageSource(path: string, readPage: ReadPage): Promise<Source | null> {
  const page = await readPage(path);
  if (!page) return null;
  const { passages } = extractFromPage(page.html);
  return { title: page.title, passages: await addExpectedQuestions(path, passages) };
}

interface Text {
  path: string;
  title: string;
  html: string;
  lead: string[];
}

const toSource = async ({ path, title, html, lead }: Text): Promise<Source> => ({
  title,
  passages: await addExpectedQuestions(path, extractFromText(html, title, lead)),
});

async function readArticleSource(em: SqlEntityManager, id: string): Promise<Source | null> {
  const text = await getKysely(em)
    .selectFrom('article')
    .select(['slug', 'title', 'bodyHtml as html', 'summary'])
    .where('id', '=', id)
    .where('status', '=', ArticleStatus.PUBLISHED)
    .executeTakeFirst();
  return text ? toSource({ ...text, path: `/resources/${text.slug}`, lead: [text.summary] }) : null;
}

async function readStudySource(em: SqlEntityManager, id: string): Promise<Source | null> {
  const text = await getKysely(em)
    .selectFrom('case_study')
    .select(['title', 'bodyHtml as html', 'summary', 'setting', 'problem', 'facts'])
    .where('id', '=', id)
    .where('status', '=', CaseStudyStatus.PUBLISHED)
    .executeTakeFirst();
  if (!text) return null;
  const facts = text.facts.map(({ label, value }) => `${label}: ${value}.`).join(' ');
  return toSource({ ...text, path: `/case-studies/${id}`, lead: [text.summary, text.setting, text.problem, facts] });
}

/** Replaces the passages of sources. A source that changed meanwhile stays due and keeps its former passages. */
async function replacePassages(em: SqlEntityManager, cut: (Due & Source)[]): Promise<void> {
  await em.transactional(async (em) => {
    // Prevents a deadlock between two servers that update word counts at the same time.
    await sql`lock table passage_word in share row exclusive mode`.execute(em.getKysely());
    const keys = new Set((await settle(em, cut)).map(({ kind, sourceId }) => `${kind} ${sourceId}`));
    const settledRows = cut.filter(({ kind, sourceId }) => keys.has(`${kind} ${sourceId}`));
    await getKysely(em)
      .deleteFrom('passage')
      .using(recordsAs<Omit<Due, 'changes'>, 'cut'>(settledRows, 'cut', { kind: 'text', sourceId: 'text' }))
      .whereRef('passage.kind', '=', 'cut.kind')
      .whereRef('passage.sourceId', '=', 'cut.sourceId')
      .execute();
    await insertPassages(em, settledRows);
  });
}

/**
 * Removes the due entries of sources that did not change meanwhile, and returns these sources. An entry that another
 * transaction has locked belongs to a source that is changing: waiting for it while holding others could be a deadlock.
 */
const settle = (em: SqlEntityManager, cut: readonly Due[]) =>
  getKysely(em)
    .with('unchanged', (db) =>
      db
        .selectFrom([
          'passage_due as entry',
          recordsAs<Due, 'cut'>(cut, 'cut', { kind: 'text', sourceId: 'text', changes: 'integer' }),
        ])
        .select(['entry.kind', 'entry.sourceId'])
        .whereRef('entry.kind', '=', 'cut.kind')
        .whereRef('entry.sourceId', '=', 'cut.sourceId')
        .whereRef('entry.changes', '=', 'cut.changes')
        .forUpdate('entry')
        .skipLocked(),
    )
    .deleteFrom('passage_due as due')
    .using('unchanged')
    .whereRef('due.kind', '=', 'unchanged.kind')
    .whereRef('due.sourceId', '=', 'unchanged.sourceId')
    .returning(['due.kind', 'due.sourceId'])
    .execute();

const [text, texts] = ['text', 'text[]'] as const;
const TYPES = { kind: text, sourceId: text, position: 'integer', anchor: text, title: text, heading: text } as const;

async function insertPassages(em: SqlEntityManager, sources: readonly (Due & Source)[]): Promise<void> {
  const rows = sources.flatMap(({ kind, sourceId, title, passages }) =>
    passages.map(({ anchor, heading, sentences, questions = [] }, position) => {
      return { kind, sourceId, position, title, anchor, heading, sentences, questions };
    }),
  );
  const types = { ...TYPES, sentences: texts, questions: texts };
  await getKysely(em)
    .insertInto('passage')
    .columns([
      ...(['kind', 'sourceId', 'position', 'anchor', 'title', 'heading', 'sentences', 'search'] as const),
      ...(['sentenceWords', 'headingWords', 'titleWords', 'questionWords', 'questions'] as const),
    ])
    .expression((eb) =>
      eb.selectFrom(recordsAs(rows, 'cut', types)).select((cut) => {
        const [heading, title] = [cut.ref('cut.heading'), cut.ref('cut.title')];
        const [sentences, questions] = [cut.ref('cut.sentences'), cut.ref('cut.questions')];
        return [
          ...(['cut.kind', 'cut.sourceId', 'cut.position', 'cut.anchor', 'cut.title'] as const),
          ...(['cut.heading', 'cut.sentences'] as const),
          weigh({ A: heading, B: title, C: joinTexts(sentences), D: joinTexts(questions) }).as('search'),
          stemEach(sentences).as('sentenceWords'),
          stem(heading).as('headingWords'),
          stem(title).as('titleWords'),
          stemEach(questions).as('questionWords'),
          'cut.questions',
        ];
      }),
    )
    .execute();
}
