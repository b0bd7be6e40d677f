// Single requests, as the developer pages show them. api/developers runs each text in a shell.

/** Prints the headers with the answer. */
export const showLimits = String.raw`curl --include "$SITE/graphql" \
  --header "Authorization: Bearer $TOKEN" \
  --header "Content-Type: application/json" \
  --data '{"query":"{ articles(first: 100) { nodes { title author { name } } } }"}'
`;

export const readPage = String.raw`curl "$SITE/graphql" \
  --header "Authorization: Bearer $TOKEN" \
  --header "Content-Type: application/json" \
  --data '{"query":"{ articles(first: 2, filter: { search: \"audit\", status: PUBLISHED }) { nodes { title } pageInfo { hasNextPage endCursor } } }"}'
`;

/** An operation that a token for content cannot use. */
export const failWithScope = String.raw`curl "$SITE/graphql" \
  --header "Authorization: Bearer $TOKEN" \
  --header "Content-Type: application/json" \
  --data '{"query":"{ users(first: 1) { nodes { email } } }"}'
`;

export const startExport = String.raw`curl "$SITE/graphql" \
  --header "Authorization: Bearer $TOKEN" \
  --header "Content-Type: application/json" \
  --data '{"query":"mutation { exportArticles(input: {}) { bulkOperation { id status changesCursor } } }"}'
`;
