import { buildSchema, getNamedType, type GraphQLNamedType, type GraphQLSchema, isSpecifiedScalarType } from 'graphql';
import { areaSlugs, findArea } from './areas.ts';
import {
  type AreaSlug,
  getAnchor,
  getTypeName,
  type ReferenceArea,
  type ReferenceEntry,
  type ReferenceField,
  type ReferenceNames,
  type ReferenceOperation,
  type ReferenceType,
} from './model.ts';
import { listFields, readOperations, readType } from './read-schema.ts';

export interface Reference {
  areas: Record<AreaSlug, ReferenceArea>;
  /** Everything that the reference describes, by name. */
  entries: ReferenceEntry[];
}

/** Reads the reference from the text of the schema. */
export function readReference(sdl: string): Reference {
  const schema = buildSchema(sdl);
  const operations = readOperations(schema);
  const homes = findHomes(schema, operations);
  const own = new Set(operations.flatMap((operation) => operation.own.map(({ name }) => name)));
  const types = listTypes(schema)
    .filter(({ name }) => !own.has(name))
    .map(readType);
  const areas = Object.fromEntries(
    areaSlugs.map((slug) => {
      const content = {
        operations: operations.filter(({ name, scope }) => findArea(name, scope) === slug),
        types: types.filter(({ name }) => homes.get(name) === slug),
      };
      return [slug, { ...content, elsewhere: findElsewhere(content, homes, slug) }];
    }),
  ) as Record<AreaSlug, ReferenceArea>;
  return { areas, entries: areaSlugs.flatMap((slug) => listEntries(slug, areas[slug])) };
}

const listTypes = (schema: GraphQLSchema): GraphQLNamedType[] => {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  return Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type) && !roots.some((root) => root === type),
  );
};

/**
 * The area that describes each type: the one of its scope, else the one whose operations lead to it in the fewest
 * steps. Types that are equally near to several areas are shared.
 */
function findHomes(schema: GraphQLSchema, operations: readonly ReferenceOperation[]): Map<string, AreaSlug> {
  const homes = new Map<string, AreaSlug>();
  let near = new Map<string, Set<AreaSlug>>();
  for (const { name, scope, type, args = [] } of operations)
    for (const used of [type, ...args.map((arg) => arg.type)]) note(near, getTypeName(used), findArea(name, scope));
  while (near.size > 0) {
    const next = new Map<string, Set<AreaSlug>>();
    for (const [name, slugs] of near) {
      const [only = 'types'] = slugs;
      homes.set(name, slugs.size === 1 ? only : 'types');
    }
    for (const [name, slugs] of near)
      for (const used of listUsedTypes(schema, name))
        if (!homes.has(used)) for (const slug of slugs) note(next, used, slug);
    near = next;
  }
  for (const type of listTypes(schema)) {
    const { scope } = readType(type);
    homes.set(type.name, scope ? findArea(type.name, scope) : (homes.get(type.name) ?? 'types'));
  }
  return homes;
}

function note(near: Map<string, Set<AreaSlug>>, name: string, slug: AreaSlug): void {
  near.set(name, (near.get(name) ?? new Set()).add(slug));
}

function listUsedTypes(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  const fields = type ? listFields(type) : [];
  return fields.flatMap((field) => [
    getNamedType(field.type).name,
    ...('args' in field ? field.args.map((arg) => getNamedType(arg.type).name) : []),
  ]);
}

function findElsewhere(
  { operations, types }: Pick<ReferenceArea, 'operations' | 'types'>,
  homes: ReadonlyMap<string, AreaSlug>,
  slug: AreaSlug,
): Record<string, AreaSlug> {
  const all = [...types, ...operations.flatMap(({ own }) => own)].flatMap(({ fields }) => fields);
  const values = [...all, ...operations].flatMap((field: ReferenceField) => [field, ...(field.args ?? [])]);
  const names = [...new Set(values.map(({ type }) => getTypeName(type)))].toSorted();
  return Object.fromEntries(
    names.flatMap((name) => {
      const home = homes.get(name);
      return home && home !== slug ? [[name, home]] : [];
    }),
  );
}

function listEntries(area: AreaSlug, { operations, types }: ReferenceArea): ReferenceEntry[] {
  const entries = operations.flatMap((operation) => [
    toEntry(area, operation, operation.args ?? []),
    ...operation.own.map((type) => toEntry(area, type, type.fields)),
  ]);
  return [...entries, ...types.map((type) => toEntry(area, type, [...type.fields, ...type.values]))];
}

const toEntry = (
  area: AreaSlug,
  { name, kind, description }: ReferenceOperation | ReferenceType,
  parts: readonly { name: string }[],
): ReferenceEntry => ({
  name,
  kind,
  area,
  summary: /^[^]*?[.:](?=\s|$)/.exec(description)?.[0] ?? description,
  parts: parts.map((part) => part.name).join(' '),
});

/** Readers find inputs, payloads and parts of lists at the operations that use them. */
const isListed = ({ kind, name }: ReferenceEntry): boolean =>
  kind !== 'input' && !/(Connection|Edge|Payload)$/.test(name);

/** The names that the first page of the reference lists. */
export function listNames(entries: readonly ReferenceEntry[]): ReferenceNames {
  const pick = (area: AreaSlug, isWanted: (entry: ReferenceEntry) => boolean) =>
    entries.filter((entry) => entry.area === area && isListed(entry) && isWanted(entry)).map(({ name }) => name);
  return Object.fromEntries(
    areaSlugs.map((area) => [
      area,
      {
        query: pick(area, ({ kind }) => kind === 'query'),
        mutation: pick(area, ({ kind }) => kind === 'mutation'),
        type: pick(area, (entry) => getAnchor(entry).startsWith('type-')),
      },
    ]),
  ) as ReferenceNames;
}
