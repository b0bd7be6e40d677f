import type { Page } from '@playwright/test';
import { valuesFor } from './hostile-fields.ts';
import { expect, hydrated } from './site.ts';

// Writes down whatever a hostile text achieved in a browser.

export interface Watched {
  page: Page;
  /** Opens an address as a person does. */
  visit: (address: string) => Promise<void>;
  /** Takes what an address answers apart as a browser without scripts does, but shows it to nobody: that is quicker. */
  read: (address: string) => Promise<void>;
  /** Looks at the page as it is now, or at HTML documents from elsewhere. */
  look: (...documents: string[]) => Promise<void>;
  /** Fails for whatever was achieved until now. */
  harmless: () => void;
  /** Fails for what was put into a field and stood in nothing that was looked at as text. */
  shown: (field: string, values?: string[]) => void;
}

interface Options {
  page: Page;
  origin: string;
  /** Whether the page has scripts, and is looked at once they have taken over. */
  scripts: boolean;
}

/** Makes a page report what runs, what is asked for elsewhere, and what stands in it that nobody of ours put there. */
export async function watchHarm({ page, origin, scripts }: Options): Promise<Watched> {
  const faults: string[] = [];
  const texts: string[] = [];
  let address = '';
  const note = (what: string) => void faults.push(`${address.slice(0, 300)}: ${what}`);
  listen(page, origin, note);
  await page.addInitScript(trap);
  // Pages of ours let nobody take HTML apart.
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
      // What a page shows does not wait for its pictures; what it asks for is written down from the start.
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
  // The traps below speak here as well, and so does Chromium of what the policy refused. An address that leads nowhere
  // is answered as such.
  page.on('console', (message) => {
    if (!/Failed to load resource.*40[034]/.test(message.text())) note(`console ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:')) note(`asked ${request.url()}`);
  });
}

/** A text as a page shows it: blanks run together, and what has no picture of its own counts for nothing. */
export const words = (text: string): string => text.replace(/[\s\p{Cc}\p{Cn}]+/gu, '');

/** In the page, before anything of it: what hostile texts call says so. */
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
      // As a browser reads an address: without the control characters and blanks in it.
      const address = value.replace(/[\p{Cc} ]/gu, '').toLowerCase();
      if (/^(javascript|vbscript|blob|feed|data):/.test(address) && !/^(link|img)$/.test(name))
        found.push(`${name} leads to ${value}`);
      // Nothing but a link may name another origin.
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
