import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readEnv } from '../api/platform/env.ts';
import { openSample } from '../api/content/seed/sample.ts';
import { TestBrowser } from '../api/testing/site.ts';

// The built server as `npm run demo` starts it, in another folder than that of the checkout.

const root = path.resolve(import.meta.dirname, '..');
let dataDir: string;
beforeAll(async () => void (dataDir = await mkdtemp(path.join(os.tmpdir(), 'demo-'))));
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

const makeEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(NODE_|VITEST|DATABASE_URL)/.test(name))),
  NODE_ENV: 'production',
  SAMPLE_PORTAL: 'true',
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
  DRAIN_SECONDS: '0',
});

interface Demo {
  url: string;
  accounts: [username: string, password: string][];
  stop: () => Promise<void>;
}

async function start(): Promise<Demo> {
  const child: ChildProcess = spawn(process.execPath, [path.join(root, 'dist/server/server.js')], {
    cwd: root,
    env: makeEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const demo: Demo = { url: '', accounts: [], stop: async () => (child.kill(), void (await once(child, 'exit'))) };
  for await (const line of createInterface({ input: child.stdout! })) {
    demo.url = /^Ready: (\S+)/.exec(line)?.[1] ?? demo.url;
    const [, username, password] = /^(\S+) \/ (\S+)$/.exec(line) ?? [];
    if (username && password) demo.accounts.push([username, password]);
    if (line.startsWith('Data: ')) break;
  }
  return demo;
}

const QUERY = `{
  viewer { name }
  documents(first: 100) { nodes { title version } }
  investorUpdates(first: 10) { nodes { title } }
  events(first: 10, filter: { from: "2020-01-01T00:00:00Z" }) { nodes { title } }
}`;
const OF_MANAGER = `{
  users(first: 100) { nodes { username status } }
  questions(first: 10) { nodes { answer } }
  leads(first: 10) { nodes { status } }
  webhooks(first: 10) { nodes { deliveries(first: 10) { nodes { status } } } }
  accessLog(first: 100, filter: { kind: READ }) { nodes { createdAt seconds } }
  articles(first: 100, filter: { status: DRAFT }) { nodes { title } }
  feedItems(first: 10, filter: { status: PENDING }) { nodes { title } }
}`;
type Lists = Record<string, { nodes: Record<string, string | number | { nodes: { status: string }[] }>[] }>;

describe('the sample portal', { tags: ['all'] }, () => {
  it('shows each person who signs in with a printed line what the month brought, also after a second start', async () => {
    const demo = await start();
    expect(demo.accounts.map(([username]) => username)).toEqual(['manager', 'editor', 'jordan', 'ines']);
    const counts: Record<string, number[]> = {};
    for (const [username, password] of demo.accounts) {
      const browser = new TestBrowser();
      const signIn = await browser.post(`${demo.url}/api/login`, { username, password });
      expect(signIn.status, username).toBe(200);
      expect(await (await browser.fetch(`${demo.url}/investor`)).text()).toContain('Sample portal.');
      if (username !== 'editor') {
        const { data } = await browser.execute(demo.url, QUERY);
        const lists = Object.entries(data as Lists).filter(([name]) => name !== 'viewer');
        counts[username] = lists.map(([, { nodes }]) => nodes.length);
      }
      if (username === 'manager') await checkManager(browser, demo.url);
    }
    // Documents, updates and events.
    expect(counts).toEqual({ manager: [10, 3, 3], jordan: [7, 3, 3], ines: [10, 3, 3] });
    const verify = [path.join(root, 'dist/server/portal.js'), 'audit', 'verify'];
    const { stdout } = await promisify(execFile)(process.execPath, verify, { cwd: root, env: makeEnvironment() });
    expect(stdout).toContain('intact');
    await demo.stop();

    const again = await start();
    expect(again.accounts).toEqual(demo.accounts);
    await again.stop();
  });

  it('does not start in the folder of another site', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'site-'));
    await writeFile(path.join(folder, 'session-secret'), '');
    await expect(openSample(readEnv({ DATA_DIR: folder }))).rejects.toThrow('has the data of another site');
    await rm(folder, { recursive: true });
  });
});

async function checkManager(browser: TestBrowser, url: string): Promise<void> {
  const status = await (await browser.fetch(`${url}/admin/status`)).text();
  expect(status).toMatch(/running for (?:less than a minute|\d+ minutes?)/);
  const { data } = await browser.execute(url, OF_MANAGER);
  const { users, questions, leads, webhooks, accessLog, articles, feedItems } = data as Lists;
  expect(users!.nodes.map(({ status }) => status).toSorted()).toEqual([
    'APPROVED',
    'APPROVED',
    'APPROVED',
    'APPROVED',
    'INVITED',
    'PENDING',
  ]);
  expect(questions!.nodes.filter(({ answer }) => answer === null)).toHaveLength(1);
  expect(leads!.nodes.map(({ status }) => status)).toContain('IN_PROGRESS');
  const deliveries = webhooks!.nodes.flatMap(
    (webhook) => (webhook['deliveries'] as { nodes: { status: string }[] }).nodes,
  );
  expect(deliveries.length).toBeGreaterThan(0);
  const readings = accessLog!.nodes.map(({ createdAt, seconds }) => ({
    at: String(createdAt),
    seconds: Number(seconds),
  }));
  expect(readings.length).toBeGreaterThan(20);
  // They are of 26 days, and as long as a page takes.
  const times = readings.map(({ at }) => Date.parse(at));
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(25 * 86_400_000);
  expect(Math.max(...readings.map(({ seconds }) => seconds))).toBeGreaterThan(100);
  expect(articles!.nodes).toHaveLength(1);
  expect(feedItems!.nodes).toHaveLength(2);
}
