import { record } from '#api/operation/audit/audit.service.ts';
import { documentPolicy, VIEW } from '../documents/document.policy.ts';
import { findDelegatedRight } from '../documents/document.delegate.service.ts';
import { readDocument } from '../documents/document.read.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { countTry, type Limit } from '#api/platform/limits/attempts.ts';
import { lockUntilCommit, now, secondsSinceEpoch, subtractFromNow } from '#api/platform/database/sql.ts';
import { prepare } from '#api/kysely.ts';
import { toPrincipalDetails, toEventKind } from './access-log.type.ts';
import { getNumber } from './engagement.query.ts';
import type { ReadingInput } from './access-log.input.ts';

const reportLimit: Limit = { name: 'reading reported', atMost: 1_200, seconds: 600 };

/** Limits the time that counts as reading, because a page can stay open during a break. */
const MOST_SECONDS = 1_800;

/** Rejects visitors before their message is parsed. */
export const authorizeReadingReport = ({ viewer }: Context): void => authorize(documentPolicy, viewer, 'list', null);

/**
 * The report of a browser about its reader: opened a document's page, had a page in view, or printed. Only the reader's
 * browser claims it, so it adds to the server's own records: a reader who was never sent a page has not read it.
 */
export async function recordReading(context: Context, id: string, input: ReadingInput): Promise<void> {
  const document = (await readDocument(context, id)) ?? fail('NOT_FOUND');
  if (input.kind !== 'SEEN' && document.level < VIEW) fail('FORBIDDEN');
  await countTry(context.em, reportLimit, ownId(context), context.services.env.LIMITS_SCALE);
  const kind = toEventKind(input.kind);
  const { onBehalfOf } = await findDelegatedRight(context, id, input.kind === 'SEEN' ? 'LIST' : 'VIEW');
  const details = { title: document.title, version: document.version, ...toPrincipalDetails(onBehalfOf) };
  if (input.kind !== 'READ') return record(context, context.em, { kind, subjectId: id, details });
  const { page } = input;
  await context.em.transactional(async (em) => {
    // Reports that arrive together must not claim the same time.
    await lockUntilCommit(em, `reading of ${id} by ${ownId(context)}`);
    const sent = await findSent({ ...context, em }, id, page);
    const seconds = Math.min(input.seconds, sent?.seconds ?? 0, MOST_SECONDS);
    if (!sent || seconds < 1) return;
    await record(context, em, { kind, subjectId: id, details: { ...details, version: sent.version, page, seconds } });
  });
}

interface SentPage {
  /** The newest version of the page that was sent. */
  version: number;
  /** The seconds for which the page can have been in view beyond those that were reported. */
  seconds: number;
}

/** The page, if the server sent it to this viewer within a day. All reports together claim no more time than has passed since. */
const readSent = prepare<{ accountId: string; documentId: string; page: number }>()((db, value) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('reading_trace')
        .select(({ cast, fn }) => [
          fn.min('createdAt').as('since'),
          fn.max<number>(cast<number>('versionId', 'integer')).as('version'),
        ])
        .where('accountId', '=', value('accountId'))
        .where('documentId', '=', value('documentId'))
        .where('page', '=', value('page'))
        .where('createdAt', '>', subtractFromNow('1 day'))
        .having(({ fn }) => fn.countAll(), '>', 0)
        .as('sent'),
    )
    .select((eb) => {
      const reported = eb
        .selectFrom('audit_event as e')
        .select(({ fn, lit, ref }) => fn.coalesce(fn.sum(getNumber(ref('e.details'), 'seconds')), lit(0)).as('seconds'))
        .where('e.actorId', '=', value('accountId'))
        .where('e.subjectId', '=', value('documentId'))
        .where('e.kind', '=', toEventKind('READ'))
        .whereRef('e.at', '>', 'sent.since')
        .where(({ eb, ref }) => eb(getNumber(ref('e.details'), 'page'), '=', value('page')));
      const passed = eb.fn('ceil', [eb(secondsSinceEpoch(now()), '-', secondsSinceEpoch(eb.ref('sent.since')))]);
      return ['sent.version', eb.cast<number>(eb(passed, '-', reported), 'integer').as('seconds')];
    }),
);

const findSent = (context: Context, documentId: string, page: number): Promise<SentPage | undefined> =>
  readSent.first(context.em, { accountId: ownId(context), documentId, page });

const ownId = ({ viewer }: Context): string => (viewer.kind === 'user' ? viewer.id : fail('UNAUTHENTICATED'));
