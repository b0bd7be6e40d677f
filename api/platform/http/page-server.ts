import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { execute as run, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import type { Env } from '../env.ts';
import { asExpected } from '../errors.ts';
import { anonymous } from '../viewer.ts';
import { formatError } from './graphql.ts';
import { type Encoded, encode, send } from './encoded.ts';
import { isReadable } from './readable.ts';
import { PageCache } from './page-cache.ts';
import { toMarkdown } from './twin.ts';
import type { Banner, Consent, Execute, PlainView, RenderedPage, Renderer } from './pages.ts';

interface PageServerOptions {
  env: Env;
  schema: GraphQLSchema;
  renderer: Renderer;
  /** Changes with every change of public content. */
  contentVersion: () => number;
  contextFor: (request: Request) => Context;
  /** Whether the request brings a cookie of ours, so that its page is nobody else's. */
  isPersonal: (request: IncomingMessage) => boolean;
  /** What the visitor said about being recorded; null where nobody is. */
  consentOf: (request: IncomingMessage) => Consent | null;
  /** What stands on every page as of the present content version; rejects where it cannot be read. */
  bannerOf: () => Promise<Banner | null>;
}

/** Queries that make another page of an address; all others are dropped before rendering, so they cannot fill memory. */
const MEANT = new Set(['category', 'industry', 'search', 'after', 'q', 'tab', 'next']);
/** Beside those, on pages that are made for one person and not kept: the filters of desks and ledgers. */
const MEANT_FOR_ONE = new Set([
  ...MEANT,
  'status',
  'kind',
  'person',
  'from',
  'to',
  'days',
  'view',
  'date',
  'page',
  'document',
  'folder',
]);

const HTML: [string, string][] = [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['Cache-Control', 'public, no-cache'],
  ['Vary', 'Cookie'],
];

const MARKDOWN: [string, string][] = [
  ['Content-Type', 'text/markdown; charset=utf-8'],
  ['Cache-Control', 'public, no-cache'],
];

/** For one person and one showing: no cache keeps it, not even the browser's own. */
const PERSONAL: [string, string][] = [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['Cache-Control', 'private, no-store'],
  ['Vary', 'Cookie'],
];

/** Renders pages, and answers anonymous visitors from memory as long as the content has not changed. */
export class PageServer {
  readonly #cache = new PageCache();
  /** As last known, for when the database is away. */
  #banner: Banner | null = null;

  constructor(private readonly options: PageServerOptions) {}

  /** Before Express: true where the page was at hand and has been answered. */
  serveCached(request: IncomingMessage, response: ServerResponse): boolean {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || request.headers.cookie) return false;
    const page = this.#cache.fresh(this.#keyOf(request, request.url ?? '/'), this.options.contentVersion());
    if (!page) return false;
    send(request, response, page);
    return true;
  }

  readonly handler: RequestHandler = async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const personal = this.options.isPersonal(request);
    const key = keyOf(request.originalUrl, personal ? MEANT_FOR_ONE : MEANT);
    try {
      const twin = await this.#twin(key, () => this.options.contextFor(request));
      if (twin) return send(request, response, twin);
      if (personal) return send(request, response, (await this.#make(key, request, PERSONAL)).page);
      const kept = this.#keyOf(request, request.originalUrl);
      const page = await this.#cache.render(kept, this.options.contentVersion(), () => this.#make(key, request, HTML));
      // The database is away: what was readable a moment ago stays readable.
      send(request, response, page.status >= 500 ? (this.#cache.last(kept) ?? page) : page);
    } catch (error) {
      next(error);
    }
  };

  /** A visitor who is asked for consent sees another page than one who was. */
  #keyOf(request: IncomingMessage, address: string): string {
    const consent = this.options.consentOf(request);
    return consent ? `${consent} ${keyOf(address)}` : keyOf(address);
  }

  /** A page for when nothing can be rendered, kept out of every cache. */
  async error(status: 500 | 503, address: string): Promise<Encoded> {
    const { renderer, env } = this.options;
    const settings = settingsOf(env, null, this.#banner);
    const html = Buffer.from(await renderer.renderError(status, keyOf(address), settings));
    return encode(html, { status, quality: 4, headers: uncached(status) });
  }

  /** A page of a plain desk: made for one person, and complete without scripts. */
  readonly plain = async (request: Request, response: ServerResponse, view: PlainView, status = 200): Promise<void> => {
    const { renderer, env } = this.options;
    await this.#readBanner();
    const settings = settingsOf(env, null, this.#banner);
    const html = Buffer.from(await renderer.renderPlain(view, keyOf(request.originalUrl), settings));
    send(request, response, await encode(html, { status, quality: 4, headers: PERSONAL }));
  };

  /** False where it could not be read and may be another by now. */
  async #readBanner(): Promise<boolean> {
    return this.options.bannerOf().then(
      (banner) => {
        this.#banner = banner;
        return true;
      },
      () => false,
    );
  }

  /** A public page's words as Markdown; null where it cannot be shown now. */
  async textOf(path: string, context: Context): Promise<string | null> {
    const twin = await this.#twin(this.options.renderer.twinPath(path), () => context);
    return twin && twin.plain.toString('utf8');
  }

  /** The anchors of a page; null where no page stands at this path. A page that is not for everybody has none. */
  async anchorsOf(path: string, context: Context): Promise<ReadonlySet<string> | null> {
    const { renderer, env } = this.options;
    if (!renderer.routeOf(path)) return renderer.routePaths.includes(path) ? new Set() : null;
    const execute = this.#executeFor({ ...context, viewer: anonymous });
    const { status, html } = await renderer.render(path, settingsOf(env), execute);
    return status < 400 ? new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)) : null;
  }

  /** A page's words as Markdown, the same for everybody; null where there is no such page. */
  async #twin(key: string, contextFor: () => Context): Promise<Encoded | null> {
    const { renderer, env, contentVersion } = this.options;
    const path = renderer.pageOfTwin(key);
    if (!path) return null;
    const twin = await this.#cache.render(key, contentVersion(), async () => {
      const context = { ...contextFor(), viewer: anonymous };
      const rendered = await renderer.render(path, settingsOf(env), this.#executeFor(context));
      const text = Buffer.from(rendered.status === 200 ? toMarkdown(rendered.html, env.PUBLIC_URL) : '');
      const headers: [string, string][] = [...MARKDOWN, ['Link', `<${env.PUBLIC_URL}${path}>; rel="canonical"`]];
      const page = await encode(text, { status: rendered.status, quality: 9, headers });
      return { page, keep: renderer.cacheable && worthKeeping(rendered) };
    });
    return twin.status === 200 ? twin : null;
  }

  async #make(key: string, request: Request, headers: [string, string][]): Promise<{ page: Encoded; keep: boolean }> {
    const context = this.options.contextFor(request);
    const isCurrent = await this.#readBanner();
    const settings = settingsOf(this.options.env, this.options.consentOf(request), this.#banner);
    const rendered = await this.options.renderer.render(key, settings, this.#executeFor(context));
    if (rendered.status >= 500)
      return { page: await this.error(rendered.status === 503 ? 503 : 500, key), keep: false };
    if (rendered.location) return { page: await movedTo(rendered.location, rendered.status), keep: false };
    const html = Buffer.from(await this.options.renderer.compose(key, rendered));
    const page = await encode(html, {
      status: statusOf(request) ?? rendered.status,
      quality: headers === HTML ? 9 : 4,
      headers,
    });
    return { page, keep: isCurrent && this.options.renderer.cacheable && worthKeeping(rendered) };
  }

  #executeFor(contextValue: Context): Execute {
    return async (document, variableValues) => {
      const { data, errors } = await run({ schema: this.options.schema, document, variableValues, contextValue });
      for (const error of errors ?? []) {
        if (!asExpected(error.originalError ?? error))
          contextValue.log.error({ err: error, path: error.path }, 'a page could not read');
      }
      return { data, ...(errors && { errors: errors.map((error) => formatError(error.toJSON(), error)) }) };
    };
  }
}

