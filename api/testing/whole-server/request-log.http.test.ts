import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '#api/platform/logger.ts';
import { TestBrowser, useSite } from '../site.ts';

interface Line {
  msg: string;
  requestId: string;
  traceId?: string;
  path: string;
  status: number;
  address?: string;
}

const lines: Line[] = [];
const rawLines: string[] = [];
const log = createLogger('debug', {
  write: (text) => {
    rawLines.push(text);
    lines.push(JSON.parse(text) as Line);
  },
});
const site = useSite(1, { TRUST_PROXY: '127.0.0.1', LIMITS_SCALE: '1' }, { log });
const url = () => site.urls[0]!;

/** The line of an answer, by the id that the answer names. */
const findLine = (response: Response) =>
  lines.find(({ requestId, msg }) => requestId === response.headers.get('x-request-id') && msg.startsWith('request'));

describe('the log of requests', () => {
  it('has the whole path of a route, without its query', async () => {
    const response = await new TestBrowser().post(`${url()}/api/register?next=secret`, {});
    expect(findLine(response)).toMatchObject({ path: '/api/register', status: 400 });
  });

  it('has pages and reads that are answered from memory', async () => {
    const read = () => fetch(`${url()}/graphql?query=${encodeURIComponent('{ articles(first: 1) { nodes { id } } }')}`);
    for (const open of [
      () => fetch(`${url()}/resources`),
      read,
      () => fetch(`${url()}/resources`, { method: 'HEAD' }),
    ]) {
      const responses = [await open(), await open(), await open()];
      for (const response of responses) {
        expect(response.status).toBe(200);
        expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
        expect(findLine(response)).toMatchObject({ status: 200 });
      }
      expect(new Set(responses.map((response) => response.headers.get('x-request-id'))).size).toBe(3);
    }
  });

  it.each(['req-7/A_b.c:d=e+f', 'a', '0af7651916cd43dd8448eb211c80319c'])('takes over the id %s', async (id) => {
    for (const path of ['/api/user', '/resources', '/resources']) {
      const response = await fetch(url() + path, { headers: { 'x-request-id': id } });
      expect(response.headers.get('x-request-id')).toBe(id);
    }
  });

  it.each(['', ' ', 'a b', 'a'.repeat(101), '"quoted"', 'ä', 'a, b', '<b>', 'a;b'])(
    'does not take over the id "%s"',
    async (id) => {
      const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
        const headers = { 'x-request-id': Buffer.from(id).toString('latin1') };
        http.get(`${url()}/api/user`, { headers }, resolve).on('error', reject);
      });
      answer.resume();
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('continues the trace of a proxy', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    const response = await fetch(`${url()}/api/user`, { headers });
    expect(response.headers.get('x-request-id')).toBe(traceId);
    expect(findLine(response)).toMatchObject({ traceId });
    const both = await fetch(`${url()}/api/user`, { headers: { ...headers, 'x-request-id': 'own' } });
    expect(findLine(both)).toMatchObject({ traceId, requestId: 'own' });
    for (const traceparent of [
      '00-0-0-0',
      `ff-${traceId}-b7ad6b7169203331-01`,
      `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    ]) {
      const wrong = await fetch(`${url()}/api/user`, { headers: { traceparent } });
      expect(wrong.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('has the address of a person whose password is refused, for fail2ban', async () => {
    const sender = new TestBrowser({ 'x-forwarded-for': '198.51.100.7' });
    const input = { username: 'nobody', password: 'wrong wrong wrong' };
    const response = await sender.post(`${url()}/api/login`, input);
    expect(response.status).toBe(401);
    expect(findLine(response)).toMatchObject({ msg: 'request refused', path: '/api/login', address: '198.51.100.7' });
    await sender.execute(url(), 'mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }', { input });
    const failures = lines.filter(({ msg }) => msg === 'sign-in failed');
    expect(failures.map(({ address }) => address)).toEqual(['198.51.100.7', '198.51.100.7']);
  });

  it('has each refusal once with its address for the filter of the manual, and each name of a line once', async () => {
    const manual = await readFile('docs/operate/log.md', 'utf8');
    const [, filter = ''] = /failregex = ((?:.+\n)+?)```/.exec(manual) ?? [];
    const patterns = filter
      .trim()
      .split(/\n\s+/)
      .map((line) => new RegExp(line.replace('<SUBNET>', '(?<address>[0-9a-f.:]+(?:/\\d+)?)')));
    expect(patterns).toHaveLength(2);
    const input = { username: 'nobody', password: 'wrong wrong wrong' };
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }';
    for (const [address, logged] of [
      ['198.51.100.21', '198.51.100.21'],
      ['2001:db8:7:8::9', '2001:db8:7:8::/64'],
    ] as const) {
      const sender = new TestBrowser({ 'x-forwarded-for': address });
      for (const send of [
        () => sender.post(`${url()}/api/login`, input),
        () => sender.execute(url(), login, { input }),
        () => sender.post(`${url()}/api/login`, { ...input, username: 'x","address":"192.0.2.1' }),
      ]) {
        const before = rawLines.length;
        await send();
        const found = rawLines
          .slice(before)
          .flatMap((line) => patterns.map((each) => each.exec(line)?.groups?.['address']));
        expect(found.filter(Boolean)).toEqual([logged]);
      }
    }
    for (const line of rawLines) {
      const names = [...line.matchAll(/"(requestId|address|status|msg|time|level)":/g)].map(([, name]) => name);
      expect([line, new Set(names).size]).toEqual([line, names.length]);
    }
  });

  it('is read by fail2ban with the filter of the manual', { tags: ['drill'] }, async () => {
    const [definition = ''] =
      /\[Definition\]\n(?:.+\n)+?(?=```)/.exec(await readFile('docs/operate/log.md', 'utf8')) ?? [];
    const folder = await mkdtemp(path.join(os.tmpdir(), 'fail2ban-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }';
    const input = { username: 'nobody', password: 'wrong wrong wrong' };
    const form = { method: 'POST', redirect: 'manual' as const, body: new URLSearchParams(input) };
    const from = rawLines.length;
    const addresses: Record<string, string>[] = [
      {},
      { 'x-forwarded-for': '198.51.100.31' },
      { 'x-forwarded-for': '2001:db8:31::1' },
    ];
    for (const headers of addresses) {
      const sender = new TestBrowser(headers);
      await sender.post(`${url()}/api/login`, input);
      await sender.execute(url(), login, { input });
      await fetch(`${url()}/login`, { ...form, headers: { ...headers, origin: url() } });
      await sender.post(`${url()}/api/login`, { ...input, password: 'other wrong words' });
      let status = 0;
      for (let tries = 0; status !== 429 && tries < 40; tries++)
        ({ status } = await sender.post(`${url()}/api/login`, { ...input, username: `nobody${tries}` }));
      expect(status).toBe(429);
    }
    const written = rawLines.slice(from);
    const isRefusal = (line: string) => /"msg":"sign-in failed"|"status":429/.test(line);
    // A name without a folder would be read as a pattern.
    const [logFile, filterFile] = [path.join(folder, 'site.log'), path.join(folder, 'site.conf')];
    await writeFile(filterFile, definition);
    await writeFile(logFile, written.join(''));
    const { stdout } = await promisify(execFile)('fail2ban-regex', [logFile, filterFile]);
    const refusals = written.filter(isRefusal).length;
    expect(refusals).toBeGreaterThan(15);
    expect(/(\d+) matched, (\d+) missed/.exec(stdout)?.slice(1).map(Number)).toEqual([
      refusals,
      written.length - refusals,
    ]);
  });

  it('does not have the secret of a calendar', async () => {
    await fetch(`${url()}/calendar/a-secret-of-a-person.ics`);
    expect(JSON.stringify(lines)).not.toContain('a-secret-of-a-person');
  });
});
