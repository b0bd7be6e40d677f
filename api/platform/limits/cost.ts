import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { pageSize, points } from '#graphql/limits.ts';
import { fail } from '../errors.ts';
import { isIntrospection } from '../graphql/introspection.ts';

export interface CostedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
  schema: GraphQLSchema;
}

/** The position of a selection set: the number of items of its connection, and the lists that contain it. */
interface Place {
  connectionSize: number | null;
  within: readonly string[];
}

/**
 * The points that a valid operation requests, by the weights of the GraphQL cost directives specification: one for each
 * object, nothing for scalars, other weights for fields that declare `@Extensions({ cost })`. Lists multiply by
 * `first`. Fields under `@skip` and `@include` count. Fails for a list that is nested in itself, because that
 * multiplies without end.
 */
export const calculateCost = (operation: CostedOperation): number => new CostCalculation(operation).calculate();

class CostCalculation {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(private readonly operation: CostedOperation) {
    const fragments = operation.document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(
      (fragments as FragmentDefinitionNode[]).map((fragment) => [fragment.name.value, fragment]),
    );
  }

  calculate(): number {
    const { schema, operation } = this.operation;
    const root = schema.getRootType(operation.operation);
    return root ? this.#sum(operation.selectionSet, root, { connectionSize: null, within: [] }) : 0;
  }

  #sum({ selections }: SelectionSetNode, type: GraphQLObjectType, place: Place): number {
    return selections.reduce((sum, selection) => sum + this.#getCost(selection, type, place), 0);
  }

  #getCost(selection: SelectionNode, type: GraphQLObjectType, place: Place): number {
    if (selection.kind === Kind.FIELD) {
      if (isIntrospection(selection.name.value)) return points.introspection;
      const field = type.getFields()[selection.name.value];
      return field ? this.#costOfField(selection, field, type, place) : 0;
    }
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#fragments.get(selection.name.value);
    if (!fragment || !this.#applies(fragment.typeCondition?.name.value, type)) return 0;
    return this.#sum(fragment.selectionSet, type, place);
  }

  #costOfField(node: FieldNode, field: Field, type: GraphQLObjectType, place: Place): number {
    const namedType = getNamedType(field.type);
    const weight = getWeight(field);
    if (isLeafType(namedType) || !node.selectionSet) return weight;
    const first = this.#readFirst(node, field) ?? this.#countIds(node, field);
    if (!isList(field.type))
      return weight + this.#sumOfType(node.selectionSet, namedType, { ...place, connectionSize: first });
    const coordinate = `${type.name}.${field.name}`;
    if (place.within.includes(coordinate)) fail('BAD_USER_INPUT', `${coordinate} cannot be nested in itself.`);
    const isPage = field.name === 'nodes' || field.name === 'edges';
    const size = first ?? (isPage ? place.connectionSize : null) ?? getAssumedSize(field);
    const within = [...place.within, coordinate];
    return size * (weight + this.#sumOfType(node.selectionSet, namedType, { connectionSize: null, within }));
  }

  /** An object has one type, so the most expensive of the possible types counts. */
  #sumOfType(set: SelectionSetNode, type: ReturnType<typeof getNamedType>, place: Place): number {
    if (isObjectType(type)) return this.#sum(set, type, place);
    if (!isAbstractType(type)) return 0;
    return Math.max(
      0,
      ...this.operation.schema.getPossibleTypes(type).map((possibleType) => this.#sum(set, possibleType, place)),
    );
  }

  #applies(condition: string | undefined, type: GraphQLObjectType): boolean {
    if (condition === undefined || condition === type.name) return true;
    const { schema } = this.operation;
    const other = schema.getType(condition);
    return isAbstractType(other) && schema.isSubType(other, type);
  }

  /** The number of items that a field requests. Null if it has no `first`. */
  #readFirst({ arguments: args }: FieldNode, field: Field): number | null {
    const declaredArgument = field.args.find(({ name }) => name === 'first');
    if (!declaredArgument) return null;
    const value = args?.find(({ name }) => name.value === 'first')?.value;
    const first = value?.kind === Kind.VARIABLE ? this.#readVariable(value.name.value) : literal(value);
    const size = Number.isInteger(first) ? Number(first) : Number(declaredArgument.defaultValue ?? points.listSize);
    // Values outside of these limits are rejected before anything is read.
    return Math.min(Math.max(size, pageSize.min), pageSize.max);
  }

  /** The number of ids that a field requests objects of. Null if it has no argument `ids`. */
  #countIds({ arguments: args }: FieldNode, field: Field): number | null {
    if (!isList(field.type) || !field.args.some(({ name }) => name === 'ids')) return null;
    const value = args?.find(({ name }) => name.value === 'ids')?.value;
    if (value?.kind === Kind.LIST) return Math.max(1, value.values.length);
    const ids = value?.kind === Kind.VARIABLE ? this.#readVariable(value.name.value) : null;
    return Array.isArray(ids) ? Math.max(1, ids.length) : 1;
  }

  #readVariable(name: string): unknown {
    const { variables, operation } = this.operation;
    const definition = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
    return Object.hasOwn(variables, name) ? variables[name] : literal(definition?.defaultValue);
  }
}

type Field = GraphQLField<unknown, unknown>;

const literal = (value: { kind: Kind; value?: unknown } | undefined): number | undefined =>
  value?.kind === Kind.INT ? Number(value.value) : undefined;

export const isList = (type: GraphQLOutputType): boolean =>
  isNonNullType(type) ? isList(type.ofType) : isListType(type);

/** The number of items of a list without `first`: `@Extensions({ listSize })`, or the default of most lists. */
export const getAssumedSize = ({ extensions }: Field): number =>
  typeof extensions['listSize'] === 'number' ? extensions['listSize'] : points.listSize;

export const getWeight = ({ extensions, type }: Field): number =>
  typeof extensions['cost'] === 'number' ? extensions['cost'] : isLeafType(getNamedType(type)) ? 0 : 1;
