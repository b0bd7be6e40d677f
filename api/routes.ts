import type { IncomingMessage } from 'node:http';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { postedForms } from './platform/http/posted-forms.ts';
import { accountForms } from './accounts/auth/auth.forms.ts';
import { pageGuard } from './accounts/auth/page-guard.ts';
import { authPath, getAccess, isSignInPage } from './accounts/auth/auth.paths.ts';
import { linkForms } from './accounts/auth/link.forms.ts';
import { invitationForms } from './accounts/invitations/invitation.forms.ts';
import { isLinkPage, linkPages, readLinks } from './accounts/account-links/account-link.service.ts';
import { readNotice } from './platform/http/notice.ts';
import { accountRest } from './accounts/auth/auth.rest.ts';
import { findMovedPage } from './content/articles/links/article.former-paths.service.ts';
import { renderArticles } from './content/articles/article.render.service.ts';
import { lockArticleChanges } from './content/articles/links/article.link.service.ts';
import { renderCaseStudies } from './content/case-studies/case-study.render.service.ts';
import { legacyArticleRoutes } from './content/articles/article.legacy.routes.ts';
import { cardRoutes } from './content/discovery/card.routes.ts';
import { discovery } from './content/discovery/discovery.routes.ts';
import { readBanner } from './operation/emergencies/emergency.read.service.ts';
import { uploadRoutes } from './portal/uploads/upload.routes.ts';
import { emergencyRoutes } from './operation/emergencies/emergency.routes.ts';
import { exportUsers } from './accounts/user-administration/user.export.service.ts';
import { exportFeeds } from './content/feeds/feed.opml.service.ts';
import { exportLeads } from './content/leads/lead.service.ts';
import { type Downloads, downloadRoutes } from './platform/http/rest.ts';
import { exportEvent } from './portal/events/calendar.service.ts';
import { exportAttendance } from './portal/events/event.attendance.service.ts';
import { writeCertificatePdf } from './portal/ndas/nda.pdf.ts';
import { exportCertificate, exportSignatures } from './portal/ndas/nda.signatures.service.ts';
import { eventForms, eventRoutes, ICS } from './portal/events/event.routes.ts';
import { leadForms, leadRoutes } from './content/leads/lead.routes.ts';
import { manualRoutes } from './operation/manuals/manual.routes.ts';
import { offlineCopyRoutes } from './content/offline-copy/offline-copy.routes.ts';
import type { PictureTexts } from './content/pictures/picture.replace.service.ts';
import { findPictureOfHash } from './content/pictures/picture.read.service.ts';
import { proofRoutes } from './operation/proofs/proof.routes.ts';
import { pictureRoutes } from './content/pictures/picture.routes.ts';
import { chatRoutes } from './content/chat/chat.routes.ts';
import { createConversationHandle, isChatPage, isConversationPage } from './content/chat/conversation.cookie.ts';
import { readCalendarSettings } from './portal/events/calendar.settings.service.ts';
import type { Context, SitePages } from './platform/context.ts';
import type { Env } from './platform/env.ts';
import type { PointBudget } from './platform/limits/point-budget.ts';
import { getClient } from './platform/http/client.ts';
import { readPerVersion } from './platform/database/content-version.ts';
import type { PageParts, Renderer } from './platform/http/pages.ts';
import { keepForms, type PlainFormOptions } from './platform/http/plain.ts';
import { release } from './platform/root.ts';
import { getOrigin } from './platform/http/hosts.ts';
import { isCausedHere } from './platform/http/same-origin.ts';
import { inspectPdf } from './portal/reading/inspect.ts';
import { logExportRoutes } from './portal/reading/log-export.routes.ts';
import { readingRoutes } from './portal/reading/reading.routes.ts';
import { getSessionHandle, sessionMiddleware, getViewer } from './accounts/sessions/session.cookie.ts';
import { createDeviceHandle } from './accounts/sessions/device.cookie.ts';
import { authenticate } from './integration/tokens/token.authentication.service.ts';
import { tokenMiddleware } from './integration/tokens/token.middleware.ts';
import { unsubscribeRoutes, updateForms } from './portal/updates/update.forms.ts';
import { readStatedDetails } from './content/site-details/site-details.read.service.ts';
import { siteDetailsRoutes } from './content/site-details/site-details.routes.ts';
import { type Consent, consentForm, findConsent } from './content/visits/consent.ts';
import { visitRest } from './content/visits/visit.rest.ts';

const toCsv = (fileName: string, content: AsyncIterable<string>) => ({ fileName, type: 'text/csv', content });

const downloads: Downloads = {
  '/api/users/export': async (context, { query }) => toCsv('investors.csv', await exportUsers(context, query)),
  '/api/leads/export': async (context) => toCsv('leads.csv', await exportLeads(context)),
  '/api/feeds/export': async (context) => ({
    fileName: 'feeds.opml',
    type: 'text/x-opml',
    content: await exportFeeds(context),
  }),
  '/api/events/:id/attendance': async (context, { params }) =>
    toCsv('attendance.csv', await exportAttendance(context, params.id)),
  '/api/events/:id/ics': async (context, { params }) => ({
    fileName: 'event.ics',
    type: ICS,
    content: await exportEvent(context, params.id),
  }),
  '/api/nda/signatures': async (context) => toCsv('nda-signatures.csv', await exportSignatures(context)),
  '/api/nda/signatures/:id': async (context, { params }) => ({
    fileName: 'nda-certificate.json',
    type: 'application/json',
    content: await exportCertificate(context, params.id),
  }),
  '/api/nda/signatures/:id/pdf': async (context, { params }) => ({
    fileName: 'confidentiality-agreement.pdf',
    type: 'application/pdf',
    content: await writeCertificatePdf(await exportCertificate(context, params.id)),
  }),
};

