import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  parse,
  print,
} from 'graphql';
import type { ExampleOperation, OperationKind } from './model.ts';
import { makeSampleValue } from './sample-value.ts';

type Field = GraphQLField<unknown, unknown>;

/** Fields that say most about an object, the most important first. */
const PREFERRED_FIELDS = [
  'id',
  'title',
  'name',
  'slug',
  'status',
  'kind',
  'email',
  'url',
  'publishedAt',
  'startsAt',
  'createdAt',
  'message',
  'success',
];
const MOST_FIELDS = 5;
/** How deep an example follows objects. */
const MOST_LEVELS = 3;

/** A valid example of an operation: all required arguments as variables, and the most important fields of the result. */
export function makeExample(kind: OperationKind, field: Field): ExampleOperation {
  const args = field.args.filter((arg) => isRequiredArgument(arg) || isUseful(arg));
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const title = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  const text = `${kind} ${title}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${select(getNamedType(field.type), 0)} }`;
  return {
    query: print(parse(text)),
    variables: Object.fromEntries(args.map((arg) => [arg.name, makeSampleValue(arg)])),
  };
}

/** Lists are read page by page, and changes after a cursor. */
const isUseful = ({ name }: GraphQLArgument): boolean => name === 'first';

function select(type: GraphQLNamedType, level: number): string {
  if (isLeafType(type)) return '';
  if (isUnionType(type)) return '{ __typename }';
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  const fields = Object.values(type.getFields()).filter(isSelectable);
  if (fields.some(({ name }) => name === 'pageInfo')) return selectPage(fields, level);
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).toSorted(compare);
  const objects = fields.filter((field) => !isLeafType(getNamedType(field.type)));
  // A payload has the changed object. Of other objects, their own fields say enough.
  const followed = leaves.length === 0 || type.name.endsWith('Payload') ? objects : [];
  const inner =
    level < MOST_LEVELS
      ? followed.map(({ name, type: result }) => `${name} ${select(getNamedType(result), level + 1)}`)
      : [];
  const names = [...leaves.slice(0, MOST_FIELDS).map(({ name }) => name), ...inner];
  return `{ ${names.length > 0 ? names.join(' ') : '__typename'} }`;
}

function selectPage(fields: Field[], level: number): string {
  const nodes = fields.find(({ name }) => name === 'nodes');
  const items = nodes ? `nodes ${select(getNamedType(nodes.type), level + 1)}` : '';
  return `{ ${items} pageInfo { hasNextPage endCursor } }`;
}

const isSelectable = ({ args, deprecationReason }: Field): boolean =>
  !deprecationReason && !args.some(isRequiredArgument);

function compare(a: Field, b: Field): number {
  const rank = ({ name, type }: Field) => {
    const place = PREFERRED_FIELDS.indexOf(name);
    return place === -1
      ? PREFERRED_FIELDS.length + (isNonNullType(type) && getNullableType(type) === getNamedType(type) ? 0 : 1)
      : place;
  };
  return rank(a) - rank(b);
}
