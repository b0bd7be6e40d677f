import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FuzzRequest, makeBody, makeRequest } from '#api/testing/fuzz-requests.ts';
import { type Random, randomFrom } from '#api/testing/random.ts';
import { useSite } from '#api/testing/site.ts';

// To repeat or vary a run: FUZZ_SEED=7 npm test -- requests.fuzz

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const AT_ONCE = 24;

const settings = { PUBLIC_URL: 'http://localhost' };
const site = useSite(1, settings);
// Rendering an unknown page takes ten times as long as other requests, so fewer requests use real pages.
const withPages = useSite(1, settings, { pages: 'built' });

/** Errors that would have ended the process of a server. */
const fatal: unknown[] = [];
const record = (error: unknown) => void fatal.push(error);
beforeAll(() => void process.on('uncaughtException', record).on('unhandledRejection', record));
afterAll(() => void process.off('uncaughtException', record).off('unhandledRejection', record));

/** The raw answer. Empty if the connection ended without one. */
const sendBytes = (port: number, { bytes, ending }: FuzzRequest): Promise<string> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('data', (chunk) => void chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.write(bytes, () => {
      if (ending === 'tear-down') socket.destroy();
      if (ending === 'half-close') socket.end();
    });
  });

const statusesIn = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));

/** Sends one request, with a socket or with a client that keeps connections, and returns the result. */
async function sendOne(port: number, random: Random): Promise<{ statuses: number[]; story: string }> {
  if (random.below(20) === 0) {
    const body = makeBody(random);
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body });
    return { statuses: [status], story: `POST /graphql ${body.toString('latin1', 0, 600)} → ${status}` };
  }
  const request = makeRequest(random);
  const answer = await sendBytes(port, request);
  const story = `${request.bytes.toString('latin1', 0, 600)} → ${answer.slice(0, 300)}`;
  return { statuses: statusesIn(answer), story };
}

/** How often each status occurred, and the requests that led to a 5xx status. */
async function fuzz(
  url: string,
  seed: number,
  requests: number,
): Promise<{ counts: Map<number, number>; errors: string[] }> {
  const port = Number(new URL(url).port);
  const random = randomFrom(seed);
  const errors: string[] = [];
  const counts = new Map<number, number>();
  let requestCount = 0;
  const sendMany = async () => {
    while (requestCount < requests && fatal.length === 0) {
      requestCount += 1;
      const { statuses, story } = await sendOne(port, random);
      for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
      if (statuses.some((status) => status >= 500)) errors.push(story);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendMany));
  return { counts, errors };
}

describe('hostile and broken requests', { tags: ['all'] }, () => {
  // In parts, so that each ends in time on a busy machine.
  it.each([
    ['1,900 to the API', SEED, 1_900, () => site.urls[0]!],
    ['1,900 more', SEED + 1, 1_900, () => site.urls[0]!],
    ['1,900 more', SEED + 2, 1_900, () => site.urls[0]!],
    ['1,900 more', SEED + 3, 1_900, () => site.urls[0]!],
    ['1,900 more', SEED + 4, 1_900, () => site.urls[0]!],
    ['500 to the pages', SEED + 5, 500, () => withPages.urls[0]!],
  ])('%s end no process and cause no server error (seed %d)', async (_name, seed, requests, url) => {
    const { counts, errors } = await fuzz(url(), seed, requests);
    expect(fatal).toEqual([]);
    expect(errors.slice(0, 5)).toEqual([]);
    // The requests reached the handlers that they are for.
    for (const status of [200, 303, 400, 403, 404, 405, 415, 421])
      expect([status, counts.get(status) ?? 0]).not.toEqual([status, 0]);
    for (const path of ['/livez', '/readyz', '/']) expect((await fetch(url() + path)).status).toBe(200);
  });
});
