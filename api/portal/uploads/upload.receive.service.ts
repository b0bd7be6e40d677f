import type { FindOneOptions, SqlEntityManager } from '@mikro-orm/postgresql';
import { buffer } from 'node:stream/consumers';
import { arrivingFile as bounds, documentFile as limits } from '#graphql/limits.ts';
import { getKysely } from '#api/kysely.ts';
import { lockRow, lockUntilCommit } from '#api/platform/database/sql.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { ExpectedError, fail } from '#api/platform/errors.ts';
import { assertRoom } from '#api/platform/http/receive.ts';
import { type Connection, type ConnectionArgs, paginate } from '#api/platform/pagination.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import { ArrivingUpload } from './partial-upload.entity.ts';
import { uploadPolicy, findStored, type StoredUpload, storeUpload, takingDocuments } from './upload.store.service.ts';
import { type PartialUpload, newPartKey } from './upload.type.ts';
import type { InspectPdf } from './upload.inspect.service.ts';

// Receives a file in parts. Each part is stored as its own file, so it is either complete or absent, and the row lists
// the parts that count. Only the account that started an upload can see it.

/** The progress of an upload. */
export interface UploadState {
  id: string;
  size: number;
  received: number;
  /** The result, if the upload is complete and was inspected. */
  stored: StoredUpload | null;
}

const UNKNOWN = 'This upload has expired. Choose the file again.';
const TOO_MANY = `Too many unfinished uploads. Resume or cancel one of them first.`;
const MANY_PARTS = 'The upload has too many small parts. Cancel it and upload the file again.';

const owner = ({ viewer }: Pick<Context, 'viewer'>): string =>
  viewer.kind === 'user' ? viewer.id : fail('UNAUTHENTICATED');

/** The viewer's partial upload with this id. */
const findPartial = (context: Context, id: string, options: FindOneOptions<ArrivingUpload> = {}) =>
  context.em.findOne(ArrivingUpload, { id, accountId: owner(context) }, options);

/** The metadata that a client sends before the content. */
export interface AnnouncedFile {
  name: string;
  type: string;
  size: number;
  modifiedAt: Date | null;
}

