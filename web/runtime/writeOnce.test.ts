import { CombinedGraphQLErrors } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createWriteOnce } from './writeOnce.ts';

const fail = (code: string, ...fields: string[]) =>
  new CombinedGraphQLErrors({
    data: null,
    errors: [{ message: code, extensions: { code, fields: fields.map((name) => ({ path: [name], message: name })) } }],
  });

/** A server that answers each request with the next answer, and keeps the keys that it got. */
function createServer(...answers: unknown[]) {
  const keys: (string | undefined)[] = [];
  const writeOnce = createWriteOnce();
  const write = (payload: string) =>
    writeOnce({
      payload,
      send: async ({ headers }) => {
        keys.push(headers['Idempotency-Key']);
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer as string;
      },
      readNow: async () => 'as stored now',
    }).catch((error: Error) => error.message);
  return { keys, write };
}

describe('a person whose answer is lost', () => {
  it.each([
    ['the connection ends', new TypeError('Failed to fetch')],
    ['the deadline of the server passes', fail('UNAVAILABLE')],
    ['the server fails', fail('INTERNAL_SERVER_ERROR')],
    ['the first request is still running', fail('CONFLICT')],
  ])('sends the same request again if %s, and no second one', async (_case, error) => {
    const { keys, write } = createServer(error, fail('CONFLICT', 'idempotencyKey'), 'other');
    await write('save');
    expect(await write('save')).toBe('as stored now');
    expect(keys[1]).toBe(keys[0]);
    expect(await write('save')).toBe('other');
    expect(keys[2]).not.toBe(keys[0]);
  });

  it.each([['BAD_USER_INPUT'], ['STEP_UP_REQUIRED'], ['UNAUTHENTICATED'], ['RATE_LIMITED'], ['CONFLICT', 'version']])(
    'uses a new key after %s, because nothing was saved',
    async (code, ...fields) => {
      const { keys, write } = createServer(fail(code, ...fields), 'saved');
      await write('save');
      expect(await write('save')).toBe('saved');
      expect(keys[1]).not.toBe(keys[0]);
    },
  );

  it('does not repeat an older request after another one', async () => {
    const { keys, write } = createServer(fail('UNAVAILABLE'), 'published', 'saved');
    await write('save');
    await write('publish');
    await write('save');
    expect(new Set(keys).size).toBe(3);
  });
});
