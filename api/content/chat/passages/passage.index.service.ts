import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '#api/entities.ts';
import type { Expression, Kysely } from 'kysely';
import type { Logger } from 'pino';
import { getKysely, prepare } from '#api/kysely.ts';
import { anyOf, fromNow, now, textsAs } from '#api/platform/database/sql.ts';
import { loadKnownQuestions } from '../known-questions.ts';
import { Passage, PassageDue, PortalPassage, PortalPassageDue } from './passage.entity.ts';
import type { PortalKind } from './passage.portal.texts.service.ts';
import type { SiteKind } from './passage.site.texts.service.ts';
import type { SourcePassage } from './passage.split.ts';

export type SourceKind = SiteKind | PortalKind;

/** Public passages and those of the portal are in tables of their own: neither affects how long the other takes. */
const TABLES = {
  site: { table: 'passage_due', due: PassageDue, name: 'passage', passages: Passage },
  portal: { table: 'portal_passage_due', due: PortalPassageDue, name: 'portal_passage', passages: PortalPassage },
} as const;

/** How long a claim on a source lasts: the longest document takes less. */
const CLAIM = '2 minutes';
/** When a source that could not be read is tried again. */
const RETRY_MS = 5_000;

export interface IndexOptions<Kind> {
  area: keyof typeof TABLES;
  kinds: readonly Kind[];
  /** Reads the current passages of a source. A deleted or unpublished source has none. */
  read: (em: SqlEntityManager, kind: Kind, id: string) => Promise<SourcePassage[]>;
  log: Logger;
}

/** Makes the passages of one changed source of these kinds again. Returns true if there was one. */
export async function indexPassages<Kind extends SourceKind>(
  em: SqlEntityManager,
  { area, kinds, read, log }: IndexOptions<Kind>,
): Promise<boolean> {
  const tables = TABLES[area];
  const due = await claim(em, { area, kinds });
  if (!due) return false;
  try {
    await replacePassages(em, tables, due, await read(em, due.kind as Kind, due.sourceId));
  } catch (error) {
    log.warn({ err: error, kind: due.kind, source: due.sourceId }, 'a source could not be cut into passages');
    await postpone(em, tables, due);
  }
  return true;
}

type Tables = (typeof TABLES)[keyof typeof TABLES];

interface Due {
  kind: SourceKind;
  sourceId: string;
  changes: number;
}

/** The sources of these kinds that changed and that no server works on. */
export const selectDueSources = (
  db: Kysely<Database>,
  { area, kinds }: Pick<IndexOptions<SourceKind>, 'area' | 'kinds'>,
) =>
  db
    .selectFrom(TABLES[area].table as 'passage_due')
    .select(['kind', 'sourceId'])
    .where('claimedUntil', '<', now())
    .where('kind', 'in', kinds as readonly SiteKind[]);

/**
 * Claims one source, in random order, so that unreadable ones do not block the others. The choice is materialized:
 * joined, PostgreSQL could make it again for each row, and would claim several.
 */
