import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { InferResult, Kysely } from 'kysely';
import { getPicturePath, pictureAt } from '../../graphql/pictures.ts';
import type { Database } from '../entities.ts';
import { getKysely } from '../kysely.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/graphql/loaders.ts';
import { type Connection, decodeCursor, toConnection, timeCursor } from '../platform/pagination.ts';
import { buildPerson } from '../platform/person.ts';
import { anyOf, containsText } from '../platform/database/sql.ts';
import { prepare } from '../prepare.ts';
import type { Picture, PictureUse, PictureUser, ShownPicture } from './picture.entity.ts';
import type { PicturesArgs } from './picture.input.ts';
import { picturePolicy } from './picture.policy.ts';

/** A picture as administrators see it. */
export type PictureRow = Omit<Picture, 'createdBy'>;

const selectPictures = (db: Kysely<Database>) =>
  db
    .selectFrom('picture as p')
    .leftJoin('account as a', 'a.id', 'p.createdBy')
    .select(['p.id', 'p.hash', 'p.name', 'p.alt', 'p.width', 'p.height', 'p.bytes', 'p.createdAt'])
    .select((eb) => buildPerson(eb.ref('a.id'), eb.ref('a.name')).as('uploadedBy'));

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

/** The stored path of the picture that a URL leads to. Null if there is no such picture. */
export async function findPicturePath({ em }: Context, address: string): Promise<string | null> {
  const reference = pictureAt(address);
  return (reference && (await findPicture(em, 'hash', reference.hash))?.address) ?? null;
}

/** A cover as a page shows it: its files and its alt text. Null if the URL is not one of our pictures. */
export async function findShownPicture(context: Context, address: string | null): Promise<ShownPicture | null> {
  const sources = pictureAt(address);
  const alt = sources && (await load(context, findAltTexts, sources.hash));
  return sources && alt ? { ...sources, alt } : null;
}

const readAlts = prepare<{ hashes: readonly string[] }>()((db, value) =>
  db
    .selectFrom('picture')
    .select(['hash', 'alt'])
    .where((eb) => eb('hash', '=', eb.fn.any(value('hashes')))),
);

async function findAltTexts({ em }: Context, hashes: readonly string[]): Promise<(string | null)[]> {
  const rows = await readAlts.all(em, { hashes });
  const byHash = new Map(rows.map(({ hash, alt }) => [hash, alt]));
  return hashes.map((hash) => byHash.get(hash) ?? null);
}

/** The places that use a picture. One query reads the uses of a whole list. */
export const listPictureUses = async (context: Context, picture: PictureRow): Promise<PictureUse[]> =>
  (await load(context, listUses, picture.hash)) ?? [];

async function listUses({ em }: Context, hashes: readonly string[]): Promise<PictureUse[][]> {
  const rows = await getKysely(em)
    .selectFrom('picture_use as u')
    .leftJoin('article as a', (join) => join.on('u.kind', '=', 'ARTICLE').onRef('a.id', '=', 'u.ownerId'))
    .leftJoin('case_study as c', (join) => join.on('u.kind', '=', 'CASE_STUDY').onRef('c.id', '=', 'u.ownerId'))
    .select((eb) => [
      'u.hash',
      eb.ref('u.kind').$castTo<PictureUser>().as('kind'),
      'u.ownerId as id',
      eb.fn.coalesce('a.title', 'c.title').$castTo<string>().as('title'),
    ])
    .where('u.hash', '=', anyOf(hashes))
    .orderBy('title')
    .orderBy('u.ownerId')
    .execute();
  return hashes.map((hash) => rows.filter((row) => row.hash === hash));
}
