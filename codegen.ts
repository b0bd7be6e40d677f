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
          lazy: ['ArticleChecks', 'GroupMembers', 'KnownEmails', 'PreviewArticle', 'ReviewedUserNow'],
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
    ...tests('articles'),
    ...tests('articles/drafts'),
    ...tests('articles/links'),
    ...tests('articles/previews'),
    ...tests('audit'),
    ...tests('auth'),
    ...tests('case-studies'),
    ...tests('categories'),
    ...tests('changes'),
    ...tests('chat'),
    ...tests('chat/model'),
    ...tests('company'),
    ...tests('delegations'),
    ...tests('document-texts'),
    ...tests('documents'),
    ...tests('last-visit'),
    ...tests('emergencies'),
    ...tests('events'),
    ...tests('feeds'),
    ...tests('groups'),
    ...tests('inbox'),
    ...tests('invitations'),
    ...tests('leads'),
    ...tests('manuals'),
    ...tests('ndas'),
    ...tests('passkeys'),
    ...tests('people'),
    ...tests('pictures'),
    ...tests('platform/limits'),
    ...tests('proofs'),
    ...tests('questions'),
    ...tests('reading'),
    ...tests('search'),
    ...tests('sessions'),
    ...tests('status'),
    ...tests('site-details'),
    ...tests('testing'),
    ...tests('tokens'),
    ...tests('two-factor'),
    ...tests('updates'),
    ...tests('uploads'),
    ...tests('user-administration'),
    ...tests('visits'),
    ...tests('webhooks'),
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
