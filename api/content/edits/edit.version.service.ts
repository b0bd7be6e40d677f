import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { anyOf } from '#api/platform/database/sql.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { isAdmin } from '#api/platform/viewer.ts';

type ReadVersions = (em: SqlEntityManager, ids: readonly string[]) => Promise<{ id: string; version: number }[]>;

const createLoader =
  (read: ReadVersions) =>
  async ({ em }: Context, ids: readonly string[]) => {
    const versions = new Map((await read(em, ids)).map(({ id, version }) => [id, version]));
    return ids.map((id) => versions.get(id) ?? null);
  };

// Only administrators edit these, so the lists of other readers do not read the column.
const loaders = {
  document: createLoader((em, ids) =>
    getKysely(em)
      .selectFrom('document')
      .select(['id', 'editVersion as version'])
      .where('id', '=', anyOf(ids))
      .execute(),
  ),
  folder: createLoader((em, ids) =>
    getKysely(em).selectFrom('folder').select(['id', 'version']).where('id', '=', anyOf(ids)).execute(),
  ),
  question: createLoader((em, ids) =>
    getKysely(em).selectFrom('question').select(['id', 'version']).where('id', '=', anyOf(ids)).execute(),
  ),
};

/** The version to send as `expectedVersion`. Null for everyone but administrators. */
export const loadEditVersion = async (
  context: Context,
  noun: keyof typeof loaders,
  id: string,
): Promise<number | null> => (isAdmin(context.viewer) ? load(context, loaders[noun], id) : null);
