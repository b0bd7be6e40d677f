import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildSchema, type GraphQLInputType, isInputObjectType, isListType, isNonNullType, Kind, parse } from 'graphql';
import { FILLED, type Place, getFieldTexts } from './hostile-fields.ts';
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
