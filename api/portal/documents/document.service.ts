import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { pinsAtMost } from '#graphql/limits.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import type { EditedNoun } from '#api/content/edits/edit.noun.service.ts';
import { edit } from '#api/content/edits/edit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { lockRow, anyOf } from '#api/platform/database/sql.ts';
import { fail } from '#api/platform/errors.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import { DocumentVersionRow } from './document-version.entity.ts';
import { DocumentRow } from './document.entity.ts';
import type { PortalDocument } from './document.type.ts';
import type { CreateDocumentInput, UpdateDocumentInput } from './document.input.ts';
import { requestNotices } from './document.notice.service.ts';
import { refuseWideningMove } from './access.widening.service.ts';
import { documentPolicy } from './document.policy.ts';
import { readDocument } from './document.read.service.ts';
import { FolderRow } from './folder.entity.ts';
import { lockTree, placeAt } from './tree.service.ts';
import { describeFinding } from '../uploads/upload.finding.service.ts';
import { takeUpload } from '../uploads/upload.service.ts';

/** Creates a document from an upload. Only administrators see it until it is shared, or at once in a shared folder. */
export async function createDocument(context: Context, input: CreateDocumentInput): Promise<PortalDocument> {
  authorize(documentPolicy, context.viewer, 'create', null);
  const { title, summary, uploadId, folderId = null, position } = input;
  if (folderId) authorize(documentPolicy, context.viewer, 'grant', null);
  return context.em.transactional(async (em) => {
    await lockTree(em);
    await refuseUnknownFolder(em, folderId);
    const document = em.create(DocumentRow, { folderId, title, summary: summary ?? '', version: 1, position: 0 });
    const { id } = document;
    const file = await takeUpload(em, uploadId);
    em.create(DocumentVersionRow, { documentId: id, number: 1, ...file });
    await placeAt(em, document, position);
    if (input.notify) await requestNotices(em, { documentId: id });
    await record(context, em, {
      kind: 'document.created',
      subjectId: id,
      details: { title, ...describeInspection(file) },
    });
    return (await readDocument({ ...context, em }, id))!;
  });
}

export const documentEdits: EditedNoun<
  DocumentRow,
  Pick<DocumentRow, 'title' | 'summary' | 'folderId' | 'position' | 'hasCleanDownloads'> & {
    file: number;
    isPinned: boolean;
  }
> = {
  name: 'document',
  kinds: ['document.updated', 'document.version_restored'],
  lock: async ({ em }, id) => {
    await lockTree(em);
    return (await em.findOne(DocumentRow, { id }, lockRow)) ?? fail('NOT_FOUND', UNKNOWN);
  },
  read: (_em, { title, summary, folderId, position, version, pinnedAt, hasCleanDownloads }) => ({
    title,
    summary,
    folderId,
    position,
    file: version,
    isPinned: pinnedAt !== null,
    hasCleanDownloads,
  }),
};

/** Changes a document. A new upload becomes its new version; older versions are kept. */
export async function updateDocument(
  context: Context,
  { id, expectedVersion, ...input }: UpdateDocumentInput,
): Promise<PortalDocument> {
  authorize(documentPolicy, context.viewer, 'update', null);
  if (input.uploadId || input.notify || input.hasCleanDownloads === false)
    authorize(documentPolicy, context.viewer, 'announce', null);
  return edit(context, documentEdits, {
    id,
    expectedVersion,
    kind: 'document.updated',
    authorize: ({ folderId }) => {
      const isMoved = input.folderId !== undefined && input.folderId !== folderId;
      authorize(documentPolicy, context.viewer, isMoved ? 'grant' : 'update', null);
    },
    apply: ({ em }, document) => applyChanges(em, document, input),
    read: async (within) => (await readDocument(within, id))!,
  });
}

