import { globSync } from 'node:fs';
import path from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

const HOOKS = './graphql/hooks-plugin.cjs';
type Hooks = (string | Record<string, { lazy?: string[]; both?: string[] }>)[];

// Types, typed documents and hooks for every operation that the browser sends, in one file for each area. A page loads
// the whole file of its area, so operations that most pages of an area do not need are an area of their own. Codegen
// reads only files and needs no network.
const area = (name: string, hooks: Hooks = [HOOKS]): CodegenConfig['generates'] => ({
  [`graphql/generated/${name}.ts`]: {
    documents: `graphql/operations/${name}/*.graphql`,
    plugins: ['typescript-operations', 'typed-document-node', ...hooks],
  },
});

/** Types and typed documents for the tests of one noun. */
const tests = (noun: string): CodegenConfig['generates'] => ({
  [`graphql/generated/tests-${noun.replaceAll('/', '-')}.ts`]: {
    documents: `api/${noun}/*.test.graphql`,
    plugins: ['typescript-operations', 'typed-document-node'],
  },
});

/** The folders of the nouns whose tests have operations. */
const listTested = (): string[] => [
  ...new Set(globSync('api/**/*.test.graphql').map((file) => path.relative('api', path.dirname(file)))),
];

const config: CodegenConfig = {
  schema: 'graphql/schema.graphql',
  generates: {
    ...area('site'),
    ...area('auth'),
    ...area('portal', [{ [HOOKS]: { lazy: ['SearchDocument'] } }]),
    // web/runtime/passkeys.ts is loaded after an event, when React cannot call a hook. It uses the documents.
    ...area('passkeys', []),
    ...area('admin', [
      {
        [HOOKS]: {
          lazy: ['ArticleChecks', 'FolderFiles', 'GroupMembers', 'KnownEmails', 'PreviewArticle', 'ReviewedUserNow'],
          both: ['EditArticle', 'EditCaseStudy', 'EditInvestorUpdate'],
        },
      },
    ]),
    ...area('palette'),
    ...area('preview'),
    ...area('search'),
    ...area('chat'),
    ...area('leads', [{ [HOOKS]: { lazy: ['WhitepaperChallenge'] } }]),
    'graphql/generated/registered.ts': {
      documents: 'graphql/operations/*/*.graphql',
      plugins: ['./graphql/registered-plugin.cjs'],
    },
    ...Object.assign({}, ...listTested().map(tests)),
  },
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    documentMode: 'documentNode',
    scalars: {
      DateTime: 'string',
      JSONObject: 'Record<string, unknown>',
      JsonMl: '../json-ml.ts#RichText',
      LocalDate: 'string',
      LocalDateTime: 'string',
      URL: 'string',
    },
  },
};

export default config;
