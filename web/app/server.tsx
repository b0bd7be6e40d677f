import { ApolloLink, Observable } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import { renderToString } from 'react-dom/server';
import { matchRoutes, type RouteObject, StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { extractState, serverClient } from './apollo.ts';
import { composeDocument, type PageAssets, type PageParts } from './document.ts';
import { ErrorDocument } from '../pages/site/ErrorDocument.tsx';
import { type PageEntry, listPageEntries } from '../runtime/page.tsx';
import { pageFile } from './pageFiles.ts';
import { PlainDocument } from '../plain/PlainDocument.tsx';
import type { PlainView } from '../plain/views.ts';
import { isFollowUp, isPublic, paths, twinPath } from '../paths.ts';
import { routes } from '../routes.tsx';
import { listPlaceholders } from '../site.ts';
import { ServerContext, type ServerRendering } from '../runtime/ServerContext.tsx';
import type { SiteSettings } from '../runtime/SiteContext.tsx';

/** Runs one GraphQL operation for the visitor of this page. This is the renderer's only access to the API. */
export type Execute = (document: DocumentNode, variables: Record<string, unknown>) => Promise<FormattedExecutionResult>;

export interface RenderedPage extends PageParts {
  status: number;
  /** The redirect target, if `status` is a redirect. */
  location?: string;
  /** Source files of the rendered pages, used as keys of Vite's manifest. */
  files: string[];
}

/** Renders the page at `location` (path and query) as this visitor sees it. */
export async function render(location: string, settings: SiteSettings, execute: Execute): Promise<RenderedPage> {
  const entries = listPageEntries(matchRoutes(routes, location));
  await Promise.all(entries.map((entry) => entry.load()));

  let isRefused = false;
  const asked: Execute = async (document, variables) => {
    const result = await execute(document, variables);
    isRefused ||= result.errors !== undefined;
    return result;
  };
  const server: ServerRendering = { status: 200, client: serverClient(linkTo(asked)) };
  const tree = (
    <ServerContext value={server}>
      <StaticRouter location={location}>
        <App settings={settings} />
      </StaticRouter>
    </ServerContext>
  );
  const { result } = await prerenderStatic({ tree, renderFunction: renderToString });
  return {
    ...splitHead(result),
    settings,
    status: server.status,
    ...(server.location && { location: server.location }),
    files: await findFiles(entries),
    apollo: isRefused ? false : extractState(server.client),
  };
}

/** The error page for when rendering fails: static markup without scripts or data. */
export function renderError(status: 500 | 503, location: string, settings: SiteSettings, assets: PageAssets): string {
  const markup = renderToString(
    <StaticRouter location={location}>
      <ErrorDocument status={status} settings={settings} />
    </StaticRouter>,
  );
  return composeDocument({ ...splitHead(markup), settings, apollo: null }, { ...assets, entry: null, preloads: [] });
}

/** Company facts that still have placeholder values. */
export const placeholders: string[] = listPlaceholders();

/** The paths of all routes, with `:slug` as the placeholder for a parameter. */
export const routePaths: string[] = listPaths(routes);

/** A server-rendered page without JavaScript. It contains only the data that it shows. */
export function renderPlain(view: PlainView, location: string, settings: SiteSettings, assets: PageAssets): string {
  const markup = renderToString(
    <StaticRouter location={location}>
      <PlainDocument view={view} settings={settings} />
    </StaticRouter>,
  );
  return composeDocument({ ...splitHead(markup), settings, apollo: null }, { ...assets, entry: null, preloads: [] });
}

/** Paths of public pages that the sitemap lists: no follow-up pages and no parameters. */
export const publicPaths: string[] = routePaths.filter(
  (path) => isPublic(path) && !isFollowUp(path) && !path.includes(':'),
);

/** Returns the path of the page whose Markdown version has this path. Null unless that page is public. */
export function pageOfTwin(path: string): string | null {
  if (!path.endsWith('.md')) return null;
  const page = path === twinPath(paths.home) ? paths.home : path.slice(0, -'.md'.length);
  return findPublicRoute(page) ? page : null;
}

/**
 * The names of the query parameters that the page at `path` reads, as its route declares them. Paths without parameters
 * come from a map, because matching all routes takes 50 times as long.
 */
export function getQueryNames(path: string): readonly string[] {
  return queryNames.get(path) ?? readQueryNames(path);
}

const readQueryNames = (path: string): readonly string[] =>
  listPageEntries(matchRoutes(routes, path)).at(-1)?.query.split(' ').filter(Boolean) ?? [];

const queryNames = new Map(
  routePaths.filter((path) => !path.includes(':')).map((path) => [path, readQueryNames(path)] as const),
);

/** The route pattern of a public page, such as `/resources/:slug`. Null for every other path. */
export function findPublicRoute(path: string): string | null {
  const matched = matchRoutes(routes, path)?.at(-1)?.route.path;
  return matched && matched !== '*' && isPublic(path) ? matched : null;
}

function listPaths(list: RouteObject[]): string[] {
  return list.flatMap(({ path, children }) => [
    ...(path && !path.includes('*') ? [path] : []),
    ...listPaths(children ?? []),
  ]);
}

export { composeDocument, inlineScripts } from './document.ts';
export { twinPath } from '../paths.ts';

const findFiles = async (entries: PageEntry[]): Promise<string[]> =>
  (await Promise.all(entries.map(({ Component }) => Component && pageFile(Component)))).filter((file) => file != null);

const linkTo = (execute: Execute): ApolloLink =>
  new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        execute(query, variables).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );

/**
 * React writes title, meta and link tags first. Crawlers expect them in the head, and hydration works without them in
 * the body.
 */
function splitHead(markup: string): { head: string; html: string } {
  const head = /^(?:<meta[^>]*>|<link[^>]*>|<title>[^<]*<\/title>)+/.exec(markup)?.[0] ?? '';
  return { head, html: markup.slice(head.length) };
}
