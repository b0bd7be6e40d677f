import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { InferResult, Kysely, QueryCreator } from 'kysely';
import { getPicturePath, pictureAt, replaceAddresses } from '#graphql/pictures.ts';
import type { Database } from '#api/entities.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import { allow, authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { type Connection, decodeCursor, toConnection, timeCursor } from '#api/platform/pagination.ts';
import { buildPerson } from '#api/platform/person.ts';
import { anyOf, containsText } from '#api/platform/database/sql.ts';
import type { Picture, PictureUse, PictureUser, ShownPicture } from './picture.entity.ts';
import type { PicturesArgs } from './picture.input.ts';
import { isEditor } from '#api/platform/viewer.ts';

export type PictureAction = 'list' | 'create' | 'update' | 'replace' | 'delete';

/**
 * Only editors and administrators manage pictures. Files are public for everyone who knows their URL, which is in published texts.
 * A replacement needs a recent confirmation, because it changes published texts. A new picture is in no text yet.
 */
export const picturePolicy = allow<PictureAction, { id: string }>(isEditor, (action) => action === 'replace');

/** A picture as editors and administrators see it. */
export type PictureRow = Omit<Picture, 'createdBy'>;

const selectPictures = (db: Kysely<Database>) =>
  db
    .selectFrom('picture as p')
    .leftJoin('account as a', 'a.id', 'p.createdBy')
    .select(['p.id', 'p.hash', 'p.name', 'p.alt', 'p.width', 'p.height', 'p.bytes', 'p.createdAt'])
    .select((eb) => buildPerson(eb.ref('a.id'), eb.ref('a.name')).as('uploadedBy'));

/** The present hash of each picture, and its former ones, which texts and URLs can still contain. */
export const selectHashes = (db: QueryCreator<Database>) =>
  db
    .selectFrom('picture')
    .select(['picture.id as pictureId', 'picture.hash'])
    .unionAll(db.selectFrom('picture_former_hash as f').select(['f.pictureId', 'f.hash']));

type FlatPicture = InferResult<ReturnType<typeof selectPictures>>[number];

const toPicture = (row: FlatPicture): PictureRow => ({
  ...row,
  address: getPicturePath(row.hash, row.width, row.height),
});

/** A page of pictures, newest first. */
export async function listPictures({ em, viewer }: Context, args: PicturesArgs): Promise<Connection<PictureRow>> {
  authorize(picturePolicy, viewer, 'list', null);
  const words = args.filter?.search?.split(/\s+/).filter(Boolean) ?? [];
  const after = args.after ? decodeCursor(args.after, timeCursor) : null;
  const rows = await selectPictures(getKysely(em))
    .where((eb) =>
      eb.and(words.map((word) => eb.or([containsText(eb.ref('p.alt'), word), containsText(eb.ref('p.name'), word)]))),
    )
    .$if(args.filter?.isUnused === true, (pictures) =>
      pictures.where(({ eb, not, exists }) =>
        not(
          exists(
            eb
              .selectFrom(selectHashes(getKysely(em)).as('h'))
              .innerJoin('picture_use as u', 'u.hash', 'h.hash')
              .select('u.hash')
              .whereRef('h.pictureId', '=', 'p.id'),
          ),
        ),
      ),
    )
    .$if(after !== null, (pictures) =>
      pictures.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('p.createdAt', 'p.id'), '<', tuple(after![0], after![1])),
      ),
    )
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id', 'desc')
    .limit(args.first + 1)
    .execute();
  return toConnection(rows.map(toPicture), args, (row) => [row.createdAt.toISOString(), row.id]);
}

/** Null if the picture does not exist or the viewer may not see it. */
export async function readPicture({ em, viewer }: Context, id: string): Promise<PictureRow | null> {
  return picturePolicy.canSee(viewer, { id }) ? findPicture(em, 'id', id) : null;
}

/** The caller checks access. */
export async function findPicture(
  em: SqlEntityManager,
  column: 'id' | 'hash',
  value: string,
): Promise<PictureRow | null> {
  const row = await selectPictures(getKysely(em))
    .where(column === 'id' ? 'p.id' : 'p.hash', '=', value)
    .executeTakeFirst();
  return row ? toPicture(row) : null;
}

