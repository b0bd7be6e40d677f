import type { Context } from '#api/platform/context.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { prepare } from '#api/kysely.ts';
import { type DocumentRight, toLevel, type PortalDocument } from './document.type.ts';
import {
  placeViewer,
  sharedDocuments,
  toViewerValues,
  type ViewerValues,
  visibleDocuments,
} from './visibility.query.ts';

// Finds the investor for whom a delegate acts: the one who delegated the right in use, if the delegate's own rights do
// not suffice. If several did, the earliest delegation counts.

/** The investor who delegates rights. */
export interface Principal {
  id: string;
  name: string;
}

interface UsedRight {
  /** The viewer's level on the document: 0 for none, 3 for all rights. */
  level: number;
  onBehalfOf: Principal | null;
}

/** The viewer's current level on a document, and the investor on whose behalf they would use `right`. */
export async function findDelegatedRight(
  context: Pick<Context, 'em' | 'viewer'>,
  id: string,
  right: DocumentRight,
): Promise<UsedRight> {
  const [row] = await readRightsOfDocuments(context, [id], toLevel([right]));
  return { level: row?.level ?? 0, onBehalfOf: toPrincipal(row) };
}

/** The investor on whose behalf the viewer lists the document, or reads it if they may. */
export const loadPrincipal = async (
  context: Context,
  { id, level, ownLevel }: PortalDocument,
): Promise<Principal | null> => (level > ownLevel ? load(context, findPrincipals, id) : null);

async function findPrincipals(context: Context, ids: readonly string[]): Promise<(Principal | null)[]> {
  const rows = await readRightsOfDocuments(context, ids, toLevel(['VIEW']));
  return ids.map((id) => toPrincipal(rows.find((row) => row.id === id)));
}

const toPrincipal = (row: Row | undefined): Principal | null =>
  row?.principal ? { id: row.principal, name: row.name ?? '' } : null;

const readRights = prepare<ViewerValues & { ids: readonly string[]; level: number }>()((db, value) =>
  db
    .selectFrom(visibleDocuments(placeViewer(value)))
    .leftJoinLateral(
      (eb) => {
        const usedLevel = eb.fn<number>('least', ['seen.level', eb.cast<number>(value('level'), 'integer')]);
        return eb
          .selectFrom(sharedDocuments(placeViewer(value)))
          .select('shared.principalId')
          .whereRef('shared.id', '=', 'seen.id')
          .where('shared.delegationId', 'is not', null)
          .where('shared.level', '>=', usedLevel)
          .where(eb('seen.ownLevel', '<', usedLevel))
          .orderBy('shared.since')
          .orderBy('shared.delegationId')
          .limit(1)
          .as('first');
      },
      (join) => join.onTrue(),
    )
    .leftJoin('account as a', 'a.id', 'first.principalId')
    .select(['seen.id', 'seen.level', 'first.principalId as principal', 'a.name'])
    .where('seen.id', '=', (eb) => eb.fn.any(value('ids'))),
);
type Row = Awaited<ReturnType<typeof readRights.all>>[number];

const readRightsOfDocuments = ({ em, viewer }: Pick<Context, 'em' | 'viewer'>, ids: readonly string[], level: number) =>
  readRights.all(em, { ...toViewerValues(viewer), ids, level });
