import { type GraphQLSchema, isObjectType } from 'graphql';
import { narrowSchema } from '#api/platform/graphql/narrow-schema.ts';
import { getFieldScope } from '#api/platform/graphql/scopes.ts';
import { isAdmin, isEditor, type Viewer } from '#api/platform/viewer.ts';
import { hasScope } from './token.policy.ts';

/** The number of cached views. A view takes several megabytes, and building one takes 50 to 90 ms. */
const CACHED = 4;
const views = new Map<string, GraphQLSchema>();

/** The part of the schema that a viewer may use: without the operations of roles that they do not have, within the scopes. */
export function getSchemaView(schema: GraphQLSchema, viewer: Viewer): GraphQLSchema {
  const token = viewer.kind === 'user' ? viewer.token : undefined;
  const key = `${isAdmin(viewer)} ${isEditor(viewer)} ${token?.scopes.join(' ') ?? ''}`;
  const view = views.get(key) ?? makeView(schema, viewer);
  views.delete(key);
  views.set(key, view);
  if (views.size > CACHED) views.delete(views.keys().next().value!);
  return view;
}

function makeView(schema: GraphQLSchema, viewer: Viewer): GraphQLSchema {
  const token = viewer.kind === 'user' ? viewer.token : undefined;
  const allows = (type: string, field: string): boolean =>
    !token || hasScope(token, getFieldScope(schema, type, field));
  return narrowSchema(schema, {
    hasRootField: (root, name) => {
      const type = schema.getType(root);
      const access = isObjectType(type) ? type.getFields()[name]?.extensions['access'] : undefined;
      const hasRole = access === 'admin' ? isAdmin(viewer) : access !== 'editor' || isEditor(viewer);
      return hasRole && allows(root, name);
    },
    // A field that is not in the schema has the requirement of its type.
    hasType: (name) => allows(name, ''),
  });
}
