import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { asVisitor, type Context } from '../context.ts';
import type { Env } from '../env.ts';
import { type EncodedAnswer, encode, getPlain, send } from './encoded-answer.ts';
import { readCookieState } from './cookies.ts';
import { contentSecurityPolicy } from './headers.ts';
import { PageAudience } from './page-audience.ts';
import { PageCache } from './page-cache.ts';
import { numberedPostPath, pageKey, getPath } from './page-key.ts';
import { offlinePath } from '#graphql/offline-copy.ts';
import { renderErrorPage, toSettings } from './page-errors.ts';
import { toMarkdown } from './markdown-version.ts';
import { type Charge, renderPage } from './page-render.ts';
import { needsProof, proveForms } from './same-origin.ts';
import type { Consent, PageParts, PlainView, RenderedPage, Renderer, Settings } from './pages.ts';

interface PageServerOptions {
  env: Env;
  schema: GraphQLSchema;
  renderer: Renderer;
  /** The sender of a page that is not in memory pays for its queries. */
  charge: Charge;
  /** Changes with every change of public content. */
  contentVersion: () => number;
  contextFor: (request: Request) => Context;
  /** True if all visitors get the same page at a path: it needs no sign-in and shows nothing from an emailed link. */
  isPublicPage: (path: string, context: Context) => boolean;
  /** False for public pages that members do not get, such as the sign-in page. */
  isOpenToMembers: (path: string) => boolean;
  /** The visitor's choice about visit statistics. Null if there are none. */
  readConsent: (request: IncomingMessage) => Consent | null;
  /** Resolves with the settings that depend on the content version. Rejects if they cannot be read. */
  loadParts: () => Promise<PageParts>;
  /** The page that replaces a path of another site. Null for all other paths. */
  findMovedPage: (path: string, context: Context) => Promise<string | null>;
}

const HTML: [string, string][] = [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['Cache-Control', 'public, no-cache'],
  ['Vary', 'Cookie'],
];

const MARKDOWN: [string, string][] = [
  ['Content-Type', 'text/markdown; charset=utf-8'],
  ['Cache-Control', 'public, no-cache'],
];

/** For one person and one use: no cache keeps it, not even the browser. */
const PERSONAL: [string, string][] = [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['Cache-Control', 'private, no-store'],
  ['Vary', 'Cookie'],
];

/** Renders pages, and answers anonymous visitors from memory while the content has not changed. */
export class PageServer {
  readonly #cache = new PageCache();
  readonly #audience: PageAudience;
  /** The last known parts, for a database that is unavailable. */
  #parts: PageParts = {};

  constructor(private readonly options: PageServerOptions) {
    this.#audience = new PageAudience(options.isOpenToMembers);
  }

  /** Runs before Express. True if the page was cached and has been answered. */
  serveCached(request: IncomingMessage, response: ServerResponse, headers: EncodedAnswer['headers']): boolean {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || numberedPostPath(request.url ?? '/')) return false;
    const { session, hasOther } = readCookieState(this.options.env, request.headers);
    if (hasOther || needsProof(this.options.env, request)) return false;
    const page = this.#cache.fresh(this.#getKey(request, request.url ?? '/'), this.options.contentVersion());
    if (!page) return false;
    if (session !== null && !this.#audience.includesSession(session, getPath(request.url ?? '/'), page)) return false;
    send(request, response, page, headers);
    return true;
  }

  readonly handler: RequestHandler = async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    try {
      const context = this.options.contextFor(request);
      const post = numberedPostPath(request.originalUrl);
      const movedPath = post && (await this.options.findMovedPage(post, context));
      if (movedPath) return send(request, response, await movedTo(movedPath, 301, PERSONAL));
      const markdown = await this.#renderMarkdown(this.#toPageKey(request.originalUrl), () => context);
      if (markdown) return send(request, response, markdown);
      send(request, response, await this.#select(request, context));
    } catch (error) {
      next(error);
    }
  };