/** The account's partial upload of the same file. A file without a modification date never counts as the same. */
const findSameFile = (em: SqlEntityManager, account: string, { name, type, size, modifiedAt }: AnnouncedFile) =>
  getKysely(em)
    .selectFrom('arriving_upload')
    .select(['id', 'size', 'received'])
    .where('accountId', '=', account)
    .where('name', '=', name)
    .where('type', '=', type)
    .where('size', '=', size)
    .where('modifiedAt', '=', modifiedAt ?? null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

const measureUploads = (em: SqlEntityManager, account: string) =>
  getKysely(em)
    .selectFrom('arriving_upload')
    .select(({ cast, fn, lit }) => [
      cast<number>(fn.countAll(), 'integer').as('files'),
      cast<number>(fn.coalesce(fn.sum('size'), lit(0)), 'float8').as('bytes'),
    ])
    .where('accountId', '=', account)
    .executeTakeFirstOrThrow();

/** Starts the upload of a file, or resumes the account's partial upload of the same file. */
export async function beginUpload(context: Context, file: AnnouncedFile): Promise<UploadState> {
  const { name, type, size, modifiedAt } = file;
  authorize(uploadPolicy, context.viewer, 'create', null);
  if (size > limits.bytes) return takingDocuments.tooLarge();
  await assertRoom(context.services.env.DATA_DIR);
  const account = owner(context);
  return context.em.transactional(async (em) => {
    await lockUntilCommit(em, `arriving ${account}`);
    const same = await findSameFile(em, account, file);
    if (same) return { ...same, stored: null };
    const { files, bytes } = await measureUploads(em, account);
    if (files >= bounds.files || bytes + size > bounds.bytes) fail('CONFLICT', TOO_MANY);
    const { id } = em.create(ArrivingUpload, { accountId: account, name, type, size, modifiedAt });
    return { id, size, received: 0, stored: null };
  });
}

/** The progress of an upload. A finished upload counts as complete. */
export async function findArriving(context: Context, id: string): Promise<UploadState> {
  authorize(uploadPolicy, context.viewer, 'create', null);
  const row = await findPartial(context, id);
  if (row) return { id, size: row.size, received: row.received, stored: null };
  const upload = (await findStored(context, id)) ?? fail('NOT_FOUND', UNKNOWN);
  return { id, size: upload.size, received: upload.size, stored: upload };
}

/**
 * Stores a part if it starts where the last one ended. Null if it does not; of two concurrent parts, only one is
 * stored.
 */
export async function appendPart(
  context: Context,
  id: string,
  offset: number,
  part: Buffer,
): Promise<UploadState | null> {
  authorize(uploadPolicy, context.viewer, 'create', null);
  await assertRoom(context.services.env.DATA_DIR);
  // Before the transaction, because a slow store would hold its connection.
  const keys = part.length > 0 ? [newPartKey()] : [];
  for (const key of keys) await openStorage(context.services.env).put(key, part, 'application/octet-stream');
  let state: UploadState | null = null;
  try {
    state = await addPart(context, { id, offset, byteSize: part.length, keys });
  } finally {
    if (!state) await clearParts(context, keys);
  }
  return state;
}

interface StoredPart {
  /** The id of the upload. */
  id: string;
  offset: number;
  byteSize: number;
  /** Where the part is stored. Empty for a part without content. */
  keys: string[];
}

const addPart = (context: Context, { id, offset, byteSize, keys }: StoredPart): Promise<UploadState | null> =>
  context.em.transactional(async (em) => {
    const row = (await findPartial({ ...context, em }, id, lockRow)) ?? fail('NOT_FOUND', UNKNOWN);
    if (row.received !== offset) return null;
    const receivedBytes = offset + byteSize;
    if (receivedBytes > row.size) fail('TOO_LARGE', 'The file is larger than announced.');
    if (row.parts.length >= bounds.parts) fail('CONFLICT', MANY_PARTS);
    if (keys.length > 0)
      em.assign(row, { parts: [...row.parts, ...keys], received: receivedBytes, touchedAt: new Date() });
    return { id, size: row.size, received: receivedBytes, stored: null };
  });

/** Turns a completely received file into an upload, as if it had arrived in one request. A rejected file is deleted. */
export async function finishUpload(context: Context, id: string, inspect: InspectPdf): Promise<StoredUpload> {
  const row = await findPartial(context, id);
  if (!row) return (await findArriving(context, id)).stored ?? fail('NOT_FOUND', UNKNOWN);
  try {
    const { name, type, parts } = row;
    const upload = await storeUpload(context, { id, name, type, body: await joinParts(context, parts) }, inspect);
    await clearParts(context, parts);
    return upload;
  } catch (error) {
    if (error instanceof ExpectedError && error.code === 'BAD_USER_INPUT') await removeArriving(context, id);
    throw error;
  }
}

async function joinParts({ services: { env } }: Context, parts: readonly string[]): Promise<Buffer> {
  const bodies: Buffer[] = [];
  for (const key of parts) {
    const file = (await openStorage(env).get(key)) ?? fail('BAD_USER_INPUT', UNKNOWN);
    bodies.push(await buffer(file.stream));
  }
  return Buffer.concat(bodies);
}

/** Cancels a partial upload. */
export async function callUploadOff(context: Context, id: string): Promise<void> {
  authorize(uploadPolicy, context.viewer, 'create', null);
  if (!(await removeArriving(context, id))) fail('NOT_FOUND', UNKNOWN);
}

async function removeArriving(context: Context, id: string): Promise<boolean> {
  const row = await context.em.transactional(async (em) => {
    const row = await findPartial({ ...context, em }, id, lockRow);
    if (row) em.remove(row);
    return row;
  });
  if (row) await clearParts(context, row.parts);
  return Boolean(row);
}

/** Deletes parts that no row refers to any more. A later cleanup removes those that cannot be deleted now. */
const clearParts = ({ services: { env, log } }: Context, parts: readonly string[]): Promise<void> =>
  openStorage(env)
    .delete(parts)
    .catch((error: unknown) => log.warn({ err: error }, 'parts of an upload are left for later'));

/** The viewer's incomplete uploads. Their number is limited, so one page holds them all. */
export async function listPartialUploads(context: Context, args: ConnectionArgs): Promise<Connection<PartialUpload>> {
  authorize(uploadPolicy, context.viewer, 'create', null);
  const rows = await getKysely(context.em)
    .selectFrom('arriving_upload')
    .select(['id', 'name as fileName', 'size as byteSize', 'received as receivedBytes', 'createdAt'])
    .where('accountId', '=', owner(context))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return paginate(rows, args);
}
