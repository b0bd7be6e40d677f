import { GraphQLScalarType } from 'graphql';

/** Output only: the tree is made by the server's own renderer and never read back from a client. */
export const JsonMlScalar = new GraphQLScalarType({
  name: 'JsonMl',
  description: 'Rich text as a list of JsonML nodes: a string, or `[tag, attributes?, ...children]`. Sanitized.',
});
