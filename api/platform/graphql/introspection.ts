import type { ApolloServerPlugin } from '@apollo/server';
import { BREAK, type DocumentNode, execute, type GraphQLSchema, Kind, visit } from 'graphql';
import type { Context } from '../context.ts';
import { ExpectedError } from '../errors.ts';
import { isMember, type Viewer } from '../viewer.ts';
import { refuseOperation } from './refuse-operation.ts';

/** True for the fields that read the schema. */
export const isIntrospection = (name: string): boolean => name === '__schema' || name === '__type';

const plugins = new WeakSet<ApolloServerPlugin<Context>>();

/** True if one of these plugins decides who may read the schema. */
export const isIntrospectionGuarded = (installedPlugins: readonly ApolloServerPlugin<Context>[]): boolean =>
  installedPlugins.some((plugin) => plugins.has(plugin));

type GetView = (schema: GraphQLSchema, viewer: Viewer) => GraphQLSchema;

/**
 * Answers introspection with the part of the schema that the viewer may use. Visitors read /schema.graphql. The part has
 * no resolvers, so it runs apart from other fields.
 */
export function introspection(getView: GetView): ApolloServerPlugin<Context> {
  const plugin: ApolloServerPlugin<Context> = {
    requestDidStart: async () => ({
      responseForOperation: async ({
        contextValue: { viewer },
        document,
        operationName,
        request,
        response,
        schema,
      }) => {
        const extent = findIntrospection(document);
        if (extent === 'none') return null;
        const refusal = findRefusal(viewer, extent);
        if (refusal) return refuseOperation(response, refusal);
        const variableValues = request.variables ?? {};
        const { data } = await execute({ schema: getView(schema, viewer), document, operationName, variableValues });
        return { http: response.http, body: { kind: 'single', singleResult: { data: data ?? null } } };
      },
    }),
  };
  plugins.add(plugin);
  return plugin;
}

function findRefusal(viewer: Viewer, extent: 'only' | 'mixed'): ExpectedError | null {
  if (viewer.kind === 'anonymous')
    return new ExpectedError('UNAUTHENTICATED', 'Read the schema at /schema.graphql, or send a token.');
  if (!isMember(viewer)) return new ExpectedError('FORBIDDEN');
  return extent === 'only'
    ? null
    : new ExpectedError('BAD_USER_INPUT', 'Request __schema and __type without other fields.');
}

type Introspection = 'none' | 'only' | 'mixed';

/** Apollo keeps the documents of frequent operations. */
const introspections = new WeakMap<DocumentNode, Introspection>();

/** Whether the operations of a document read the schema, and whether they read anything else. */
function findIntrospection(document: DocumentNode): Introspection {
  const introspection = introspections.get(document) ?? searchIntrospection(document);
  introspections.set(document, introspection);
  return introspection;
}

function searchIntrospection(document: DocumentNode): Introspection {
  let hasIntrospection = false;
  visit(document, {
    Field: ({ name }) => {
      hasIntrospection ||= isIntrospection(name.value);
      return hasIntrospection ? BREAK : undefined;
    },
  });
  if (!hasIntrospection) return 'none';
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const isOnly = operations.every(({ selectionSet: { selections } }) =>
    selections.every(
      (selection) =>
        selection.kind === Kind.FIELD &&
        (isIntrospection(selection.name.value) || selection.name.value === '__typename'),
    ),
  );
  return isOnly ? 'only' : 'mixed';
}
