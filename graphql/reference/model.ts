// The parts of the API reference, read from the schema. The pages at /developers/reference show them.

/** One page of the reference. */
export interface ReferenceArea {
  operations: ReferenceOperation[];
  types: ReferenceType[];
  /** The area of each type that this area names and another area describes. */
  elsewhere: Record<string, AreaSlug>;
}

export interface ReferenceValue {
  name: string;
  description: string;
  /** The type as the schema writes it, such as `[Article!]!`. */
  type: string;
  defaultValue?: string;
  /** The reason, which contains the date of the removal. */
  deprecated?: string;
}

export interface ReferenceField extends ReferenceValue {
  args?: ReferenceValue[];
  /** What the field costs, if that is not one point for an object and nothing for other values. */
  cost?: string;
}

export interface ReferenceOperation extends ReferenceField {
  kind: OperationKind;
  viewers: Viewers;
  /** The scope that a token needs. ANY if each token can call the operation, absent if no token can. */
  scope?: string;
  /** The types that only this operation uses, which are described below it: its input and its payload. */
  own: ReferenceType[];
  example: ExampleOperation;
}

export interface ReferenceType {
  name: string;
  kind: TypeKind;
  description: string;
  /** The scope that a token needs to read objects of this type. */
  scope?: string;
  /** The fields of an object, interface or input. */
  fields: ReferenceField[];
  /** The values of an enum. */
  values: Omit<ReferenceValue, 'type'>[];
  /** The URL of the specification of a scalar. */
  specifiedBy?: string;
}

export interface ExampleOperation {
  query: string;
  variables: Record<string, unknown>;
}

/** The names of an area by their kind. */
export type ReferenceNames = Record<AreaSlug, Record<OperationKind | 'type', string[]>>;

/** An entry in the list of everything, for the search. */
export interface ReferenceEntry {
  name: string;
  kind: OperationKind | TypeKind;
  area: AreaSlug;
  /** The first sentence of the description. */
  summary: string;
  /** The names of the fields, arguments or values, separated by spaces. */
  parts: string;
}

export type OperationKind = 'query' | 'mutation';
export type TypeKind = 'object' | 'input' | 'enum' | 'interface' | 'union' | 'scalar';
export type Viewers = 'PUBLIC' | 'SIGNED_IN' | 'EDITOR' | 'ADMIN';
export type AreaSlug =
  | 'content'
  | 'documents'
  | 'events'
  | 'updates'
  | 'people'
  | 'feeds'
  | 'audit'
  | 'webhooks'
  | 'account'
  | 'site'
  | 'types';

const operationKinds: readonly string[] = ['query', 'mutation'];

/** The id of an entry on its page. A query and a type can differ only in their first letter. */
export const getAnchor = ({ kind, name }: Pick<ReferenceEntry, 'kind' | 'name'>): string =>
  operationKinds.includes(kind) ? `${kind}-${name}` : `type-${name}`;

/** The name of the type inside lists and marks of required values. */
export const getTypeName = (type: string): string => type.replaceAll(/[[\]!]/g, '');

/** The entries that contain all words in their name, their summary or the names of their fields, in this order. */
export function findEntries(entries: readonly ReferenceEntry[], search: string): ReferenceEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const whole = words.join('');
  const ranked = entries.flatMap((entry) => {
    const name = entry.name.toLowerCase();
    const summary = entry.summary.toLowerCase();
    const isIn = (...texts: string[]) => words.every((word) => texts.some((text) => text.includes(word)));
    const tests = [name === whole, name.startsWith(whole), isIn(name), isIn(name, summary)];
    const rank = [...tests, isIn(name, summary, entry.parts.toLowerCase())].indexOf(true);
    return rank === -1 ? [] : [{ entry, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}
