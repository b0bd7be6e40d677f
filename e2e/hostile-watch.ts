import { type Browser, type Page, test as base } from '@playwright/test';
import { getValues } from './hostile-values.ts';
import { expect, openPage, type Site, waitForHydration } from './site.ts';

// Records every effect that a hostile text has in a browser.

export interface HarmWatcher {
  page: Page;
  /** Opens URLs in the browser, one after another. */
  visit: (...urls: string[]) => Promise<void>;
  /** Parses the responses of URLs like a browser without scripts, but does not show them, which is faster. */
  read: (...urls: string[]) => Promise<void>;
  /** Checks the current page, or the given HTML documents. */
  check: (...documents: string[]) => Promise<void>;
  /** Fails if any hostile text had an effect so far. */
  expectNoHarm: () => void;
  /** Fails if a value of the field did not appear as text in any checked page of this watcher or of the others that share its texts. */
  expectShown: (field: string, values?: string[]) => void;
}

interface Options {
  page: Page;
  origin: string;
  /** True if the page runs scripts. It is then checked after hydration. */
  scripts: boolean;
  /** The texts of all checked pages, if several watchers share them. */
  texts?: string[];
}

/** Watches a page for executed code, requests to other origins, and elements that only an injection can create. */
export async function watchHarm({ page, origin, scripts, texts = [] }: Options): Promise<HarmWatcher> {
  const issues: string[] = [];
  let url = '';
  const note = (message: string) => void issues.push(`${url.slice(0, 300)}: ${message}`);
  listen(page, origin, note);
  await page.addInitScript(trap);
  const reader = await openReader(page, origin);
  const add = (from: string, inspection: Inspection) => {
    issues.push(...inspection.issues.map((message) => `${from.slice(0, 300)}: ${message}`));
    texts.push(...inspection.texts.map(normalizeText));
  };
  return {
    page,
    check: async (...documents) => add(url, await (documents.length === 0 ? page : reader).evaluate(lookAt, documents)),
    visit: async (...urls) => {
      for (url of urls) {
        // The check does not wait for images. Requests are recorded from the start.
        const answer = await page.goto(url, { waitUntil: 'domcontentloaded' });
        if ((answer?.status() ?? 500) >= 500) note(`status ${answer?.status()}`);
        if (scripts && (await page.locator('script#modules').count()) > 0) await waitForHydration(page);
        add(url, await page.evaluate(lookAt, []));
      }
    },
    read: async (...urls) => {
      for (const [index, { status, ...inspection }] of (await reader.evaluate(readAll, urls)).entries())
        add(
          urls[index]!,
          status >= 500 ? { ...inspection, issues: [`status ${status}`, ...inspection.issues] } : inspection,
        );
    },
    expectNoHarm: () => expect(issues).toEqual([]),
    expectShown: (field, values = getValues(field)) => {
      const isShown = (value: string) => texts.some((text) => text.includes(value));
      const missing = values.filter((value) => !isShown(normalizeText(value)));
      expect(missing, `${field} is shown as text`).toEqual([]);
    },
  };
}

/**
 * The same person with and without scripts: two watched pages with the cookies of `person`, if there is one. In the drill,
 * each of them shows every text. Otherwise, they show it together, and the server sends the same text to both.
 */
export async function watchBoth(browser: Browser, site: Site, person?: Page): Promise<(HarmWatcher & Open)[]> {
  const cookies = (await person?.context().cookies()) ?? [];
  const shared = isDrill() ? {} : { texts: [] };
  return Promise.all(
    [true, false].map(async (scripts) => {
      const page = await openPage(browser, site, { javaScriptEnabled: scripts });
      await page.context().addCookies(cookies);
      const watcher = await watchHarm({ page, origin: site.url, scripts, ...shared });
      return { ...watcher, scripts, open: scripts ? visitSome(watcher) : watcher.read };
    }),
  );
}

/** A page takes seconds with scripts. `npm run drill` visits every page, `npm run test:all` one of this many. */
const ONE_OF = 8;

const isDrill = (): boolean => base.info().project.name === 'drill';

function visitSome({ visit }: HarmWatcher): (...urls: string[]) => Promise<void> {
  const oneOf = isDrill() ? 1 : ONE_OF;
  let count = 0;
  return (...urls) => visit(...urls.filter(() => count++ % oneOf === 0));
}

interface Open {
  scripts: boolean;
  /**
   * With scripts, opens URLs in the browser, some of them unless this is the drill. Without, it only parses them, which
   * shows the same.
   */
  open: (...urls: string[]) => Promise<void>;
}

