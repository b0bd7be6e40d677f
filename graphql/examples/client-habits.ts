// What programs send that are set up for another API. The guide prints it as a table with the answers, which a test of
// api/integration/developers writes into client-answers.json.

interface ClientHabit {
  habit: string;
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
    advice: 'Send Authorization: Bearer <secret>.',
  },
  {
    habit: 'the token in X-Api-Key',
    headers: { 'x-api-key': HABIT_TOKEN },
    body: JSON.stringify({ query: '{ users(first: 1) { nodes { id } } }' }),
    advice: 'The header is not read, so the sender is a visitor. Send Authorization: Bearer <secret>.',
  },
  {
    habit: 'several operations in a list (batching)',
    body: `[${habitBody}]`,
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
    advice: 'There are no subscriptions. Use webhooks, or read changes.',
  },
  {
    habit: 'Accept: text/event-stream (graphql-sse)',
    headers: { accept: 'text/event-stream' },
    advice: 'There are no subscriptions. Accept application/json.',
  },
  {
    habit: 'Accept: multipart/mixed alone',
    headers: { accept: 'multipart/mixed' },
    advice: 'Accept application/json too. @defer and @stream are not supported.',
  },
  {
    habit: 'Accept: multipart/mixed, application/json',
    headers: { accept: 'multipart/mixed; deferSpec=20220824, application/json' },
    advice: 'Nothing to do: the answer is one JSON object.',
  },
  {
    habit: 'Accept: text/html',
    headers: { accept: 'text/html' },
    advice: 'Accept application/json or application/graphql-response+json.',
  },
  {
    habit: 'no Accept, or Accept: */*',
    headers: { accept: '*/*' },
    advice: 'Nothing to do: the answer is application/json.',
  },
  {
    habit: 'Content-Type: application/graphql',
    headers: { 'content-type': 'application/graphql' },
    body: '{ __typename }',
    advice: 'Send a JSON object with query, as application/json.',
  },
  {
    habit: 'Content-Type: application/x-www-form-urlencoded (graphql.js)',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ query: '{ __typename }', variables: '{}' }).toString(),
    advice: 'Send a JSON object with query, as application/json. graphql.js does with asJSON.',
  },
  {
    habit: 'a GET with another Content-Type',
    method: 'GET',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    advice: 'Leave the header out of a GET, or send application/json.',
  },
  {
    habit: 'Content-Type: application/json; charset=utf8',
    headers: { 'content-type': 'application/json; charset=utf8' },
    advice: 'Nothing to do: it is read as UTF-8.',
  },
  {
    habit: 'files in multipart/form-data',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    advice: 'Send a file to its own route and pass the id that you get. See Authentication and scopes.',
  },
  {
    habit: 'an automatic persisted query',
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }),
    advice: 'Clients then send the text. Turn it off to save a request.',
  },
  {
    habit: 'variables as a text of JSON (nanographql)',
    body: withQuery({ variables: '{}' }),
    advice: 'Send variables as a JSON object.',
  },
  {
    habit: 'operationName "" and variables null',
    body: withQuery({ operationName: '', variables: null }),
    advice: 'Nothing to do: both count as not sent.',
  },
  {
    habit: 'introspection without a token',
    body: JSON.stringify({ query: '{ __schema { queryType { name } } }' }),
    advice: 'Download /schema.graphql, or send a token.',
  },
  {
    habit: 'the cookie of a browser, without Origin',
    headers: { cookie: 'sid=abc' },
    advice: 'Use a token in place of the cookie.',
  },
  {
    habit: 'PUT',
    method: 'PUT',
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
