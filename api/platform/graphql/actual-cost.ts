import {
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { points } from '../../../graphql/limits.ts';
import { type CostedOperation, getWeight, isList } from './graphql-cost.ts';
import { isIntrospection } from './introspection.ts';

type Answered = Readonly<Record<string, unknown>>;

/**
 * The points of what an answer contains, by the weights of `calculateCost`: a list counts the items that it has, in place
 * of those that were requested. Fields that the answer lacks count nothing.
 */
export function calculateActualCost({ document, operation, schema }: CostedOperation, data: Answered): number {
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );

  const sumOf = (set: SelectionSetNode, type: GraphQLNamedType | undefined, value: Answered): number =>
    set.selections.reduce((sum, selection) => {
      if (selection.kind !== Kind.FIELD) {
        const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        const condition = fragment?.typeCondition?.name.value;
        return fragment ? sum + sumOf(fragment.selectionSet, condition ? schema.getType(condition) : type, value) : sum;
      }
      const [name, key] = [selection.name.value, (selection.alias ?? selection.name).value];
      if (!(key in value)) return sum;
      if (isIntrospection(name)) return sum + points.introspection;
      const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
      if (!field) return sum;
      // The value of a scalar such as JsonMl can be a list of thousands of values. It is one value.
      if (!selection.selectionSet && !isList(field.type)) return sum + getWeight(field);
      const costOf = (item: unknown): number => {
        if (Array.isArray(item)) return item.reduce<number>((total, one) => total + costOf(one), 0);
        const isObject = selection.selectionSet !== undefined && typeof item === 'object' && item !== null;
        const inner = isObject ? sumOf(selection.selectionSet!, getNamedType(field.type), item as Answered) : 0;
        return getWeight(field) + inner;
      };
      return sum + costOf(value[key]);
    }, 0);

  return sumOf(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, data);
}
