import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { routePaths } from './server.tsx';
import { matchSite } from './selectRoutes.ts';

const spellings = (path: string): string[] => [
  path,
  path.toUpperCase(),
  `${path}/`,
  `${path}//`,
  path.replace('/', '//'),
  path.replace(/(.)\//, '$1//'),
  `${path}/more`,
  path.replace('e', '%65'),
  path.replace('e', '%C3%A9'),
];

test('a path matches the routes that React Router finds among all routes', () => {
  const paths = [...routePaths, '/no-such-page', '/investor', '/investor/x/y', '/admin', '/admin/x', '/resources/a/b'];
  const all = [...new Set(paths.flatMap((path) => spellings(path.replace(/:\w+/, 'a-value'))))];
  const summarizeMatches = (matches: ReturnType<typeof matchSite>) =>
    matches?.map(({ route, params, pathname }) => ({ path: route.path, element: route.element, params, pathname }));
  const listMatches = (match: typeof matchSite) => all.map((pathname) => [pathname, summarizeMatches(match(pathname))]);
  expect(listMatches(matchSite)).toEqual(listMatches((pathname) => matchRoutes(routes, { pathname })));
});
