import { createHash, randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { UploadRow } from '../uploads/upload.entity.ts';
import { newFileKey } from '../uploads/upload.type.ts';
import { saveGrant } from './access.service.ts';
import { DocumentVersionRow } from './document-version.entity.ts';
import { DocumentRow } from './document.entity.ts';
import { FolderRow } from './folder.entity.ts';

interface UploadOptions {
  name?: string;
  pages?: number | null;
  status?: 'QUARANTINED' | 'CLEAN' | 'REFUSED';
  refusal?: string | null;
}

/** Creates an upload that is ready to become a document. No file is stored. Returns its id. */
export async function makeUpload(em: SqlEntityManager, options: UploadOptions = {}): Promise<string> {
  const { name = 'report.pdf', pages = 3, status = 'CLEAN', refusal = null } = options;
  const file = { storageKey: newFileKey(), name, type: 'application/pdf', size: 1000, sha256: newHash(), pages };
  const upload = em.create(UploadRow, { ...file, status, refusal });
  await em.flush();
  return upload.id;
}

const newHash = () => createHash('sha256').update(randomBytes(16)).digest('hex');

interface Holder {
  folderId?: string;
  documentId?: string;
  groupId?: string;
  userId?: string;
}

export const makeGrant = ({ em, ...on }: Holder & { em: SqlEntityManager }, level: number) => saveGrant(em, on, level);

export async function makeFolder(em: SqlEntityManager, name: string, parentId: string | null = null): Promise<string> {
  const folder = em.create(FolderRow, { parentId, name, position: (await em.count(FolderRow, { parentId })) + 1 });
  await em.flush();
  return folder.id;
}

interface DocumentOptions {
  type?: string;
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
  // In one transaction, as an upload: a job of a server would otherwise index the document without its file.
  return em.transactional((em) => insertDocument(em, options));
}

async function insertDocument(em: SqlEntityManager, options: DocumentOptions): Promise<string> {
  const { title = 'Annual report', summary = '', folderId = null, fileName = 'report.pdf', pages = 3 } = options;
  const position = (await em.count(DocumentRow, { folderId })) + 1;
  const { id } = em.create(DocumentRow, { folderId, title, summary, version: 1, position });
  em.create(DocumentVersionRow, {
    documentId: id,
    number: 1,
    storageKey: options.storageKey ?? newFileKey(),
    name: fileName,
    type: options.type ?? 'application/pdf',
    size: 1000,
    sha256: options.sha256 ?? newHash(),
    pages,
  });
  return id;
}
