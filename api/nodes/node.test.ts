import type { GraphQLInterfaceType } from 'graphql';
import { expect, it } from 'vitest';
import { resolvers } from '../features.ts';
import { createSchema } from '../platform/graphql/schema.ts';
import { getNodeTypeName } from '../platform/node.ts';
import { readers } from './node.service.ts';

it('a program finds an object of each type that implements Node by its id', async () => {
  const schema = await createSchema(resolvers);
  const types = schema.getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType);
  const found = Object.keys(readers).map((prefix) => getNodeTypeName(`${prefix}_`));
  expect(found.toSorted(), 'add a reader to node.service.ts').toEqual(types.map(({ name }) => name).toSorted());
});