interface Inspection {
  issues: string[];
  texts: string[];
}

/**
 * Opens a second page of the same person, which inspects documents. The policy of our pages forbids parsing HTML, so
 * this page ignores it. It requests documents itself: sending them to the test and back takes a third of the CPU time
 * of the test's process.
 */
async function openReader(page: Page, origin: string): Promise<Page> {
  const reader = await page.context().newPage();
  const devTools = await page.context().newCDPSession(reader);
  await devTools.send('Page.setBypassCSP', { enabled: true });
  await devTools.send('Emulation.setScriptExecutionDisabled', { value: false });
  await reader.goto(`${origin}/robots.txt`);
  await reader.evaluate(`globalThis.lookAt = ${String(lookAt)}`);
  return reader;
}

function listen(page: Page, origin: string, note: (what: string) => void): void {
  page.on('dialog', (dialog) => {
    note(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => note('popup'));
  page.on('pageerror', (error) => note(`error ${error.message}`));
  // The traps below write to the console, and so does Chromium about policy violations. Error statuses of missing pages
  // are expected.
  page.on('console', (message) => {
    if (!/Failed to load resource.*40[034]/.test(message.text())) note(`console ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:'))
      note(`request to ${request.url()}`);
  });
}

/** Removes white space and unassigned characters, which pages show differently. The server stores NFC. */
export const normalizeText = (text: string): string => text.normalize('NFC').replace(/[\s\p{Cc}\p{Cn}]+/gu, '');

/** Runs before any code of the page. Reports calls from hostile texts. */
function trap(): void {
  for (const name of ['struck', 'alert', 'confirm', 'prompt', 'open', 'print'])
    Object.defineProperty(window, name, { value: () => console.error(`ran ${name}`), configurable: true });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`policy ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

/**
 * Runs in the page. Finds elements and attributes that no text may create, and the text of each document.
 *
 * @param documents HTML; empty for the page itself
 */
function lookAt(documents: string[]): Inspection {
  const parser = new DOMParser();
  const roots =
    documents.length === 0 ? [document] : documents.map((html) => parser.parseFromString(html, 'text/html'));
  const issues: string[] = [];
  const never =
    /^(iframe|frame|object|embed|applet|base|math|marquee|plaintext|portal|animate|set|foreignobject|audio|video|isindex)$/;
  const leading = /^(href|src|srcset|action|formaction|xlink:href|poster|ping|data|background)$/;
  for (const element of roots.flatMap((root) => [...root.querySelectorAll('*')])) {
    const name = element.localName;
    if (never.test(name)) issues.push(`has the element <${name}>`);
    if (name === 'meta' && element.getAttribute('http-equiv') === 'refresh') issues.push('has a refresh');
    if (
      name === 'script' &&
      element.matches(':not([src^="/"]):not([type$="json"])') &&
      /struck/.test(element.outerHTML)
    )
      issues.push('has an injected script');
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute) || attribute === 'srcdoc') issues.push(`${name} has ${attribute}`);
      if (!leading.test(attribute)) continue;
      // Browsers ignore control characters and blanks in a URL.
      const url = value.replace(/[\p{Cc} ]/gu, '').toLowerCase();
      if (/^(javascript|vbscript|blob|feed|data):/.test(url) && !/^(link|img)$/.test(name))
        issues.push(`${name} leads to ${value}`);
      // Only links may point to another origin.
      if (name !== 'a' && url.includes('far.example')) issues.push(`${name} asks for ${value}`);
    }
  }
  const texts = roots.map((root) => {
    const parts: string[] = [];
    const walker = document.createTreeWalker(root.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style')) parts.push(walker.currentNode.nodeValue ?? '');
    for (const field of root.querySelectorAll<HTMLInputElement>('input, textarea')) parts.push(field.value);
    return parts.join('');
  });
  return { issues, texts };
}

/** Runs in the page of `openReader`. Inspects the responses of URLs, four at a time. */
async function readAll(urls: string[]): Promise<(Inspection & { status: number })[]> {
  const { lookAt: inspect } = globalThis as unknown as { lookAt: (documents: string[]) => Inspection };
  const results: (Inspection & { status: number })[] = [];
  const queue = [...urls.entries()].reverse();
  const runLane = async () => {
    for (let entry = queue.pop(); entry; entry = queue.pop()) {
      const answer = await fetch(entry[1], { cache: 'no-store', headers: { accept: 'text/html' } });
      results[entry[0]] = { status: answer.status, ...inspect([await answer.text()]) };
    }
  };
  await Promise.all([runLane(), runLane(), runLane(), runLane()]);
  return results;
}
