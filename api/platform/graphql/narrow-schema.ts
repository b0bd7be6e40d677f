import {
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  type InputValueDefinitionNode,
  Kind,
  parse,
  printSchema,
  type TypeNode,
  visit,
} from 'graphql';

export interface SchemaView {
  /** True if the field of a root type is in the view. */
  hasRootField: (root: RootName, name: string) => boolean;
  /** False if no field that returns this object type is in the view. */
  hasType: (name: string) => boolean;
}

const ROOTS = ['Query', 'Mutation'] as const;
export type RootName = (typeof ROOTS)[number];

/**
 * The part of a schema that a view has, only for introspection: it has no resolvers. A type is in it if a field or an
 * argument of the view needs it.
 */
export function narrowSchema(schema: GraphQLSchema, view: SchemaView): GraphQLSchema {
  const whole = parse(printSchema(schema), { noLocation: true });
  const objects = new Set(whole.definitions.filter(({ kind }) => kind === Kind.OBJECT_TYPE_DEFINITION).map(getName));
  const narrowedDocument = visit(whole, {
    ObjectTypeDefinition: (node) => ({
      ...node,
      fields: node.fields?.filter(({ name, type }) => {
        const typeName = getTypeName(type);
        if (objects.has(typeName) && !view.hasType(typeName)) return false;
        const root = ROOTS.find((root) => root === node.name.value);
        return !root || view.hasRootField(root, name.value);
      }),
    }),
  });
  return buildASTSchema(keepReachable(narrowedDocument), { assumeValid: true });
}

/** Removes the types that nothing needs, and roots without fields. */
function keepReachable(document: DocumentNode): DocumentNode {
  const byName = new Map(document.definitions.map((node) => [getName(node), node]));
  const typeNames = new Set<string>();
  const keep = (name: string): void => {
    const node = byName.get(name);
    if (!node || typeNames.has(name)) return;
    typeNames.add(name);
    listNeeded(node).forEach(keep);
  };
  ROOTS.filter((name) => listFields(byName.get(name)).length > 0).forEach(keep);
  const definitions = document.definitions.filter(
    (node) => node.kind === Kind.DIRECTIVE_DEFINITION || typeNames.has(getName(node)),
  );
  return { ...document, definitions };
}

const getName = (node: DefinitionNode): string => ('name' in node && node.name ? node.name.value : '');

const getTypeName = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : getTypeName(type.type);

const listFields = (node: DefinitionNode | undefined): readonly (FieldDefinitionNode | InputValueDefinitionNode)[] =>
  (node && 'fields' in node && node.fields) || [];

function listNeeded(node: DefinitionNode): string[] {
  const types = listFields(node).flatMap((field) => [
    field.type,
    ...('arguments' in field ? (field.arguments ?? []).map((argument) => argument.type) : []),
  ]);
  const interfaces = 'interfaces' in node ? (node.interfaces ?? []) : [];
  const members = node.kind === Kind.UNION_TYPE_DEFINITION ? (node.types ?? []) : [];
  return [...types, ...interfaces, ...members].map(getTypeName);
}
