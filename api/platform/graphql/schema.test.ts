import { graphql, isEnumType, isInputObjectType, isObjectType, isInterfaceType } from 'graphql';
import { Authorized, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { describe, expect, it } from 'vitest';
import { resolvers } from '#api/features.ts';
import { person, useApi } from '#api/testing/api.ts';
import { Access, type AccessRule } from '../access.ts';
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

  it('applies the access rules of fields', async () => {
    @ObjectType()
    class Safe {
      @Field(() => String)
      label = 'Safe 4';

      @Authorized<AccessRule>(['admin'])
      @Field(() => String, { nullable: true })
      code = '1234';
    }
    @Resolver()
    class Safes {
      @Access('public', { scope: null })
      @Query(() => Safe)
      safe() {
        return new Safe();
      }
    }
    const schema = await createSchema([Safes]);
    const viewer = { kind: 'anonymous' };
    const { data, errors } = await graphql({ schema, source: '{ safe { label code } }', contextValue: { viewer } });
    expect(data).toEqual({ safe: { label: 'Safe 4', code: null } });
    expect(errors?.map(({ path }) => path)).toEqual([['safe', 'code']]);
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

describe('the rights to a document', () => {
  it('are described by their names, because the schema lists them by the alphabet', async () => {
    const right = (await createSchema(resolvers)).getType('DocumentRight');
    const described =
      isEnumType(right) &&
      right
        .getValues()
        .map(({ name, description }) => [name, description])
        .toSorted();
    expect(right?.description).toContain('LIST is the lowest right');
    expect(described).toEqual([
      ['DOWNLOAD', expect.stringContaining('Includes LIST and VIEW.')],
      ['LIST', expect.not.stringContaining('Includes')],
      ['VIEW', expect.stringContaining('Includes LIST.')],
    ]);
  });
});

describe('a request that does not fit the schema', () => {
  it('a misspelt field is refused without a hint at the right one', async () => {
    const { errors } = await api.execute(person.visitor, '{ articles { nodes { titel } } }');
    expect(JSON.stringify(errors)).not.toContain('title');
  });

  it('a visitor cannot read the schema by introspection', async () => {
    const { code } = await api.execute(person.visitor, '{ __schema { types { name } } }');
    expect(code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});
