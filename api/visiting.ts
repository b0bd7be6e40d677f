import type { IncomingMessage } from 'node:http';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { accountForms } from './accounts/account.forms.ts';
import { pageGuard } from './accounts/account.guard.ts';
import { linkForms } from './accounts/account.link.forms.ts';
import { hasLink, isLinkPage, linkPages, readLinks } from './accounts/account.link.ts';
import { hasNotice, readNotice } from './platform/http/notice.ts';
import { accountRest } from './accounts/account.rest.ts';
import { auditRest } from './audit/audit.rest.ts';
import { discovery } from './discovery/discovery.routes.ts';
import { feedRest } from './feeds/feed.rest.ts';
import { leadRoutes } from './leads/lead.routes.ts';
import type { Context } from './platform/context.ts';
import type { Env } from './platform/env.ts';
import { clientOf } from './platform/http/client.ts';
import { release } from './platform/release.ts';
import { originOf } from './platform/http/hosts.ts';
import { handleOf, hasSessionCookie, sessionMiddleware, viewerOf } from './sessions/session.cookie.ts';
import { type Consent, consentForm, consentOf } from './visits/consent.ts';
import { visitRest } from './visits/visit.rest.ts';

interface VisitingOptions {
  env: Env;
  log: Logger;
  orm: MikroORM;
  secrets: string[];
  /** Addresses of the site's pages that anybody may open. */
  pages: string[];
  routeOf: (path: string) => string | null;
  /** The words of a public page; null where it cannot be shown now. */
  textOf: (path: string, context: Context) => Promise<string | null>;
}

/** What the nouns bring to HTTP beside GraphQL: who is asking, and the addresses of their own. */
export interface Visiting {
  contextFor: (request: Request) => Context;
  /** Whether a request brings a cookie of ours, so that its answer is nobody else's. */
  isPersonal: (request: IncomingMessage) => boolean;
  consentOf: (request: IncomingMessage) => Consent | null;
  sessions: RequestHandler;
  routes: RequestHandler[];
}

export function visiting({ env, log, orm, secrets, pages, routeOf, textOf }: VisitingOptions): Visiting {
  const contextFor = (request: Request): Context => {
    const requestId = String(request.res?.locals['requestId'] ?? crypto.randomUUID());
    return {
      env,
      secrets,
      requestId,
      viewer: viewerOf(request),
      em: orm.em.fork(),
      log: log.child({ requestId }),
      client: clientOf(request),
      origin: originOf(env, request),
      session: handleOf(env, request),
      notice: readNotice(request, secrets),
      links: readLinks(request, env),
    };
  };
  const forms = accountForms({ env, secrets, contextFor });
  return {
    contextFor,
    isPersonal: ({ url, headers: { cookie } }) =>
      hasSessionCookie(env, cookie) || hasNotice(cookie) || hasLink(cookie) || isLinkPage(url),
    consentOf: ({ headers }) => consentOf(env, headers),
    sessions: sessionMiddleware(env, secrets, () => orm.em.fork()),
    routes: [
      discovery({ env, contextFor, pages, textOf }),
      auditRest(contextFor),
      accountRest(contextFor),
      consentForm(env),
      visitRest({ contextFor, routeOf, release }),
      forms,
      feedRest(contextFor),
      leadRoutes({ env, secrets, contextFor }),
      linkPages(env),
      linkForms({ env, secrets, contextFor }),
      pageGuard(env, contextFor),
    ],
  };
}
