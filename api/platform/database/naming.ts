import { UnderscoreNamingStrategy } from '@mikro-orm/core';

/** Names constraints as Postgres does, because the migrations let Postgres name them. */
export class PostgresNamingStrategy extends UnderscoreNamingStrategy {
  override indexName(
    table: string,
    columns: string[],
    type: Parameters<UnderscoreNamingStrategy['indexName']>[2],
  ): string {
    return type === 'foreign' ? `${table}_${columns.join('_')}_fkey` : super.indexName(table, columns, type);
  }
}
