import { type ComponentType, lazy } from 'react';

/**
 * A part of a page whose code is fetched when it is first shown; it needs a <Suspense> around it. The server does not
 * wait while it renders: what it shows too is given to it as `server`, and the browser keeps that until its code is here.
 */
export const fetched = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  server: ComponentType<Props> | null = null,
): ComponentType<Props> => server ?? lazy(async () => ({ default: await load() }));
