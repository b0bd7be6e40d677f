import { explorerExamples } from '../graphql/examples/explorer-examples.ts';
import { documents, pages } from '../e2e/pages.ts';
import { isPortal, paths } from '../web/paths.ts';
import type { WatchedBrowser } from './browser.ts';
import { ProofError } from './namespace.ts';

// Opens the pages of the site, first those that are known by name, then those that they link to.

/** Pages beyond this number are of the same kinds, such as the articles of a large site. */
const MOST_PAGES = 400;

const staticPaths = Object.values(paths).filter((path) => typeof path === 'string');
const isFile = (pathname: string): boolean =>
  /\.\w+$/.test(pathname) || /^\/(?:api|files|pictures|demo|calendar)(?:\/|$)/.test(pathname);

/** Opens `start` and all pages that they link to, if they belong to the same area. Returns their number. */
async function crawl(
  browser: WatchedBrowser,
  origin: string,
  start: readonly string[],
  isWanted: (pathname: string) => boolean,
): Promise<number> {
  const known = new Set<string>(start);
  for (const path of known) {
    const links = await browser.visit(origin + path);
    for (const link of links) {
      const { origin: target, pathname } = new URL(link);
      if (target === origin && isWanted(pathname) && !isFile(pathname) && known.size < MOST_PAGES) known.add(pathname);
    }
  }
  return known.size;
}

export async function walkPublicSite(browser: WatchedBrowser, origin: string) {
  const start = [
    ...pages.map(([path]) => path),
    ...staticPaths.filter((path) => !isPortal(path) && path !== paths.demo),
  ];
  const publicPages = await crawl(browser, origin, start, (pathname) => !isPortal(pathname));
  for (const path of documents) await browser.visit(origin + path);
  return { publicPages, files: documents.length };
}

const isAdminPath = (pathname: string): boolean => /^\/(?:admin|investor\/admin)(?:\/|$)/.test(pathname);

export const walkAdminPages = (browser: WatchedBrowser, origin: string): Promise<number> =>
  crawl(browser, origin, staticPaths.filter(isAdminPath), isAdminPath);

export function walkPortal(browser: WatchedBrowser, origin: string): Promise<number> {
  const isWanted = (pathname: string) => isPortal(pathname) && !isAdminPath(pathname);
  return crawl(browser, origin, staticPaths.filter(isWanted), isWanted);
}

/** Runs every example of the API explorer. */
export async function runExplorer({ page }: WatchedBrowser, origin: string): Promise<number> {
  await page.goto(`${origin}${paths.graphql}`);
  for (const { title } of explorerExamples) {
    await page.getByRole('button', { name: title }).click();
    await page
      .getByText(/^Status \d+/)
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const status = await page
      .getByText(/^Status \d+/)
      .first()
      .textContent();
    if (!status?.startsWith('Status 200')) throw new ProofError(`The example “${title}” answered: ${status}`);
  }
  return explorerExamples.length;
}
