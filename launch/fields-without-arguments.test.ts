import { fileURLToPath } from 'node:url';
import type { FieldNode, OperationDefinitionNode } from 'graphql';
import type * as GraphQL from 'graphql';
import { build, type Plugin, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldsWithoutArguments } from './fields-without-arguments.ts';

const SCHEMA = 'type Query { plain: Int, page(first: Int! = 20, after: String): Int, one(id: ID!): Int }';

let [original, shortened]: Awaited<ReturnType<typeof bundle>>[] = [];

beforeAll(async () => {
  [original, shortened] = await Promise.all([bundle([]), bundle([fieldsWithoutArguments])]);
});

/** graphql-js, built with these plugins. */
async function bundle(plugins: Plugin[]): Promise<typeof GraphQL> {
  const entry = fileURLToPath(new URL('../node_modules/graphql/index.mjs', import.meta.url));
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [{ output: chunks }] = output as [Rolldown.RolldownOutput];
  return import(`data:text/javascript,${encodeURIComponent(chunks[0].code)}`) as Promise<typeof GraphQL>;
}

function getOutcome(graphql: typeof GraphQL | undefined, text: string, variables: Record<string, unknown> = {}) {
  const { buildSchema, parse, getArgumentValues } = graphql!;
  const operation = parse(`{ ${text} }`).definitions[0] as OperationDefinitionNode;
  const node = operation.selectionSet.selections[0] as FieldNode;
  const field = buildSchema(SCHEMA).getQueryType()!.getFields()[node.name.value]!;
  try {
    return { values: getArgumentValues(field, node, variables) };
  } catch (error) {
    return { message: (error as Error).message };
  }
}

describe('the arguments of a field in the built server', () => {
  it.each([
    ['plain', {}],
    ['page', {}],
    ['page(first: 3)', {}],
    ['page(first: null)', {}],
    ['page(first: $size, after: $after)', { size: 5 }],
    ['page(after: "x")', {}],
    ['one', {}],
    ['one(id: $id)', {}],
    ['one(id: 7)', {}],
  ])('%s has the values and errors of graphql-js', (text, variables) => {
    const expected = getOutcome(original, text, variables);
    const actual = getOutcome(shortened, text, variables);
    // Also with the same prototypes.
    expect(actual).toStrictEqual(expected);
  });

  it('are one object for all fields without arguments, which no resolver can change', () => {
    const { values } = getOutcome(shortened, 'plain');
    expect(getOutcome(shortened, 'plain').values).toBe(values);
    expect(Object.isFrozen(values)).toBe(true);
  });

  it('stop the build if graphql-js has another function', () => {
    const { handler } = fieldsWithoutArguments.transform as { handler: (code: string) => string };
    expect(() => handler('export function getArgumentValues(field) {}')).toThrow('has changed');
  });
});