const claim = (
  em: SqlEntityManager,
  sources: Pick<IndexOptions<SourceKind>, 'area' | 'kinds'>,
): Promise<Due | undefined> =>
  getKysely(em)
    .with(
      (cte) => cte('next').materialized(),
      () =>
        selectDueSources(getKysely(em), sources)
          .orderBy((eb) => eb.fn('random'))
          .limit(1)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable(`${TABLES[sources.area].table as 'passage_due'} as due`)
    .from('next')
    .set({ claimedUntil: fromNow(CLAIM) })
    .whereRef('due.kind', '=', 'next.kind')
    .whereRef('due.sourceId', '=', 'next.sourceId')
    .returning(['due.kind', 'due.sourceId', 'due.changes'])
    .executeTakeFirst();

const postpone = (em: SqlEntityManager, { due }: Tables, { kind, sourceId }: Due) =>
  em.nativeUpdate(
    due as typeof PassageDue,
    { kind: kind as SiteKind, sourceId },
    { claimedUntil: new Date(Date.now() + RETRY_MS) },
  );

/** Replaces the passages of a source. A source that changed meanwhile stays due and keeps its former passages. */
async function replacePassages(
  em: SqlEntityManager,
  tables: Tables,
  { sourceId, changes, ...due }: Due,
  passages: readonly SourcePassage[],
): Promise<void> {
  const kind = due.kind as SiteKind;
  const table = tables.passages as typeof Passage;
  await em.transactional(async (em) => {
    if (!(await em.nativeDelete(tables.due as typeof PassageDue, { kind, sourceId, changes }))) return;
    await em.nativeDelete(table, { kind, sourceId });
    if (passages.length === 0) return;
    // The EntityManager writes the line breaks of array elements as the letter n.
    await getKysely(em)
      .insertInto(tables.name as 'passage')
      .values(passages.map((passage, position) => ({ kind, sourceId, position, ...passage })))
      .execute();
  });
}

/** The sources whose passages belong to the build: all pages, also former ones, and texts with known questions. */
const selectOfBuild = (em: SqlEntityManager, paths: readonly string[], answeredPaths: readonly string[]) => {
  const db = getKysely(em);
  const listIn = (folder: string) =>
    answeredPaths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
  return db
    .selectFrom(textsAs(paths, 'path'))
    .select((eb) => [eb.val('PAGE').as('kind'), 'path.value as sourceId'])
    .union(db.selectFrom('passage').select(['kind', 'sourceId']).where('kind', '=', 'PAGE'))
    .union(
      db
        .selectFrom('article')
        .select((eb) => [eb.val('ARTICLE').as('kind'), 'id as sourceId'])
        .where('slug', '=', anyOf(listIn('/resources/'))),
    )
    .union(
      db
        .selectFrom('case_study')
        .select((eb) => [eb.val('CASE_STUDY').as('kind'), 'id as sourceId'])
        .where('id', '=', anyOf(listIn('/case-studies/'))),
    );
};

/** Marks the pages and the texts with known questions as due when the build changes: they change only with it. */
export async function notePages(em: SqlEntityManager, build: string, paths: readonly string[]): Promise<void> {
  const answeredPaths = [...(await loadKnownQuestions()).answered.keys()];
  await em.transactional(async (em) => {
    const db = getKysely(em);
    const changedRows = await db
      .insertInto('passage_build')
      .values({ build })
      .onConflict((on) => on.column('one').doUpdateSet({ build }).where('passage_build.build', '<>', build))
      .returning('build')
      .execute();
    if (changedRows.length === 0) return;
    await noteDue(em, selectOfBuild(em, paths, answeredPaths));
  });
}

/** Marks pages as due whose text changed without a new build. Their former passages answer until then. */
export const noteChangedPages = (em: SqlEntityManager, paths: readonly string[]): Promise<unknown> =>
  noteDue(
    em,
    getKysely(em)
      .selectFrom(textsAs(paths, 'path'))
      .select((eb) => [eb.val('PAGE').as('kind'), 'path.value as sourceId']),
  );

const noteDue = (em: SqlEntityManager, sources: Expression<{ kind: string; sourceId: string }>): Promise<unknown> =>
  getKysely(em)
    .insertInto('passage_due')
    .columns(['kind', 'sourceId'])
    .expression(sources as Expression<never>)
    .onConflict((on) =>
      on.columns(['kind', 'sourceId']).doUpdateSet((eb) => ({
        changes: eb('passage_due.changes', '+', 1),
        claimedUntil: eb.val('-infinity'),
      })),
    )
    .execute();

/** Whether pages of this build are still due. Until then, a refusal could be wrong. */
export const isPreparing = async (em: SqlEntityManager): Promise<boolean> =>
  (await readWaitingPage.first(em, {})) !== undefined;

const readWaitingPage = prepare()((db) =>
  db.selectFrom('passage_due').select('sourceId').where('kind', '=', 'PAGE').limit(1),
);
