import {
  astFromValue,
  getNamedType,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  Kind,
  print,
} from 'graphql';
import type { OperationKind, ReferenceField, ReferenceOperation, ReferenceType, TypeKind, Viewers } from './model.ts';
import { makeExample } from './example-operation.ts';

type Field = GraphQLField<unknown, unknown>;

/** The operations of the schema. Their inputs and payloads are described with them. */
export function readOperations(schema: GraphQLSchema): ReferenceOperation[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).map((field) => readOperation(kind, field)),
  );
}

function readOperation(kind: OperationKind, field: Field): ReferenceOperation {
  const { viewers, scope } = readDirective(field, 'access');
  return {
    ...readField(field),
    kind,
    viewers: viewers as Viewers,
    ...(scope ? { scope } : {}),
    own: listOwnTypes(kind, field).map(readType),
    example: makeExample(kind, field),
  };
}

/** The input and the payload of a mutation are named after it. */
function listOwnTypes(kind: OperationKind, field: Field): GraphQLNamedType[] {
  if (kind !== 'mutation') return [];
  return [...field.args.map(({ type }) => getNamedType(type)), getNamedType(field.type)];
}

export function readType(type: GraphQLNamedType): ReferenceType {
  const { scope } = readDirective(type, 'access');
  return {
    name: type.name,
    kind: getKind(type),
    description: type.description ?? '',
    ...(scope ? { scope } : {}),
    fields: listFields(type).map(readField),
    values: isEnumType(type) ? type.getValues().map(readValue) : [],
    ...(isScalarType(type) && type.specifiedByURL ? { specifiedBy: type.specifiedByURL } : {}),
  };
}

function getKind(type: GraphQLNamedType): TypeKind {
  if (isObjectType(type)) return 'object';
  if (isInputObjectType(type)) return 'input';
  if (isEnumType(type)) return 'enum';
  if (isInterfaceType(type)) return 'interface';
  return isUnionType(type) ? 'union' : 'scalar';
}

export function listFields(type: GraphQLNamedType): (Field | GraphQLInputField)[] {
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return hasFields ? Object.values(type.getFields()) : [];
}

function readField(field: Field | GraphQLInputField | GraphQLArgument): ReferenceField {
  const args = 'args' in field ? field.args.map(readField) : [];
  const value =
    'defaultValue' in field && field.defaultValue !== undefined ? astFromValue(field.defaultValue, field.type) : null;
  const cost = 'args' in field ? describeCost(field) : '';
  return {
    ...readValue(field),
    type: String(field.type),
    ...(args.length > 0 ? { args } : {}),
    ...(value ? { defaultValue: print(value) } : {}),
    ...(cost ? { cost } : {}),
  };
}

function readValue({
  name,
  description,
  deprecationReason,
}: GraphQLEnumValue | Field | GraphQLInputField | GraphQLArgument) {
  return { name, description: description ?? '', ...(deprecationReason ? { deprecated: deprecationReason } : {}) };
}

/** The directives @cost and @listSize in words. Empty for the usual cost. */
function describeCost(field: Field): string {
  const { weight } = readDirective(field, 'cost');
  const points = `${weight ?? 1} ${Number(weight ?? 1) === 1 ? 'point' : 'points'}`;
  const size = readDirective(field, 'listSize');
  if (size['slicingArguments']) return `${points} for each item that \`first\` requests`;
  if (size['assumedSize']) return `${points} for each item, for ${size['assumedSize']} items in all`;
  const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
  if (weight === undefined) return '';
  return isList && !isLeafType(getNamedType(field.type)) ? `${points} for each item` : points;
}

type Annotated = Field | GraphQLNamedType;

/** The arguments of a directive, which the schema object does not keep for directives that it does not know. */
function readDirective({ astNode }: Annotated, name: string): Record<string, string | undefined> {
  const directive = astNode?.directives?.find((each) => each.name.value === name);
  return Object.fromEntries(
    (directive?.arguments ?? []).map(({ name: key, value }) => [
      key.value,
      value.kind === Kind.STRING ? value.value : print(value),
    ]),
  );
}
