import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '../audit/audit.service.ts';
import { getKysely } from '../kysely.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { now } from '../platform/database/sql.ts';
import { openStorage } from '../platform/storage/storage.ts';
import { newDocumentId, type PortalDocument } from './document.type.ts';
import type { CreateDocumentInput, UpdateDocumentInput } from './document.input.ts';
import { documentPolicy } from './document.policy.ts';
import { readDocument } from './document.read.service.ts';
import { lockTree, placeAt } from './tree.service.ts';
import { takeUpload } from '../uploads/upload.service.ts';

/** Creates a document from an upload. Only administrators see it until it is shared, or at once in a shared folder. */
export async function createDocument(context: Context, input: CreateDocumentInput): Promise<PortalDocument> {
  authorize(documentPolicy, context.viewer, 'create', null);
  const { title, summary, uploadId, folderId, position } = input;
  if (folderId) authorize(documentPolicy, context.viewer, 'grant', null);
  return context.em.transactional(async (em) => {
    await lockTree(em);
    await refuseUnknownFolder(em, folderId);
    const id = newDocumentId();
    await getKysely(em)
      .insertInto('document')
      .values({ id, folderId: folderId ?? null, title, summary: summary ?? '', version: 1, position: 0 })
      .execute();
    await takeUpload(em, uploadId, id, 1);
    await placeAt(em, 'document', id, folderId ?? null, position);
    await record(context, em, { kind: 'document.created', subjectId: id, details: { title } });
    return (await readDocument({ ...context, em }, id))!;
  });
}

/** Changes a document. A new upload becomes its new version; older versions are kept. */
export async function updateDocument(context: Context, { id, ...input }: UpdateDocumentInput): Promise<PortalDocument> {
  authorize(documentPolicy, context.viewer, 'update', null);
  return context.em.transactional(async (em) => {
    await lockTree(em);
    const document = await findDocument(em, id);
    const folderId = input.folderId === undefined ? document.folderId : input.folderId;
    const isMoved = folderId !== document.folderId;
    if (isMoved) authorize(documentPolicy, context.viewer, 'grant', null);
    if (isMoved) await refuseUnknownFolder(em, folderId);
    const version = document.version + (input.uploadId ? 1 : 0);
    if (input.uploadId) await takeUpload(em, input.uploadId, id, version);
    const title = input.title ?? document.title;
    const summary = input.summary === undefined ? document.summary : (input.summary ?? '');
    const isNews = version > document.version || title !== document.title || summary !== document.summary;
    await getKysely(em)
      .updateTable('document')
      .set({ title, summary, folderId, version, ...(isNews && { updatedAt: now() }) })
      .where('id', '=', id)
      .execute();
    if (isMoved || input.position) await placeAt(em, 'document', id, folderId, input.position);
    const details = {
      title,
      version,
      changed: Object.keys(input),
      ...(isMoved && { from: document.folderId, to: folderId }),
    };
    await record(context, em, { kind: 'document.updated', subjectId: id, details });
    return (await readDocument({ ...context, em }, id))!;
  });
}

/** Deletes a document with all its versions and their files. */
export async function deleteDocument(context: Context, id: string): Promise<PortalDocument> {
  authorize(documentPolicy, context.viewer, 'delete', null);
  const { document, keys } = await context.em.transactional(async (em) => {
    await lockTree(em);
    const document = (await readDocument({ ...context, em }, id)) ?? fail('NOT_FOUND', UNKNOWN);
    const db = getKysely(em);
    const versions = await db
      .deleteFrom('document_version')
      .where('documentId', '=', id)
      .returning('storageKey as key')
      .execute();
    await db.deleteFrom('document').where('id', '=', id).execute();
    const details = { title: document.title, versions: versions.length };
    await record(context, em, { kind: 'document.deleted', subjectId: id, details });
    return { document, keys: versions.map(({ key }) => key) };
  });
  // Delete the files only after the commit. A later cleanup removes files that cannot be deleted now.
  await openStorage(context.services.env)
    .delete(keys)
    .catch((error: unknown) =>
      context.services.log.warn({ err: error, id }, 'files of a deleted document are left for later'),
    );
  return document;
}

const UNKNOWN = 'Document not found.';

async function findDocument(em: SqlEntityManager, id: string) {
  const row = await getKysely(em)
    .selectFrom('document')
    .select(['folderId', 'title', 'summary', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? fail('NOT_FOUND', UNKNOWN);
}

async function refuseUnknownFolder(em: SqlEntityManager, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const folder = await getKysely(em).selectFrom('folder').select('id').where('id', '=', id).executeTakeFirst();
  if (folder) return;
  const message = 'This folder no longer exists';
  fail('BAD_USER_INPUT', message, [{ path: ['input', 'folderId'], message }]);
}
