import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { type Request, type Response, Router } from 'express';
import { findCategory } from '../categories/category.service.ts';
import type { Context } from '#api/platform/context.ts';
import type { Env } from '#api/platform/env.ts';
import { encode, hasCurrentCopy, nameVariant, send } from '#api/platform/http/encoded-answer.ts';
import { toSettings } from '#api/platform/http/page-errors.ts';
import type { Renderer } from '#api/platform/http/pages.ts';
import { sendStream } from '#api/platform/http/rest.ts';
import { runShared } from '#api/platform/work.ts';
import { type FeedFormat, feedTypes, writeFeed } from './discovery.feeds.ts';
import { type DatedPage, readFeed, readNewest, readPages } from './discovery.service.ts';
import { writeGuide, writeRobots, writeSecurityContact, writeSitemap, writeWebManifest } from './discovery.texts.ts';
import { Sitemap, type SitemapFile } from './sitemap.service.ts';

interface Options {
  env: Env;
  contextFor: (request: Request) => Context;
  fork: ConstructorParameters<typeof Sitemap>[1];
  contentVersion: { readonly value: number };
  /** The site's own public pages. */
  renderer: Pick<Renderer, 'publicPaths' | 'describePage'>;
  /** The id of the running build. */
  build: string;
  /** The text of a page as anonymous visitors see it. Null if it cannot be rendered now. */
  getMarkdown: (path: string, context: Context) => Promise<string | null>;
}

/** Serves the feeds, the site map and other files that feed readers, search engines and crawlers request. */
export function discovery(options: Options): Router {
  const { env, contextFor } = options;
  const router = Router();
  const origin = env.PUBLIC_URL;
  const describe = keepDescriptions(options);
  for (const [format, { address, type }] of Object.entries(feedTypes) as [
    FeedFormat,
    { address: string; type: string },
  ][]) {
    router.get(address, async (request, response) => {
      const context = contextFor(request);
      const slug = typeof request.query['category'] === 'string' ? request.query['category'] : null;
      const category = slug ? await findCategory(context, slug) : null;
      if (slug && !category) return void response.status(404).type('text/plain').send('Category not found.');
      if (category && category.slug !== slug) return response.redirect(301, `${address}?category=${category.slug}`);
      const articles = await readFeed(context, slug);
      await answer(request, response, type, writeFeed(format, { origin, name: env.SITE_NAME, category }, articles));
    });
  }
  router.get('/robots.txt', async (request, response) => {
    await answer(request, response, 'text/plain; charset=utf-8', writeRobots(origin));
  });
  addSitemap(router, options);
  router.get('/llms.txt', async (request, response) => {
    const newest = await readNewest(contextFor(request));
    const pages = await describe();
    await answer(request, response, 'text/markdown; charset=utf-8', writeGuide(env, { pages, ...newest }));
  });
  router.get('/manifest.webmanifest', async (request, response) => {
    await answer(request, response, 'application/manifest+json', writeWebManifest(env));
  });
  router.get('/.well-known/security.txt', async (request, response) => {
    await answer(request, response, 'text/plain; charset=utf-8', writeSecurityContact(env, new Date()));
  });
  return router;
}

/** The titles of the site's own pages are part of the code, so each server reads them once. */
function keepDescriptions({ env, renderer }: Options) {
  let kept: Promise<PageDescription[]> | null = null;
  const read = async () => {
    const pages: PageDescription[] = [];
    for (const path of renderer.publicPaths) {
      pages.push(await renderer.describePage(path, toSettings(env)));
      // Rendering takes some milliseconds a page, and visitors' requests come between.
      await setImmediate();
    }
    return pages;
  };
  return (): Promise<PageDescription[]> =>
    (kept ??= runShared(read).catch((error: unknown) => {
      kept = null;
      throw error;
    }));
}

type PageDescription = Awaited<ReturnType<Renderer['describePage']>>;

const XML = 'application/xml; charset=utf-8';

/** The index at /sitemap.xml, and its files: one for the site's own pages, and one for each 10,000 of the others. */
function addSitemap(router: Router, { env, contextFor, fork, contentVersion, renderer, ...rest }: Options): void {
  const options = { pages: renderer.publicPaths, ...rest };
  const origin = env.PUBLIC_URL;
  const sitemap = new Sitemap(origin, fork, () => contentVersion.value);
  let running: Promise<DatedPage[]> | null = null;
  // Comparing pages takes up to two seconds, so requests at the same time wait for one comparison.
  const readOnce = (context: Context) =>
    (running ??= runShared(() => readPages(context, options)).finally(() => (running = null)));
  router.get('/sitemap.xml', async (request, response) => {
    const names = ['pages', ...(await sitemap.listFiles())];
    const pages = names.map((name) => ({ path: `/sitemap-${name}.xml`, updatedAt: null }));
    await answer(request, response, XML, writeSitemap(origin, pages, true));
  });
  router.get('/sitemap-:name.xml', async (request, response) => {
    const { name } = request.params;
    if (name === 'pages') {
      return answer(request, response, XML, writeSitemap(origin, await readOnce(contextFor(request))));
    }
    const file = await sitemap.getFile(name);
    if (!file) return void response.status(404).type('text/plain').send('Site map not found.');
    await sendFile(request, response, file);
  });
}

async function sendFile(request: Request, response: Response, { etag, gzip }: SitemapFile): Promise<void> {
  const isCompressed = Boolean(request.acceptsEncodings('gzip'));
  const variant = nameVariant(etag, isCompressed ? 'gzip' : null);
  response.set({ 'Content-Type': XML, 'Cache-Control': 'public, no-cache', ETag: variant, Vary: 'Accept-Encoding' });
  if (hasCurrentCopy(request.headers, variant)) return void response.status(304).end();
  if (isCompressed) {
    response.set({ 'Content-Encoding': 'gzip', 'Content-Length': String(gzip.length) });
    return void response.end(request.method === 'HEAD' ? undefined : gzip);
  }
  if (request.method === 'HEAD') return void response.end();
  await sendStream(response, Readable.from([gzip]).pipe(createGunzip()));
}

/** Sends an ETag, so that a program that polls every hour gets a short 304 if nothing changed. */
async function answer(request: Request, response: Response, type: string, text: string): Promise<void> {
  const headers: [string, string][] = [
    ['Content-Type', type],
    ['Cache-Control', 'public, no-cache'],
  ];
  send(request, response, await encode(Buffer.from(text), { headers, quality: 5 }));
}
