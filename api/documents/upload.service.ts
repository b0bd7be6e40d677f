import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import { z } from 'zod';
import type { Database } from '../entities.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { type Connection, type ConnectionArgs, decodeCursor, toConnection } from '../platform/pagination.ts';
import { documentPolicy } from './document.policy.ts';
import type { Upload } from './upload.entity.ts';

// JavaScript reads a time in milliseconds, so the list is ordered by milliseconds. Otherwise a cursor would skip rows.
const createdAt = () => {
  const { fn, val } = expressionBuilder<Database, 'upload'>();
  return fn<string>('date_trunc', [val('milliseconds'), 'created_at']);
};
const uploadCursor = z.tuple([z.iso.datetime(), z.string().max(60)]);

/** The uploaded files that are not documents yet, newest first. */
export async function listUploads({ em, viewer }: Context, args: ConnectionArgs): Promise<Connection<Upload>> {
  authorize(documentPolicy, viewer, 'create', null);
  let found = em
    .getKysely<Database>()
    .selectFrom('upload')
    .select(['id', 'name as fileName', 'size as byteSize', 'status', 'refusal as reason', 'created_at as createdAt'])
    .orderBy(createdAt(), 'desc')
    .orderBy('id', 'desc')
    .limit(args.first + 1);
  if (args.after) {
    const [at, id] = decodeCursor(args.after, uploadCursor);
    found = found.where((eb) => eb(eb.refTuple(createdAt(), 'id'), '<', eb.tuple(at, id)));
  }
  const rows = await found.execute();
  const uploads = rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
  return toConnection(uploads, args, ({ createdAt, id }) => [createdAt.toISOString(), id]);
}

const GONE = 'This upload has expired. Choose the file again.';
const WAITING = 'This file is still being scanned for malware. Try again in a moment.';

/** Makes an upload's file the version `number` of a document, and the upload nobody's any more. */
export async function takeUpload(em: SqlEntityManager, id: string, documentId: string, number: number): Promise<void> {
  const refuse = (code: 'BAD_USER_INPUT' | 'CONFLICT', message: string): never =>
    fail(code, message, [{ path: ['input', 'uploadId'], message }]);
  const db = em.getKysely<Database>();
  const uploads = db.selectFrom('upload').select(['id', 'status', 'refusal']);
  const upload = await uploads.where('id', '=', id).forUpdate().executeTakeFirst();
  if (!upload) return refuse('BAD_USER_INPUT', GONE);
  if (upload.status === 'QUARANTINED') return refuse('CONFLICT', WAITING);
  if (upload.status === 'REFUSED') return refuse('BAD_USER_INPUT', upload.refusal ?? GONE);
  await db
    .with('taken', (db) =>
      db
        .deleteFrom('upload')
        .where('id', '=', id)
        .returning(['storage_key', 'name', 'type', 'size', 'sha256', 'pages', 'created_by']),
    )
    .insertInto('document_version')
    .columns(['document_id', 'number', 'storage_key', 'name', 'type', 'size', 'sha256', 'pages', 'created_by'])
    .expression((eb) =>
      eb
        .selectFrom('taken')
        .select((eb) => [eb.val(documentId).as('document_id'), eb.cast<number>(eb.val(number), 'integer').as('number')])
        .select(['storage_key', 'name', 'type', 'size', 'sha256', 'pages', 'created_by']),
    )
    .execute();
}
