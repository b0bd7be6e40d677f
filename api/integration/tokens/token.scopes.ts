import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { getFieldScope, type Requirement } from '#api/platform/graphql/scopes.ts';

const requirementsByDocument = new WeakMap<DocumentNode, Map<Requirement, string>>();

/** Everything that a document needs, of all its operations and fragments, each with the first field that needs it. */
export function findRequirements(schema: GraphQLSchema, document: DocumentNode): ReadonlyMap<Requirement, string> {
  const cachedRequirements = requirementsByDocument.get(document);
  if (cachedRequirements) return cachedRequirements;
  const requirements = new Map<Requirement, string>();
  const info = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(info, {
    Field: ({ name }) => {
      const parent = info.getParentType();
      const requirement = parent ? getFieldScope(schema, parent.name, name.value) : null;
      if (requirement === 'ANY' || requirements.has(requirement)) return;
      const isRoot = ['Query', 'Mutation', undefined].includes(parent?.name);
      requirements.set(requirement, isRoot ? name.value : `${parent?.name}.${name.value}`);
    },
  });
  visit(document, visitor);
  requirementsByDocument.set(document, requirements);
  return requirements;
}
