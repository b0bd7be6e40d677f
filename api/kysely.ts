import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type { Database } from './entities.ts';
import { useColumnNames } from './platform/database/column-names.ts';

/**
 * The query builder of the transaction that `em` is in, or else of the pool. Statements name columns as the entities
 * name their properties.
 */
export const getKysely = (em: SqlEntityManager): Kysely<Database> => useColumnNames(em.getKysely<Database>());