/** What was decided about this request before its page was rendered, a refusal. */
const statusOf = (request: Request): number | undefined => request.res?.locals['status'] as number | undefined;

/** An address that leads nowhere is not kept: there are more of them than memory. */
const worthKeeping = (rendered: RenderedPage): boolean => rendered.status === 200;

const settingsOf = (env: Env, consent: Consent | null = null, banner: Banner | null = null) => ({
  name: env.SITE_NAME,
  demoUrl: env.DEMO_URL,
  publicUrl: env.PUBLIC_URL,
  year: new Date().getFullYear(),
  ...(env.RECORDER_URL && consent && { recorder: { address: env.RECORDER_URL, consent } }),
  ...(banner && { banner }),
});

const movedTo = (location: string, status: number): Promise<Encoded> =>
  encode(Buffer.from(`This is now at ${location}.`), {
    status,
    quality: 1,
    headers: [
      ['Content-Type', 'text/plain; charset=utf-8'],
      ['Location', location],
      ['Cache-Control', 'public, no-cache'],
    ],
  });

const uncached = (status: number): [string, string][] => [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['Cache-Control', 'no-store'],
  ...(status === 503 ? [['Retry-After', '5'] as [string, string]] : []),
];

/** The address reduced to what makes a page: path, and the meant parts of the query in a fixed order. */
function keyOf(address: string, meantHere = MEANT): string {
  const mark = address.indexOf('?');
  if (!isReadable(address)) return '/malformed-address';
  if (mark === -1) return address;
  const meant = [...new URLSearchParams(address.slice(mark))].filter(
    ([name, value]) => meantHere.has(name) && value !== '',
  );
  const query = new URLSearchParams(meant.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString();
  return query ? `${address.slice(0, mark)}?${query}` : address.slice(0, mark);
}
