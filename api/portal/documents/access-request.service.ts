import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '#api/operation/audit/audit.service.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { getViewerId } from '#api/platform/viewer.ts';
import { readAccessRequests, readEndsOfRights } from './access.query.ts';
import type { AccessRequest } from './access-request.type.ts';
import { DocumentAccessRequest } from './document-access-request.entity.ts';
import { listRights, type PortalDocument } from './document.type.ts';
import { documentPolicy, getLevelToOpen } from './document.policy.ts';
import { readDocument } from './document.read.service.ts';
import { lockTree } from './tree.service.ts';

interface Request {
  documentId: string;
  userId: string;
}

const canOpen = ({ level, pageCount }: PortalDocument): boolean => level >= getLevelToOpen(pageCount);

/** Returns false if there was no such request. */
export const deleteRequest = async (em: SqlEntityManager, { documentId, userId }: Request): Promise<boolean> =>
  (await em.nativeDelete(DocumentAccessRequest, { documentId, accountId: userId })) > 0;

/** Asks administrators for access to a document that the viewer can list but not open. Asking again changes nothing. */
export async function requestAccess(context: Context, documentId: string): Promise<PortalDocument> {
  const { em, viewer } = context;
  authorize(documentPolicy, viewer, 'list', null);
  return em.transactional(async (em) => {
    await lockTree(em);
    const document = (await readDocument({ ...context, em }, documentId)) ?? fail('NOT_FOUND');
    if (canOpen(document)) fail('CONFLICT', 'You can open this document already.');
    const inserted = await getKysely(em)
      .insertInto('document_access_request')
      .values({ documentId, accountId: getViewerId(viewer)! })
      .onConflict((on) => on.doNothing())
      .returning('documentId')
      .execute();
    if (inserted.length > 0) await record(context, em, { kind: 'access.requested', subjectId: documentId });
    return document;
  });
}

/** Removes a request without access. */
export async function declineAccessRequest(context: Context, request: Request): Promise<PortalDocument> {
  authorize(documentPolicy, context.viewer, 'grant', null);
  const document = (await readDocument(context, request.documentId)) ?? fail('NOT_FOUND');
  await context.em.transactional(async (em) => {
    if (!(await deleteRequest(em, request))) fail('NOT_FOUND', 'This request no longer exists.');
    const details = { holder: request.userId };
    await record(context, em, { kind: 'access.declined', subjectId: request.documentId, details });
  });
  return document;
}

/** The requests that wait, the oldest first. For administrators. */
export async function listAccessRequests({ em, viewer }: Context): Promise<AccessRequest[]> {
  authorize(documentPolicy, viewer, 'update', null);
  const requests = await readAccessRequests(em);
  const ends = await readEndsOfRights(em, requests);
  return requests.map(({ documentId, title, pageCount, userId, name, company, createdAt }, at) => ({
    documentId,
    documentTitle: title,
    person: { accountId: userId, name },
    company,
    createdAt,
    right: listRights(getLevelToOpen(pageCount)).at(-1)!,
    endsAt: ends[at]!,
  }));
}

const readOwn = prepare<{ accountId: string; ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('document_access_request')
    .select(['documentId', 'createdAt'])
    .where('accountId', '=', value('accountId'))
    .where('documentId', '=', (eb) => eb.fn.any(value('ids'))),
);

/** When the viewer asked for access to a document. Null if they did not, or can open it. */
export const getOwnRequest = async (context: Context, document: PortalDocument): Promise<Date | null> =>
  canOpen(document) ? null : load(context, loadOwnRequests, document.id);

async function loadOwnRequests({ em, viewer }: Context, ids: readonly string[]): Promise<(Date | null)[]> {
  const rows = await readOwn.all(em, { accountId: getViewerId(viewer) ?? '', ids });
  return ids.map((id) => rows.find(({ documentId }) => documentId === id)?.createdAt ?? null);
}
