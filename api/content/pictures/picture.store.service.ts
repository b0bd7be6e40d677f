import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { picture as limits, text } from '#graphql/limits.ts';
import { pictureInput } from '#graphql/validation.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import type { Env } from '#api/platform/env.ts';
import { type ReceivedFile, type UploadRules, clearIncoming } from '#api/platform/http/receive.ts';
import { read } from '#api/platform/http/rest.ts';
import { countTry, type Limit } from '#api/platform/limits/attempts.ts';
import { lockUntilCommit, textsAs } from '#api/platform/database/sql.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import { lockOwner } from '#api/accounts/users/user.query.ts';
import { type MadePicture, makePicture } from './picture.encode.ts';
import { Picture, PictureFormerHash } from './picture.entity.ts';
import { picturePolicy, findPicture, type PictureRow } from './picture.read.service.ts';
import { getKysely } from '#api/kysely.ts';

/** Checks permission and the rate limit before reading the body of an upload. */
export async function admitUpload(context: Context, action: 'create' | 'replace' = 'create'): Promise<void> {
  const {
    viewer,
    em,
    services: { env },
  } = context;
  authorize(picturePolicy, viewer, action, null);
  if (viewer.kind === 'user') await countTry(em, uploads, viewer.id, env.LIMITS_SCALE);
}

const TOO_LARGE = `This file is too large: a picture may have ${limits.bytes / 1_000_000} MB.`;

export const takingPictures: UploadRules = {
  atMost: limits.bytes,
  nameLength: text.pictureName,
  nameless: 'picture',
  missing: 'Choose a picture.',
  tooLarge: () => fail('BAD_USER_INPUT', TOO_LARGE, [{ path: ['file'], message: TOO_LARGE }]),
};

/** The first half of the upload's SHA-256, which names the files. */
export const getFileHash = ({ sha256 }: Pick<ReceivedFile, 'sha256'>): string => sha256.slice(0, 32);

/** Stores an uploaded picture. `isKnown` is true if it was uploaded before; its description then stays unchanged. */
export async function storePicture(
  context: Context,
  upload: ReceivedFile,
): Promise<{ picture: PictureRow; isKnown: boolean }> {
  const {
    viewer,
    em,
    services: { env },
  } = context;
  authorize(picturePolicy, viewer, 'create', null);
  const { alt } = read(pictureInput, upload.fields);
  const owner = viewer.kind === 'user' ? viewer.id : null;
  return addPicture({ em, env, actor: context, owner }, { ...upload, alt });
}

interface Adding {
  em: SqlEntityManager;
  env: Env;
  actor: Parameters<typeof record>[0];
  /** The id of the account that owns the picture. */
  owner: string | null;
}

/** Stores a picture. The caller checks access. */
export async function addPicture(
  { em: outer, env, actor, owner }: Adding,
  file: Omit<ReceivedFile, 'fields' | 'type'> & { alt: string },
): Promise<{ picture: PictureRow; isKnown: boolean }> {
  const hash = getFileHash(file);
  const before = await findPicture(outer, 'hash', hash);
  if (before) return { picture: before, isKnown: true };
  const encodedPicture = await makePicture(file.file, file.name);
  return withStoredFiles({ em: outer, env }, { hash, encodedPicture }, (storedHash) =>
    outer.transactional(async (em) => {
      await lockFiles(em, hash);
      const meanwhile = await findPicture(em, 'hash', hash);
      if (meanwhile) return { picture: meanwhile, isKnown: true };
      await refuseFormerHash(em, storedHash);
      const id = await insert(em, { ...file, hash: storedHash, encodedPicture, owner });
      await record(actor, em, { kind: 'picture.uploaded', subjectId: id, details: { name: file.name } });
      const picture = await findPicture(em, 'id', id);
      return { picture: picture ?? fail('UNAVAILABLE'), isKnown: false };
    }),
  );
}

/**
 * Stores the files of a picture, and then runs the short transaction that stores its row under their hash. Without the
 * row, the files are removed. They are stored again if a removal of the same picture took them before the row was there.
 */
