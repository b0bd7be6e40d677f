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
