import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import { routes } from '../routes.tsx';

/** The routes that lead to one page, each parent with only this child. */
interface Branch {
  path: string;
  route: RouteObject;
}

/** Only the server has an index: it matches for every request, and a browser once for each page. */
const index = import.meta.env.SSR ? indexRoutes() : null;

/**
 * The routes that can match a path. React Router ranks all routes that it is given each time it matches, and that took
 * 14 % of the CPU time of a page.
 */
export function selectRoutes(pathname: string): RouteObject[] {
  // React Router decodes a path before it matches.
  if (!index || pathname.includes('%')) return routes;
  const path = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  const { fixed, variable } = index;
  return fixed.get(path) ?? variable.filter(({ prefix }) => `${path}/`.startsWith(prefix)).map(({ route }) => route);
}

/** The routes that match a path, outermost first. */
export const matchSite = (pathname: string): RouteMatch<string, RouteObject>[] | null =>
  matchRoutes(selectRoutes(pathname), { pathname });

/** Branches by path. A path without parameters ranks before every path with parameters. */
function indexRoutes() {
  const branches = listBranches(routes);
  const hasParameters = ({ path }: Branch) => /[:*]/.test(path);
  return {
    fixed: new Map(branches.filter((branch) => !hasParameters(branch)).map(({ path, route }) => [path, [route]])),
    variable: branches.filter(hasParameters).map(({ path, route }) => ({ prefix: path.split(/[:*]/, 1)[0]!, route })),
  };
}

function listBranches(list: readonly RouteObject[]): Branch[] {
  return list.flatMap((route): Branch[] => {
    const { children, ...parent } = route;
    if (!children) return [{ path: route.path ?? '', route }];
    return listBranches(children).map((child) => ({
      path: child.path,
      route: { ...parent, children: [child.route] } as RouteObject,
    }));
  });
}
