import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Database } from './entities.ts';
import { useColumnNames } from './platform/database/sql.ts';
import { prepareFor } from './platform/database/prepare.ts';

/**
 * The query builder of the transaction that `em` is in, or else of the pool. Statements name columns as the entities
 * name their properties.
 */
export const getKysely = (em: SqlEntityManager): Kysely<Database> => useColumnNames(em.getKysely<Database>());

/** Declares a statement that is compiled once and sent by name. See `platform/database/prepare.ts` for when to use it. */
export const prepare = prepareFor<Database>();
