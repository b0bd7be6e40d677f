// Single requests, as the developer pages show them. api/integration/developers runs each text in a shell.

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

/** Scope: AUDIT_READ, of an administrator. */
export const exportAuditLog = String.raw`curl --fail-with-body --get "$SITE/api/audit/export" \
  --header "Authorization: Bearer $TOKEN" \
  --data "format=ndjson" \
  --data "kind=login"
`;

/** A file that an operator names in PERSISTED_DOCUMENTS. */
export const persistedDocuments = String.raw`{
  "sha256:841cd700b8d92f89dcd62705cf0e53e960588e58d8ebd96c37afb50cf7f7d821":
    "query Titles($first: Int!) { articles(first: $first) { nodes { title } } }"
}
`;

/** By GET, so that the URL identifies the answer. */
export const sendDocument = String.raw`curl --get "$SITE/graphql" \
  --header "Authorization: Bearer $TOKEN" \
  --data-urlencode "documentId=sha256:841cd700b8d92f89dcd62705cf0e53e960588e58d8ebd96c37afb50cf7f7d821" \
  --data-urlencode 'variables={"first":2}'
`;
