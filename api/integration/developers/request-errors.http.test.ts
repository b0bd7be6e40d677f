import { readFile } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { GraphQLFormattedError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { requestErrorStatuses } from '#graphql/error-codes.ts';
import { clientHabits, HABIT_TOKEN, habitBody, habitHeaders, scalarTypes } from '#graphql/examples/client-habits.ts';
import { request as limits } from '#graphql/limits.ts';
import { useTokenSite } from '#api/testing/token-site.ts';

// The developer pages list these codes with their HTTP status.
const { site, second, holder } = useTokenSite();

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
  body: JSON.stringify(body),
});
const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };

/** Requests that fail with each code. INTERNAL_SERVER_ERROR is tested in graphql-json.http.test.ts. */
const requests = {
  BAD_REQUEST: [post({}), post([{ query: '{ __typename }' }]), post({ query: 1 }), post({ query: '' })],
  GRAPHQL_PARSE_FAILED: [post({ query: '{' }), post({ query: 'query Name {' })],
  GRAPHQL_VALIDATION_FAILED: [
    post({ query: '{ unknown }' }),
    post({ query: '{ articles(unknown: 1) { nodes { id } } }' }),
  ],
  OPERATION_RESOLUTION_FAILURE: [
    post({ query: 'query A { __typename } query B { __typename }' }),
    post({ query: 'query A { __typename }', operationName: 'B' }),
  ],
  PERSISTED_QUERY_NOT_SUPPORTED: [post({ extensions })],
};

const NAME = '{ __typename }';
/** The operation with spaces that make it so long. In a URL, a space is one character, too. */
const padEnd = (length: number) => NAME.padEnd(length);
const get = (parameters: Record<string, string>) => [`?${new URLSearchParams(parameters)}`, {}] as const;
const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const sendBody = (body: string) => ['', { ...post({}), body }] as const;
/** A body of so many bytes. The character has three bytes in UTF-8. */
const sized = (bytes: number) => {
  const body = JSON.stringify({ query: NAME, extensions: { text: '\u20ac' } });
  return body.replace('}}', ' '.repeat(bytes - Buffer.byteLength(body)) + '}}');
};

describe('the size of a request', () => {
  it.each<[string, number, (size: number) => readonly [string, RequestInit], number]>([
    ['characters of a query in a body', limits.queryCharacters, (size) => ['', post({ query: padEnd(size) })], 400],
    ['characters of a query in a URL', limits.queryCharacters, (size) => get({ query: padEnd(size) }), 400],
    ['bytes of a body', limits.bodyBytes, (size) => sendBody(sized(size)), 413],
    // The body and its variables are two levels.
    [
      'levels of JSON in a body',
      limits.jsonDepth,
      (size) => sendBody(`{"query":"${NAME}","variables":{"a":${lists(size - 2)}}}`),
      400,
    ],
    [
      'levels of variables in a URL',
      limits.jsonDepth,
      (size) => get({ query: NAME, variables: `{"a":${lists(size - 1)}}` }),
      400,
    ],
  ])('%s: at most %i', async (_name, most, make, status) => {
    const send = async (size: number) => {
      const [search, init] = make(size);
      const response = await fetch(`${site.urls[0]}/graphql${search}`, init);
      const { data, errors } = (await response.json()) as { data?: unknown; errors?: { extensions: object }[] };
      return { status: response.status, data, error: errors?.[0]?.extensions };
    };
    expect(await send(most)).toEqual({ status: 200, data: { __typename: 'Query' }, error: undefined });
    const code = status === 413 ? 'TOO_LARGE' : 'BAD_USER_INPUT';
    expect(await send(most + 1)).toMatchObject({ status, data: undefined, error: { code } });
  });
});

describe('a request without a valid operation', () => {
  it.each(Object.entries(requests))('fails with %s and its status', async (code, all) => {
    for (const init of all) {
      const response = await fetch(`${site.urls[0]}/graphql`, init);
      const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
      const status = requestErrorStatuses[code as keyof typeof requestErrorStatuses];
      expect([init.body, response.status, errors[0]?.extensions.code]).toEqual([init.body, status, code]);
    }
  });

  it.each<[string, string, RequestInit]>([
    ['no query', 'Send the text of an operation as query, or its documentId.', post({ variables: {} })],
    ['a query that is not a text', 'Send the text of the operation as query, as a JSON string.', post({ query: 1 })],
    ['several operations', 'Send one operation in a request, not a list of operations.', post([{ query: NAME }])],
    ['no operation', 'Send one operation in a request, not a list of operations.', post([])],
    [
      'no body',
      'Send a JSON object with a query, and the header Content-Type: application/json.',
      { ...post({}), body: '{}' },
    ],
    ['another method', 'Send the operation by POST, or a query by GET.', { ...post({ query: NAME }), method: 'PUT' }],
    [
      'a media type that is not sent',
      'Accept application/json or application/graphql-response+json.',
      { ...post({ query: NAME }), headers: { 'content-type': 'application/json', accept: 'text/csv' } },
    ],
    [
      'a cookie of a program',
      'This request has a cookie, but not the header Origin. Send the header, or a token in place of the cookie.',
      { ...post({ query: NAME }), headers: { 'content-type': 'application/json', cookie: 'theme=paper' } },
    ],
  ])('%s is answered with what to send', async (_name, message, init) => {
    const response = await fetch(`${site.urls[0]}/graphql`, init);
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect(errors[0]!.message).toBe(message);
  });

  it('is tested for each code', () => {
    expect(Object.keys({ ...requests, INTERNAL_SERVER_ERROR: [] })).toEqual(Object.keys(requestErrorStatuses));
  });
});

it('a program that is set up for another API is answered as the guide says', async () => {
  const { secret } = await holder(['CONTENT_READ'], { roles: ['ADMIN'] });
  const answers: Record<string, string> = {};
  for (const { habit, method, headers, body } of clientHabits) {
    const sent = Object.entries({ ...habitHeaders, ...headers }).map(([name, value]) => [
      name,
      value.replace(HABIT_TOKEN, secret),
    ]);
    const options = { method: method ?? 'POST', headers: Object.fromEntries(sent) };
    // fetch sets some of these headers itself.
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = http.request(`${second()}/graphql`, options, resolve).on('error', reject);
      request.end(method === 'GET' ? undefined : (body ?? habitBody));
    });
    const { errors } = JSON.parse(await text(response)) as { errors?: GraphQLFormattedError[] };
    answers[habit] = [response.statusCode, errors?.[0]?.extensions?.['code']].filter(Boolean).join(' ');
  }
  // `npm test -- api/integration/developers/request-errors.http.test.ts -u` writes it.
  await expect(`${JSON.stringify(answers, null, 2)}\n`).toMatchFileSnapshot(
    '../../../graphql/examples/client-answers.json',
  );
});

it('the guide names types for every scalar of the schema', async () => {
  const schema = await readFile('graphql/schema.graphql', 'utf8');
  const scalars = [...schema.matchAll(/^scalar (\w+)/gm)].map(([, name]) => name!);
  expect(scalarTypes.map(([name]) => name).toSorted()).toEqual(scalars.toSorted());
});
