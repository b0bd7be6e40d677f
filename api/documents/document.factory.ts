import { createHash, randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { newDocumentId } from './document.type.ts';
import { newFolderId } from './folder.type.ts';
import { newFileKey, newUploadId } from '../uploads/upload.type.ts';

interface UploadOptions {
  name?: string;
  pages?: number | null;
  status?: 'QUARANTINED' | 'CLEAN' | 'REFUSED';
  refusal?: string | null;
}

/** Creates an upload that is ready to become a document. No file is stored. Returns its id. */
export async function makeUpload(em: SqlEntityManager, options: UploadOptions = {}): Promise<string> {
  const id = newUploadId();
  const { name = 'report.pdf', pages = 3, status = 'CLEAN', refusal = null } = options;
  const file = { storageKey: newFileKey(), name, type: 'application/pdf', size: 1000, sha256: newHash(), pages };
  await getKysely(em)
    .insertInto('upload')
    .values({ id, ...file, status, refusal })
    .execute();
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
  getKysely(em)
    .insertInto('document_grant')
    .values({
      documentId: on.documentId ?? null,
      folderId: on.folderId ?? null,
      groupId: on.groupId ?? null,
      accountId: on.userId ?? null,
      level,
    })
    .execute();

export async function makeFolder(em: SqlEntityManager, name: string, parentId: string | null = null): Promise<string> {
  const id = newFolderId();
  await getKysely(em)
    .insertInto('folder')
    .values((eb) => ({
      id,
      parentId,
      name,
      position: eb
        .selectFrom('folder')
        .select((count) => count(count.fn.countAll<number>(), '+', 1).as('position'))
        .where('parentId', 'is not distinct from', parentId),
    }))
    .execute();
  return id;
}

interface DocumentOptions {
  title?: string;
  summary?: string;
  folderId?: string | null;
  fileName?: string;
  pages?: number | null;
  storageKey?: string;
  sha256?: string;
}

/** Creates a document with one version. No file is stored unless `storageKey` names one. Returns its id. */
export async function makeDocument(em: SqlEntityManager, options: DocumentOptions = {}): Promise<string> {
  const id = newDocumentId();
  // In one transaction, as an upload: a job of a server would otherwise index the document without its file.
  await em.transactional((em) => insertDocument(em, id, options));
  return id;
}

async function insertDocument(em: SqlEntityManager, id: string, options: DocumentOptions): Promise<void> {
  const { title = 'Annual report', summary = '', folderId = null, fileName = 'report.pdf', pages = 3 } = options;
  const db = getKysely(em);
  await db
    .insertInto('document')
    .values((eb) => ({
      id,
      folderId,
      title,
      summary,
      version: 1,
      position: eb
        .selectFrom('document')
        .select((count) => count(count.fn.countAll<number>(), '+', 1).as('position'))
        .where('folderId', 'is not distinct from', folderId),
    }))
    .execute();
  await db
    .insertInto('document_version')
    .values({
      documentId: id,
      number: 1,
      storageKey: options.storageKey ?? newFileKey(),
      name: fileName,
      type: 'application/pdf',
      size: 1000,
      sha256: options.sha256 ?? newHash(),
      pages,
    })
    .execute();
}