interface RouteOptions {
  env: Env;
  log: Logger;
  orm: MikroORM;
  secrets: string[];
  /** The public pages of the site. */
  renderer: Pick<Renderer, 'files' | 'publicPaths' | 'findPublicRoute' | 'describePage'>;
  /** The text of a public page. Null if it cannot be rendered now. */
  getMarkdown: (path: string, context: Context) => Promise<string | null>;
  /** The anchors of a page. Null if the page does not exist. */
  getAnchors: SitePages['getAnchors'];
  /** Renders a server-rendered admin page. */
  show: PlainFormOptions['show'];
  contentVersion: { readonly value: number; refresh: () => Promise<void> };
  budget: PointBudget;
}

/** The REST routes and forms of the product, and the functions that read the context of a request. */
export interface SiteRoutes {
  contextFor: (request: Request) => Context;
  /** True if the page at a path can be cached for everyone: it is public and shows no content from a mailed link. */
  isPublicPage: (path: string, context: Context) => boolean;
  /** False for public pages on which members find something else than visitors. */
  isOpenToMembers: (path: string) => boolean;
  readConsent: (request: IncomingMessage) => Consent | null;
  loadParts: () => Promise<PageParts>;
  /** The page that replaces a path of the former site. Null for other paths. */
  findMovedPage: typeof findMovedPage;
  sessions: RequestHandler;
  tokens: RequestHandler;
  routes: (RequestHandler | ErrorRequestHandler)[];
}

export function createRoutes(options: RouteOptions): SiteRoutes {
  const { env, orm, secrets, renderer, getMarkdown, show, contentVersion } = options;
  const contextFor = createContextFactory(options);
  const readZone = async (context: Context) => (await readCalendarSettings(context)).timeZone;
  const formOptions = { contextFor, show, readZone, refresh: () => contentVersion.refresh() };
  const fork = () => orm.em.fork();
  return {
    contextFor,
    isPublicPage,
    isOpenToMembers,
    readConsent: ({ headers }) => findConsent(env, headers),
    loadParts: readPerVersion(
      () => contentVersion.value,
      async () => {
        const banner = await readBanner(fork());
        const details = await readStatedDetails(fork());
        return { ...(banner && { banner }), ...(details && { details }) };
      },
    ),
    findMovedPage,
    tokens: tokenMiddleware(env, (request, secret) => authenticate(contextFor(request), secret, request.ip ?? '')),
    sessions: sessionMiddleware(env, secrets, fork),
    routes: [
      discovery({ env, contextFor, fork, contentVersion, renderer, build: release, getMarkdown }),
      cardRoutes({ contextFor, files: renderer.files }),
      proofRoutes(env),
      offlineCopyRoutes({ contextFor, contentVersion, pages: renderer.publicPaths, build: release }),
      logExportRoutes({ contextFor }),
      accountRest(contextFor),
      chatRoutes({ contextFor, budget: options.budget }),
      consentForm(env),
      visitRest({ contextFor, getRoute: renderer.findPublicRoute, release }),
      eventRoutes({ contextFor }),
      downloadRoutes(contextFor, downloads),
      leadRoutes({ env, secrets, contextFor }),
      pictureRoutes({
        env,
        secrets,
        contextFor,
        findByHash: (hash) => findPictureOfHash(fork(), hash),
        texts: pictureTexts,
      }),
      uploadRoutes({ env, inspect: inspectPdf, contextFor }),
      readingRoutes({ contextFor }),
      linkPages(env),
      postedForms(
        { contextFor, signInPath: (next) => authPath('login', next) },
        { ...accountForms, ...linkForms, ...invitationForms, ...leadForms, ...eventForms, ...updateForms },
      ),
      unsubscribeRoutes({ env, secrets, contextFor }),
      pageGuard(env, contextFor),
      manualRoutes({ contextFor }),
      ...[emergencyRoutes, legacyArticleRoutes, siteDetailsRoutes, keepForms].map((createRoutes) =>
        createRoutes(formOptions),
      ),
    ],
  };
}

const pictureTexts: PictureTexts = {
  lock: lockArticleChanges,
  render: async (em, ids) => {
    await renderArticles(em, ids);
    await renderCaseStudies(em, ids);
  },
};

const isPublicPage: SiteRoutes['isPublicPage'] = (path, context) =>
  getAccess(path) === 'public' && !isLinkPage(path) && !isConversationPage(path, context);

const isOpenToMembers: SiteRoutes['isOpenToMembers'] = (path) =>
  getAccess(path) === 'public' && !isSignInPage(path) && !isLinkPage(path) && !isChatPage(path);

const createContextFactory =
  ({ env, log, orm, secrets, getAnchors }: RouteOptions) =>
  (request: Request): Context => {
    const requestId = String(request.res?.locals['requestId'] ?? crypto.randomUUID());
    return {
      viewer: getViewer(request),
      em: orm.em.fork(),
      requestId,
      client: getClient(request),
      origin: getOrigin(env, request),
      browser: {
        session: getSessionHandle(env, request),
        device: createDeviceHandle(env, secrets, request),
        conversation: createConversationHandle(env, request),
        isOwnRequest: isCausedHere(env, request),
        notice: readNotice(request, env, secrets),
        links: readLinks(request, env),
      },
      services: { env, secrets, log: log.child({ requestId }), pages: { getAnchors } },
    };
  };
