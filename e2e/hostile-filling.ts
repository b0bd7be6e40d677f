import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  buildSchema,
  type DocumentNode,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';
import { request as limits } from '../graphql/limits.ts';
import { FILLED, type Place } from './hostile-fields.ts';
import { getFieldTexts } from './hostile-values.ts';
import { post } from './site.ts';

// Fills fields and records the sent values, to find fields without values.

const schema = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'));
const sentValues = new Map<string, string[]>();

/** Records that the site accepted this value for a field. */
export const recordValue = (field: string, value: string): void =>
  void sentValues.set(field, [...(sentValues.get(field) ?? []), value]);

/** Runs a mutation and fails if it returns an error. */
export async function runMutation<Data>(page: Page, operation: string, variables: object): Promise<Data> {
  const answer = await post(page, '/graphql', { data: { query: operation, variables } });
  const { data, errors } = (await answer.json()) as { data?: Data | null; errors?: { message: string }[] };
  if (!data) throw new Error(`Refused: ${errors?.[0]?.message} ${JSON.stringify(variables).slice(0, 400)}`);
  for (const [field, value] of getTexts(operation, variables as Record<string, unknown>)) recordValue(field, value);
  return data;
}

/** Characters of the variables of one request. Saving 70,000 characters of Markdown takes a second of CPU time. */
const BATCH_SIZE = 10_000;

/**
 * Runs a mutation with one root field several times and returns the result of each. One request runs as many of them as
 * a document can contain, because a request takes more CPU time than most mutations. The server allows this for mutations
 * of administrators. Long texts are sent in several requests, so that a busy machine answers each before its deadline.
 * The variables must differ: a request runs equal mutations once.
 */
export async function runMutations<Data>(page: Page, operation: string, variableSets: object[]): Promise<Data[]> {
  const results: Data[] = [];
  for (const batch of divideIntoBatches(variableSets)) {
    const variables = Object.fromEntries(
      batch.flatMap((set, at) => Object.entries(set).map(([name, value]) => [`${name}${at}`, value as unknown])),
    );
    const data = await runMutation<Record<string, unknown>>(page, repeatMutation(operation, batch.length), variables);
    const name = getRootField(parse(operation));
    results.push(...batch.map((_, at) => ({ [name]: data[`${name}${at}`] }) as Data));
  }
  return results;
}

/** The sets of variables of each request, in their order. */
function divideIntoBatches(variableSets: object[]): object[][] {
  const batches: object[][] = [];
  let size = Infinity;
  for (const set of variableSets) {
    const added = JSON.stringify(set).length;
    size += added;
    if (size > BATCH_SIZE || batches.at(-1)!.length === limits.rootFields) {
      batches.push([]);
      size = added;
    }
    batches.at(-1)!.push(set);
  }
  return batches;
}

/** A document with `count` root fields. The aliases and the variables of each end with its number. */
function repeatMutation(operation: string, count: number): string {
  const document = parse(operation);
  const name = getRootField(document);
  const operations = Array.from({ length: count }, (_, at) => {
    const numbered = visit(document, {
      Variable: (node) => ({ ...node, name: { ...node.name, value: `${node.name.value}${at}` } }),
      Field: (node) =>
        node.name.value === name ? { ...node, alias: { kind: Kind.NAME, value: `${name}${at}` } } : undefined,
    });
    return numbered.definitions[0] as OperationDefinitionNode;
  });
  return print({
    ...operations[0]!,
    variableDefinitions: operations.flatMap(({ variableDefinitions }) => variableDefinitions ?? []),
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: operations.flatMap(({ selectionSet }) => selectionSet.selections),
    },
  });
}

function getRootField({ definitions: [definition] }: DocumentNode): string {
  const [field, ...others] = (definition as OperationDefinitionNode).selectionSet.selections;
  if (field?.kind !== Kind.FIELD || others.length > 0) throw new Error('The mutation must have one root field.');
  return field.name.value;
}

/** The texts that should have been sent to the fields of a place but were not, each with its field. */
export function findUnfilled(place: Place): string[] {
  const places = Object.entries(FILLED).filter(([, { at }]) => at === place);
  return places.flatMap(([name, field]) => {
    const values = sentValues.get(name) ?? [];
    const missing = getFieldTexts(field).filter((text) => !values.some((value) => value.includes(text.trim())));
    return missing.map((text) => `${name}: ${text}`);
  });
}

/** The pairs of field and text in the variables of an operation. */
function getTexts(operation: string, variables: Record<string, unknown>): [field: string, text: string][] {
  const [definition] = parse(operation).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) return [];
  const fields = schema.getMutationType()!.getFields();
  return definition.selectionSet.selections.flatMap((selection) => {
    if (selection.kind !== Kind.FIELD) return [];
    return (selection.arguments ?? []).flatMap(({ name, value }) => {
      const argument = fields[selection.name.value]?.args.find((each) => each.name === name.value);
      if (!argument || value.kind !== Kind.VARIABLE) return [];
      return findTexts(argument.type, variables[value.name.value], `${selection.name.value}.${name.value}`);
    });
  });
}

function findTexts(type: GraphQLInputType, value: unknown, path: string): [field: string, text: string][] {
  if (isNonNullType(type)) return findTexts(type.ofType, value, path);
  if (isListType(type))
    return (value as unknown[] | undefined)?.flatMap((each) => findTexts(type.ofType, each, path)) ?? [];
  if (!isInputObjectType(type)) return typeof value === 'string' ? [[path, value]] : [];
  const fields = (value ?? {}) as Record<string, unknown>;
  return Object.values(type.getFields()).flatMap((field) =>
    findTexts(field.type, fields[field.name], `${type.name}.${field.name}`),
  );
}
