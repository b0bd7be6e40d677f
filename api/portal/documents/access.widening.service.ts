import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import { fail } from '#api/platform/errors.ts';
import { now } from '#api/platform/database/sql.ts';
import { selectChains } from './access.query.ts';

// When rights with an end are over, those of the nearest folder above apply again. If these give more, an end that should
// take access away would give some, so such a pair of rights is refused, whichever of the two came last. An end before the
// same rights would end nothing, so it is refused when it is given; if they are given later, both count.

const words = ['nothing', 'list', 'list and read', 'list, read and download'] as const;

/** The rights of each document and folder that end, with those that apply afterwards, if these give as much. */
async function findWidenings(em: SqlEntityManager, holder: string | null) {
  const ending = await getKysely(em)
    .selectFrom('document_grant')
    .select('target')
    .where('endsAt', '>', now())
    .$if(holder !== null, (select) => select.where('holder', '=', holder!))
    .execute();
  const next = await selectChains(em, [...new Set(ending.map(({ target }) => target))])
    .selectFrom('chain')
    .innerJoin('document_grant as g', 'g.target', 'chain.target')
    .innerJoin('document_grant as above', (join) =>
      join.onRef('above.target', '=', 'chain.node').onRef('above.holder', '=', 'g.holder'),
    )
    .leftJoin('document as d', 'd.id', 'g.target')
    .leftJoin('folder as f', 'f.id', 'g.target')
    .innerJoin('folder as a', 'a.id', 'above.target')
    .select(['g.target', 'g.holder', 'g.level', 'above.target as aboveId', 'above.level as nextLevel', 'chain.depth'])
    .select(({ fn }) => [fn.coalesce('d.title', 'f.name').$castTo<string>().as('name'), 'a.name as aboveName'])
    .distinctOn(['g.target', 'g.holder'])
    .where('g.endsAt', '>', now())
    .where('chain.depth', '>', 0)
    .where((eb) => eb.or([eb('above.endsAt', 'is', null), eb('above.endsAt', '>', eb.ref('g.endsAt'))]))
    .$if(holder !== null, (select) => select.where('g.holder', '=', holder!))
    .orderBy('g.target')
    .orderBy('g.holder')
    .orderBy('chain.depth')
    .execute();
  return next.filter(({ level, nextLevel }) => nextLevel >= level);
}

type Widening = Awaited<ReturnType<typeof findWidenings>>[number];

const refuse = (field: string, message: string): never =>
  fail('BAD_USER_INPUT', message, [{ path: ['input', field], message }]);

const isWider = ({ level, nextLevel }: Widening): boolean => nextLevel > level;

const describe = (widening: Widening): string =>
  `When the rights to “${widening.name}” end (${words[widening.level]}), those of the folder “${widening.aboveName}” apply again, which give ${isWider(widening) ? `more: ${words[widening.nextLevel]}` : 'the same'}.`;

/** Fails if rights of the holder would become wider when they end, here or below, or stay the same here if they are new. */
export async function refuseWideningGrant(
  em: SqlEntityManager,
  { target, holder, isNew }: { target: string; holder: string; isNew: boolean },
): Promise<void> {
  const widenings = await findWidenings(em, holder);
  const own = widenings.find((widening) => widening.target === target && (isNew || isWider(widening)));
  if (own) refuse('endsAt', `${describe(own)} Set these rights without an end, or change those of the folder first.`);
  const below = widenings.find((widening) => widening.aboveId === target && isWider(widening));
  if (below) refuse('rights', `${describe(below)} Remove the end of the rights to “${below.name}” first.`);
}

/** Fails if rights in a document or folder that was moved would become wider when they end. */
export async function refuseWideningMove(em: SqlEntityManager, moved: string, field: string): Promise<void> {
  const widenings = (await findWidenings(em, null)).filter(isWider);
  const chains = selectChains(em, [...new Set(widenings.map(({ target }) => target))]).selectFrom('chain');
  const inside = await chains.select(['chain.target', 'chain.depth']).where('chain.node', '=', moved).execute();
  const widening = widenings.find(({ target, depth }) =>
    inside.some((place) => place.target === target && place.depth < depth),
  );
  if (widening)
    refuse(field, `${describe(widening)} Remove the end of the rights to “${widening.name}” before you move it.`);
}
