import { isObjectType, isInputObjectType, isInterfaceType } from 'graphql';
import { Query, Resolver } from 'type-graphql';
import { describe, expect, it } from 'vitest';
import { resolvers } from '../features.ts';
import { person, useApi } from '../testing/api.ts';
import { createSchema } from './schema.ts';

const api = useApi();

describe('the schema', () => {
  it('refuses to start with an operation that declares no access, and names it', async () => {
    @Resolver()
    class Forgotten {
      @Query(() => String)
      forgotten() {
        return 'x';
      }
    }
    await expect(createSchema([...resolvers, Forgotten])).rejects.toThrow('No access declared for Query.forgotten');
  });

  it('describes every type and every field', async () => {
    const schema = await createSchema(resolvers);
    const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
    const bare = types.flatMap((type) => [
      ...(type.description || ['Query', 'Mutation', 'String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name)
        ? []
        : [type.name]),
      ...(isObjectType(type) || isInputObjectType(type) || isInterfaceType(type)
        ? Object.values(type.getFields())
            .filter((field) => !field.description)
            .map((field) => `${type.name}.${field.name}`)
        : []),
    ]);
    expect(bare).toEqual([]);
  });
});

describe('what one request may weigh', () => {
  const nested = (depth: number) =>
    `{ article(slug: "x") ${'{ related '.repeat(depth - 2)}{ id }${' }'.repeat(depth - 2)} }`;
  const aliased = (count: number) =>
    `{ articles { nodes { ${Array.from({ length: count }, (_, i) => `a${i}: title`).join(' ')} } } }`;

  it.each([
    ['8 levels', nested(8), undefined],
    ['9 levels', nested(9), 'GRAPHQL_VALIDATION_FAILED'],
    ['15 aliases', aliased(15), undefined],
    ['16 aliases', aliased(16), 'GRAPHQL_VALIDATION_FAILED'],
    ['1,000 tokens and more', `{ ${'categories { id } '.repeat(400)} }`, 'GRAPHQL_PARSE_FAILED'],
    [
      'a fragment that contains itself',
      '{ articles { nodes { ...a } } } fragment a on Article { related { ...a } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('%s', async (_name, operation, code) => {
    expect((await api.ask(person.visitor, operation)).code).toBe(code);
  });

  it('a misspelt field is refused without a hint at the right one', async () => {
    const { errors } = await api.ask(person.visitor, '{ articles { nodes { titel } } }');
    expect(JSON.stringify(errors)).not.toContain('title');
  });

  it('a visitor may not read the schema by introspection', async () => {
    const { code } = await api.ask(person.visitor, '{ __schema { types { name } } }');
    expect(code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});
