import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { fail } from '../platform/errors.ts';
import { query } from '../platform/sql.ts';

interface Upload {
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
  const [upload] = await query<Upload>(em, 'select id, status, refusal from upload where id = $1 for update', [id]);
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
