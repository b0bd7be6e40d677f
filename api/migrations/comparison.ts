import { type EntityClass, MikroORM } from '@mikro-orm/postgresql';
import { createOrmOptions } from '../platform/database/orm.ts';
import { functions, triggers } from './exceptions.ts';

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
    schemaGenerator: { skipTables: ['schema_migration'] },
  });
  try {
    const statements = (await orm.schema.getUpdateSchemaSQL({ wrap: false })).split('\n').filter(Boolean);
    const expected = new Set([
      ...Object.keys(triggers).flatMap(listTriggerStatements),
      ...Object.keys(functions).map(toDropFunction),
    ]);
    const missing = [...expected].filter((statement) => !statements.includes(statement));
    return [
      ...statements.filter((statement) => !expected.has(statement)),
      ...missing.map((statement) => `-- listed in exceptions.ts, but not in the database: ${statement}`),
    ];
  } finally {
    await orm.close();
  }
}

/** How MikroORM removes a trigger that no entity declares. @param name table.trigger */
function listTriggerStatements(name: string): string[] {
  const [table, trigger] = name.split('.');
  return [`drop trigger if exists "${trigger}" on "${table}";`, `drop function if exists "${table}_${trigger}_fn"();`];
}

/** How MikroORM removes a function. @param signature name(types of the arguments) */
function toDropFunction(signature: string): string {
  const [name, parameters] = signature.split('(');
  return `drop function if exists "${name}"(${parameters};`;
}
