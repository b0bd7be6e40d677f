import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, getMetadataStorage, type NonEmptyArray } from 'type-graphql';
import { assertAccessDeclared, authChecker } from '../access.ts';
import { DateTimeScalar } from './scalars.ts';
import { runMutationsOnce } from '../single-run.ts';
import { storable } from '../storable.ts';
import { validateFn } from '../validation.ts';

type Resolvers = NonEmptyArray<new () => object>;

/** The servers of a process share a schema. Tests start hundreds of servers, and each schema takes 0.1 s of CPU time. */
const schemas = new WeakMap<Resolvers, Promise<GraphQLSchema>>();

/** Builds the schema from the resolvers, without a database. Throws if an operation declares no access. */
export function createSchema(resolvers: Resolvers): Promise<GraphQLSchema> {
  const schema = schemas.get(resolvers) ?? build(resolvers);
  schemas.set(resolvers, schema);
  return schema;
}

async function build(resolvers: Resolvers): Promise<GraphQLSchema> {
  readPropertiesDirectly();
  const schema = await buildSchema({
    resolvers,
    authChecker,
    validateFn,
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
  });
  assertAccessDeclared(schema);
  checkTexts(schema);
  runMutationsOnce(schema);
  return schema;
}

/**
 * Lets graphql-js read the fields that are a property of the same name. The function of TypeGraphQL makes three objects
 * for each value. Fields with access rules or middlewares keep it, because it alone applies them.
 */
function readPropertiesDirectly(): void {
  const { fields, authorizedFields, middlewares } = getMetadataStorage();
  const guards = [...authorizedFields, ...middlewares];
  for (const field of fields) {
    const isGuarded = guards.some(({ target, fieldName }) => target === field.target && fieldName === field.name);
    if (field.name === field.schemaName && !isGuarded) field.simple ??= true;
  }
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
