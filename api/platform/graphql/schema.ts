import 'reflect-metadata';
import { GraphQLDateTime } from 'graphql-scalars';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import { assertAccessDeclared, authChecker } from '../access.ts';
import { runMutationsOnce } from '../single-run.ts';
import { storable } from '../storable.ts';
import { validateFn } from '../validation.ts';

const noEvents: AsyncIterable<unknown> = { async *[Symbol.asyncIterator]() {} };

/** Builds the schema from the resolvers, without a database. Throws if an operation declares no access. */
export async function createSchema(resolvers: NonEmptyArray<new () => object>): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers,
    authChecker,
    validateFn,
    // Subscriptions read the list of changes and need no publisher. TypeGraphQL asks for one all the same.
    pubSub: { publish: () => undefined, subscribe: () => noEvents },
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
  });
  assertAccessDeclared(schema);
  checkTexts(schema);
  runMutationsOnce(schema);
  return schema;
}

/** Checks the query and its variables for texts that cannot be stored, for every operation. */
function checkTexts(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const { resolve } = field;
      if (resolve) field.resolve = (source, args, ...rest) => resolve(source, storable(args), ...rest);
    }
  }
}
