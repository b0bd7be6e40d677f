import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { documentFile as limits, text } from '#graphql/limits.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { authorize, type Policy } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import type { ReceivedFile, UploadRules } from '#api/platform/http/receive.ts';
import { countTry, type Limit } from '#api/platform/limits/attempts.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import { getCountedId, isAdmin } from '#api/platform/viewer.ts';
import { UploadRow } from './upload.entity.ts';
import { newFileKey, newUploadId } from './upload.type.ts';
import { inspectUpload, type InspectPdf, keepWaiting, release } from './upload.inspect.service.ts';
import { validateUpload } from './upload.validate.ts';

type UploadAction = 'create';

/** Only administrators can upload files. Everyone else gets the same error for every upload. */
export const uploadPolicy: Policy<UploadAction, never> = {
  canSee: () => false,
  can: (viewer) => isAdmin(viewer),
};

/** Enough for a whole data room, but not enough to fill the disk. */
const uploads: Limit = { name: 'document uploads', atMost: 500, seconds: 30 * 60 };

export const takingDocuments: UploadRules = {
  atMost: limits.bytes,
  nameLength: text.fileName,
  nameless: 'document',
  missing: 'Choose a file.',
  tooLarge: () => fail('TOO_LARGE', `This file is too large: a document may have ${limits.bytes / 1_000_000} MB.`),
};

/** Checks permission and the rate limit before reading the body of an upload. */
export async function admitDocument({ viewer, em, services: { env } }: Context): Promise<void> {
  authorize(uploadPolicy, viewer, 'create', null);
  if (viewer.kind === 'user') await countTry(em, uploads, getCountedId(viewer), env.LIMITS_SCALE);
}

export interface StoredUpload {
  id: string;
  name: string;
  size: number;
  type: string;
  /** Present only while the file waits for the malware scanner. Until then, it cannot become a document. */
  quarantined?: true;
}

/** A completely received file. */
interface ReceivedUpload {
  id: string;
  name: string;
  /** The media type that the client sent. */
  type: string;
  body: Buffer;
}

export const storeReceived = async (context: Context, { name, type, file }: ReceivedFile, inspect: InspectPdf) =>
  storeUpload(context, { id: newUploadId(), name, type, body: await readFile(file) }, inspect);

/**
 * Stores an upload in quarantine and deletes its partial upload in one statement. False if the upload already exists.
 */
async function insertUpload({ em, viewer }: Context, upload: ReceivedUpload & { key: string }) {
  const { id, key, name, type, body } = upload;
  const sha256 = createHash('sha256').update(body).digest('hex');
  const owner = viewer.kind === 'user' ? viewer.id : null;
  const row = await getKysely(em)
    .with('partial', (db) => db.deleteFrom('arriving_upload').where('id', '=', id))
    .insertInto('upload')
    .values((eb) => ({
      id,
      storageKey: key,
      name,
      type,
      size: body.length,
      sha256,
      status: 'QUARANTINED',
      createdBy: eb.selectFrom('account').select('id').where('id', '=', owner),
    }))
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return Boolean(row);
}

/** Stores a file in quarantine, inspects it, and then releases it or fails with a readable error. */
export async function storeUpload(
  context: Context,
  upload: ReceivedUpload,
  inspect: InspectPdf,
): Promise<StoredUpload> {
  const {
    em,
    viewer,
    services: { env, log },
  } = context;
  authorize(uploadPolicy, viewer, 'create', null);
  const { id, name } = upload;
  const { type, body } = await validateUpload(name, upload.type, upload.body);
  const key = newFileKey();
  await openStorage(env).put(key, body, type);
  const isStored = await insertUpload(context, { id, key, name, type, body });
  // Two requests sent the last part at once, and the other one stored the file.
  if (!isStored) return discardDuplicate(context, id, key);
  const result = await inspectUpload({ env, log, inspect }, { id, key, name, type });
  if ('refusal' in result) return discard(context, { id, key, name }, result.refusal);
  if ('clean' in result) await release(em, id, result);
  else await keepWaiting(em, id);
  await record(context, em, { kind: 'upload.received', subjectId: id, details: { name, size: body.length } });
  return { id, name, size: body.length, type, ...('waiting' in result && { quarantined: true }) };
}

async function discardDuplicate(context: Context, id: string, key: string): Promise<StoredUpload> {
  await openStorage(context.services.env).delete([key]);
  return (await findStored(context, id)) ?? fail('NOT_FOUND');
}

/** The result of the viewer's upload, or null. A rejected upload fails again with its reason. */
export async function findStored({ em, viewer }: Context, id: string): Promise<StoredUpload | null> {
  const row = await getKysely(em)
    .selectFrom('upload')
    .select(['id', 'name', 'size', 'type', 'status', 'refusal'])
    .where('id', '=', id)
    .where('createdBy', '=', viewer.kind === 'user' ? viewer.id : null)
    .executeTakeFirst();
  if (!row) return null;
  const { status, refusal, ...uploadFields } = row;
  if (refusal) fail('BAD_USER_INPUT', refusal, [{ path: ['file'], message: refusal }]);
  return { ...uploadFields, ...(status === 'QUARANTINED' && { quarantined: true }) };
}

async function discard(
  context: Context,
  { id, key, name }: { id: string; key: string; name: string },
  reason: string,
): Promise<never> {
  await context.em.transactional(async (em) => {
    await em.nativeDelete(UploadRow, { id });
    await record(context, em, { kind: 'upload.refused', subjectId: id, details: { name, reason } });
  });
  await openStorage(context.services.env).delete([key]);
  return fail('BAD_USER_INPUT', reason, [{ path: ['file'], message: reason }]);
}
