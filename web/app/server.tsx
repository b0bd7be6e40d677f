import { ApolloProvider } from '@apollo/client/react';
import { prerenderStatic } from '@apollo/client/react/ssr';
import type { DocumentNode } from 'graphql';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  matchRoutes,
  renderMatches,
  type RouteObject,
  StaticRouter,
  useLocation,
} from 'react-router-dom';
import { App } from './App.tsx';
import { composeDocument, type PageAssets, type PageParts } from './document.ts';
import { SiteLayout } from '../pages/site/SiteLayout.tsx';
import { BusyPage, OfflinePage, ServerErrorPage, UnavailablePage } from '../site/ErrorPages.tsx';
import { type PageEntry, findPage, listPageEntries, listQueries } from '../runtime/page.tsx';
import type { PageQuery, ReadAnswer, Visitor } from '../runtime/pageQueries.ts';
import { getOperationName } from '../runtime/pageAnswers.ts';
import { type Execute, PageData, type PlannedQuery } from './pageData.ts';
import type { ComponentType } from 'react';
import { PlainDocument } from '../plain/PlainDocument.tsx';
import type { PlainView } from '../plain/views.ts';
import { isUnlisted, isPublic, paths, getMarkdownPath } from '../paths.ts';
import { routes } from '../routes.tsx';
import { ServerContext, type ServerRendering } from '../runtime/ServerContext.tsx';
import { SiteProvider, type SiteSettings } from '../runtime/SiteContext.tsx';

export interface RenderedPage extends PageParts {
  status: number;
  /** The redirect target, if `status` is a redirect. */
  location?: string;
  /** Source files of the rendered pages, used as keys of Vite's manifest. */
  files: string[];
  queries: QueryReport;
}

/** Queries that the page used without declaring them, and the other way around. Both are empty. */
export interface QueryReport {
  undeclared: string[];
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
 * Renders a page as this visitor sees it. The queries that the page declares run first, at the same time, so the page is
 * rendered once. A cache has no errors: a page whose query failed is rendered by Apollo, which asks the link for them.
 */
export async function render(target: PageTarget, execute: Execute): Promise<RenderedPage> {
  const { tree, server, data, entries, queries } = await preparePage(target, execute);
  const client = data.createClient();
  const markup = data.hasFailed
    ? (await prerenderStatic({ tree, context: { client }, renderFunction: renderToString })).result
    : renderToString(<ApolloProvider client={client}>{tree}</ApolloProvider>);
  return {
    ...splitHead(markup),
    settings: target.settings,
    status: server.status,
    ...(server.location && { location: server.location }),
    files: await findFiles(entries),
    apollo: data.toState(),
    queries: compareQueries(queries, server.usedQueries),
  };
}

/** Loads the code of a page, runs the queries that it declares, and returns the tree to render. */
export async function preparePage({ location, settings, visitor }: PageTarget, execute: Execute) {
  const url = new URL(location, 'http://localhost');
  const matches = await findMatches(url);
  const entries = listPageEntries(matches);
  await Promise.all(entries.map((entry) => entry.load()));
  const data = new PageData(execute);
  const request = { params: matches.at(-1)?.params ?? {}, search: url.searchParams };
  const declared = listQueries(entries, visitor);
  const queries = plan(declared, ({ getVariables }) => getVariables(request));
  await data.fetch(queries);
  const read: ReadAnswer = (query) => {
    const variables = query.getVariables(request);
    return variables && data.read({ document: query.document, variables });
  };
  const laterQueries = plan(declared, ({ getLater }) => getLater?.(request, read, settings) ?? null);
  await data.fetch(laterQueries);
  const server: ServerRendering = { status: 200, usedQueries: new Set(), readAnswer: (query) => data.read(query) };
  const tree = (
    <ServerContext value={server}>
      <StaticRouter location={location}>
        <App settings={settings}>{renderMatches(matches)}</App>
      </StaticRouter>
    </ServerContext>
  );
  return { tree, server, data, entries, queries };
}

const plan = (queries: PageQuery[], getVariables: (query: PageQuery) => object | null): PlannedQuery[] =>
  queries.flatMap((query) => {
    const variables = getVariables(query);
    return variables ? [{ document: query.document, variables }] : [];
  });

function compareQueries(queries: PlannedQuery[], used: ReadonlySet<DocumentNode>): QueryReport {
  const documents = new Set(queries.map(({ document }) => document));
  return {
    undeclared: [...used].filter((document) => !documents.has(document)).map(getOperationName),
    unused: [...documents].filter((document) => !used.has(document)).map(getOperationName),
  };
}

/** Ranks the routes once. `matchRoutes` ranks them in each call, which takes longer than rendering a page. */
const handler = createStaticHandler(routes);

async function findMatches(url: URL) {
  const context = await handler.query(new Request(url));
  return context instanceof Response ? [] : context.matches;
}

/** Why there is no page: an error, a database that does not respond, too many requests, or no connection. */
type ErrorKind = 'error' | 'unavailable' | 'busy' | 'offline';

const errorPages = { error: ServerErrorPage, unavailable: UnavailablePage, busy: BusyPage, offline: OfflinePage };

/** The error page for when rendering fails. It needs neither data nor JavaScript. */
function ErrorDocument({ kind, settings }: { kind: ErrorKind; settings: SiteSettings }) {
  const { pathname, search } = useLocation();
  const Page = errorPages[kind];
  return (
    <SiteProvider settings={settings}>
      <SiteLayout>
        <Page path={pathname + search} />
      </SiteLayout>
    </SiteProvider>
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

const noVisitor: Visitor = { isSignedIn: false, isAdmin: false, isEditor: false, isInvestor: false };

interface PageDescription {
  path: string;
  title: string;
  summary: string;
}

/** The title and the description of a public page, rendered without data. */
export async function describePage(path: string, settings: SiteSettings): Promise<PageDescription> {
  const { head } = await render({ location: path, settings, visitor: noVisitor }, async () => ({ errors: [] }));
  const [, title = ''] = /<title>([^<]*)</.exec(head) ?? [];
  const [, summary = ''] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
  return { path, title: unescape(title).replace(` | ${settings.name}`, ''), summary: unescape(summary) };
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** The text that React escaped. */
const unescape = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!);

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
  listPageEntries(matchRoutes(routes, { pathname: path }))
    .at(-1)
    ?.query.split(' ')
    .filter(Boolean) ?? [];

const queryNames = new Map(
  routePaths.filter((path) => !path.includes(':')).map((path) => [path, readQueryNames(path)] as const),
);

/** The route pattern of a public page, such as `/resources/:slug`. Null for every other path. */
export function findPublicRoute(path: string): string | null {
  const routePath = matchRoutes(routes, { pathname: path })?.at(-1)?.route.path;
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

// Only the server needs to know which file a page comes from. Matching by component avoids repeating file names.
const modules = import.meta.glob<Record<string, unknown>>([
  '/web/pages/**/*Page.tsx',
  '/web/pages/**/*Layout.tsx',
  '/web/app/*Layout.tsx',
  '/content/pages/**/*.mdx',
]);

let files: Promise<Map<ComponentType, string>> | null = null;

/** The source file of a page from the project's root: the key of Vite's manifest. */
async function pageFile(page: ComponentType): Promise<string | undefined> {
  files ??= Promise.all(
    Object.entries(modules).map(async ([path, load]) => [findPage(await load()), path.slice(1)] as const),
  ).then((entries) => new Map(entries));
  return (await files).get(page);
}