export async function withStoredFiles<Result>(
  { em, env }: Pick<Adding, 'em' | 'env'>,
  { hash, encodedPicture }: { hash: string; encodedPicture: MadePicture },
  storeRow: (storedHash: string) => Promise<Result>,
): Promise<Result> {
  const storedHash = await makeFreeHash(em, hash);
  await putFiles(env, storedHash, encodedPicture);
  let result: Result;
  try {
    result = await storeRow(storedHash);
  } catch (error) {
    // A later cleanup removes files that cannot be removed now.
    await removeFiles(em, env, storedHash).catch(() => undefined);
    throw error;
  }
  const storedFiles = await openStorage(env).list(makeKey(storedHash, ''));
  if (storedFiles.length < encodedPicture.files.length) await putFiles(env, storedHash, encodedPicture);
  return result;
}

/** A URL that leads to the file that replaced another one never shows the former file again. */
async function makeFreeHash(em: SqlEntityManager, hash: string): Promise<string> {
  return (await isFormerHash(em, hash)) ? randomBytes(16).toString('hex') : hash;
}

const isFormerHash = async (em: SqlEntityManager, hash: string): Promise<boolean> =>
  (await em.count(PictureFormerHash, { hash })) > 0;

/** For a picture whose file was replaced while the same file was uploaded. The next attempt gets another hash. */
export async function refuseFormerHash(em: SqlEntityManager, hash: string): Promise<void> {
  if (await isFormerHash(em, hash)) fail('UNAVAILABLE');
}

interface NewPicture extends Pick<PictureRow, 'hash' | 'name' | 'alt' | 'bytes'> {
  encodedPicture: MadePicture;
  owner: string | null;
}

async function putFiles(env: Env, hash: string, { files }: MadePicture): Promise<void> {
  const storage = openStorage(env);
  for (const { name, body, type } of files) await storage.put(makeKey(hash, name), body, type);
}

async function insert(
  em: SqlEntityManager,
  { hash, name, bytes, alt, encodedPicture, owner }: NewPicture,
): Promise<string> {
  const { width, height } = encodedPicture;
  const createdBy = await lockOwner(em, owner);
  const { id } = em.create(Picture, { hash, name, alt, width, height, bytes, createdBy });
  await em.flush();
  return id;
}

export const makeKey = (hash: string, name: string): string => `pictures/${hash}/${name}`;

/** Prevents other requests from adding or removing files of this picture until the transaction ends. */
export const lockFiles = (em: SqlEntityManager, hash: string) => lockUntilCommit(em, `picture ${hash}`);

/** Removes the files of a picture without a row. If the picture was uploaded again in the meantime, they are kept. */
async function removeFiles(em: SqlEntityManager, env: Env, hash: string): Promise<void> {
  const storage = openStorage(env);
  await em.transactional(async (inner) => {
    await lockFiles(inner, hash);
    if (await findPicture(inner, 'hash', hash)) return;
    const files = await storage.list(makeKey(hash, ''));
    await storage.delete(files.map(({ key }) => key));
  });
}

/** Removes files after the commit that made them superfluous. A later cleanup removes those that cannot be deleted now. */
export const removeFormerFiles = ({ em, services: { env, log } }: Context, hash: string): Promise<void> =>
  removeFiles(em, env, hash).catch((error: unknown) =>
    log.warn({ err: error, hash }, 'files of a former picture are left for later'),
  );

/** Enough for a whole folder of photos, but not enough to fill the disk. */
const uploads: Limit = { name: 'picture uploads', atMost: 300, seconds: 30 * 60 };

/** A file younger than this may belong to a request that has not stored its row yet. */
const HOUR_MS = 3_600_000;

/** Deletes what a crash left behind: received files without a request, and picture files without a row. */
export async function clearPictures(em: SqlEntityManager, env: Env, now = Date.now()): Promise<void> {
  await clearIncoming(env, now - HOUR_MS);
  const old = (await openStorage(env).list('pictures/')).filter(
    ({ modifiedAt }) => modifiedAt.getTime() < now - HOUR_MS,
  );
  const hashes = [...new Set(old.map(({ key }) => key.split('/')[1] ?? ''))];
  const orphans = await getKysely(em)
    .selectFrom(textsAs(hashes, 'stored'))
    .select('stored.value as hash')
    .where((eb) => eb('stored.value', 'not in', eb.selectFrom('picture').select('hash')))
    .execute();
  for (const { hash } of orphans) await removeFiles(em, env, hash);
}
