import type { CodegenConfig } from '@graphql-codegen/cli';

// Types, typed documents and hooks for everything the browser asks, one file an area: a page loads all of its area, so
// what most pages of one need not is another. Reads only files, no network.
const area = (name: string): CodegenConfig['generates'] => ({
  [`graphql/generated/${name}.ts`]: {
    documents: `graphql/operations/${name}/*.graphql`,
    plugins: ['typescript-operations', 'typed-document-node', './graphql/hooks-plugin.cjs'],
  },
});

const config: CodegenConfig = {
  schema: 'graphql/schema.graphql',
  generates: {
    ...area('site'),
    ...area('door'),
    ...area('portal'),
    ...area('passkeys'),
    ...area('admin'),
    ...area('search'),
    ...area('chat'),
    ...area('whitepaper'),
  },
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    documentMode: 'documentNode',
    scalars: {
      DateTime: 'string',
      JSONObject: 'Record<string, unknown>',
      JsonMl: '../json-ml.ts#RichText',
      LocalDateTime: 'string',
      URL: 'string',
    },
  },
};

export default config;
