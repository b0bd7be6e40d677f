import {
  type FieldNode,
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

/** What one field of an object costs. */
interface FieldCost {
  key: string;
  weight: number;
  /** How often the operation requests the field, by fragments that it uses again. */
  times: number;
  /** True for a value that is neither a list nor an object. A scalar such as JsonMl can be a list: it is one value. */
  isScalar: boolean;
  set: SelectionSetNode | undefined;
  type: GraphQLNamedType | undefined;
}

type Costs = Map<GraphQLNamedType | undefined, readonly FieldCost[]>;

/** Apollo keeps the documents of frequent operations. */
const costsBySelection = new WeakMap<SelectionSetNode, Costs>();

/**
 * The points of what an answer contains, by the weights of `calculateCost`: a list counts the items that it has, in place
 * of those that were requested. Fields that the answer lacks count nothing.
 */
export function calculateActualCost(costed: CostedOperation, data: Answered): number {
  const { operation, schema } = costed;

  const sumFields = (set: SelectionSetNode, type: GraphQLNamedType | undefined, value: Answered): number => {
    let sum = 0;
    for (const field of findCosts(costed, set, type)) {
      if (!(field.key in value)) continue;
      sum += field.times * (field.isScalar ? field.weight : getCost(field, value[field.key]));
    }
    return sum;
  };

  const getCost = (field: FieldCost, value: unknown): number => {
    if (Array.isArray(value)) {
      let sum = 0;
      for (const item of value) sum += getCost(field, item);
      return sum;
    }
    const isObject = field.set !== undefined && typeof value === 'object' && value !== null;
    return field.weight + (isObject ? sumFields(field.set!, field.type, value as Answered) : 0);
  };

  return sumFields(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, data);
}

/** The fields of a selection set that cost points. Most fields are scalars, which cost nothing. */
function findCosts(costed: CostedOperation, set: SelectionSetNode, type: GraphQLNamedType | undefined) {
  const costs: Costs = costsBySelection.get(set) ?? new Map();
  costsBySelection.set(set, costs);
  const fieldCosts = costs.get(type) ?? collectCosts(costed, set, type);
  costs.set(type, fieldCosts);
  return fieldCosts;
}

function collectCosts(
  { document, schema }: CostedOperation,
  outermost: SelectionSetNode,
  outermostType: GraphQLNamedType | undefined,
): readonly FieldCost[] {
  const costs = new Map<FieldNode, FieldCost>();
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const collect = (set: SelectionSetNode, type: GraphQLNamedType | undefined): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const counted = costs.get(selection);
        const cost = counted ?? toFieldCost(selection, type);
        if (counted) counted.times += 1;
        else if (cost) costs.set(selection, cost);
        continue;
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      const condition = fragment?.typeCondition?.name.value;
      if (fragment) collect(fragment.selectionSet, condition ? schema.getType(condition) : type);
    }
  };
  collect(outermost, outermostType);
  return [...costs.values()];
}

/** Null for a field that costs nothing. */
function toFieldCost(node: FieldNode, type: GraphQLNamedType | undefined): FieldCost | null {
  const [name, key] = [node.name.value, (node.alias ?? node.name).value];
  const common = { key, times: 1, set: node.selectionSet };
  if (isIntrospection(name)) return { ...common, weight: points.introspection, isScalar: true, type: undefined };
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
  if (!field) return null;
  const weight = getWeight(field);
  const isScalar = !node.selectionSet && !isList(field.type);
  return weight === 0 && !node.selectionSet ? null : { ...common, weight, isScalar, type: getNamedType(field.type) };
}
