import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { lockRow } from '#api/platform/database/sql.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import {
  type Connection,
  type ConnectionArgs,
  decodeCursor,
  toConnection,
  timeCursor,
} from '#api/platform/pagination.ts';
import { UploadRow } from './upload.entity.ts';
import { uploadPolicy } from './upload.store.service.ts';
import type { Upload } from './upload.type.ts';

/** The upload time in milliseconds, the precision of a JavaScript Date, so that a cursor finds its row again. */
const getCreatedAt = ({ fn, val }: ExpressionBuilder<Database, 'upload'>) =>
  fn<Date>('date_trunc', [val('milliseconds'), 'createdAt']);
/** Uploads that are not documents yet, newest first. */
export async function listUploads({ em, viewer }: Context, args: ConnectionArgs): Promise<Connection<Upload>> {
  authorize(uploadPolicy, viewer, 'create', null);
  const after = args.after ? decodeCursor(args.after, timeCursor) : null;
  const rows = await getKysely(em)
    .selectFrom('upload')
    .select(['id', 'name as fileName', 'size as byteSize', 'status', 'refusal as reason', 'createdAt'])
    .$if(after !== null, (select) =>
      select.where((eb) => eb(eb.refTuple(getCreatedAt(eb), 'id'), '<', eb.tuple(after![0], after![1]))),
    )
    .orderBy(getCreatedAt, 'desc')
    .orderBy('id', 'desc')
    .limit(args.first + 1)
    .execute();
  return toConnection(rows, args, ({ createdAt, id }) => [createdAt.toISOString(), id]);
}

const UPLOAD_EXPIRED = 'This upload has expired. Choose the file again.';
const WAITING = 'This file is still being scanned for malware. Try again in a moment.';

/** Deletes an upload that becomes a version of a document. Returns the columns of its file. */
export async function takeUpload(em: SqlEntityManager, id: string) {
  const refuse = (code: 'BAD_USER_INPUT' | 'CONFLICT', message: string): never =>
    fail(code, message, [{ path: ['input', 'uploadId'], message }]);
  const upload = await em.findOne(UploadRow, { id }, lockRow);
  if (!upload) return refuse('BAD_USER_INPUT', UPLOAD_EXPIRED);
  if (upload.status === 'QUARANTINED') return refuse('CONFLICT', WAITING);
  if (upload.status === 'REFUSED') return refuse('BAD_USER_INPUT', upload.refusal ?? UPLOAD_EXPIRED);
  em.remove(upload);
  const { storageKey, name, type, size, sha256, pages, findings, pageLabels, createdBy } = upload;
  return { storageKey, name, type, size, sha256, pages, findings, pageLabels, createdBy };
}
