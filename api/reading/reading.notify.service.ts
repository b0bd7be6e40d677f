import { record } from '../audit/audit.service.ts';
import { documentPolicy } from '../documents/document.policy.ts';
import { findDelegatedRight } from '../documents/document.delegate.service.ts';
import { readDocument } from '../documents/document.read.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { countTry, type Limit } from '../platform/limits/attempts.ts';
import { subtractFromNow } from '../platform/database/sql.ts';
import { prepare } from '../prepare.ts';
import { toPrincipalDetails, toEventKind } from './access-log.type.ts';
import type { ReadingInput } from './access-log.input.ts';

const reportLimit: Limit = { name: 'reading reported', atMost: 1_200, seconds: 600 };

/** Limits the time that counts as reading, because a page can stay open during a break. */
const MOST_SECONDS = 1_800;

const VIEW = 2;

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
  const version = input.kind === 'READ' ? await versionSent(context, id, input.page) : document.version;
  if (version === null) return;
  const kind = toEventKind(input.kind);
  const reading = input.kind === 'READ' && { page: input.page, seconds: Math.min(input.seconds, MOST_SECONDS) };
  const { onBehalfOf } = await findDelegatedRight(context, id, input.kind === 'SEEN' ? 'LIST' : 'VIEW');
  const details = { title: document.title, version, ...reading, ...toPrincipalDetails(onBehalfOf) };
  await record(context, context.em, { kind, subjectId: id, details });
}

const readSentVersion = prepare<{ accountId: string; documentId: string; page: number }>()((db, value) =>
  db
    .selectFrom('reading_trace')
    .select((eb) => eb.cast<number>('versionId', 'integer').as('version'))
    .where('accountId', '=', value('accountId'))
    .where('documentId', '=', value('documentId'))
    .where('page', '=', value('page'))
    .where('createdAt', '>', subtractFromNow('1 day'))
    .orderBy('createdAt', 'desc')
    .limit(1),
);

/** The version of the page that the server last sent this viewer within a day. Null if it sent none. */
async function versionSent(context: Context, id: string, page: number): Promise<number | null> {
  const row = await readSentVersion.first(context.em, { accountId: ownId(context), documentId: id, page });
  return row?.version ?? null;
}

const ownId = ({ viewer }: Context): string => (viewer.kind === 'user' ? viewer.id : fail('UNAUTHENTICATED'));
