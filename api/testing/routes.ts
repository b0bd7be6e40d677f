import type { Express } from 'express';

interface Layer {
  rawPath?: unknown;
  handle: ((...args: never[]) => unknown) & { stack?: Layer[] };
  route?: { path: unknown; methods: Record<string, boolean> };
}

/**
 * All routes of Express: `GET /api/user` for a route, `ALL /graphql` for a mounted handler. Handlers without a path see
 * every request and are left out, like handlers of errors.
 */
export function getRoutes(app: Express): string[] {
  const { stack } = app.router as unknown as { stack: Layer[] };
  return [...new Set(stack.flatMap((layer) => listPaths(layer, '')))].toSorted();
}

function listPaths({ rawPath, handle, route }: Layer, prefix: string): string[] {
  if (route) {
    const methods = Object.keys(route.methods).filter((method) => route.methods[method]);
    return methods.flatMap((method) =>
      getTexts(route.path).map((path) => `${method === '_all' ? 'ALL' : method.toUpperCase()} ${prefix}${path}`),
    );
  }
  const mounts = getTexts(rawPath ?? '/').map((path) => prefix + (path === '/' ? '' : path));
  if (handle.stack) return mounts.flatMap((mount) => handle.stack!.flatMap((layer) => listPaths(layer, mount)));
  return handle.length > 3 ? [] : mounts.filter(Boolean).map((mount) => `ALL ${mount}`);
}

const getTexts = (path: unknown): string[] => (Array.isArray(path) ? path.map(String) : [String(path)]);
