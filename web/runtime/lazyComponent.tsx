import { type ComponentType, type FunctionComponent, lazy } from 'react';

/**
 * A component whose code loads when it is first shown. It needs a <Suspense> around it. Server-side rendering does not
 * wait: components that the server renders are passed as `server`, and the browser keeps their markup until the code
 * has loaded.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  server: FunctionComponent<Props> | null = null,
): FunctionComponent<Props> =>
  server ??
  lazy(async () => {
    const [component] = await Promise.all([load().catch(() => NotLoaded), loadStylesheet()]);
    return { default: component };
  });

/** Shown instead of a component that failed to load. Throwing would unmount the whole page, including unsaved work. */
function NotLoaded() {
  return <p role="alert">This part of the page could not be loaded. Check your connection, then reload the page.</p>;
}

let loading: Promise<void> | null = null;

/**
 * Resolves when the stylesheet of all pages has loaded. The first page has its own styles inline, see web/app/document.ts;
 * another page or a dialog needs those of the stylesheet. A stylesheet that failed to load is not waited for.
 */
export const loadStylesheet = (): Promise<void> =>
  (loading ??= new Promise((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (!link || link.sheet) return resolve();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  }));
