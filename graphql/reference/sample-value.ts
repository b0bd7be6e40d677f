import {
  getNamedType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';

interface Place {
  name: string;
  type: GraphQLInputType;
  description?: string | null | undefined;
}

/** A value that the type accepts and that says what belongs there. */
export function makeSampleValue(place: Place): unknown {
  const { name, type } = place;
  if (isNonNullType(type)) return makeSampleValue({ ...place, type: type.ofType });
  if (isListType(type)) return [makeSampleValue({ ...place, name: name.replace(/s$/, ''), type: type.ofType })];
  if (isInputObjectType(type)) {
    const fields = listSampleFields(type);
    return Object.fromEntries(fields.map((field) => [field.name, makeSampleValue(field)]));
  }
  return isEnumType(type) ? type.getValues()[0]?.name : makeScalar(place, type.name);
}

/** Optional fields without which a call has no object, or the audience would be everyone. */
const NEEDED: Record<string, readonly string[]> = {
  SetAccessInput: ['documentId', 'groupId'],
  CreateEventInput: ['groupIds'],
  CreateInvestorUpdateInput: ['groupIds'],
};

function listSampleFields(type: GraphQLInputObjectType) {
  const fields = Object.values(type.getFields());
  const required = fields.filter((field) => isRequiredInputField(field) || NEEDED[type.name]?.includes(field.name));
  // An update with nothing but the id would change nothing.
  const isEmpty = required.every(({ name }) => name === 'id');
  const optional = isEmpty ? fields.filter((field) => !required.includes(field) && isPlain(field)).slice(0, 1) : [];
  return [...required, ...optional];
}

const isPlain = ({ type }: Place): boolean => !isListType(type) && !isInputObjectType(getNamedType(type));

const byName: Record<string, unknown> = {
  email: 'ada@example.com',
  groupId: 'id of the group',
  username: 'ada',
  slug: 'audit-logs-that-hold-up',
  timeZone: 'Europe/Berlin',
  endsAt: '2027-01-31T11:00',
  url: 'https://example.com/hooks',
  first: 10,
};

const byType: Record<string, unknown> = {
  Int: 1,
  Float: 0.5,
  Boolean: true,
  DateTime: '2027-01-31T09:00:00Z',
  LocalDateTime: '2027-01-31T10:00',
  URL: 'https://example.com/feed.xml',
  JSONObject: {},
};

function makeScalar({ name, description }: Place, type: string): unknown {
  if (name in byName && type !== 'DateTime') return byName[name];
  if (type in byType) return byType[type];
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  if (type !== 'ID') return words.charAt(0).toUpperCase() + words.slice(1);
  const [, object] = /\bids? of (?:the|an?|its|all) ([a-z -]+)/.exec(description ?? '') ?? [];
  return `id of the ${object?.trim().split(' ').slice(0, 3).join(' ') ?? (words.replace(/ ?ids?$/, '') || 'object')}`;
}
