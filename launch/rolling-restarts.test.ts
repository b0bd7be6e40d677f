import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../api/platform/postgres/postmaster.ts';
import { cloneDatabase } from '../api/testing/database.ts';
import { eventually } from '../api/testing/eventually.ts';

// Restarts three servers one after another while nginx sends them requests, as an upgrade does. Needs nginx and a build.

const root = path.resolve(import.meta.dirname, '..');
const SERVERS = 3;
const RESTARTS = 20;
const REQUESTS = 10_000;
const CLIENTS = 6;
/** An upgrade of a container platform kills a server that needs longer. */
const START_MS = 120_000;

interface Running {
  port: number;
  child: ChildProcess;
}

let folder: string;
let databaseUrl: string;
let nginx: ChildProcess;
const servers: Running[] = [];
const entries: number[] = [];

async function start(number: number, port: number): Promise<Running> {
  const main = path.join(root, 'dist/server/server.js');
  if (!existsSync(main)) throw new Error('There is no build. Run: npm run build');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${entries[0]}`,
    DATA_DIR: path.join(folder, `data-${number}`),
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a session secret for the drills only',
    TRUST_PROXY: '127.0.0.1',
    LIMITS_SCALE: '1000000',
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '1',
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await waitUntilReady(port);
  return { port, child };
}

const waitUntilReady = (port: number): Promise<void> =>
  eventually(async () => {
    const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`);
    if (!ok) throw new Error('The server is not ready.');
  }, START_MS);

/** One entry with new connections for each request, which is nginx's default, and one that keeps connections open. */
function createConfiguration(): string {
  const upstreams = servers.map(({ port }) => `server 127.0.0.1:${port} max_fails=0;`).join(' ');
  const proxy = 'proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;';
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 1000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  upstream closing { ${upstreams} }
  upstream kept { ${upstreams} keepalive 32; }
  server { listen 127.0.0.1:${entries[0]}; location / { proxy_pass http://closing; ${proxy} } }
  server {
    listen 127.0.0.1:${entries[1]};
    location / { proxy_pass http://kept; proxy_http_version 1.1; proxy_set_header Connection ""; ${proxy} }
  }
}
`;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'rolling-'));
  ({ url: databaseUrl } = await cloneDatabase('rolling'));
  entries.push(await findFreePort(), await findFreePort());
  for (let number = 0; number < SERVERS; number += 1) servers.push(await start(number, await findFreePort()));
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, createConfiguration());
  const log = path.join(folder, 'error.log');
  nginx = spawn('nginx', ['-c', file, '-p', folder, '-e', log], { stdio: 'inherit' });
  await waitUntilReady(entries[0]!);
});
afterAll(async () => {
  for (const child of [nginx, ...servers.map((server) => server.child)]) child?.kill('SIGTERM');
  await Promise.all([nginx, ...servers.map((server) => server.child)].map((child) => child && once(child, 'exit')));
  await rm(folder, { recursive: true });
});

/** What nginx reports beside connections that a stopped server refused, which it makes to another server. */
async function readErrors(): Promise<string[]> {
  const lines = (await readFile(path.join(folder, 'error.log'), 'utf8')).split('\n');
  return lines.filter((line) => line.includes('POST') && !line.includes('Connection refused'));
}

const agent = new http.Agent({ keepAlive: true });
const QUERY = JSON.stringify({ query: '{ articles(first: 1) { nodes { id } } }' });

/** The status of an answer, or the reason why there was none. */
function send(number: number): Promise<string> {
  const isPost = number % 2 === 0;
  const options = {
    agent,
    port: entries[Math.floor(number / 2) % entries.length],
    host: '127.0.0.1',
    method: isPost ? 'POST' : 'GET',
    path: isPost ? '/graphql' : '/resources',
    headers: isPost ? { 'content-type': 'application/json', 'content-length': QUERY.length } : {},
  };
  return new Promise((resolve) => {
    const request = http.request(options, (response) => {
      response.resume().on('end', () => resolve(`${options.method} ${response.statusCode}`));
      response.on('error', (error) => resolve(`${options.method} ${error.message}`));
    });
    request.on('error', (error) => resolve(`${options.method} ${error.message}`));
    request.end(isPost ? QUERY : undefined);
  });
}

describe('a site of three servers behind nginx', { tags: ['drill'] }, () => {
  it('answers every request while its servers are restarted one after another', async () => {
    const results: Record<string, number> = {};
    let [sent, restarting] = [0, true];
    const client = async () => {
      while (restarting || sent < REQUESTS) {
        const result = await send(sent++);
        results[result] = (results[result] ?? 0) + 1;
      }
    };
    const clients = Array.from({ length: CLIENTS }, client);
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const number = restart % SERVERS;
      const { port, child } = servers[number]!;
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
      servers[number] = await start(number, port);
    }
    restarting = false;
    await Promise.all(clients);
    agent.destroy();
    console.log(`${RESTARTS} restarts`, results, await readErrors());
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
    expect(Object.keys(results).toSorted()).toEqual(['GET 200', 'POST 200']);
  });
});
