import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { getKysely } from '../../kysely.ts';
import type { Env } from '../../platform/env.ts';
import { MORE } from '../../platform/every.ts';
import { anyOf, fromNow, now, recordsAs } from '../../platform/database/sql.ts';
import { joinTexts, stem, stemEach, weigh } from './passage.stems.ts';
import { type PortalKind, type PortalPassage, portalTexts } from './passage.portal.texts.service.ts';

interface Due {
  kind: PortalKind;
  sourceId: string;
  changes: number;
}

/** How long a claim on a source lasts. After that, any server tries an unreadable source again. */
const CLAIM = '2 minutes';

const claim = (em: SqlEntityManager, kinds: readonly PortalKind[]): Promise<Due | undefined> =>
  getKysely(em)
    .updateTable('portal_passage_due as due')
    .from((eb) =>
      eb
        .selectFrom('portal_passage_due')
        .select(['kind', 'sourceId'])
        .where('claimedUntil', '<', now())
        .where('kind', '=', anyOf(kinds))
        .orderBy((eb) => eb.fn('random'))
        .limit(1)
        .forUpdate()
        .skipLocked()
        .as('next'),
    )
    .set({ claimedUntil: fromNow(CLAIM) })
    .whereRef('due.kind', '=', 'next.kind')
    .whereRef('due.sourceId', '=', 'next.sourceId')
    .returning(['due.kind', 'due.sourceId', 'due.changes'])
    .executeTakeFirst();

interface IndexOptions {
  log: Logger;
  env: Env;
}

/** Splits one changed source of these kinds into passages again. Returns `MORE` if there was one. */
export async function indexPortalPassages(
  em: SqlEntityManager,
  kinds: readonly PortalKind[],
  { log, env }: IndexOptions,
): Promise<typeof MORE | null> {
  const due = await claim(em, kinds);
  if (!due) return null;
  try {
    await replacePassages(em, due, await portalTexts[due.kind](em, due.sourceId, env));
  } catch (error) {
    log.warn({ err: error, kind: due.kind, source: due.sourceId }, 'a source could not be cut into passages');
  }
  return MORE;
}

/** Replaces the passages of a source. A source that changed meanwhile stays due and keeps its former passages. */
async function replacePassages(em: SqlEntityManager, due: Due, passages: readonly PortalPassage[]): Promise<void> {
  const { kind, sourceId, changes } = due;
  await em.transactional(async (em) => {
    const db = getKysely(em);
    const settledRows = await db
      .deleteFrom('portal_passage_due')
      .where('kind', '=', kind)
      .where('sourceId', '=', sourceId)
      .where('changes', '=', changes)
      .returning('sourceId')
      .execute();
    if (settledRows.length === 0) return;
    await db.deleteFrom('portal_passage').where('kind', '=', kind).where('sourceId', '=', sourceId).execute();
    await insertPassages(em, due, passages);
  });
}

async function insertPassages(em: SqlEntityManager, due: Due, passages: readonly PortalPassage[]): Promise<void> {
  const rows = passages.map(({ version = null, page = null, audience = null, ...passage }, position) => {
    const { title, anchor, heading, sentences } = passage;
    return { position, version, page, audience, title, anchor, heading, sentences };
  });
  const [text, integer] = ['text', 'integer'] as const;
  const numbers = { position: integer, version: integer, page: integer };
  const types = { ...numbers, audience: text, title: text, anchor: text, heading: text, sentences: 'text[]' } as const;
  await getKysely(em)
    .insertInto('portal_passage')
    .columns([
      ...(['kind', 'sourceId', 'position', 'version', 'page', 'audience', 'title', 'anchor', 'heading'] as const),
      ...(['sentences', 'search', 'sentenceWords', 'headingWords', 'titleWords'] as const),
    ])
    .expression((eb) =>
      eb.selectFrom(recordsAs(rows, 'cut', types)).select((cut) => {
        const [heading, title, sentences] = [cut.ref('cut.heading'), cut.ref('cut.title'), cut.ref('cut.sentences')];
        return [
          cut.val(due.kind).as('kind'),
          cut.val(due.sourceId).as('sourceId'),
          ...(['cut.position', 'cut.version', 'cut.page', 'cut.audience', 'cut.title', 'cut.anchor'] as const),
          ...(['cut.heading', 'cut.sentences'] as const),
          weigh({ A: heading, B: title, C: joinTexts(sentences) }).as('search'),
          stemEach(sentences).as('sentenceWords'),
          stem(heading).as('headingWords'),
          stem(title).as('titleWords'),
        ];
      }),
    )
    .execute();
}
