import type { GraphQLInterfaceType } from 'graphql';
import { expect, it } from 'vitest';
import { resolvers } from '#api/features.ts';
import { createSchema } from '#api/platform/graphql/schema.ts';
import { getNodeTypeName } from '#api/platform/node.ts';
import { readers } from './node.service.ts';

it('a program finds an object of each type that implements Node by its id', async () => {
  const schema = await createSchema(resolvers);
  const types = schema.getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType);
  const found = Object.keys(readers).map((prefix) => getNodeTypeName(`${prefix}_`));
  expect(found.toSorted(), 'add a reader to node.service.ts').toEqual(types.map(({ name }) => name).toSorted());
});
