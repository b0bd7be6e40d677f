// What programs send that are set up for another API, and what they get. The guide prints it as a table, and api/developers
// sends each request.

interface ClientHabit {
  habit: string;
  status: number;
  /** The code of the error. Null if the request is answered. */
  code: string | null;
  advice: string;
  /** In place of a POST with the headers and the body below. */
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Stands for the secret of a token. */
export const HABIT_TOKEN = '<token>';
export const habitHeaders = { 'content-type': 'application/json' };
export const habitBody = JSON.stringify({ query: '{ __typename }' });
const withQuery = (request: object): string => JSON.stringify({ query: '{ __typename }', ...request });

export const clientHabits: readonly ClientHabit[] = [
  {
    habit: 'the token without “Bearer”',
    headers: { authorization: HABIT_TOKEN },
    status: 401,
    code: 'UNAUTHENTICATED',
    advice: 'Send Authorization: Bearer <secret>.',
  },
  {
    habit: 'the token in X-Api-Key',
    headers: { 'x-api-key': HABIT_TOKEN },
    body: JSON.stringify({ query: '{ users(first: 1) { nodes { id } } }' }),
    status: 200,
    code: 'UNAUTHENTICATED',
    advice: 'The header is not read, so the sender is a visitor. Send Authorization: Bearer <secret>.',
  },
  {
    habit: 'several operations in a list (batching)',
    body: `[${habitBody}]`,
    status: 400,
    code: 'BAD_REQUEST',
    advice: 'Turn batching off. One operation can have many fields.',
  },
  {
    habit: 'a WebSocket (graphql-ws, subscriptions-transport-ws)',
    method: 'GET',
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-protocol': 'graphql-transport-ws',
    },
    status: 400,
    code: 'BAD_REQUEST',
    advice: 'There are no subscriptions. Use webhooks, or read changes.',
  },
  {
    habit: 'Accept: text/event-stream (graphql-sse)',
    headers: { accept: 'text/event-stream' },
    status: 406,
    code: 'BAD_REQUEST',
    advice: 'There are no subscriptions. Accept application/json.',
  },
  {
    habit: 'Accept: multipart/mixed alone',
    headers: { accept: 'multipart/mixed' },
    status: 406,
    code: 'BAD_REQUEST',
    advice: 'Accept application/json too. @defer and @stream are not supported.',
  },
  {
    habit: 'Accept: multipart/mixed, application/json',
    headers: { accept: 'multipart/mixed; deferSpec=20220824, application/json' },
    status: 200,
    code: null,
    advice: 'Nothing to do: the answer is one JSON object.',
  },
  {
    habit: 'Accept: text/html',
    headers: { accept: 'text/html' },
    status: 406,
    code: 'BAD_REQUEST',
    advice: 'Accept application/json or application/graphql-response+json.',
  },
  {
    habit: 'no Accept, or Accept: */*',
    headers: { accept: '*/*' },
    status: 200,
    code: null,
    advice: 'Nothing to do: the answer is application/json.',
  },
  {
    habit: 'Content-Type: application/graphql',
    headers: { 'content-type': 'application/graphql' },
    body: '{ __typename }',
    status: 400,
    code: 'BAD_REQUEST',
    advice: 'Send a JSON object with query, as application/json.',
  },
  {
    habit: 'Content-Type: application/json; charset=utf8',
    headers: { 'content-type': 'application/json; charset=utf8' },
    status: 200,
    code: null,
    advice: 'Nothing to do: it is read as UTF-8.',
  },
  {
    habit: 'files in multipart/form-data',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    status: 400,
    code: 'BAD_REQUEST',
    advice: 'Send a file to its own route and pass the id that you get. See Authentication and scopes.',
  },
  {
    habit: 'an automatic persisted query',
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }),
    status: 200,
    code: 'PERSISTED_QUERY_NOT_SUPPORTED',
    advice: 'Clients then send the text. Turn it off to save a request.',
  },
  {
    habit: 'operationName "" and variables null',
    body: withQuery({ operationName: '', variables: null }),
    status: 200,
    code: null,
    advice: 'Nothing to do: both count as not sent.',
  },
  {
    habit: 'introspection without a token',
    body: JSON.stringify({ query: '{ __schema { queryType { name } } }' }),
    status: 401,
    code: 'UNAUTHENTICATED',
    advice: 'Download /schema.graphql, or send a token.',
  },
  {
    habit: 'the cookie of a browser, without Origin',
    headers: { cookie: 'sid=abc' },
    status: 403,
    code: 'FORBIDDEN',
    advice: 'Use a token in place of the cookie.',
  },
  {
    habit: 'PUT',
    method: 'PUT',
    status: 405,
    code: 'BAD_REQUEST',
    advice: 'Send operations by POST, or queries by GET.',
  },
];

/** The type in TypeScript, Kotlin and Java for each scalar of our own, for generators that need to know it. */
export const scalarTypes = [
  ['DateTime', 'string', 'java.time.Instant', 'java.time.Instant', 'an instant in UTC: 2026-11-27T09:30:00.000Z'],
  [
    'LocalDateTime',
    'string',
    'java.time.LocalDateTime',
    'java.time.LocalDateTime',
    'a time without a zone: 2026-11-27T10:30',
  ],
  ['LocalDate', 'string', 'java.time.LocalDate', 'java.time.LocalDate', 'a day: 2026-11-27'],
  ['URL', 'string', 'String', 'String', 'an absolute URL'],
  ['JSONObject', 'Record<string, unknown>', 'Map<String, Any?>', 'java.util.Map<String, Object>', 'a JSON object'],
  [
    'JsonMl',
    'unknown[]',
    'List<Any?>',
    'java.util.List<Object>',
    'a JSON list: an element with its attributes and children',
  ],
] as const;
