import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { routes } from '../routes.tsx';
import { listPageEntries } from '../runtime/page.tsx';
import { getQueryNames, routePaths } from './server.tsx';

test('a page gets only the query parameters that its route declares', () => {
  expect(getQueryNames(paths.chat)).toEqual(['q']);
  expect(getQueryNames(paths.investorAccessLog)).toContain('code');
  expect(getQueryNames(`${paths.investorDocuments}/doc_1`)).toContain('page');
  expect(getQueryNames(`${paths.resources}/an-article`)).toEqual([]);
  expect(getQueryNames('/no/such/page')).toEqual([]);
});

/** Query parameters that remember which of them were read. */
class RecordedParams extends URLSearchParams {
  readonly names = new Set<string>();

  override get(name: string): string | null {
    this.names.add(name);
    return super.get(name);
  }
}

test.each(routePaths)('the route %s declares each query parameter that the queries of its page read', async (path) => {
  const matches = matchRoutes(routes, { pathname: path });
  const search = new RecordedParams();
  const entries = listPageEntries(matches);
  await Promise.all(entries.map(({ load }) => load()));
  for (const { getVariables } of entries.flatMap(({ queries }) => queries)) {
    getVariables({ params: matches!.at(-1)!.params, search });
  }
  expect(getQueryNames(path)).toEqual(expect.arrayContaining([...search.names]));
});
