import 'reflect-metadata';
import { GraphQLDateTime } from 'graphql-scalars';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import { assertAccessDeclared, authChecker } from './access.ts';
import { validateFn } from './validation.ts';

/** Builds the schema from the resolvers; needs no database. Throws where an operation declares no access. */
export async function createSchema(resolvers: NonEmptyArray<new () => object>): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers,
    authChecker,
    validateFn,
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
  });
  assertAccessDeclared(schema);
  return schema;
}

/** The schema as text, in a stable order, for graphql/schema.graphql and /schema.graphql. */
export const printStable = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
