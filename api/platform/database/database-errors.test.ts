import { expect, it } from 'vitest';
import { toExpectedError } from '../errors.ts';

const withCode = (code: string) => Object.assign(new Error('as the database says it'), { code });

it.each(
  `08000 08003 08006 08P01 25006 25P03 40001 40P01 53100 53200 53300 53400 55P03 57014 57P01 57P02 57P03 57P05 58030
  ECONNREFUSED ECONNRESET DATABASE_TIMEOUT WORK_CANCELED`.split(/\s+/),
)('a database that returns %s is unavailable, and the client gets the time of the next attempt', (code) => {
  expect(toExpectedError(withCode(code))).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 5 });
  expect(toExpectedError(new Error('wrapped', { cause: withCode(code) }))).toMatchObject({ status: 503 });
});

it.each([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end on the pool',
])('a connection with the error "%s" is unavailable', (message) => {
  expect(toExpectedError(new Error(message))).toMatchObject({ status: 503 });
});

it.each(['42601', '42703', '23514', '22P02', 'XX000'])('%s stays an internal error', (code) => {
  expect(toExpectedError(withCode(code))).toBeNull();
});
