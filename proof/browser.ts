import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page, type Response } from 'playwright';
import type { Attempt } from '../api/operation/proofs/proof.file.ts';
import { readResolvedHosts } from '../e2e/netlog.ts';
import { ProofError } from './namespace.ts';

const SETTLED_MS = 5_000;
const LONGEST_LOAD_MS = 60_000;

const isLocal = (url: URL): boolean => url.hostname === '127.0.0.1' || !/^(?:https?|wss?):$/.test(url.protocol);

/** Chromium with a network log. Its headless shell would open no connection in advance. */
export class WatchedBrowser {
  version = '';
  page!: Page;
  readonly #log: string;
  readonly #requests = new Map<string, Attempt>();
  #context!: BrowserContext;

  constructor(private readonly folder: string) {
    this.#log = path.join(folder, 'netlog.json');
  }

  async open(url: string): Promise<void> {
    const executablePath =
      process.env['FULL_CHROMIUM_PATH'] ??
      ['/usr/bin/chromium', chromium.executablePath()].find((file) => existsSync(file));
    if (!executablePath) throw new ProofError('npm run proof needs Chromium. Set FULL_CHROMIUM_PATH, or install it.');
    this.#context = await chromium.launchPersistentContext(path.join(this.folder, 'profile'), {
      executablePath,
      args: ['--no-sandbox', '--renderer-process-limit=1', `--log-net-log=${this.#log}`],
      baseURL: url,
      acceptDownloads: false,
      viewport: { width: 1440, height: 900 },
    });
    this.version = this.#context.browser()?.version() ?? 'unknown';
    this.#context.setDefaultTimeout(LONGEST_LOAD_MS);
    this.#context.on('request', (request) => this.#noteRequest(request.url(), request.frame().url()));
    // Also the requests that the policy of the site stops before a connection. Chromium reports them only to the page.
    await this.#context.exposeBinding('noteStopped', ({ frame }, address: string) =>
      this.#noteRequest(address, frame.url()),
    );
    await this.#context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
        (globalThis as unknown as { noteStopped: (address: string) => void }).noteStopped(blockedURI),
      ),
    );
    this.page = this.#context.pages()[0] ?? (await this.#context.newPage());
  }

  /** Opens a page, scrolls to its end, and waits until it loads nothing more. Returns the links of the page. */
  async visit(url: string): Promise<string[]> {
    const { page } = this;
    let answer = await page.goto(url).catch(allowDownload);
    // A busy machine: the proof is about silence, not about speed.
    for (let attempt = 1; answer?.status() === 503 && attempt < 10; attempt += 1) {
      await delay(1_000);
      answer = await page.goto(url).catch(allowDownload);
    }
    if (!answer) return [];
    if (answer.status() >= 500) throw new ProofError(`${url} answered ${answer.status()}.`);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)).catch(() => undefined);
    await page.waitForLoadState('networkidle', { timeout: SETTLED_MS }).catch(() => undefined);
    return page.evaluate(() =>
      [...document.querySelectorAll('a[href]')].map((link) => (link as HTMLAnchorElement).href),
    );
  }

  /** Opens a page that has no links to follow and shows itself with its first script. */
  async show(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'load' });
  }

  signOut(): Promise<void> {
    return this.#context.clearCookies();
  }

  /** Closes the browser and returns what its pages tried to reach. */
  async close(site: string): Promise<Attempt[]> {
    await this.#context.close();
    const { protocol, hostname } = new URL(site);
    const hosts = await readResolvedHosts(this.#log, `${protocol}//${hostname}`);
    const requested = [...this.#requests.values()];
    const resolved = hosts
      .map((host) => URL.parse(host) ?? new URL(`http://${host}`))
      .filter((host) => !isLocal(host) && !requested.some((attempt) => attempt.host === host.hostname))
      .map((host) => makeAttempt('a page', host, 'connection or lookup of the name'));
    return [...requested, ...resolved];
  }

  #noteRequest(address: string, pageUrl: string): void {
    const url = URL.parse(address);
    if (!url || isLocal(url)) return;
    const place = URL.parse(pageUrl)?.pathname ?? 'a page';
    const key = `${place} ${url.host}`;
    const attempt = this.#requests.get(key) ?? { ...makeAttempt(place, url, 'request'), count: 0 };
    this.#requests.set(key, { ...attempt, count: attempt.count + 1 });
  }
}

const makeAttempt = (place: string, url: URL, call: string): Attempt => ({
  by: 'browser',
  process: `Chromium, ${place}`,
  host: url.hostname,
  port: Number(url.port) || (url.protocol === 'http:' ? 80 : 443),
  call,
  count: 1,
});

/** Chromium downloads some files in place of showing them, which aborts the navigation. */
function allowDownload(error: Error): Response | null {
  if (/net::ERR_ABORTED|Download is starting/.test(error.message)) return null;
  throw error;
}
