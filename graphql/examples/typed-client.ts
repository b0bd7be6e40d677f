// A typed client by codegen, as the developer pages show it. api/integration/developers generates it, checks its types and runs it.

export const installCodegen = `npm init --yes
npm pkg set type=module
npm install --save-dev typescript tsx @types/node graphql @graphql-codegen/cli
curl --output schema.graphql "$SITE/schema.graphql"
`;

export const codegenConfig = String.raw`// codegen.ts: generate with npx graphql-codegen
import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'categories.ts',
  generates: {
    './gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: { DateTime: 'string', LocalDateTime: 'string', URL: 'string' },
      },
    },
  },
};
export default config;
`;

export const typedClient = String.raw`// categories.ts: run with npx tsx categories.ts
import { graphql } from './gql';
import type { TypedDocumentString } from './gql/graphql';

const { SITE, TOKEN } = process.env;

/** Sends an operation. Its document decides the types of the variables and of the result. */
export async function send<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const response = await fetch(SITE + '/graphql', {
    method: 'POST',
    headers: { authorization: 'Bearer ' + TOKEN, 'content-type': 'application/json' },
    body: JSON.stringify({ query: document, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].extensions.code + ': ' + errors[0].message);
  return data;
}

export const articlePage = graphql(${'`'}
  query ArticlePage($first: Int!, $after: String) {
    articles(first: $first, after: $after) {
      nodes { title publishedAt category { name } }
      pageInfo { hasNextPage endCursor }
    }
  }
${'`'});

/** Prints each article with its category, page by page. */
async function printArticles(after: string | null = null): Promise<void> {
  const { articles } = await send(articlePage, { first: 2, after });
  for (const { title, category } of articles.nodes) console.log(title, '|', category?.name ?? 'none');
  if (articles.pageInfo.hasNextPage) await printArticles(articles.pageInfo.endCursor);
}

await printArticles();
`;

/** Replaces the preset's configuration. */
export const persistedPreset = `presetConfig: {
  fragmentMasking: false,
  persistedDocuments: { hashAlgorithm: 'sha256' },
},
`;
