import type { Page } from '@playwright/test';
import { valuesFor } from './hostile-fields.ts';
import { expect, hydrated } from './site.ts';

// Records every effect that a hostile text has in a browser.

export interface Watched {
  page: Page;
  /** Opens a URL in the browser. */
  visit: (address: string) => Promise<void>;
  /** Parses the response of a URL like a browser without scripts, but does not show it, which is faster. */
  read: (address: string) => Promise<void>;
  /** Checks the current page, or the given HTML documents. */
  look: (...documents: string[]) => Promise<void>;
  /** Fails if any hostile text had an effect so far. */
  harmless: () => void;
  /** Fails if a value of the field did not appear as text in any checked page. */
  shown: (field: string, values?: string[]) => void;
}

interface Options {
  page: Page;
  origin: string;
  /** True if the page runs scripts. It is then checked after hydration. */
  scripts: boolean;
}

/** Watches a page for executed code, requests to other origins, and elements that only an injection can create. */
export async function watchHarm({ page, origin, scripts }: Options): Promise<Watched> {
  const faults: string[] = [];
  const texts: string[] = [];
  let address = '';
  const note = (what: string) => void faults.push(`${address.slice(0, 300)}: ${what}`);
  listen(page, origin, note);
  await page.addInitScript(trap);
  // Inspects documents in a blank page, because the policy of our pages forbids parsing HTML.
  const blank = await page.context().newPage();
  const inspect = async (documents: string[], from = address) => {
    const { found, texts: seen } = await (documents.length === 0 ? page : blank).evaluate(lookAt, documents);
    faults.push(...found.map((what) => `${from.slice(0, 300)}: ${what}`));
    texts.push(...seen.map(words));
  };
  return {
    page,
    look: (...documents) => inspect(documents),
    visit: async (next) => {
      address = next;
      // The check does not wait for images. Requests are recorded from the start.
      const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
      if ((answer?.status() ?? 500) >= 500) note(`status ${answer?.status()}`);
      if (scripts && (await page.locator('script#modules').count()) > 0) await hydrated(page);
      await inspect([]);
    },
    read: async (from) => {
      const answer = await page.request.get(from);
      if (answer.status() >= 500) faults.push(`${from}: status ${answer.status()}`);
      await inspect([await answer.text()], from);
    },
    harmless: () => expect(faults).toEqual([]),
    shown: (field, values = valuesFor(field)) => {
      const unseen = values.filter((value) => !texts.some((text) => text.includes(words(value))));
      expect(unseen, `${field} stands as text`).toEqual([]);
    },
  };
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
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:')) note(`asked ${request.url()}`);
  });
}

/** Removes white space and unassigned characters, which pages show differently. */
export const words = (text: string): string => text.replace(/[\s\p{Cc}\p{Cn}]+/gu, '');

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
function lookAt(documents: string[]): { found: string[]; texts: string[] } {
  const parser = new DOMParser();
  const roots =
    documents.length === 0 ? [document] : documents.map((html) => parser.parseFromString(html, 'text/html'));
  const found: string[] = [];
  const never =
    /^(iframe|frame|object|embed|applet|base|math|marquee|plaintext|portal|animate|set|foreignobject|audio|video|isindex)$/;
  const leading = /^(href|src|srcset|action|formaction|xlink:href|poster|ping|data|background)$/;
  for (const element of roots.flatMap((root) => [...root.querySelectorAll('*')])) {
    const name = element.localName;
    if (never.test(name)) found.push(`there is <${name}>`);
    if (name === 'meta' && element.getAttribute('http-equiv') === 'refresh') found.push('there is a refresh');
    if (
      name === 'script' &&
      element.matches(':not([src^="/"]):not([type$="json"])') &&
      /struck/.test(element.outerHTML)
    )
      found.push('there is a script of theirs');
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute) || attribute === 'srcdoc') found.push(`${name} has ${attribute}`);
      if (!leading.test(attribute)) continue;
      // Browsers ignore control characters and blanks in a URL.
      const address = value.replace(/[\p{Cc} ]/gu, '').toLowerCase();
      if (/^(javascript|vbscript|blob|feed|data):/.test(address) && !/^(link|img)$/.test(name))
        found.push(`${name} leads to ${value}`);
      // Only links may point to another origin.
      if (name !== 'a' && address.includes('far.example')) found.push(`${name} asks for ${value}`);
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
  return { found, texts };
}
