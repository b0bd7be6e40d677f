import { record } from '#api/operation/audit/audit.service.ts';
import { edit } from '#api/content/edits/edit.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { lockRow } from '#api/platform/database/sql.ts';
import { fail } from '#api/platform/errors.ts';
import { getViewerId } from '#api/platform/viewer.ts';
import { lockOwner } from '#api/accounts/users/user.query.ts';
import { DocumentVersionRow } from './document-version.entity.ts';
import type { DeleteDocumentVersionInput, MakeDocumentVersionCurrentInput } from './document.input.ts';
import { requestCorrection } from './document.notice.service.ts';
import { documentPolicy } from './document.policy.ts';
import { readDocument } from './document.read.service.ts';
import { deleteFiles, documentEdits } from './document.service.ts';
import type { PortalDocument } from './document.type.ts';

/**
 * Adds a version with the file of a former one. Numbers of versions only grow, so that readings, links and texts of the
 * wrong version are never taken for those of the right one.
 */
export async function makeVersionCurrent(
  context: Context,
  { documentId, number, notify, expectedVersion }: MakeDocumentVersionCurrentInput,
): Promise<PortalDocument> {
  const authorizeChange = () => authorize(documentPolicy, context.viewer, 'announce', null);
  authorizeChange();
  return edit(context, documentEdits, {
    id: documentId,
    expectedVersion,
    kind: 'document.version_restored',
    authorize: authorizeChange,
    apply: async ({ em }, document) => {
      const former = await em.findOne(DocumentVersionRow, { documentId, number, deletedAt: null });
      if (!former) fail('NOT_FOUND', UNKNOWN);
      const current = await em.findOneOrFail(DocumentVersionRow, { documentId, number: document.version });
      if (current.storageKey === former.storageKey) fail('CONFLICT', 'The current version already has this file.');
      const version = document.version + 1;
      const { storageKey, name, type, size, sha256, pages, findings, pageLabels } = former;
      const file = { storageKey, name, type, size, sha256, pages, findings, pageLabels };
      const createdBy = await lockOwner(em, getViewerId(context.viewer));
      em.create(DocumentVersionRow, { documentId, number: version, ...file, restoredFrom: number, createdBy });
      em.assign(document, { version, updatedAt: new Date() });
      if (notify) await requestCorrection(em, documentId, version);
      return { title: document.title, version, restoredFrom: number, ...(notify && { notify }) };
    },
    read: async (within) => (await readDocument(within, documentId))!,
  });
}

/** Deletes the file of a version that is not current, unless another version has the same file. */
export async function deleteVersion(
  context: Context,
  { documentId, number }: DeleteDocumentVersionInput,
): Promise<PortalDocument> {
  authorize(documentPolicy, context.viewer, 'delete', null);
  const { document, keys } = await context.em.transactional(async (em) => {
    const within = { ...context, em };
    const { title, version: current } = await documentEdits.lock(within, documentId);
    const version = await em.findOne(DocumentVersionRow, { documentId, number, deletedAt: null }, lockRow);
    if (!version) return fail('NOT_FOUND', UNKNOWN);
    if (number === current) fail('CONFLICT', 'The current version cannot be deleted. Make another one current first.');
    em.assign(version, { deletedAt: new Date(), findings: null, pageLabels: null });
    await em.flush();
    const { storageKey } = version;
    const isShared = (await em.count(DocumentVersionRow, { documentId, storageKey, deletedAt: null })) > 0;
    const details = { title, version: number };
    await record(context, em, { kind: 'document.version_deleted', subjectId: documentId, details });
    return { document: (await readDocument(within, documentId))!, keys: isShared ? [] : [storageKey] };
  });
  await deleteFiles(context, documentId, keys);
  return document;
}

const UNKNOWN = 'This version does not exist, or its file was deleted.';
