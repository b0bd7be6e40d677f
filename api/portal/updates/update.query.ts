import type { Expression, ExpressionBuilder, QueryCreator } from 'kysely';
import { type BoundViewer, placeViewer, type ViewerValues } from '../documents/visibility.query.ts';
import type { Database } from '#api/entities.ts';
import type { PlaceholderFor } from '#api/platform/database/prepare.ts';
import { prepare } from '#api/kysely.ts';
import type { UpdateStatus } from './update.type.ts';
import { isInAudience, isPublished, isVisibleTo } from './update.policy.ts';

type Updates = ExpressionBuilder<Database & { u: Database['investor_update'] }, 'u'>;

const getStatus = (eb: Updates) =>
  eb
    .case()
    .when(isPublished(eb))
    .then(eb.cast<UpdateStatus>(eb.val('PUBLISHED'), 'text'))
    .when('u.publishedAt', 'is', null)
    .then(eb.cast<UpdateStatus>(eb.val('DRAFT'), 'text'))
    .else(eb.cast<UpdateStatus>(eb.val('SCHEDULED'), 'text'))
    .end();

/** The row that exists if the account has read update `u`. */
const selectOpening = (eb: Updates, accountId: Expression<string | null>) =>
  eb
    .selectFrom('investor_update_opening as o')
    .select('o.openedAt')
    .whereRef('o.updateId', '=', 'u.id')
    .where('o.accountId', '=', accountId);

/** Updates `u` as the viewer sees them. */
const selectUpdates = (db: QueryCreator<Database>, viewer: BoundViewer) =>
  db
    .selectFrom('investor_update as u')
    .select((eb) => [
      'u.id',
      'u.title',
      'u.body',
      'u.everyone',
      'u.version',
      getStatus(eb).as('status'),
      'u.publishedAt',
      'u.changedAt',
      'u.updatedAt',
      'u.withdrawnAt',
      'u.withdrawnWhy',
      isVisibleTo(eb, viewer).$castTo<boolean>().as('isVisible'),
      selectOpening(eb, viewer.viewerId).as('readAt'),
    ]);

export const readUpdateById = prepare<ViewerValues & { id: string }>()((db, value) =>
  selectUpdates(db, placeViewer(value)).where('u.id', '=', value('id')),
);
export type FirstPage = ViewerValues & {
  /** Null: updates of any status. */
  status: UpdateStatus | null;
  limit: number;
};
export type IsRead = { isRead: boolean };
export type Position = { afterSortAt: string; afterUpdatedAt: string; afterId: string };

/** The updates that a viewer can see: for administrators drafts first, by their last change, then the newest. */
const selectPage = (db: QueryCreator<Database>, value: PlaceholderFor<FirstPage>) =>
  selectUpdates(db, placeViewer(value))
    .where((eb) => isVisibleTo(eb, placeViewer(value)))
    .where((eb) => {
      const status = eb.cast<UpdateStatus | null>(value('status'), 'text');
      return eb.or([eb(status, 'is', null), eb(getStatus(eb), '=', status)]);
    })
    .orderBy('u.sortAt', 'desc')
    .orderBy('u.updatedAt', 'desc')
    .orderBy('u.id', 'desc')
    .limit(value('limit'));

const selectRead = (db: QueryCreator<Database>, value: PlaceholderFor<FirstPage & IsRead>) =>
  selectPage(db, value).where((eb) =>
    eb(eb.exists(selectOpening(eb, value('viewerId'))), '=', eb.cast<boolean>(value('isRead'), 'boolean')),
  );

const isAfter = (value: PlaceholderFor<Position>) => (eb: Updates) =>
  eb(
    eb.refTuple('u.sortAt', 'u.updatedAt', 'u.id'),
    '<',
    eb.tuple(
      eb.cast<Date>(value('afterSortAt'), 'timestamptz'),
      eb.cast<Date>(value('afterUpdatedAt'), 'timestamptz'),
      value('afterId'),
    ),
  );

export const readFirstPage = prepare<FirstPage>()((db, value) => selectPage(db, value));
/** Only those that the viewer has read, or has not. */
export const readFirstRead = prepare<FirstPage & IsRead>()((db, value) => selectRead(db, value));

/** The page after the update with this sort key. */
export const readLaterPage = prepare<FirstPage & Position>()((db, value) =>
  selectPage(db, value).where(isAfter(value)),
);
export const readLaterRead = prepare<FirstPage & IsRead & Position>()((db, value) =>
  selectRead(db, value).where(isAfter(value)),
);

/** Records that an account read a published update. Only the first time is stored. */
export const insertOpening = prepare<{ id: string; accountId: string | null }>()((db, value) =>
  db
    .insertInto('investor_update_opening')
    .columns(['updateId', 'accountId'])
    .expression((eb) =>
      eb
        .selectFrom('investor_update as u')
        .innerJoin('account as a', (join) => join.onTrue())
        .select(['u.id', 'a.id as accountId'])
        .where('u.id', '=', value('id'))
        .where('a.id', '=', value('accountId'))
        .where(isPublished),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

export const readStatisticsByIds = prepare<{ ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('investor_update as u')
    .leftJoin('account as a', (join) => join.on((eb) => isInAudience(eb)))
    .leftJoin('investor_update_opening as o', (join) =>
      join.onRef('o.updateId', '=', 'u.id').onRef('o.accountId', '=', 'a.id'),
    )
    .select((eb) => [
      'u.id',
      eb.cast<number>(eb.fn.count('a.id'), 'integer').as('audienceCount'),
      eb.cast<number>(eb.fn.count('o.accountId'), 'integer').as('readCount'),
    ])
    .where((eb) => eb('u.id', '=', eb.fn.any(value('ids'))))
    .groupBy('u.id'),
);
