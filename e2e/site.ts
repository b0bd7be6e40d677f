import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  type APIRequestContext,
  type APIResponse,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  expect,
  type Page,
  test as base,
} from '@playwright/test';

/** A server that the test starts like an operator, with its own data folder. */
export interface Site {
  url: string;
  dataDir: string;
  /** Starts the server again with the same data. Resolves with the milliseconds until it was ready. */
  start: () => Promise<number>;
  /** Resolves with the exit code when the server has exited. A second call sends the signal again. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Throws an error with the last lines of the server if it ended although nothing stopped it. */
  assertRunning: () => void;
}

export type Settings = Record<string, string>;

/** The environment variable with the data folder that each worker copies (see template.ts). */
export const TEMPLATE = 'SITE_TEMPLATE';

/**
 * Starts a site with a copy of the run's first data folder, because creating a database takes longer than any later
 * start.
 */
export async function openSite(settings: Settings = {}): Promise<Site> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  const template = process.env[TEMPLATE];
  if (template && !settings['DATABASE_URL'] && !settings['SAMPLE_PORTAL'])
    await cp(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  let child: ChildProcess | null = null;
  let isStopping = false;
  const lastLines: string[] = [];
  const hasEnded = () => child !== null && (child.exitCode !== null || child.signalCode !== null);
  const site: Site = {
    url: '',
    dataDir,
    start: async () => {
      const startTime = performance.now();
      const env = {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        LOG_LEVEL: 'error',
        DATA_DIR: dataDir,
        DRAIN_SECONDS: '0',
        ...settings,
      };
      // A deprecated call ends the server, such as a statement that does not wait for the one before it.
      const args = ['--throw-deprecation', '--import', './e2e/test-server.mjs', 'dist/server/server.js'];
      isStopping = false;
      const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
      child = server;
      const keep = (line: string) => {
        lastLines.push(line);
        if (lastLines.length > 40) lastLines.shift();
      };
      createInterface({ input: server.stderr }).on('line', (line) => (keep(line), console.error(line)));
      await new Promise<void>((ready, fail) => {
        createInterface({ input: server.stdout }).on('line', (line) => {
          keep(line);
          const url = /^Ready: (\S+)/.exec(line)?.[1];
          if (!url) return;
          site.url = url;
          ready();
        });
        server.on('close', () => fail(new Error(`The server ended before it was ready.\n${lastLines.join('\n')}`)));
      });
      return performance.now() - startTime;
    },
    stop: async (signal = 'SIGTERM') => {
      isStopping = true;
      if (!child || hasEnded()) return null;
      const exit = once(child, 'exit') as Promise<[number | null]>;
      child.kill(signal);
      return (await exit)[0];
    },
    assertRunning: () => {
      if (isStopping || !hasEnded()) return;
      const how = child?.signalCode ?? `code ${child?.exitCode}`;
      throw new Error(`The server of this test ended by itself (${how}). Its last lines:\n${lastLines.join('\n')}`);
    },
  };
  await site.start();
  return site;
}

export async function closeSite(site: Site): Promise<void> {
  await site.stop();
  await rm(site.dataDir, { recursive: true, force: true });
}

/** Posts like a page of the site: with the browser's cookies and the header for requests of the same origin. */
export const post = (
  { request }: { request: APIRequestContext },
  path: string,
  { headers, ...options }: NonNullable<Parameters<APIRequestContext['post']>[1]> = {},
): Promise<APIResponse> => request.post(path, { ...options, headers: { 'sec-fetch-site': 'same-origin', ...headers } });

interface PageActivity {
  /** All console messages of the page and uncaught errors. */
  consoleLines: string[];
  /** Requests to other origins. */
  foreignRequests: string[];
  /** Requests to the API after the page had loaded. */
  apiRequests: string[];
}

/** Records what a page must not do: write to the console, request other origins, or repeat queries. */
export function watch(page: Page, origin: string): PageActivity {
  const activity: PageActivity = { consoleLines: [], foreignRequests: [], apiRequests: [] };
  page.on('console', (message: ConsoleMessage) => {
    // Chromium logs an error for a 400 or 404 page, which the test expects.
    if (!/Failed to load resource.*40[04]/.test(message.text()))
      activity.consoleLines.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => activity.consoleLines.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:')) activity.foreignRequests.push(url);
    if (url.endsWith('/graphql')) activity.apiRequests.push(url);
  });
  return activity;
}

interface Fixtures {
  /** The server settings that a test file needs. Files with equal settings share a server. */
  settings: Settings;
  site: Site;
  activity: PageActivity;
  closedContexts: void;
}

/** The contexts of the running test. Playwright keeps contexts that a test opens itself until the worker ends. */
const openContexts = new Set<BrowserContext>();

/**
 * A page in a new browser context, for one person. A test that uses `test` of this file closes the context at its end.
 * The tests of hostile texts do not, because they share pages until their worker ends.
 */
export async function openPage(browser: Browser, site: Site, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, ...options });
  openContexts.add(context);
  return context.newPage();
}

/** Returns the worker's server with these settings and starts it on first use. */
type OpenSharedSite = (settings: Settings) => Promise<Site>;

export const test = base.extend<Fixtures, { openSharedSite: OpenSharedSite }>({
  openSharedSite: [
    // Playwright reads a fixture's dependencies from the first parameter, which must be a pattern even without any.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const sites = new Map<string, Promise<Site>>();
      await use((settings) => {
        const key = JSON.stringify(settings);
        const site = sites.get(key) ?? openSite(settings);
        sites.set(key, site);
        return site;
      });
      await Promise.all([...sites.values()].map(async (site) => closeSite(await site)));
    },
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  // Test-scoped: as a worker-scoped option, every change of the settings would start a new worker. Playwright starts a new
  // worker after a failed test, and thereby new servers for the tests that follow.
  site: async ({ openSharedSite, settings }, use) => {
    const site = await openSharedSite(settings);
    site.assertRunning();
    await use(site);
    site.assertRunning();
  },
  baseURL: async ({ site }, use) => use(site.url),
  closedContexts: [
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      await use();
      await Promise.all([...openContexts].map((context) => context.close()));
      openContexts.clear();
    },
    { auto: true },
  ],
  activity: async ({ page, site }, use) => {
    const activity = watch(page, site.url);
    await use(activity);
    expect(activity.consoleLines, 'the console stays empty').toEqual([]);
    expect(activity.foreignRequests, 'no request goes to another origin').toEqual([]);
  },
});

/** True if React has taken over the page, or if the page is one of those that need no script. Runs in the browser. */
export const isHydrated = (): boolean => {
  if (document.readyState !== 'loading' && !document.getElementById('modules')) return true;
  const main = document.getElementById('main');
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  // Parts whose code loads after the page are hydrated later. Until then, their buttons and links load a new page.
  return main !== null && [main, ...main.querySelectorAll('form, article')].every(isTaken);
};

/** Resolves when the page is hydrated and its effects have run. Until then, it is the server's HTML. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  // Effects run after the first paint following hydration.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 2_000 })));
      }),
  );
}

export { expect };
