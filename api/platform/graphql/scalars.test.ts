import { getNamedType, type GraphQLSchema, isInputObjectType, parseValue as parseLiteral } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolvers } from '#api/features.ts';
import { person, useApi } from '#api/testing/api.ts';
import { getRoots, makeInputValue } from '#api/testing/operations.ts';
import { LocalDateScalar, LocalDateTimeScalar, UrlScalar } from './scalars.ts';
import { createSchema } from './schema.ts';

const api = useApi();
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await createSchema(resolvers);
});

describe.each([
  [UrlScalar, 'https://example.com/a?b=c', ['/resources', 'example.com', 'javascript:alert(1)', 'https://', '']],
  [LocalDateTimeScalar, '2027-03-28T10:00', ['2027-03-28T10:00:00Z', '2027-03-28 10:00', 'tomorrow', '']],
  [LocalDateScalar, '2028-02-29', ['2027-02-29', '2027-03-28T10:00', 'tomorrow', '']],
])('the scalar %s', (scalar, valid, invalid) => {
  it('sends valid texts alone', () => {
    expect(scalar.serialize(valid)).toBe(valid);
    for (const text of invalid) expect(() => scalar.serialize(text)).toThrow(TypeError);
    expect(() => scalar.serialize(new Date())).toThrow(TypeError);
  });

  it('takes texts alone', () => {
    expect(scalar.parseValue(valid)).toBe(valid);
    for (const value of [1, true, { href: valid }]) expect(() => scalar.parseValue(value)).toThrow(TypeError);
    expect(() => scalar.parseLiteral(parseLiteral('1'))).toThrow(TypeError);
  });

  it('of each mutation is refused at its field if it is not valid', async () => {
    const fieldNames: string[] = [];
    for (const { name, args } of getRoots(schema).filter(({ kind }) => kind === 'mutation')) {
      const type = args[0] && getNamedType(args[0].type);
      if (!isInputObjectType(type)) continue;
      for (const field of Object.values(type.getFields()).filter((each) => getNamedType(each.type) === scalar)) {
        const input = { ...(makeInputValue(type, 'x') as object), [field.name]: 'javascript:alert(1)' };
        const operation = `mutation ($input: ${type.name}!) { ${name}(input: $input) { __typename } }`;
        const { code, errors } = await api.execute(person.admin, operation, { input });
        const paths = ((errors?.[0]?.extensions?.['fields'] ?? []) as { path: string[] }[]).map(({ path }) =>
          path.join('.'),
        );
        expect([name, code, paths]).toEqual([name, 'BAD_USER_INPUT', expect.arrayContaining([`input.${field.name}`])]);
        fieldNames.push(`${name}.${field.name}`);
      }
    }
    expect(fieldNames.length).toBeGreaterThan(1);
  });
});
