import type { Express, Request, RequestHandler } from 'express';
import { type AccessRule, assertAccess } from '../access.ts';
import type { Viewer } from '../viewer.ts';

// Routes that change something declare who may call them, as operations do. The declaration is the first handler, so it
// refuses everyone else before the body of their request is parsed or validated.

const rules = new WeakMap<object, AccessRule>();

/** Marks a handler that refuses everyone who a rule does not admit. */
export function declareAccess(rule: AccessRule, handler: RequestHandler): RequestHandler {
  rules.set(handler, rule);
  return handler;
}

/** The first handler of a route that everyone may call. */
export const openToAll = (): RequestHandler => declareAccess('public', (_request, _response, next) => next());

/** The first handler of a route that only these viewers may call. */
export const access = (
  rule: Exclude<AccessRule, 'public'>,
  contextFor: (request: Request) => { viewer: Viewer },
): RequestHandler =>
  declareAccess(rule, (request, _response, next) => {
    assertAccess(contextFor(request).viewer, rule);
    next();
  });

interface Layer {
  handle: { stack?: Layer[] };
  route?: { path: string | string[]; methods: Record<string, boolean>; stack: { handle: object }[] };
}

export interface ChangingRoute {
  method: string;
  path: string;
  /** Undefined if the route declares none. */
  rule: AccessRule | undefined;
}

const READING = new Set(['get', 'head']);

/** The routes of Express that change something, with the access that they declare. */
export function listChangingRoutes(app: Express): ChangingRoute[] {
  return listRoutes((app.router as unknown as { stack: Layer[] }).stack);
}

const listRoutes = (layers: readonly Layer[]): ChangingRoute[] =>
  layers.flatMap(({ handle, route }) => {
    if (!route) return listRoutes(handle.stack ?? []);
    const rule = rules.get(route.stack[0]?.handle ?? {});
    const methods = Object.keys(route.methods).filter((method) => route.methods[method] && !READING.has(method));
    return methods.flatMap((method) =>
      [route.path].flat().map((path) => ({ method: method.toUpperCase(), path: String(path), rule })),
    );
  });

/** Refuses an app in which such a route declares no access. The server then does not start. */
export function assertRoutesDeclareAccess(app: Express): void {
  const undeclared = listChangingRoutes(app).filter(({ rule }) => !rule);
  if (undeclared.length === 0) return;
  const names = undeclared.map(({ method, path }) => `${method} ${path}`).join(', ');
  throw new Error(`No access declared for ${names}. Begin each route with openToAll() or access(…).`);
}
