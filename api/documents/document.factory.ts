import { createHash, randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { query } from '../platform/sql.ts';
import { newDocumentId } from './document.entity.ts';
import { newFolderId } from './folder.entity.ts';
import { newFileKey, newUploadId } from './upload.entity.ts';

interface GivenUpload {
  name?: string;
  pages?: number | null;
  status?: string;
  refusal?: string | null;
}

/** An upload that is ready to become a document; its file is nowhere. Returns its id. */
export async function makeUpload(em: SqlEntityManager, given: GivenUpload = {}): Promise<string> {
  const id = newUploadId();
  const { name = 'report.pdf', pages = 3, status = 'CLEAN', refusal = null } = given;
  await query(
    em,
    `insert into upload (id, storage_key, name, type, size, sha256, pages, status, refusal)
     values ($1, $2, $3, 'application/pdf', 1000, $4, $5, $6, $7)`,
    [id, newFileKey(), name, newHash(), pages, status, refusal],
  );
  return id;
}

const newHash = () => createHash('sha256').update(randomBytes(16)).digest('hex');

interface Holder {
  folderId?: string;
  documentId?: string;
  groupId?: string;
  userId?: string;
}

export const makeGrant = ({ em, ...on }: Holder & { em: SqlEntityManager }, level: number) =>
  query(
    em,
    'insert into document_grant (document_id, folder_id, group_id, account_id, level) values ($1, $2, $3, $4, $5)',
    [on.documentId ?? null, on.folderId ?? null, on.groupId ?? null, on.userId ?? null, level],
  );

export async function makeFolder(em: SqlEntityManager, name: string, parentId: string | null = null): Promise<string> {
  const id = newFolderId();
  const last = '(select count(*) + 1 from folder where parent_id is not distinct from $2)';
  const sql = `insert into folder (id, parent_id, name, position) values ($1, $2, $3, ${last})`;
  await query(em, sql, [id, parentId, name]);
  return id;
}

interface GivenDocument {
  title?: string;
  summary?: string;
  folderId?: string | null;
  fileName?: string;
  pages?: number | null;
  storageKey?: string;
  sha256?: string;
}

/** A document with one version, written at once; its file is nowhere unless `storageKey` names one. Returns its id. */
export async function makeDocument(em: SqlEntityManager, given: GivenDocument = {}): Promise<string> {
  const id = newDocumentId();
  const { title = 'Annual report', summary = '', folderId = null, fileName = 'report.pdf', pages = 3 } = given;
  await query(
    em,
    `insert into document (id, folder_id, title, summary, version, position) values ($1, $2, $3, $4, 1,
      (select count(*) + 1 from document where folder_id is not distinct from $2))`,
    [id, folderId, title, summary],
  );
  await query(
    em,
    `insert into document_version (document_id, number, storage_key, name, type, size, sha256, pages)
     values ($1, 1, $2, $3, 'application/pdf', 1000, $4, $5)`,
    [id, given.storageKey ?? newFileKey(), fileName, given.sha256 ?? newHash(), pages],
  );
  return id;
}
