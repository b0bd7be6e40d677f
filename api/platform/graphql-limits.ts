import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { request } from '../../graphql/limits.ts';

interface Weight {
  depth: number;
  aliases: number;
  directives: number;
}

/** Refuses an operation that is too deep, too wide or says the same thing too often, fragments counted at each use. */
export function operationLimits(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const refusal = refuse(operation, context);
      if (refusal) context.reportError(new GraphQLError(refusal, { nodes: operation }));
      return false;
    },
  };
}

function refuse(operation: OperationDefinitionNode, context: ValidationContext): string | null {
  if (operation.selectionSet.selections.length > request.rootFields)
    return `Ask for at most ${request.rootFields} things at once.`;
  const weight: Weight = { depth: 0, aliases: 0, directives: 0 };
  weigh(operation.selectionSet, 1, weight, context, new Set());
  if (weight.depth > request.depth) return `Nest at most ${request.depth} levels.`;
  if (weight.aliases > request.aliases) return `Use at most ${request.aliases} aliases.`;
  if (weight.directives > request.directives) return `Use at most ${request.directives} directives.`;
  return null;
}

function weigh(
  set: SelectionSetNode,
  depth: number,
  weight: Weight,
  context: ValidationContext,
  open: Set<string>,
): void {
  weight.depth = Math.max(weight.depth, depth);
  if (weight.depth > request.depth) return;
  for (const selection of set.selections) {
    weight.directives += selection.directives?.length ?? 0;
    if (selection.kind === 'Field') weighField(selection, depth, weight, context, open);
    else if (selection.kind === 'InlineFragment') weigh(selection.selectionSet, depth, weight, context, open);
    else if (!open.has(selection.name.value)) {
      const fragment = context.getFragment(selection.name.value);
      if (fragment) weigh(fragment.selectionSet, depth, weight, context, new Set(open).add(selection.name.value));
    }
  }
}

function weighField(
  field: FieldNode,
  depth: number,
  weight: Weight,
  context: ValidationContext,
  open: Set<string>,
): void {
  // Introspection nests deep by design; it is off in production and bounded by the token limit elsewhere.
  if (field.name.value.startsWith('__')) return;
  if (field.alias) weight.aliases += 1;
  if (field.selectionSet) weigh(field.selectionSet, depth + 1, weight, context, open);
}
