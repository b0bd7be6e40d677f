import { type ComponentType, createContext, use } from 'react';
import type { RouteMatch, RouteObject } from 'react-router-dom';

/** A page that a route shows, and how to fetch it. */
export interface PageEntry {
  load: () => Promise<void>;
  /** Null until loaded. */
  Component: ComponentType | null;
  /** The names of the query parameters that the page reads, with spaces between. The server drops all others. */
  query: string;
}

type PageModule = Record<string, unknown>;

/** A page's module exports the page, named so, and whatever else. */
export const findPage = (module: PageModule): ComponentType =>
  Object.entries(module).find(([name]) => /(?:Page|Layout)$/.test(name))?.[1] as ComponentType;

/**
 * A page in a chunk of its own. Server and client load the matched pages first and render them without suspending;
 * on a later navigation the old page stays (React Router navigates in a transition) until the new one is here.
 */
export function page(importModule: () => Promise<PageModule>, query = ''): Pick<RouteObject, 'element' | 'handle'> {
  let loading: Promise<void> | null = null;
  const entry: PageEntry = {
    Component: null,
    query,
    load: () => {
      loading ??= importModule().then(
        (module) => {
          entry.Component = findPage(module);
        },
        (error: unknown) => {
          // Asked for again, it is fetched again: the network may be back.
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

/** The names that the route of the page declares. Null outside a route, as in Storybook. */
export const QueryNames = createContext<string | null>(null);

/** The pages among matched routes, outermost first: what must be loaded before they are rendered. */
export const listPageEntries = (matches: RouteMatch<string, RouteObject>[] | null): PageEntry[] =>
  (matches ?? []).map(({ route }) => route.handle as unknown).filter(isPageEntry);

const isPageEntry = (handle: unknown): handle is PageEntry =>
  typeof handle === 'object' && handle !== null && 'Component' in handle && 'load' in handle;
