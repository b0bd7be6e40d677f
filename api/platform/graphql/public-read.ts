import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type Extensions = Readonly<Record<string, unknown>>;

const isPublic = ({ access, fresh }: Extensions): boolean => access === 'public' && fresh !== true;

/** True for a query whose root fields are all public and depend only on public content. */
export const isPublicRead = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean => hasOnlyRootFields(schema, document, operation, isPublic);

/** True for a public read whose root fields all declare that members receive the same answer as visitors. */
export const isSameForMembers = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean =>
  hasOnlyRootFields(
    schema,
    document,
    operation,
    (extensions) => isPublic(extensions) && extensions['sameForMembers'] === true,
  );

/** True for a query whose root fields, except `__typename`, all have extensions that `isAllowed` accepts. */
function hasOnlyRootFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  isAllowed: (extensions: Extensions) => boolean,
): boolean {
  const fields = schema.getQueryType()?.getFields() ?? {};
  const areAllowed = (set: SelectionSetNode): boolean =>
    set.selections.every((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return areAllowed(selection.selectionSet);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = document.definitions.find(
          (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
        );
        return fragment?.kind === Kind.FRAGMENT_DEFINITION && areAllowed(fragment.selectionSet);
      }
      return selection.name.value === '__typename' || isAllowed(fields[selection.name.value]?.extensions ?? {});
    });
  return operation.operation === 'query' && areAllowed(operation.selectionSet);
}