/** The present path of the picture that a URL leads to. Null if there is no such picture. */
async function findPicturePath({ em }: Context, address: string): Promise<string | null> {
  const reference = pictureAt(address);
  return (reference && (await findPictureOfHash(em, reference.hash))?.address) ?? null;
}

/** The picture that has this hash, or had it before its file was replaced. */
export async function findPictureOfHash(em: SqlEntityManager, hash: string): Promise<PictureRow | null> {
  const row = await selectPictures(getKysely(em))
    .innerJoin(selectHashes(getKysely(em)).as('h'), 'h.pictureId', 'p.id')
    .where('h.hash', '=', hash)
    .executeTakeFirst();
  return row ? toPicture(row) : null;
}

/** A text in which the paths of replaced files are those of the present ones. */
export async function renewPictures(em: SqlEntityManager, text: string): Promise<string> {
  const hashes = new Set<string>();
  replaceAddresses(text, (hash) => {
    hashes.add(hash);
    return null;
  });
  if (hashes.size === 0) return text;
  const rows = await getKysely(em)
    .selectFrom('picture_former_hash as f')
    .innerJoin('picture as p', 'p.id', 'f.pictureId')
    .select(['f.hash as former', 'p.hash', 'p.width', 'p.height'])
    .where('f.hash', '=', anyOf([...hashes]))
    .execute();
  const present = new Map(rows.map(({ former, hash, width, height }) => [former, getPicturePath(hash, width, height)]));
  return replaceAddresses(text, (hash) => present.get(hash) ?? null);
}

/** The stored path of a cover. Fails if there is no such picture. */
export async function findCover(context: Context, address: string | null): Promise<string | null> {
  if (!address) return null;
  const message = 'Picture not found';
  return (
    (await findPicturePath(context, address)) ??
    fail('BAD_USER_INPUT', message, [{ path: ['input', 'cover'], message }])
  );
}

/** A cover as a page shows it: its files and its alt text. Null if the URL is not one of our pictures. */
export async function findShownPicture(context: Context, address: string | null): Promise<ShownPicture | null> {
  const reference = pictureAt(address);
  const picture = reference && (await load(context, loadShown, reference.hash));
  const sources = picture && pictureAt(getPicturePath(picture.hash, picture.width, picture.height));
  return sources ? { ...sources, alt: picture.alt } : null;
}

const readShown = prepare<{ hashes: readonly string[] }>()((db, value) =>
  db
    .selectFrom(selectHashes(db).as('h'))
    .innerJoin('picture as p', 'p.id', 'h.pictureId')
    .select(['h.hash as key', 'p.hash', 'p.width', 'p.height', 'p.alt'])
    .where((eb) => eb('h.hash', '=', eb.fn.any(value('hashes')))),
);

async function loadShown({ em }: Context, hashes: readonly string[]) {
  const rows = await readShown.all(em, { hashes });
  const byHash = new Map(rows.map((row) => [row.key, row]));
  return hashes.map((hash) => byHash.get(hash) ?? null);
}

/** The places that use a picture. One query reads the uses of a whole list. */
export const listPictureUses = async (context: Context, picture: PictureRow): Promise<PictureUse[]> =>
  (await load(context, listUses, picture.id)) ?? [];

async function listUses({ em }: Context, ids: readonly string[]): Promise<PictureUse[][]> {
  const rows = await getKysely(em)
    .selectFrom(selectHashes(getKysely(em)).as('h'))
    .innerJoin('picture_use as u', 'u.hash', 'h.hash')
    .leftJoin('article as a', (join) => join.on('u.kind', '=', 'ARTICLE').onRef('a.id', '=', 'u.ownerId'))
    .leftJoin('case_study as c', (join) => join.on('u.kind', '=', 'CASE_STUDY').onRef('c.id', '=', 'u.ownerId'))
    .select((eb) => [
      'h.pictureId',
      eb.ref('u.kind').$castTo<PictureUser>().as('kind'),
      'u.ownerId as id',
      eb.fn.coalesce('a.title', 'c.title').$castTo<string>().as('title'),
    ])
    .distinct()
    .where('h.pictureId', '=', anyOf(ids))
    .orderBy('title')
    .orderBy('u.ownerId')
    .execute();
  return ids.map((id) => rows.filter(({ pictureId }) => pictureId === id));
}
