import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { type Connection, type ConnectionArgs, decodeCursor, toConnection } from '../platform/pagination.ts';
import { query } from '../platform/sql.ts';
import { documentPolicy } from './document.policy.ts';
import type { Upload } from './upload.entity.ts';

// In milliseconds, as JavaScript reads it, so that a cursor finds its row again.
const CREATED_AT = "date_trunc('milliseconds', created_at)";
const uploadCursor = z.tuple([z.iso.datetime(), z.string().max(60)]);

const LIST = `select id, name as "fileName", size as "byteSize", status, refusal as reason, created_at as "createdAt"
  from upload where $2::timestamptz is null or (${CREATED_AT}, id) < ($2, $3)
  order by ${CREATED_AT} desc, id desc limit $1`;

/** The uploaded files that are not documents yet, newest first. */
export async function listUploads({ em, viewer }: Context, args: ConnectionArgs): Promise<Connection<Upload>> {
  authorize(documentPolicy, viewer, 'create', null);
  const after = args.after ? decodeCursor(args.after, uploadCursor) : [null, null];
  type FlatUpload = Omit<Upload, 'createdAt'> & { createdAt: string };
  const rows = await query<FlatUpload>(em, LIST, [args.first + 1, ...after]);
  const uploads = rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
  return toConnection(uploads, args, ({ createdAt, id }) => [createdAt.toISOString(), id]);
}

interface UploadRow {
  id: string;
  status: 'QUARANTINED' | 'CLEAN' | 'REFUSED';
  refusal: string | null;
}

const GONE = 'This upload has expired. Choose the file again.';
const WAITING = 'This file is still being scanned for malware. Try again in a moment.';

/** Makes an upload's file the version `number` of a document, and the upload nobody's any more. */
export async function takeUpload(em: SqlEntityManager, id: string, documentId: string, number: number): Promise<void> {
  const refuse = (code: 'BAD_USER_INPUT' | 'CONFLICT', message: string): never =>
    fail(code, message, [{ path: ['input', 'uploadId'], message }]);
  const [upload] = await query<UploadRow>(em, 'select id, status, refusal from upload where id = $1 for update', [id]);
  if (!upload) return refuse('BAD_USER_INPUT', GONE);
  if (upload.status === 'QUARANTINED') return refuse('CONFLICT', WAITING);
  if (upload.status === 'REFUSED') return refuse('BAD_USER_INPUT', upload.refusal ?? GONE);
  await query(
    em,
    `with taken as (delete from upload where id = $1 returning *)
     insert into document_version (document_id, number, storage_key, name, type, size, sha256, pages, created_by)
     select $2, $3, storage_key, name, type, size, sha256, pages, created_by from taken`,
    [id, documentId, number],
  );
}
