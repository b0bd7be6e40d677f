import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { documentFile as limits, text } from '../../graphql/limits.ts';
import { record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import type { Received, Taking } from '../platform/http/receiving.ts';
import { countTry, type Limit } from '../platform/limits.ts';
import { query } from '../platform/sql.ts';
import { storageOf } from '../platform/storage/storage.ts';
import { documentPolicy } from './document.policy.ts';
import { newFileKey, newUploadId } from './upload.entity.ts';
import { examine, type InspectPdf, keepWaiting, release } from './upload.examining.service.ts';
import { vetUpload } from './upload.vetting.ts';

/** A data room at once, and not a disk full of them. */
const uploads: Limit = { name: 'document uploads', atMost: 500, seconds: 30 * 60 };

export const takingDocuments: Taking = {
  atMost: limits.bytes,
  nameLength: text.fileName,
  nameless: 'document',
  missing: 'Choose a file.',
  tooLarge: () => fail('TOO_LARGE', `This file is too large: a document may have ${limits.bytes / 1_000_000} MB.`),
};

/** Before a byte of an upload is read: whether its sender may, and has not done so too often. */
export async function admitDocument({ viewer, em, env }: Context): Promise<void> {
  authorize(documentPolicy, viewer, 'create', null);
  if (viewer.kind === 'user') await countTry(em, uploads, viewer.id, env.LIMITS_SCALE);
}

export interface StoredUpload {
  id: string;
  name: string;
  size: number;
  type: string;
  /** Only where it waits for the malware scanner: until then no document is made of it. */
  quarantined?: true;
}

const INSERT = `insert into upload (id, storage_key, name, type, size, sha256, status, created_by)
  values ($1, $2, $3, $4, $5, $6, 'QUARANTINED', (select id from account where id = $7))`;

/** Keeps what arrived in quarantine, has it examined, and hands it out, or refuses it in one sentence. */
export async function storeUpload(context: Context, received: Received, inspect: InspectPdf): Promise<StoredUpload> {
  const { em, env, log, viewer } = context;
  authorize(documentPolicy, viewer, 'create', null);
  const { name } = received;
  const { type, body } = await vetUpload(name, received.type, await readFile(received.file));
  const [id, key] = [newUploadId(), newFileKey()];
  await storageOf(env).put(key, body, type);
  const sha256 = createHash('sha256').update(body).digest('hex');
  const owner = viewer.kind === 'user' ? viewer.id : null;
  await query(em, INSERT, [id, key, name, type, body.length, sha256, owner]);
  const found = await examine({ env, log, inspect }, { id, key, name, type });
  if ('refused' in found) return discard(context, { id, key, name }, found.refused);
  if ('clean' in found) await release(em, id, found.pages);
  else await keepWaiting(em, id);
  await record(context, em, { kind: 'upload.received', subjectId: id, details: { name, size: body.length } });
  return { id, name, size: body.length, type, ...('waiting' in found && { quarantined: true }) };
}

async function discard(
  context: Context,
  { id, key, name }: { id: string; key: string; name: string },
  reason: string,
): Promise<never> {
  await context.em.transactional(async (em) => {
    await query(em, 'delete from upload where id = $1', [id]);
    await record(context, em, { kind: 'upload.refused', subjectId: id, details: { name, reason } });
  });
  await storageOf(context.env).delete([key]);
  return fail('BAD_USER_INPUT', reason, [{ path: ['file'], message: reason }]);
}
