import { placeViewer, type ViewerValues } from '#api/portal/documents/visibility.query.ts';
import { prepare } from '#api/kysely.ts';
import type { ChangeType } from './change.type.ts';
import { isOwnAccount, isVisibleTo } from './change.policy.ts';

/**
 * The position of the newest change, and of the newest deleted one. Positions become visible in their order: what is
 * committed later has a higher position than `latest`.
 */
export const readPositions = prepare()((db) =>
  db.selectFrom('change_retention as r').select((eb) => [
    'r.pruned',
    eb.fn
      .coalesce(
        eb
          .selectFrom('change as c')
          .select((eb) => eb.fn.max('c.position').as('position'))
          .$asScalar(),
        'r.pruned',
      )
      .as('latest'),
  ]),
);

interface Page extends ViewerValues {
  after: string;
  upTo: string;
  types: readonly ChangeType[];
  /** True to include the changes of the viewer's own account, although `types` lacks USER. */
  withOwnAccount: boolean;
  limit: number;
}

/** The changes between two positions that the viewer can read, in the order of their commits. */
export const readPage = prepare<Page>()((db, value) =>
  db
    .selectFrom('change as c')
    .select(['c.position', 'c.id', 'c.type', 'c.nodeId', 'c.action', 'c.version', 'c.changedAt'])
    .where('c.position', '>', value('after'))
    .where('c.position', '<=', value('upTo'))
    .where((eb) =>
      eb.or([
        eb('c.type', '=', eb.fn.any(value('types'))),
        eb.and([value('withOwnAccount'), eb('c.type', '=', 'USER'), isOwnAccount(eb, placeViewer(value))]),
      ]),
    )
    .where((eb) => isVisibleTo(eb, placeViewer(value)))
    .orderBy('c.position')
    .limit(value('limit')),
);
