// Keeps the public pages of the site on the device of a visitor who asks for it, and answers without a network once the
// plug is pulled, or while the server cannot be reached. Pages are requested without cookies, so what it keeps is what
// every visitor sees. It keeps nothing of the portal and the admin area. See decision 0113.
import { offlinePath, type OfflineCopy } from '#graphql/offline-copy.ts';
import { answerOffline } from '../offline/answer.ts';
import { notKept, type PlugCommand, type PlugMessage, type PlugState } from '../offline/plugState.ts';

// TypeScript has either the types of pages or those of workers.
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerMessage extends WorkerEvent {
  data: PlugCommand;
  ports: readonly MessagePort[];
}
interface WorkerFetch extends WorkerEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetch) => void): void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { unregister: () => Promise<boolean> };
}
const worker = self as unknown as Worker;

/** The cache with the state. Each copy of the pages has a cache of its own, so that a failed one replaces nothing. */
const STATE = 'plug';
const STATE_PATH = '/plug-state';
const COPY_PATH = '/offline.json';
/** What a page, a stylesheet or a script of the site names. The entry imports all pages, so it is not read. */
const FILES = /\/(?:(?:assets|images|figures|pictures)\/[\w./-]+\.\w+|manifest\.webmanifest)/;
const IMPORTS = /import\([`'"]\.\/([\w-]+\.js)/g;

let known: PlugState | null = null;

async function readState(): Promise<PlugState> {
  known ??=
    ((await (await caches.match(STATE_PATH, { cacheName: STATE }))?.json()) as PlugState | undefined) ?? notKept;
  return known;
}

async function writeState(state: PlugState): Promise<PlugState> {
  await (await caches.open(STATE)).put(STATE_PATH, Response.json(state));
  return (known = state);
}

/** Downloads all public pages and the files that they name into a new cache. */
async function keepPages(report: (message: PlugMessage) => void): Promise<PlugState> {
  const cacheName = `pages-${Date.now()}`;
  const cache = await caches.open(cacheName);
  const copy = (await (await fetchPublic(COPY_PATH)).clone().json()) as OfflineCopy;
  const done = new Set<string>();
  let [bytes, count] = [0, 0];
  const keep = async (path: string, isEntry = false): Promise<void> => {
    if (done.has(path)) return;
    done.add(path);
    const response = await fetchPublic(path);
    const body = await response.clone().arrayBuffer();
    await cache.put(path, response);
    bytes += body.byteLength;
    const type = response.headers.get('Content-Type') ?? '';
    if (!isEntry && /html|css|javascript/.test(type)) await keepFiles(new TextDecoder().decode(body));
  };
  const keepFiles = async (text: string): Promise<void> => {
    const entry = /id="modules">\["([^"]+)/.exec(text)?.[1];
    if (entry) await keep(entry, true);
    const imported = [...text.matchAll(IMPORTS)].map(([, name]) => `/assets/${name}`);
    for (const path of [...(text.match(new RegExp(FILES, 'g')) ?? []), ...imported]) await keep(path);
  };
  const queue = [COPY_PATH, offlinePath, ...copy.pages];
  const total = queue.length;
  const work = async (): Promise<void> => {
    for (let path = queue.shift(); path; path = queue.shift()) {
      await keep(path);
      report({ type: 'progress', done: (count += 1), total });
    }
  };
  await Promise.all([work(), work(), work()]);
  const state = { cacheName, version: copy.version, keptAt: Date.now(), cutAt: null, pages: copy.pages.length, bytes };
  await writeState(state);
  const old = (await caches.keys()).filter((name) => name.startsWith('pages-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  return state;
}

/** The answer that every visitor gets: without cookies, and from the server instead of the browser's cache of pages. */
async function fetchPublic(path: string): Promise<Response> {
  const response = await fetch(path, {
    credentials: 'omit',
    cache: path.startsWith('/assets/') ? 'default' : 'no-cache',
  });
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function obey(command: PlugCommand, report: (message: PlugMessage) => void): Promise<PlugState> {
  const state = await readState();
  if (command === 'keep') return keepPages(report);
  if (command === 'pull' && state.cacheName) return writeState({ ...state, cutAt: state.cutAt ?? Date.now() });
  if (command === 'plug in') return writeState({ ...state, cutAt: null });
  if (command === 'delete') {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await worker.registration.unregister();
    return (known = notKept);
  }
  return state;
}

const isQuestion = ({ method, url }: Request): boolean =>
  method === 'POST' && ['/graphql', '/api/chat/answers'].includes(new URL(url).pathname);

/** True for what the kept copy can answer. Other requests do not pass through here while the plug is in. */
const isKeepable = (request: Request): boolean =>
  request.method === 'GET' && (request.mode === 'navigate' || FILES.test(new URL(request.url).pathname));

async function respond(request: Request): Promise<Response> {
  const state = await readState();
  const copy = request.clone();
  if (state.cutAt !== null && new URL(request.url).origin !== location.origin) return Response.error();
  if (state.cutAt === null) {
    try {
      return await fetch(request);
    } catch (error) {
      if (!state.cacheName) throw error;
    }
  }
  return (isQuestion(copy) ? await answerQuestion(copy, state) : await findKept(copy, state)) ?? Response.error();
}

/** Queries select no page: a page that reads them was kept without. */
async function findKept({ method, mode, url }: Request, { cacheName }: PlugState): Promise<Response | undefined> {
  if (method !== 'GET') return undefined;
  const cache = await caches.open(cacheName);
  const { pathname } = new URL(url);
  const kept = await cache.match(pathname === '/' ? '/' : pathname.replace(/(?<!\/)\/+$/, ''), { ignoreVary: true });
  return kept ?? (mode === 'navigate' ? cache.match(offlinePath, { ignoreVary: true }) : undefined);
}

interface ChatRequest {
  question?: string;
  operationName?: string;
  variables?: { question?: string };
}

/** Answers the requests of /chat as the server does. */
async function answerQuestion(request: Request, { cacheName }: PlugState): Promise<Response | undefined> {
  const { question, operationName, variables } = (await request.json()) as ChatRequest;
  if (operationName === 'ChatConversation')
    return Response.json({
      data: { chatConversation: null, browser: { __typename: 'Browser', formNotice: null } },
    });
  const text = question ?? (operationName === 'ChatAnswer' ? variables?.question : undefined);
  const kept = await caches.match(COPY_PATH, { cacheName, ignoreVary: true });
  if (text === undefined || !kept) return undefined;
  const answer = answerOffline(text, ((await kept.json()) as OfflineCopy).passages);
  if (operationName) return Response.json({ data: { chatAnswer: answer } });
  return new Response(`${JSON.stringify({ type: 'answer', answer })}\n`, {
    headers: { 'Content-Type': 'application/x-ndjson' },
  });
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  const report = (message: PlugMessage) => port?.postMessage(message);
  event.waitUntil(
    obey(event.data, report).then(
      (state) => report({ type: 'state', state }),
      (error: unknown) => report({ type: 'failure', message: String(error) }),
    ),
  );
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (known?.cutAt === null && !isKeepable(request) && !isQuestion(request)) return;
  event.respondWith(respond(request));
});