async function applyChanges(em: SqlEntityManager, document: DocumentRow, input: Omit<UpdateDocumentInput, 'id'>) {
  const { id, folderId: from } = document;
  const folderId = input.folderId === undefined ? from : input.folderId;
  const isMoved = folderId !== from;
  if (isMoved) await refuseUnknownFolder(em, folderId);
  const version = document.version + (input.uploadId ? 1 : 0);
  const file = input.uploadId ? await takeUpload(em, input.uploadId) : null;
  if (file) em.create(DocumentVersionRow, { documentId: id, number: version, ...file });
  if (typeof input.isPinned === 'boolean') await setPinned(em, document, input.isPinned);
  const hasCleanDownloads = input.hasCleanDownloads ?? document.hasCleanDownloads;
  const isChanged = hasCleanDownloads !== document.hasCleanDownloads;
  const title = input.title ?? document.title;
  const summary = input.summary === undefined ? document.summary : (input.summary ?? '');
  const isNews = version > document.version || title !== document.title || summary !== document.summary;
  em.assign(document, {
    title,
    summary,
    folderId,
    version,
    hasCleanDownloads,
    ...(isNews && { updatedAt: new Date() }),
  });
  await em.flush();
  if (isMoved || input.position) await placeAt(em, document, input.position);
  if (isMoved) await refuseWideningMove(em, id, 'folderId');
  if (input.notify) await requestNotices(em, { documentId: id });
  return {
    title,
    version,
    ...(input.notify && { notify: true }),
    ...(isMoved && { from, to: folderId }),
    ...(isChanged && { hasCleanDownloads }),
    ...(file && describeInspection(file)),
  };
}

/** What the audit log tells of the inspection of a file, without the names in it. */
function describeInspection({ findings, type }: Pick<DocumentVersionRow, 'findings' | 'type'>): {
  inspection?: string;
} {
  if (!findings) return {};
  const sentences = findings.map((finding) => describeFinding({ ...finding, names: [] }, type).message);
  return { inspection: sentences.join(' ') || 'Nothing found.' };
}

/** Keeps these documents until the transaction ends, so that links to them can be stored. */
export async function lockDocuments(em: SqlEntityManager, ids: readonly string[]): Promise<void> {
  const documents = getKysely(em).selectFrom('document').select('id').where('id', '=', anyOf(ids)).forKeyShare();
  if ((await documents.execute()).length === new Set(ids).size) return;
  const message = 'One of these documents no longer exists';
  fail('BAD_USER_INPUT', message, [{ path: ['input', 'documentIds'], message }]);
}

/** The tree is locked, so that two administrators cannot pin one document too many. */
async function setPinned(em: SqlEntityManager, document: DocumentRow, isPinned: boolean): Promise<void> {
  if (isPinned === (document.pinnedAt !== null)) return;
  if (isPinned && (await em.count(DocumentRow, { pinnedAt: { $ne: null } })) >= pinsAtMost)
    fail('CONFLICT', `At most ${pinsAtMost} documents are pinned. Unpin one of them first.`);
  document.pinnedAt = isPinned ? new Date() : null;
}

/** Deletes a document with all its versions and their files. */
export async function deleteDocument(context: Context, id: string): Promise<PortalDocument> {
  authorize(documentPolicy, context.viewer, 'delete', null);
  const { document, keys } = await context.em.transactional(async (em) => {
    await lockTree(em);
    const document = (await readDocument({ ...context, em }, id)) ?? fail('NOT_FOUND', UNKNOWN);
    const versions = await em.find(DocumentVersionRow, { documentId: id });
    await em.nativeDelete(DocumentRow, { id });
    const details = { title: document.title, versions: versions.length };
    await record(context, em, { kind: 'document.deleted', subjectId: id, details });
    return { document, keys: [...new Set(versions.map(({ storageKey }) => storageKey))] };
  });
  await deleteFiles(context, id, keys);
  return document;
}

/** Deletes files only after the commit. A later cleanup removes files that cannot be deleted now. */
export const deleteFiles = (context: Context, id: string, keys: string[]): Promise<void> =>
  openStorage(context.services.env)
    .delete(keys)
    .catch((error: unknown) => context.services.log.warn({ err: error, id }, 'deleted files are left for later'));

const UNKNOWN = 'Document not found.';

async function refuseUnknownFolder(em: SqlEntityManager, id: string | null): Promise<void> {
  if (!id || (await em.count(FolderRow, { id })) > 0) return;
  const message = 'This folder no longer exists';
  fail('BAD_USER_INPUT', message, [{ path: ['input', 'folderId'], message }]);
}
