import { UnderscoreNamingStrategy } from '@mikro-orm/core';
import { CamelCasePlugin, type Kysely } from 'kysely';

/** A column is `created_at` in the database and `createdAt` in statements and rows. Keys of JSON values do not change. */
export const columnNames = new CamelCasePlugin({ maintainNestedObjectKeys: true });

export const useColumnNames = <DB>(db: Kysely<DB>): Kysely<DB> => db.withPlugin(columnNames);

const strategy = new UnderscoreNamingStrategy();

/** The column of a property: `created_at` for `createdAt`. */
export const toColumnName = (property: string): string => strategy.propertyToColumnName(property);
