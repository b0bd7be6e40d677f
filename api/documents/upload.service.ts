import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { query } from '../platform/sql.ts';
import { documentPolicy } from './document.policy.ts';
import type { Upload } from './upload.entity.ts';

// A day's worth: what is older is cleared.
const LIST = `select id, name, size, status, refusal, created_at as "createdAt" from upload
  order by created_at desc, id limit 100`;

/** What arrived and is no document yet: it waits for the scanner, was refused, or was left lying. */
export async function listUploads({ em, viewer }: Context): Promise<Upload[]> {
  authorize(documentPolicy, viewer, 'create', null);
  const rows = await query<Omit<Upload, 'createdAt'> & { createdAt: string }>(em, LIST);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

interface UploadRow {
  id: string;
  status: 'QUARANTINED' | 'CLEAN' | 'REFUSED';
  refusal: string | null;
}

const GONE = 'This upload is no longer there. Please choose the file again.';
const WAITING = 'This file is still being checked for malware. Please try again in a moment.';

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
