import { isObjectType } from 'graphql';
import { Extensions, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { describe, expect, it } from 'vitest';
import { Access } from '../access.ts';
import { createSchema } from './schema.ts';
import { getFieldScope, getTypeScope, type Requirement } from './scopes.ts';

let count = 0;

/** A schema with a type of its own, whose inner type has an id, is declared, or both, and an operation for each scope. */
function makeSchema(inner: { hasId?: boolean; declared?: Requirement }, ...scopes: Requirement[]) {
  count += 1;
  @ObjectType(`Inner${count}`)
  class Inner {
    @Field(() => String)
    label = '';
  }
  if (inner.hasId) Field(() => ID)(Inner.prototype, 'id');
  if (inner.declared !== undefined) Extensions({ scope: inner.declared })(Inner);
  @ObjectType(`Outer${count}`)
  class Outer {
    @Field(() => Inner)
    inner!: Inner;
  }
  const resolvers = scopes.map((scope, index) => {
    @Resolver()
    class Outers {
      @Access('public', { scope })
      @Query(() => Outer, { name: `outer${count}${index}` })
      outer() {
        return new Outer();
      }
    }
    return Outers;
  });
  const [first, ...others] = resolvers;
  return createSchema([first!, ...others]);
}

const getScopes = () => [`Outer${count}`, `Inner${count}`].map(getTypeScope);

describe('the scope of a type', () => {
  it('is the one of the operations that return it, and of values that only it holds', async () => {
    const schema = await makeSchema({}, 'EVENTS_WRITE', 'EVENTS_READ');
    expect(getScopes()).toEqual(['EVENTS_READ', 'EVENTS_READ']);
    expect(getFieldScope(schema, 'Query', `outer${count}0`)).toBe('EVENTS_WRITE');
    expect(getFieldScope(schema, 'Query', 'unknown')).toBeNull();
    expect(isObjectType(schema.getType(`Inner${count}`))).toBe(true);
  });

  it('is none if no token can call the operations that return it', async () => {
    await makeSchema({ hasId: true }, null, null);
    expect(getScopes()).toEqual([null, null]);
  });

  it('is what the type declares', async () => {
    await makeSchema({ declared: null }, 'EVENTS_READ');
    expect(getScopes()).toEqual(['EVENTS_READ', null]);
    await makeSchema({ declared: 'PEOPLE_READ', hasId: true }, 'EVENTS_READ');
    expect(getScopes()).toEqual(['EVENTS_READ', 'PEOPLE_READ']);
  });

  it.each([
    [
      'an object with an id that tokens would read only because another object holds it',
      { hasId: true },
      ['EVENTS_READ'],
      'Inner',
    ],
    ['a type that operations of two areas return', {}, ['EVENTS_READ', 'PEOPLE_READ'], 'Outer'],
    ['a type that tokens read by one operation and cannot read by another', {}, ['EVENTS_READ', null], 'Outer'],
  ] as const)('must be declared for %s', async (_what, inner, scopes, name) => {
    const schema = makeSchema(inner, ...scopes);
    await expect(schema).rejects.toThrow(`No scope declared for ${name}${count}`);
  });

  it('must be one of tokens', async () => {
    await expect(makeSchema({}, 'EVENTS_REED' as 'EVENTS_READ')).rejects.toThrow('Not scopes of tokens: EVENTS_REED');
  });

  it('is none for a type that the schema does not have', () => {
    expect(getTypeScope('NothingOfThatKind')).toBeNull();
  });
});
