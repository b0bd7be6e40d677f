import { type ComponentType, lazy } from 'react';

/**
 * A part of a page whose code is fetched when it is first shown; it needs a <Suspense> around it. The server does not
 * wait while it renders: what it shows too is given to it as `server`, and the browser keeps that until its code is here.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  server: ComponentType<Props> | null = null,
): ComponentType<Props> => server ?? lazy(async () => ({ default: await load().catch(() => NotLoaded) }));

/** Shown in the place of a part that could not be fetched: an error would take the whole page, and unsaved work with it. */
function NotLoaded() {
  return <p role="alert">This part of the page could not be loaded. Check your connection, then reload the page.</p>;
}