  /** Decided by the viewer and the declaration of the route, never by the form of the headers. */
  async #select(request: Request, context: Context): Promise<EncodedAnswer> {
    const { viewer, browser } = context;
    const path = getPath(this.#toPageKey(request.originalUrl));
    const hasState =
      browser.notice !== null || Object.keys(browser.links).length > 0 || needsProof(this.options.env, request);
    if (hasState || !this.options.isPublicPage(path, context) || getDecidedStatus(request) !== undefined)
      return this.#own(request, context);
    this.#audience.addViewer(readCookieState(this.options.env, request.headers).session, viewer);
    const page = await this.#share(request, context);
    return this.#audience.includes(viewer, path, page) ? page : this.#own(request, context);
  }

  /** A page for one person. */
  async #own(request: Request, context: Context): Promise<EncodedAnswer> {
    return (await this.#make(this.#toPageKey(request.originalUrl), request, context, PERSONAL)).page;
  }

  /** A page for all visitors, rendered without any data of this request. */
  async #share(request: Request, context: Context): Promise<EncodedAnswer> {
    const key = this.#getKey(request, request.originalUrl);
    const version = this.options.contentVersion();
    const cachedPage = this.#cache.fresh(key, version);
    if (cachedPage) return cachedPage;
    const make = () => this.#make(this.#toPageKey(request.originalUrl), request, asVisitor(context), HTML);
    const page = await this.#cache.render(key, version, make);
    // If the database is unavailable, pages that were readable before stay readable.
    return page.status >= 500 ? (this.#cache.last(key) ?? page) : page;
  }

  /** The path of a request with the query parameters that select its page. */
  #toPageKey = (url: string): string => pageKey(url, this.options.renderer.getQueryNames);

