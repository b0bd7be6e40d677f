import { type Request, type Response, Router } from 'express';
import type { Context } from '../platform/context.ts';
import type { Env } from '../platform/env.ts';
import { encode, send } from '../platform/http/encoded-answer.ts';
import { type FeedFormat, feedTypes, writeFeed } from './discovery.feeds.ts';
import { findCategory, readFeed, readNewest, readSiteMap } from './discovery.service.ts';
import { writeGuide, writeRobots, writeSecurityContact, writeSitemap } from './discovery.texts.ts';

interface Options {
  env: Env;
  contextFor: (request: Request) => Context;
  /** Paths of the site's own public pages. */
  pages: string[];
  /** The id of the running build. */
  build: string;
  /** The text of a page as anonymous visitors see it. Null if it cannot be rendered now. */
  getMarkdown: (path: string, context: Context) => Promise<string | null>;
}

/** Serves the feeds, the site map and other files that feed readers, search engines and crawlers request. */
export function discovery({ env, contextFor, pages, build, getMarkdown }: Options): Router {
  const router = Router();
  const origin = env.PUBLIC_URL;
  for (const [format, { address, type }] of Object.entries(feedTypes) as [
    FeedFormat,
    { address: string; type: string },
  ][]) {
    router.get(address, async (request, response) => {
      const context = contextFor(request);
      const slug = typeof request.query['category'] === 'string' ? request.query['category'] : null;
      const category = slug ? await findCategory(context, slug) : null;
      if (slug && !category) return void response.status(404).type('text/plain').send('Category not found.');
      const articles = await readFeed(context, slug);
      await answer(request, response, type, writeFeed(format, { origin, name: env.SITE_NAME, category }, articles));
    });
  }
  router.get('/robots.txt', async (request, response) => {
    await answer(request, response, 'text/plain; charset=utf-8', writeRobots(origin));
  });
  router.get('/sitemap.xml', async (request, response) => {
    const context = contextFor(request);
    const addresses = await readSiteMap(context, { pages, build, getMarkdown });
    await answer(request, response, 'application/xml; charset=utf-8', writeSitemap(origin, addresses));
  });
  router.get('/llms.txt', async (request, response) => {
    const newest = await readNewest(contextFor(request));
    await answer(request, response, 'text/markdown; charset=utf-8', writeGuide(env, pages, newest));
  });
  router.get('/.well-known/security.txt', async (request, response) => {
    await answer(request, response, 'text/plain; charset=utf-8', writeSecurityContact(env, new Date()));
  });
  return router;
}

/** Sends an ETag, so that a program that polls every hour gets a short 304 if nothing changed. */
async function answer(request: Request, response: Response, type: string, text: string): Promise<void> {
  const headers: [string, string][] = [
    ['Content-Type', type],
    ['Cache-Control', 'public, no-cache'],
  ];
  send(request, response, await encode(Buffer.from(text), { headers, quality: 5 }));
}
