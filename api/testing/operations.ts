import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

export type Root = GraphQLField<unknown, unknown> & { kind: 'query' | 'mutation' };

/** All queries and mutations of the API. */
export const getRoots = (schema: GraphQLSchema): Root[] =>
  (['query', 'mutation'] as const).flatMap((kind) => {
    const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(type?.getFields() ?? {}).map((field) => ({ ...field, kind }));
  });

/** The text of an operation and its variables. `selection` is what it asks for of an object. */
export function writeOperation(
  { kind, name, args, type }: Root,
  makeValue: (type: GraphQLInputType, argument: string) => unknown,
  selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }',
): [operation: string, variables: Record<string, unknown>] {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const [declarations, values] = args.length > 0 ? [` (${declared})`, `(${passed})`] : ['', ''];
  const variables = Object.fromEntries(args.map((arg) => [arg.name, makeValue(arg.type, arg.name)]));
  return [`${kind}${declarations} { ${name}${values}${selection} }`, variables];
}

/** A value of the input type in which every text is `text`. */
export function makeInputValue(type: GraphQLInputType, text: string): unknown {
  if (isNonNullType(type)) return makeInputValue(type.ofType, text);
  if (isListType(type)) return [makeInputValue(type.ofType, text)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, makeInputValue(field.type, text)]));
  }
  if (type.name === 'JSONObject') return { id: text, response: { clientDataJSON: text } };
  if (type.name === 'DateTime') return '2026-01-01T00:00:00Z';
  if (type.name === 'Int') return 1;
  if (type.name === 'Boolean') return false;
  return text;
}

/** All fields of a type without arguments, so many levels deep, without lists inside themselves. */
export function getSelection(
  output: GraphQLOutputType,
  schema: GraphQLSchema,
  levels = 5,
  within: readonly string[] = [],
): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (isInterfaceType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map((each) => `... on ${each.name}${getSelection(each, schema, levels, within)}`);
    return ` { __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(type)) return ' { __typename }';
  const fields = Object.values(type.getFields()).filter(
    ({ name, type: inner, args }) =>
      !within.includes(`${type.name}.${name}`) &&
      args.every((arg) => !isNonNullType(arg.type)) &&
      (isLeafType(getNamedType(inner)) || levels > 1),
  );
  const named = fields.map(
    ({ name, type: inner }) => `${name}${getSelection(inner, schema, levels - 1, [...within, `${type.name}.${name}`])}`,
  );
  return ` { __typename ${named.join(' ')} }`;
}
