import type { Server } from 'node:http';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { Env } from '../env.ts';
import { projectRoot } from '../root.ts';
import { readCriticalStyles } from './critical-styles.ts';
import { openVite } from './development-vite.ts';
import { readManifest } from './manifest.ts';

// The only file of the server that imports the site. It renders pages and has no access to the API.
export type Web = typeof import('#web/app/server.tsx');

export type Execute = Parameters<Web['render']>[1];
export type RenderedPage = Awaited<ReturnType<Web['render']>>;
type ErrorKind = Parameters<Web['renderError']>[0];
export type Settings = Parameters<Web['render']>[0]['settings'];
export type Consent = NonNullable<Settings['recorder']>['consent'];
/** The settings that depend on the content version. */
export type PageParts = Pick<Settings, 'banner' | 'details'>;
export type PlainView = Parameters<Web['renderPlain']>[0];

export interface ComposedPage {
  html: string;
  /** The hash of the style that the document has inline, for its content security policy. Null if it has none. */
  styleHash: string | null;
}

/** The renderer of the site, with the files that its pages need. */
export interface Renderer {
  /** The folder of files to serve. Empty in development, where Vite serves them. */
  files: string;
  inlineScripts: string[];
  /** The paths of all public pages. */
  publicPaths: string[];
  /** The paths of all pages in the router. */
  routePaths: string[];
  /** True if a rendered page can be reused while the content is unchanged. */
  cacheable: boolean;
  middleware?: RequestHandler;
  /** In development only: receives requests to upgrade to a WebSocket. */
  sockets?: Server;
  render: Web['render'];
  findPageOfMarkdownPath: Web['findPageOfMarkdownPath'];
  getMarkdownPath: Web['getMarkdownPath'];
  findPublicRoute: Web['findPublicRoute'];
  describePage: Web['describePage'];
  getQueryNames: Web['getQueryNames'];
  /**
   * The document of a page. A page that is the same for all visitors has its styles inline, because it is the first
   * page for many of them. A page for one person is made for each request, and its reader has the stylesheet already.
   */
  compose(address: string, page: RenderedPage, isShared: boolean): Promise<ComposedPage>;
  renderError(kind: ErrorKind, location: string, settings: Settings): Promise<string>;
  renderPlain(view: PlainView, location: string, settings: Settings): Promise<string>;
  stop(): Promise<void>;
}

const client = path.join(projectRoot, 'dist/client');

/** Production and tests use the build; development uses the sources through Vite. */
export const openRenderer = (env: Env): Promise<Renderer> =>
  env.NODE_ENV === 'development' ? developmentRenderer() : builtRenderer();

async function builtRenderer(): Promise<Renderer> {
  const web = await import('#web/app/server.tsx');
  const [getAssets, selectStyle] = [readManifest(client), readCriticalStyles(client)];
  return {
    files: client,
    inlineScripts: web.inlineScripts,
    publicPaths: web.publicPaths,
    routePaths: web.routePaths,
    cacheable: true,
    render: web.render,
    findPageOfMarkdownPath: web.findPageOfMarkdownPath,
    getMarkdownPath: web.getMarkdownPath,
    findPublicRoute: web.findPublicRoute,
    describePage: web.describePage,
    getQueryNames: web.getQueryNames,
    compose: async (_address, page, isShared) => {
      const style = isShared ? selectStyle(page.html) : null;
      return { html: web.composeDocument(page, getAssets(page.files), style?.text), styleHash: style?.hash ?? null };
    },
    renderError: async (...args) => web.renderError(...args, getAssets([])),
    renderPlain: async (...args) => web.renderPlain(...args, getAssets([])),
    stop: async () => undefined,
  };
}

/** Loads the site again for every request, so that an edit shows on reload. Vite adds its own scripts to the page. */
async function developmentRenderer(): Promise<Renderer> {
  const { vite, sockets } = await openVite();
  const load = async () => (await vite.ssrLoadModule('/web/app/server.tsx')) as Web;
  const web = await load();
  const assets = {
    entry: '/web/app/client.tsx',
    libraries: [],
    preloads: [],
    fonts: [],
    sheet: '/web/design/design.css',
  };
  return {
    files: path.join(projectRoot, 'web/public'),
    inlineScripts: [],
    publicPaths: web.publicPaths,
    routePaths: web.routePaths,
    cacheable: false,
    middleware: vite.middlewares,
    sockets,
    render: async (...args) => (await load()).render(...args),
    findPageOfMarkdownPath: web.findPageOfMarkdownPath,
    getMarkdownPath: web.getMarkdownPath,
    findPublicRoute: web.findPublicRoute,
    describePage: web.describePage,
    getQueryNames: web.getQueryNames,
    compose: async (address, page) => ({
      html: await vite.transformIndexHtml(address, (await load()).composeDocument(page, assets)),
      styleHash: null,
    }),
    renderError: async (...args) => (await load()).renderError(...args, assets),
    renderPlain: async (...args) => (await load()).renderPlain(...args, assets),
    // Not awaited: Vite waits many seconds for its optimizer, and the process ends right after.
    stop: async () => void vite.close().catch(() => undefined),
  };
}
