import { type EntityClass, MikroORM } from '@mikro-orm/postgresql';
import { createOrmOptions } from '../platform/database/orm.ts';

/**
 * The statements that would make the migrated database at `url` equal to the entities; none if they agree. MikroORM
 * compares tables, columns, defaults, generated columns, foreign keys, indexes and check constraints.
 */
export async function findDifferences(url: string, entities: EntityClass<object>[]): Promise<string[]> {
  const orm = await MikroORM.init({
    ...createOrmOptions(),
    clientUrl: url,
    entities,
    pool: { min: 0, max: 1 },
    // Functions and triggers are in `sql/` of each noun's folder.
    schemaGenerator: {
      skipTables: ['schema_migration', 'schema_statement'],
      ignoreTriggers: true,
      ignoreRoutines: true,
    },
  });
  try {
    return (await orm.schema.getUpdateSchemaSQL({ wrap: false })).split('\n').filter(Boolean);
  } finally {
    await orm.close();
  }
}
