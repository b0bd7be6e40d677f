import { getApolloContext } from '@apollo/client/react';
import { wrapperSymbol } from '@apollo/client/react/internal';
import type { DocumentNode } from 'graphql';
import { renderToString } from 'react-dom/server';
import { type RouteObject, StaticRouter } from 'react-router-dom';
import { Answers, type Execute, serverClient } from './answers.ts';
import { App } from './App.tsx';
import { composeDocument, type PageAssets, type PageParts } from './document.ts';
import { ErrorDocument, type ErrorKind } from '../pages/site/ErrorDocument.tsx';
import { type PageEntry, listPageEntries } from '../runtime/page.tsx';
import type { PageRequest, Visitor } from '../runtime/pageQueries.ts';
import { pageFile } from './pageFiles.ts';
import { PlainDocument } from '../plain/PlainDocument.tsx';
import type { PlainView } from '../plain/views.ts';
import { isUnlisted, isPublic, paths, getMarkdownPath } from '../paths.ts';
import { routes } from '../routes.tsx';
import { matchSite } from './selectRoutes.ts';
import { listPlaceholders } from '../site.ts';
import { ServerContext, type ServerRendering } from '../runtime/ServerContext.tsx';
import type { SiteSettings } from '../runtime/SiteContext.tsx';

export interface RenderedPage extends PageParts {
  status: number;
  /** The redirect target, if `status` is a redirect. */
  location?: string;
  /** Source files of the rendered pages, used as keys of Vite's manifest. */
  files: string[];
  queries: QueryReport;
}

/** True if the page used the queries that it declares. */
export interface QueryReport {
  /** The number of times that the page was rendered: once, unless queries depend on one another. */
  renders: number;
  /** The names of queries that the page used and does not declare. */
  undeclared: string[];
  /** The names of queries that ran before rendering and were not used. */
  unused: string[];
}

/** The parts of a page that depend on its URL and its reader. */
export interface PageTarget {
  /** Path and query. */
  location: string;
  settings: SiteSettings;
  visitor: Visitor;
}

/**
 * Renders a page as this visitor sees it. The queries that the page declares run first, at the same time. A page whose
 * queries depend on the answers of others is rendered again for each step.
 */
export async function render(target: PageTarget, execute: Execute): Promise<RenderedPage> {
  const { tree, server, answers, entries } = await preparePage(target, execute);
  let markup = renderToString(tree);
  let renders = 1;
  while (renders < MOST_RENDERS && (await answers.runMissing())) {
    Object.assign(server, { status: 200, location: undefined });
    markup = renderToString(tree);
    renders += 1;
  }
  return {
    ...splitHead(markup),
    settings: target.settings,
    status: server.status,
    ...(server.location && { location: server.location }),
    files: await findFiles(entries),
    apollo: answers.toState(),
    queries: { renders, ...answers.listDifferences() },
  };
}

/** Loads the code of a page, runs the queries that it declares, and returns the tree to render. */
export async function preparePage({ location, settings, visitor }: PageTarget, execute: Execute) {
  const [pathname = '', search] = splitLocation(location);
  const matches = matchSite(pathname);
  const entries = listPageEntries(matches);
  await Promise.all(entries.map((entry) => entry.load()));
  const request = { params: matches?.at(-1)?.params ?? {}, search: new URLSearchParams(search), visitor };
  const answers = new Answers(execute, new Set(entries.flatMap(listDocuments)));
  await answers.run(listQueries(entries, request));
  const server: ServerRendering = { status: 200 };
  const tree = (
    <ServerContext value={server}>
      <ApolloContext value={{ client: serverClient, [wrapperSymbol]: { useQuery: () => answers.use as never } }}>
        <StaticRouter location={location}>
          <App settings={settings} />
        </StaticRouter>
      </ApolloContext>
    </ServerContext>
  );
  return { tree, server, answers, entries };
}

const ApolloContext = getApolloContext();

/** A page whose queries depend on one another in more steps is sent as it is. */
const MOST_RENDERS = 5;

function splitLocation(location: string): [pathname: string, search: string] {
  const mark = location.indexOf('?');
  return mark === -1 ? [location, ''] : [location.slice(0, mark), location.slice(mark)];
}

const listDocuments = ({ queries }: PageEntry): DocumentNode[] => queries.map(({ document }) => document);

/** The queries of the pages that are shown: what is inside a closed layout is not. */
function listQueries(entries: PageEntry[], request: PageRequest): { document: DocumentNode; variables: object }[] {
  const closedIndex = entries.findIndex(({ isOpenTo }) => !isOpenTo(request.visitor));
  return entries.slice(0, closedIndex === -1 ? entries.length : closedIndex + 1).flatMap(({ queries }) =>
    queries.flatMap(({ document, getVariables }) => {
      const variables = getVariables(request);
      return variables ? [{ document, variables }] : [];
    }),
  );
}

/** The error page for when rendering fails: static markup without scripts or data. */
export function renderError(kind: ErrorKind, location: string, settings: SiteSettings, assets: PageAssets): string {
  const markup = renderToString(
    <StaticRouter location={location}>
      <ErrorDocument kind={kind} settings={settings} />
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

/** Paths of public pages that the sitemap lists: no unlisted pages and no parameters. */
export const publicPaths: string[] = routePaths.filter(
  (path) => isPublic(path) && !isUnlisted(path) && !path.includes(':'),
);

/** Returns the path of the page whose Markdown version has this path. Null unless that page is public. */
export function findPageOfMarkdownPath(path: string): string | null {
  if (!path.endsWith('.md')) return null;
  const page = path === getMarkdownPath(paths.home) ? paths.home : path.slice(0, -'.md'.length);
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
  listPageEntries(matchSite(path)).at(-1)?.query.split(' ').filter(Boolean) ?? [];

const queryNames = new Map(
  routePaths.filter((path) => !path.includes(':')).map((path) => [path, readQueryNames(path)] as const),
);

/** The route pattern of a public page, such as `/resources/:slug`. Null for every other path. */
export function findPublicRoute(path: string): string | null {
  const routePath = matchSite(path)?.at(-1)?.route.path;
  return routePath && routePath !== '*' && isPublic(path) ? routePath : null;
}

function listPaths(list: RouteObject[]): string[] {
  return list.flatMap(({ path, children }) => [
    ...(path && !path.includes('*') ? [path] : []),
    ...listPaths(children ?? []),
  ]);
}

export { composeDocument, inlineScripts } from './document.ts';
export { getMarkdownPath } from '../paths.ts';

const findFiles = async (entries: PageEntry[]): Promise<string[]> =>
  (await Promise.all(entries.map(({ Component }) => Component && pageFile(Component)))).filter((file) => file != null);

/**
 * React writes title, meta and link tags first. Crawlers expect them in the head, and hydration works without them in
 * the body.
 */
function splitHead(markup: string): { head: string; html: string } {
  const head = /^(?:<meta[^>]*>|<link[^>]*>|<title>[^<]*<\/title>)+/.exec(markup)?.[0] ?? '';
  return { head, html: markup.slice(head.length) };
}
