import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import { routes } from '../routes.tsx';

/** The routes that lead to one page, each parent with only this child. */
interface Branch {
  path: string;
  route: RouteObject;
}

const branches = listBranches(routes);

/** The branches of paths without parameters, by path. Such a path ranks before every path with parameters. */
const fixed = new Map(branches.filter(({ path }) => !/[:*]/.test(path)).map(({ path, route }) => [path, [route]]));

const variable = branches
  .filter(({ path }) => /[:*]/.test(path))
  .map(({ path, route }) => ({ prefix: path.split(/[:*]/, 1)[0]!, route }));

/**
 * The routes that can match a path. React Router ranks all routes that it is given each time it matches, and that took
 * 14 % of the CPU time of a page.
 */
export function selectRoutes(pathname: string): RouteObject[] {
  // React Router decodes a path before it matches.
  if (pathname.includes('%')) return routes;
  const path = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  return fixed.get(path) ?? variable.filter(({ prefix }) => `${path}/`.startsWith(prefix)).map(({ route }) => route);
}

/** The routes that match a path, outermost first. */
export const matchSite = (pathname: string): RouteMatch<string, RouteObject>[] | null =>
  matchRoutes(selectRoutes(pathname), { pathname });

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
