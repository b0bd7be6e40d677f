import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { pictureAddress, pictureAt } from '../../graphql/pictures.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/loaders.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import { personIn } from '../platform/person.ts';
import { binder, query } from '../platform/sql.ts';
import type { Picture, PictureUse, ShownPicture } from './picture.entity.ts';
import type { PicturesArgs } from './picture.input.ts';
import { picturePolicy } from './picture.policy.ts';

/** A picture as admins see it. */
export type PictureRow = Omit<Picture, 'createdBy'>;

const COLUMNS = `p.id, p.hash, p.name, p.alt, p.width, p.height, p.bytes, p.created_at as "createdAt",
  (select ${personIn('account')} from account where id = p.created_by) as "uploadedBy"`;

type FlatPicture = Omit<PictureRow, 'createdAt' | 'address'> & { createdAt: string };

const toPicture = (row: FlatPicture): PictureRow => ({
  ...row,
  createdAt: new Date(row.createdAt),
  address: pictureAddress(row.hash, row.width, row.height),
});

const cursorShape = z.tuple([z.iso.datetime(), z.string().max(40)]);

/** A page of the pictures, the newest first. */
export async function listPictures({ em, viewer }: Context, args: PicturesArgs): Promise<Connection<PictureRow>> {
  authorize(picturePolicy, viewer, 'list', null);
  const { values, bind } = binder();
  const where = ['true'];
  for (const word of args.filter?.search?.split(/\s+/).filter(Boolean) ?? []) {
    const like = bind(`%${word.replace(/[\\%_]/g, '\\$&')}%`);
    where.push(`(p.alt ilike ${like} or p.name ilike ${like})`);
  }
  if (args.after) {
    const [at, id] = decodeCursor(args.after, cursorShape);
    where.push(`(p.created_at, p.id) < (${bind(at)}::timestamptz, ${bind(id)})`);
  }
  const rows = await query<FlatPicture>(
    em,
    `select ${COLUMNS} from picture p where ${where.join(' and ')}
      order by p.created_at desc, p.id desc limit ${bind(args.first + 1)}`,
    values,
  );
  return toConnection(rows.map(toPicture), args, (row) => [row.createdAt.toISOString(), row.id]);
}

/** Null where there is none, or the viewer may not know of it. */
export async function readPicture({ em, viewer }: Context, id: string): Promise<PictureRow | null> {
  return picturePolicy.canSee(viewer, { id }) ? findPicture(em, 'id', id) : null;
}

/** For those who know already that they may. */
export async function findPicture(
  em: SqlEntityManager,
  column: 'id' | 'hash',
  value: string,
): Promise<PictureRow | null> {
  const [row] = await query<FlatPicture>(em, `select ${COLUMNS} from picture p where p.${column} = $1`, [value]);
  return row ? toPicture(row) : null;
}

/** The address under which a picture is kept, for one that leads to it; null where there is no such picture. */
export async function knownAddress({ em }: Context, address: string): Promise<string | null> {
  const asked = pictureAt(address);
  return (asked && (await findPicture(em, 'hash', asked.hash))?.address) ?? null;
}

/** A cover as a page shows it: its files, and in words what it shows. Null where the address is no picture of ours. */
export async function shownAt(context: Context, address: string | null): Promise<ShownPicture | null> {
  const sources = pictureAt(address);
  const alt = sources && (await load(context, altsOf, sources.hash));
  return sources && alt ? { ...sources, alt } : null;
}

async function altsOf({ em }: Context, hashes: readonly string[]): Promise<(string | null)[]> {
  const rows = await query<{ hash: string; alt: string }>(em, 'select hash, alt from picture where hash = any($1)', [
    hashes,
  ]);
  const byHash = new Map(rows.map(({ hash, alt }) => [hash, alt]));
  return hashes.map((hash) => byHash.get(hash) ?? null);
}

/** Where a picture is used; all of a list's in one query. */
export const usesOf = async (context: Context, picture: PictureRow): Promise<PictureUse[]> =>
  (await load(context, listUses, picture.hash)) ?? [];

async function listUses({ em }: Context, hashes: readonly string[]): Promise<PictureUse[][]> {
  const rows = await query<PictureUse & { hash: string }>(
    em,
    `select u.hash, u.kind, u.owner_id as id, coalesce(a.title, c.title) as title from picture_use u
      left join article a on u.kind = 'ARTICLE' and a.id = u.owner_id
      left join case_study c on u.kind = 'CASE_STUDY' and c.id = u.owner_id
      where u.hash = any($1) order by title, u.owner_id`,
    [hashes],
  );
  return hashes.map((hash) => rows.filter((row) => row.hash === hash));
}
