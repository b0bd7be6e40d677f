import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type DocumentNode, parse, print } from 'graphql';
import { afterAll, beforeAll } from 'vitest';
import { entities } from '../entities.ts';
import { type Env, readEnv } from '../platform/env.ts';
import type { Renderer } from '../platform/http/pages.ts';
import { createLogger } from '../platform/logger.ts';
import { openOrm } from '../platform/database/orm.ts';
import type { Logger } from 'pino';
import { type RunningServer, serve } from '../serve.ts';
import type { OptionalIfEmpty } from './api.ts';
import { PATIENT, useDatabase } from './database.ts';

interface BrowserAnswer<Data> {
  /** Null only if the operation failed as a whole; tests of errors read `code`. */
  data: Data;
  /** Code of the first error. */
  code?: string;
  headers: Headers;
}

export interface TestSite {
  /** The URLs of the servers, all on one database. */
  urls: string[];
  env: Env;
  /** The URL of the database, for tests that need connections of their own. */
  databaseUrl: string;
  servers: RunningServer[];
  em: () => SqlEntityManager;
}

/** Replaces the site's pages: it shows who is signed in, which no cache may mix up. */
const renderer: Renderer = {
  files: '/nowhere',
  inlineScripts: [],
  publicPaths: ['/', '/resources'],
  routePaths: ['/', '/resources'],
  cacheable: true,
  findPageOfMarkdownPath: (path) => (path.endsWith('.md') ? path.slice(0, -'.md'.length) : null),
  getMarkdownPath: (path) => `${path}.md`,
  findPublicRoute: (path) => (path === '/nowhere' ? null : path),
  describePage: async (path) => ({ path, title: `The page ${path}`, summary: 'What the product does.' }),
  getQueryNames: () => ['category', 'search', 'after', 'q', 'tab', 'next'],
  render: async ({ location, settings }, execute) => {
    const { data } = await execute(parse('{ viewer { username } }'), {});
    const name = (data as { viewer: { username: string } | null } | null)?.viewer?.username ?? 'visitor';
    const banner = settings.banner ? `, ${settings.banner.title}` : '';
    const html = `${name} at ${location}${banner}`;
    const queries = { renders: 1, undeclared: [], unused: [] };
    return { head: '', html, settings, status: 200, files: [], apollo: null, queries };
  },
  compose: async (_address, { html }) => ({ html, styleHash: null }),
  renderError: async (kind) => `error page: ${kind}`,
  renderPlain: async (view) => JSON.stringify(view),
  stop: async () => undefined,
};

/** On a busy machine, the first rendering of a page can take longer than the production deadline. */
const DEADLINE_MS = 120_000;

/** The jobs that make the passages of /chat and search. */
export const INDEXING = [
  'indexing articles',
  'indexing pages',
  'indexing updates, answers and events',
  'indexing documents',
  'embedding passages',
];
/** The job that emails links to applicants and to people who forgot their password. */
export const ACCOUNT_REQUESTS = ['handling account requests'];

export interface SiteOptions {
  pages?: 'stub' | 'built';
  /** The background jobs that the servers run, by name. None by default: together they cost more than most tests. */
  jobs?: readonly string[] | 'all';
  log?: Logger;
  /** Tests of a pooler put it between the servers and the database. */
  connectThrough?: (databaseUrl: string) => Promise<string>;
}

/** The whole server over HTTP, so many times, on one database of the test file's own. */
export function useSite(
  servers = 1,
  settings: Record<string, string> = {},
  {
    pages = 'stub',
    jobs = [],
    log = createLogger('silent'),
    connectThrough = async (databaseUrl) => databaseUrl,
  }: SiteOptions = {},
): TestSite {
  const site = { urls: [] as string[] } as TestSite;
  const running: RunningServer[] = [];
  const database = useDatabase('site');
  const orms: MikroORM[] = [];
  const runsJob = (name: string) => jobs === 'all' || jobs.includes(name);
  const own = { runsJob, ...(pages === 'stub' && { renderer }) };
  beforeAll(async () => {
    const { url } = database;
    const serverUrl = await connectThrough(url);
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-test-'));
    site.env = readEnv({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, LIMITS_SCALE: '1000', ...settings });
    for (let number = 0; number < servers; number += 1) {
      const sendsNames = site.env.DATABASE_NAMED_STATEMENTS;
      const orm = await openOrm(serverUrl, entities, 4, { waits: PATIENT, sendsNames });
      orms.push(orm);
      running.push(await serve({ env: site.env, log, orm, databaseUrl: serverUrl, deadlineMs: DEADLINE_MS, ...own }));
    }
    site.databaseUrl = url;
    site.urls = running.map((server) => server.url);
    site.servers = running;
    site.em = () => orms[0]!.em.fork();
  });
  afterAll(async () => {
    await Promise.all(running.map((server) => server.stop()));
    await Promise.all(orms.map((orm) => orm.close()));
    await rm(site.env.DATA_DIR, { recursive: true, force: true });
  });
  return site;
}

const isSafe = (method = 'GET'): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** A browser with its cookies, which it sends to every server of the site. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();

  constructor(private readonly headers: Record<string, string> = {}) {}

  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      // As a page of this site sends it. A test that sends it from another site sets the origin.
      ...(isSafe(init.method) ? {} : { 'sec-fetch-site': 'same-origin' }),
      ...this.headers,
      ...(cookie && { cookie }),
      ...(init.headers as Record<string, string>),
    };
    const response = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  post(url: string, body: unknown): Promise<Response> {
    return this.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  submit(url: string, fields: Record<string, string>): Promise<Response> {
    return this.fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }

  /** Runs a typed document from a `.test.graphql` file of the noun, or a document that the site's pages send. */
  run<Data, Variables extends object>(
    url: string,
    document: TypedDocumentNode<Data, Variables>,
    ...[variables]: OptionalIfEmpty<Variables>
  ): Promise<BrowserAnswer<Data>> {
    return this.#send<Data>(url, print(document), variables);
  }

  /** Runs an operation of which a test reads only the errors or the data as a whole. */
  execute(url: string, operation: string | DocumentNode, variables?: object): Promise<BrowserAnswer<unknown>> {
    return this.#send(url, typeof operation === 'string' ? operation : print(operation), variables);
  }

  async #send<Data>(url: string, query: string, variables: object = {}): Promise<BrowserAnswer<Data>> {
    const response = await this.post(`${url}/graphql`, { query, variables });
    const { data, errors } = (await response.json()) as {
      data: Data;
      errors?: { extensions?: { code?: string } }[];
    };
    const code = errors?.[0]?.extensions?.code;
    return { data, headers: response.headers, ...(code && { code }) };
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';', 1);
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