  /** A visitor who is asked for consent gets a different page. */
  #getKey(request: IncomingMessage, address: string): string {
    const consent = this.options.readConsent(request);
    return consent ? `${consent} ${this.#toPageKey(address)}` : this.#toPageKey(address);
  }

  /** A page for errors that prevent rendering. No cache keeps it. */
  error(status: 500 | 503, address: string): Promise<EncodedAnswer> {
    const { renderer, env } = this.options;
    const settings = toPageSettings(env, null, this.#parts);
    const kind = status === 503 ? 'unavailable' : 'error';
    return renderErrorPage(renderer, { kind, location: this.#toPageKey(address), settings });
  }

  /** The page for requests that the server has no time for, rendered before there are any. */
  busy(): Promise<EncodedAnswer> {
    const { renderer, env } = this.options;
    return renderErrorPage(renderer, { kind: 'busy', location: '/', settings: toSettings(env) });
  }

  /** The page that browsers keep, and show for other pages while there is no connection. */
  offline(): Promise<EncodedAnswer> {
    const { renderer, env } = this.options;
    return renderErrorPage(renderer, { kind: 'offline', location: offlinePath, settings: toSettings(env) });
  }

  /** A server-rendered form: made for one person, and complete without JavaScript. */
  readonly plain = async (request: Request, response: ServerResponse, view: PlainView, status = 200): Promise<void> => {
    const { renderer, env } = this.options;
    await this.#readParts();
    const settings = toPageSettings(env, null, this.#parts);
    const html = await renderer.renderPlain(view, this.#toPageKey(request.originalUrl), settings);
    send(
      request,
      response,
      await encode(Buffer.from(proveForms(env, request, html)), { status, quality: 4, headers: PERSONAL, request }),
    );
  };

  /** False if it could not be read and can have changed. */
  async #readParts(): Promise<boolean> {
    return this.options.loadParts().then(
      (parts) => {
        this.#parts = parts;
        return true;
      },
      () => false,
    );
  }

  /** The Markdown version of a public page. Null if it cannot be rendered now. */
  async getMarkdown(path: string, context: Context): Promise<string | null> {
    const markdown = await this.#renderMarkdown(this.options.renderer.getMarkdownPath(path), () => context);
    return markdown && getPlain(markdown).toString('utf8');
  }

  /** The anchors of a page. Null if the path has no public page. */
  async getPageAnchors(path: string, context: Context): Promise<ReadonlySet<string> | null> {
    const { renderer } = this.options;
    if (!renderer.findPublicRoute(path)) return renderer.routePaths.includes(path) ? new Set() : null;
    const { status, html } = await this.render(path, context);
    return status < 400 ? new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)) : null;
  }

  /** The page for all visitors, before its files are added. Rejects if its settings cannot be read. */
  async render(path: string, context: Context): Promise<RenderedPage> {
    return renderPage(this.options, asVisitor(context), path, this.#toTextSettings(await this.options.loadParts()));
  }

  /** The settings of a page of which only the text counts: the notice above it is no part of it. */
  #toTextSettings({ details }: PageParts): Settings {
    return toPageSettings(this.options.env, null, details ? { details } : {});
  }

  /** The Markdown version of a page, the same for all visitors. Null if the path has no page. */
  async #renderMarkdown(key: string, contextFor: () => Context): Promise<EncodedAnswer | null> {
    const { renderer, env, contentVersion } = this.options;
    const path = renderer.findPageOfMarkdownPath(key);
    if (!path) return null;
    const markdown = await this.#cache.render(key, contentVersion(), async () => {
      const context = asVisitor(contextFor());
      const isCurrent = await this.#readParts();
      const settings = this.#toTextSettings(this.#parts);
      const renderedPage = await renderPage(this.options, context, path, settings, this.options.charge);
      const text = Buffer.from(renderedPage.status === 200 ? toMarkdown(renderedPage.html, env.PUBLIC_URL) : '');
      const isListed = !renderedPage.head.includes('<meta name="robots" content="noindex"');
      const headers: [string, string][] = [
        ...MARKDOWN,
        isListed ? ['Link', `<${env.PUBLIC_URL}${path}>; rel="canonical"`] : ['X-Robots-Tag', 'noindex'],
      ];
      const page = await encode(text, { status: renderedPage.status, quality: 9, headers });
      return { page, keep: isCurrent && renderer.cacheable && isCacheable(renderedPage) };
    });
    return markdown.status === 200 ? markdown : null;
  }

  async #make(
    key: string,
    request: Request,
    context: Context,
    headers: [string, string][],
  ): Promise<{ page: EncodedAnswer; keep: boolean }> {
    const isCurrent = await this.#readParts();
    const settings = toPageSettings(this.options.env, this.options.readConsent(request), this.#parts);
    const renderedPage = await renderPage(this.options, context, key, settings, this.options.charge);
    if (renderedPage.status >= 500)
      return { page: await this.error(renderedPage.status === 503 ? 503 : 500, key), keep: false };
    if (renderedPage.location)
      return { page: await movedTo(renderedPage.location, renderedPage.status, headers), keep: false };
    const movedPath = renderedPage.status === 404 ? await this.options.findMovedPage(getPath(key), context) : null;
    if (movedPath) return { page: await movedTo(movedPath, 301, headers), keep: false };
    const { renderer, env } = this.options;
    const { html, styleHash } = await renderer.compose(key, renderedPage, headers === HTML);
    const page = await encode(Buffer.from(headers === HTML ? html : proveForms(env, request, html)), {
      status: getStatus(request, renderedPage),
      headers: styleHash ? [...headers, contentSecurityPolicy(env, renderer.inlineScripts, styleHash)] : headers,
      ...(headers === HTML ? { quality: 9 } : { quality: 4, request }),
    });
    if (renderedPage.apollo === null) this.#audience.addDataFree(page);
    return { page, keep: isCurrent && this.options.renderer.cacheable && isCacheable(renderedPage) };
  }
}

/** The refusal that was decided before the page of this request was rendered. */
const getDecidedStatus = (request: Request): number | undefined => request.res?.locals['status'] as number | undefined;

/** A path without a page is not found for everyone who is signed in, also where only administrators can open pages. */
const getStatus = (request: Request, { status }: RenderedPage): number =>
  status === 404 ? status : (getDecidedStatus(request) ?? status);

/** Unknown paths are not cached, because there are more of them than memory. */
const isCacheable = (renderedPage: RenderedPage): boolean => renderedPage.status === 200;

const toPageSettings = (env: Env, consent: Consent | null, parts: PageParts) => ({
  ...toSettings(env),
  ...parts,
  ...(env.RECORDER_URL && consent && { recorder: { address: env.RECORDER_URL, consent } }),
});

const movedTo = (location: string, status: number, [, ...caching]: [string, string][]): Promise<EncodedAnswer> =>
  encode(Buffer.from(`This is now at ${location}.`), {
    status,
    quality: 1,
    headers: [['Content-Type', 'text/plain; charset=utf-8'], ['Location', location], ...caching],
  });
