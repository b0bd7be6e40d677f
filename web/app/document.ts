import { sheetScript } from '../design/sheet.ts';
import { writeState } from '../runtime/state.ts';
import type { SiteSettings } from '../runtime/SiteContext.tsx';

/**
 * Starts the browser's half once something has been painted: until then the line belongs to what is seen. Links, the
 * menu and forms work without it. A tab opened in the background paints later, so two seconds are enough to wait.
 * Each step is a task of its own, so that none keeps a visitor's hand waiting: asking for each file, running what is not
 * ours, running the entry. The other files are not run here: chunks that import one another must be entered where the
 * build expects it. `import()` is no Trusted Types sink, unlike a script's `src`.
 */
const START_SCRIPT =
  '{let s=()=>{s=()=>{};const[e,b,p]=JSON.parse(document.querySelector("script#modules").textContent);for(const h of[...b,...p,e])setTimeout(()=>{const l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)});setTimeout(()=>Promise.all(b.map(h=>import(h))).then(()=>import(e)))};try{new PerformanceObserver(()=>s()).observe({type:"paint",buffered:true})}catch{}setTimeout(()=>s(),2e3)}';

/** The files a page needs, as addresses from the root. */
export interface PageAssets {
  /** The module that starts the browser's half; absent on pages that stay as the server wrote them. */
  entry: string | null;
  /** What is not ours and every page runs on. */
  libraries: string[];
  /** What the entry and the page import besides. */
  preloads: string[];
  styles: string[];
  fonts: string[];
}

/** The inline scripts of every page, for the policy that names their hashes. */
export const inlineScripts = [sheetScript, START_SCRIPT];

export interface PageParts {
  head: string;
  html: string;
  settings: SiteSettings;
  /**
   * What the server read; null where it read nothing, false where something was refused. A refusal is no part of the
   * cache: a browser could not render the same page again, and makes its own.
   */
  apollo: object | false | null;
}

/** The whole HTML document around a rendered page. */
export function composeDocument({ head, html, settings, apollo }: PageParts, assets: PageAssets): string {
  const links = [
    ...assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ];
  const start = assets.entry
    ? `${writeState('settings', settings)}${apollo === null ? '' : writeState('apollo', apollo)}${writeState('modules', [assets.entry, assets.libraries, assets.preloads])}<script>${START_SCRIPT}</script>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">${head}<link rel="icon" href="/favicon.png" type="image/png" sizes="64x64"><script>${sheetScript}</script>${links.join('')}</head><body><div id="root">${html}</div>${start}</body></html>`;
}
