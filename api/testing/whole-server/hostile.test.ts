import { type GraphQLInputType, type GraphQLSchema, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { explain, EXPLAINED, FILLED } from '../../../e2e/hostile-fields.ts';
import { acceptsText } from '../../../e2e/hostile-values.ts';
import { HOSTILE } from '../../../e2e/hostile.ts';
import { resolvers } from '#api/features.ts';
import { createSchema } from '#api/platform/graphql/schema.ts';
import { access } from '../access.ts';
import { person, useApi } from '../api.ts';
import { type Root, getRoots, makeInputValue, writeOperation } from '../operations.ts';

// Checks that no text field is missing from the hostile-text tables, and that invalid text gets an error on its own
// field. e2e/hostile*.spec.ts fill every field with hostile text and check every page.

const api = useApi();
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await createSchema(resolvers);
});

const mutations = () => getRoots(schema).filter(({ kind }) => kind === 'mutation');
const bare = (type: GraphQLInputType): GraphQLInputType =>
  isNonNullType(type) || isListType(type) ? bare(type.ofType) : type;

/** Scalars that accept any text until a validation rule rejects it. */
const TEXTS = new Set(['String', 'URL', 'LocalDateTime']);

/** The text fields of an input type, named as in the tables. */
function getFields(type: GraphQLInputType, path: string): string[] {
  const inner = bare(type);
  if (!isInputObjectType(inner)) return TEXTS.has(String(inner)) ? [path] : [];
  return Object.values(inner.getFields()).flatMap((field) => getFields(field.type, `${inner.name}.${field.name}`));
}
const fieldsOfMutation = ({ name, args }: Root) => args.flatMap((arg) => getFields(arg.type, `${name}.${arg.name}`));

describe('every text field', () => {
  it('of a mutation is filled with hostile texts, or the list explains why not', () => {
    const knownFields = [...Object.keys(FILLED), ...Object.keys(EXPLAINED)];
    const fields = new Set(mutations().flatMap(fieldsOfMutation));
    expect(
      [...fields].filter((field) => !(field in FILLED) && !explain(field)),
      'list each field in FILLED or EXPLAINED in e2e/hostile-fields.ts',
    ).toEqual([]);
    const missingFields = knownFields.filter((field) => !field.startsWith('POST ') && !fields.has(field));
    expect(missingFields).toEqual([]);
    expect(Object.keys(EXPLAINED).filter((field) => field in FILLED)).toEqual([]);
  });

  it('of a form is filled with hostile texts, or the list explains why not', () => {
    const forms = access.map(([entry]) => entry).filter((entry) => entry.startsWith('POST '));
    const named = new Set(
      [...Object.keys(FILLED), ...Object.keys(EXPLAINED)]
        .filter((field) => field.startsWith('POST '))
        .map((field) => field.slice(0, field.indexOf(': '))),
    );
    expect([...named].toSorted()).toEqual(forms.toSorted());
  });
});

/** An input with the given value in the named fields and the letter x in all others. */
function withText(type: GraphQLInputType, text: string, fields: string[], path: string): unknown {
  const inner = bare(type);
  if (isListType(type) || (isNonNullType(type) && isListType(type.ofType)))
    return [withText(inner, text, fields, path)];
  if (!isInputObjectType(inner)) return fields.includes(path) ? text : makeInputValue(inner, 'x');
  const own = Object.values(inner.getFields());
  return Object.fromEntries(
    own.map((field) => [field.name, withText(field.type, text, fields, `${inner.name}.${field.name}`)]),
  );
}

describe('a text that does not fit a field', () => {
  it('gets a readable error on that field', async () => {
    const usedFields = new Set<string>();
    for (const root of mutations()) {
      const fields = fieldsOfMutation(root).filter((field) => FILLED[field] && !usedFields.has(field));
      fields.forEach((field) => usedFields.add(field));
      for (const text of HOSTILE) {
        const refusing = fields.filter((field) => isRefusedBy(field, text));
        if (refusing.length === 0) continue;
        const errors = await readFieldErrors(root, text, refusing);
        const messages = refusing.map((field) => [field, text, errors.get(field.split('.').at(-1)!)]);
        expect(messages).toEqual(refusing.map((field) => [field, text, expect.stringMatching(/^(Use|Say) .+/)]));
      }
    }
  });
});

/**
 * Excludes fields with a required beginning (`before`) and fields that clean their input (`getStoredText`): they reject a
 * hostile text for another reason or not at all.
 */
const isRefusedBy = (name: string, text: string): boolean => {
  const field = FILLED[name]!;
  return !field.before && !field.getStoredText && !acceptsText(field, text);
};

async function readFieldErrors(root: Root, text: string, fields: string[]): Promise<Map<string, string>> {
  const [operation, variables] = writeOperation(root, (type, name) =>
    withText(type, text, fields, `${root.name}.${name}`),
  );
  const { errors } = await api.execute(person.admin, operation, variables);
  const fieldErrors = (errors?.[0]?.extensions?.['fields'] ?? []) as { path: string[]; message: string }[];
  return new Map(fieldErrors.map(({ path, message }) => [path.at(-1) ?? '', message]));
}
