import type { Page } from '@playwright/test';
import { expect, hydrated } from './site.ts';

// Writes down whatever a hostile text achieved in a browser.

export interface Watched {
  page: Page;
  visit: (address: string) => Promise<void>;
  /** Looks at the page as it is now. */
  look: () => Promise<void>;
  /** Fails for whatever was achieved until now. */
  harmless: () => void;
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
  const note = (what: string) => void faults.push(`${page.url().slice(0, 300)}: ${what}`);
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
  await page.addInitScript(trap);
  const look = async () => {
    for (const found of await page.evaluate(forbidden, undefined)) note(found);
  };
  return {
    page,
    look,
    visit: async (address) => {
      const answer = await page.goto(address);
      if ((answer?.status() ?? 500) >= 500) note(`status ${answer?.status()}`);
      if (scripts && (await page.locator('script#modules').count()) > 0) await hydrated(page);
      await look();
    },
    harmless: () => expect(faults).toEqual([]),
  };
}

/** In the page, before anything of it: what hostile texts call says so. */
function trap(): void {
  for (const name of ['struck', 'alert', 'confirm', 'prompt', 'open', 'print'])
    Object.defineProperty(window, name, { value: () => console.error(`ran ${name}`), configurable: true });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`policy ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

/** What of these pieces of HTML no text of anybody may bring about, as Chromium reads them; nothing of them is run. */
export async function forbiddenIn(page: Page, pieces: string[]): Promise<string[]> {
  await page.goto('about:blank');
  return (await Promise.all(pieces.map((html) => page.evaluate(forbidden, html)))).flat();
}

/** In the page: elements and attributes that no text of anybody may bring about. */
function forbidden(html?: string): string[] {
  const root = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const found: string[] = [];
  const never =
    /^(iframe|frame|object|embed|applet|base|math|marquee|plaintext|portal|animate|set|foreignobject|audio|video|isindex)$/;
  const leading = /^(href|src|srcset|action|formaction|xlink:href|poster|ping|data|background)$/;
  for (const element of root.querySelectorAll('*')) {
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
      // oxlint-disable-next-line no-control-regex
      const address = value.replace(/[\u0000-\u0020]/g, '').toLowerCase();
      if (/^(javascript|vbscript|blob|feed|data):/.test(address) && !/^(link|img)$/.test(name))
        found.push(`${name} leads to ${value}`);
      // Nothing but a link may name another origin.
      if (name !== 'a' && address.includes('far.example')) found.push(`${name} asks for ${value}`);
    }
  }
  return found;
}
