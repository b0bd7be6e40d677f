import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';

export interface SchemaHit {
  /** The type to open. */
  type: string;
  /** The field, argument or value in it. Null if the type itself matches. */
  member: string | null;
}

const AT_MOST = 60;

/** The types and fields whose names contain a text, types first. */
export function searchSchema(schema: GraphQLSchema, text: string): SchemaHit[] {
  const searchText = text.trim().toLowerCase();
  if (searchText === '') return [];
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const matches = (name: string) => name.toLowerCase().includes(searchText);
  const ofTypes = types.filter(({ name }) => matches(name)).map(({ name }) => ({ type: name, member: null }));
  const ofMembers = types.flatMap((type) => {
    const names = isEnumType(type)
      ? type.getValues().map(({ name }) => name)
      : isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? Object.keys(type.getFields())
        : [];
    return names.filter(matches).map((member) => ({ type: type.name, member }));
  });
  const roots = [schema.getQueryType()?.name, schema.getMutationType()?.name];
  const isRoot = ({ type }: SchemaHit) => roots.includes(type);
  return [...ofMembers.filter(isRoot), ...ofTypes, ...ofMembers.filter((hit) => !isRoot(hit))].slice(0, AT_MOST);
}
