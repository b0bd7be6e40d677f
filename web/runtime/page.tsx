import { type ComponentType, createContext, use } from 'react';
import type { RouteMatch, RouteObject } from 'react-router-dom';
import type { PageQuery, Visitor } from './pageQueries.ts';
import { loadStylesheet } from './lazyComponent.tsx';

/** The page of a route, and how to load it. */
export interface PageEntry {
  load: () => Promise<void>;
  /** Null until loaded. */
  Component: ComponentType | null;
  /** The query parameters that the page reads, separated by spaces. The server drops all others. */
  query: string;
  /** The GraphQL queries of the page. Empty until loaded. */
  queries: readonly PageQuery[];
  /** False if a layout does not show the pages inside it to this visitor. */
  isOpenTo: (visitor: Visitor) => boolean;
}

/** A module with one component, whose name ends in Page or Layout. It can also export `queries` and `isOpenTo`. */
type PageModule = Record<string, unknown>;

/** Finds the page component in a module: the export whose name ends in Page or Layout, or the page of content/. */
export const findPage = (module: PageModule): ComponentType =>
  Object.entries(module).find(([name]) => /(?:^default|Page|Layout)$/.test(name))?.[1] as ComponentType;

/**
 * A page in a separate chunk. Server and client load the matched pages before they render, so nothing suspends. On a
 * later navigation, the old page stays (React Router navigates in a transition) until the new one has loaded.
 */
export function page(importModule: () => Promise<PageModule>, query = ''): Pick<RouteObject, 'element' | 'handle'> {
  let loading: Promise<void> | null = null;
  const entry: PageEntry = {
    Component: null,
    query,
    queries: [],
    isOpenTo: () => true,
    load: () => {
      loading ??= Promise.all([importModule(), import.meta.env.SSR ? null : loadStylesheet()]).then(
        ([module]) => {
          const { queries, isOpenTo } = module as Partial<PageEntry>;
          Object.assign(entry, {
            Component: findPage(module),
            ...(queries && { queries }),
            ...(isOpenTo && { isOpenTo }),
          });
        },
        (error: unknown) => {
          // Forget the failed attempt, so that the next call tries again.
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
  return { element: <PageSlot entry={entry} />, handle: entry };
}

function PageSlot({ entry }: { entry: PageEntry }) {
  if (!entry.Component) use(entry.load());
  const { Component } = entry;
  return Component ? (
    <QueryNames value={entry.query}>
      <Component />
    </QueryNames>
  ) : null;
}

/** The query parameters that the page's route declares. Null outside a route, as in Storybook. */
export const QueryNames = createContext<string | null>(null);

/** The pages of the matched routes, outermost first. All of them must load before rendering. */
export const listPageEntries = (matches: RouteMatch<string, RouteObject>[] | null): PageEntry[] =>
  (matches ?? []).map(({ route }) => route.handle as unknown).filter(isPageEntry);

/** The queries of the pages that are shown to a visitor: what is inside a closed layout is not. */
export function listQueries(entries: PageEntry[], visitor: Visitor): PageQuery[] {
  const closedIndex = entries.findIndex(({ isOpenTo }) => !isOpenTo(visitor));
  return entries
    .slice(0, closedIndex === -1 ? entries.length : closedIndex + 1)
    .flatMap(({ queries }) => queries.filter(({ isFor }) => isFor(visitor)));
}

const isPageEntry = (handle: unknown): handle is PageEntry =>
  typeof handle === 'object' && handle !== null && 'Component' in handle && 'load' in handle;
