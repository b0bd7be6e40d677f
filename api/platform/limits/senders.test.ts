import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { points } from '#graphql/limits.ts';
import { PointBudget } from './point-budget.ts';
import { createLogger } from '../logger.ts';
import { anonymous, type Viewer } from '../viewer.ts';
import { limitSenders } from './senders.ts';

const member: Viewer = {
  kind: 'user',
  id: 'b7f3d0de-0000-4000-8000-000000000001',
  name: 'Ada',
  status: 'APPROVED',
  roles: ['INVESTOR'],
  confirmed: false,
  lacksFactor: false,
};

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A server whose requests are in work until the test releases them. */
async function open(viewer: Viewer, { status = 200, kind = 'graphql' as 'graphql' | 'pages' } = {}) {
  const budget = new PointBudget(async () => [], 1, createLogger('silent'));
  const openResponses: (() => void)[] = [];
  let arrived = 0;
  const app = express();
  app.use((_request, _response, next) => {
    arrived += 1;
    next();
  });
  app.use(limitSenders(budget, () => viewer, 1)[kind]);
  app.use((_request, response) => {
    openResponses.push(() => response.status(status).end('answered'));
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => {
    budget.stop();
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const ask = () => fetch(url, { method: 'POST', body: '{}' });
  /** Resolves when this many requests have arrived in all, and this many are in work. */
  const reach = async (count: number, inWork: number) => {
    while (arrived < count || openResponses.length < inWork) await new Promise((resolve) => setImmediate(resolve));
  };
  const release = () => openResponses.splice(0).forEach((answer) => answer());
  return { ask, openResponses, reach, release };
}

describe('the requests of one IP address', () => {
  it('are processed four at a time, and all get a response', async () => {
    const { ask, openResponses, reach, release } = await open(anonymous);
    const answers = Array.from({ length: 12 }, ask);
    for (let round = 0; round < 3; round += 1) {
      await reach(12, 4);
      expect(openResponses).toHaveLength(4);
      release();
    }
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array<number>(12).fill(200));
  });

  it('for pages are processed four at a time, and rejected when pages have used the points of the minute', async () => {
    const { ask, openResponses, reach, release } = await open(anonymous, { kind: 'pages' });
    const first = Array.from({ length: 8 }, ask);
    await reach(8, 4);
    expect(openResponses).toHaveLength(4);
    release();
    await reach(8, 4);
    release();
    await Promise.all(first);
    const allowed = points.perMinute.anonymous / points.page;
    for (let sent = 8; sent < allowed; sent += 4) {
      const answers = Array.from({ length: 4 }, ask);
      await reach(sent + 4, 4);
      release();
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
    expect((await ask()).status).toBe(429);
  });

  it('of members are not limited here', async () => {
    const { ask, reach, release } = await open(member);
    const answers = Array.from({ length: 12 }, ask);
    await reach(12, 12);
    release();
    expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
  });

  it('are rejected unread when invalid requests have used the points of the minute, with the time to retry', async () => {
    const { ask, openResponses, reach, release } = await open(anonymous, { status: 400 });
    const allowed = points.perMinute.anonymous / points.refused;
    for (let sent = 0; sent < allowed; sent += 4) {
      const answers = Array.from({ length: 4 }, ask);
      await reach(sent + 4, 4);
      release();
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    }
    const response = await ask();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(openResponses).toEqual([]);
  });
});
