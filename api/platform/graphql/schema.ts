import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import { assertAccessDeclared, authChecker, describeConfirmations } from '../access.ts';
import { DateTimeScalar } from './scalars.ts';
import { assignScopes } from './scopes.ts';
import { validateFn } from '../validation.ts';

type Resolvers = NonEmptyArray<new () => object>;

/** The servers of a process share a schema. Tests start hundreds of servers, and each schema takes 0.1 s of CPU time. */
const schemas = new WeakMap<Resolvers, Promise<GraphQLSchema>>();

/** Builds the schema from the resolvers, without a database. Throws if an operation declares no access, or a type has no clear scope. */
export function createSchema(resolvers: Resolvers): Promise<GraphQLSchema> {
  const schema = schemas.get(resolvers) ?? build(resolvers);
  schemas.set(resolvers, schema);
  return schema;
}

async function build(resolvers: Resolvers): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers,
    authChecker,
    validateFn,
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
  });
  assertAccessDeclared(schema);
  describeConfirmations(schema);
  assignScopes(schema);
  return schema;
}
