import { themeScript } from '../design/theme.ts';
import type { PageAnswer } from '../runtime/pageAnswers.ts';
import { writeState } from '../runtime/state.ts';
import type { SiteSettings } from '../runtime/SiteContext.tsx';

/**
 * Starts the client code after the first paint, so that scripts do not compete for bandwidth with visible content.
 * Links, the menu and forms work without it. A tab opened in the background paints later, so the script waits at most
 * two seconds. If the page has its styles inline, the stylesheet of all pages and the fonts come first, see
 * web/runtime/lazyComponent.tsx. Each step is a separate task, so that none delays the visitor's input: requesting each file,
 * running the libraries, running the entry. The other files are only preloaded: chunks that import one another must be
 * entered where the build expects it. Unlike a script's `src`, `import()` is not a Trusted Types sink.
 */
const START_SCRIPT =
  '{let s=()=>{s=()=>{};const[e,b,p,c,f]=JSON.parse(document.querySelector("script#modules").textContent),a=(r,h,o)=>document.head.append(Object.assign(document.createElement("link"),{rel:r,href:h},o));if(c){a("stylesheet",c,{onerror(){this.remove()}});for(const h of f)a("preload",h,{as:"font",type:"font/woff2",crossOrigin:""})}for(const h of[...b,...p,e])setTimeout(()=>a("modulepreload",h));setTimeout(()=>Promise.all(b.map(h=>import(h))).then(()=>import(e)))};try{new PerformanceObserver((l,o)=>{o.disconnect();s()}).observe({type:"paint",buffered:true})}catch{}setTimeout(()=>s(),2e3)}';

/** The files a page needs, as root-relative URLs. */
export interface PageAssets {
  /** The module that starts the client code. Null on pages without JavaScript. */
  entry: string | null;
  /** Third-party libraries that every page needs. */
  libraries: string[];
  /** Other modules that the entry and the page import. */
  preloads: string[];
  /** The stylesheet of all pages. */
  sheet: string;
  fonts: string[];
}

/** The inline scripts of every page. The content security policy lists their hashes. */
export const inlineScripts = [themeScript, START_SCRIPT];

export interface PageParts {
  head: string;
  html: string;
  settings: SiteSettings;
  /**
   * The answers to the page's queries; null if it ran none, false if one returned an error. Errors are not part of
   * Apollo's cache, so the browser could not reproduce the same page and renders it again.
   */
  apollo: PageAnswer[] | false | null;
}

/**
 * The whole HTML document for a rendered page. `style` is the CSS that the page needs, without font files. If it is
 * given, the page loads the stylesheet and the fonts after its first paint.
 */
export function composeDocument(
  { head, html, settings, apollo }: PageParts,
  { entry, libraries, preloads, sheet, fonts }: PageAssets,
  style?: string,
): string {
  const link = `<link rel="stylesheet" href="${sheet}">`;
  const links = style
    ? [`<style>${style}</style><noscript>${link}</noscript>`]
    : [...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`), link];
  const modules = [entry, libraries, preloads, ...(style ? [sheet, fonts] : [])];
  const start = entry
    ? `${writeState('settings', settings)}${apollo === null ? '' : writeState('apollo', apollo)}${writeState('modules', modules)}<script>${START_SCRIPT}</script>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">${head}<link rel="icon" href="/favicon.png" type="image/png" sizes="64x64"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest"><script>${themeScript}</script>${links.join('')}</head><body><div id="root">${hideLabels(html)}</div>${start}</body></html>`;
}

/**
 * A browser without pictures shows the labels of a drawing as words without their places. For it, they stand in a
 * comment, which HTML ends at once; React skips comments.
 */
const hideLabels = (html: string): string =>
  html.replace(/(<svg\b[^>]*>)([^]*?)<\/svg>/g, (drawing, start: string, content: string) =>
    content.includes('<text') ? `${start}<!-->${content}<!-- --></svg>` : drawing,
  );
