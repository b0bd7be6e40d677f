import { describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createLogger } from './logger.ts';

interface Line {
  msg: string;
  failures?: number;
  requestId?: string;
}

function open(recoveryMs = 60_000) {
  const lines: Line[] = [];
  const log = createLogger('info', { write: (text) => void lines.push(JSON.parse(text) as Line) }, recoveryMs);
  return { log, lines };
}

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

describe('an operator whose database is down', () => {
  it('reads the first failure, and not a line for each request and job', () => {
    const { log, lines } = open();
    for (let request = 0; request < 1_000; request += 1) {
      log.warn({ err: refused, requestId: `r${request}` }, 'a service is unavailable');
      log.error({ requestId: `r${request}`, status: 503 }, 'request failed');
      log.warn({ err: new Error('Wrapped', { cause: refused }) }, 'a job failed; trying again');
    }
    expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
      ['a service is unavailable', 'r0'],
      ['request failed', 'r0'],
    ]);
  });

  it('reads that the database is available again, and how many attempts failed', async () => {
    const { log, lines } = open(20);
    for (let attempt = 0; attempt < 3; attempt += 1) log.warn({ err: refused }, 'a job failed');
    await eventually(() => expect(lines).toHaveLength(2));
    expect(lines[1]).toMatchObject({ msg: 'the database is available again', failures: 3 });
    log.warn({ err: refused }, 'a job failed');
    expect(lines[2]).toMatchObject({ msg: 'a job failed' });
  });

  it('reads every other error meanwhile', () => {
    const { log, lines } = open();
    log.warn({ err: refused }, 'a job failed');
    for (const attempt of [1, 2]) log.error({ err: new Error(`bug ${attempt}`) }, 'a request failed unexpectedly');
    for (const attempt of [1, 2]) {
      const err = new TypeError('fetch failed', { cause: refused });
      log.warn({ err, attempt }, 'the language model cannot be reached');
    }
    expect(lines).toHaveLength(5);
  });
});
