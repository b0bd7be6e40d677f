import type { RouteObject } from 'react-router-dom';
import type { AreaSlug } from '../graphql/reference/model.ts';
import { page } from './runtime/page.tsx';
import { SiteLayout } from './pages/site/SiteLayout.tsx';
import { paths } from './paths.ts';

type Import = Parameters<typeof page>[0];

/** A page at a path. `query` is a space-separated list of its query parameters; the server drops all others. */
const at = (path: string, importPage: Import, query = ''): RouteObject => ({
  path,
  ...page(importPage, query),
});

/** A page with a list that a person sorts, and in which they open a row. `query` has the parameters of its filter. */
const list = (path: string, importPage: Import, query = ''): RouteObject =>
  at(path, importPage, `${query} after sort item`.trim());

const FOLDER = '../content/pages';
/** The pages that are texts. The URL of each is the path of its file. */
const texts = Object.entries(import.meta.glob<Awaited<ReturnType<Import>>>('../content/pages/**/*.mdx')).map(
  ([file, importPage]) => at(file.slice(FOLDER.length, -'.mdx'.length), importPage),
);

/** The areas of the API reference. Their titles are part of its pages, and not of every page as the routes are. */
const REFERENCE_AREAS: AreaSlug[] = [
  'content',
  'documents',
  'events',
  'updates',
  'people',
  'feeds',
  'audit',
  'webhooks',
  'account',
  'site',
  'types',
];

/** All routes. Each page is a separate chunk. Pages that read the database are children of DataLayout. */
export const routes: RouteObject[] = [
  {
    element: <SiteLayout />,
    children: [
      at(paths.home, () => import('./pages/site/home/HomePage.tsx')),
      ...texts,
      at(paths.about, () => import('./pages/site/about/AboutPage.tsx')),
      at(paths.whyWeBuilt, () => import('./pages/site/why-we-built/WhyWeBuiltPage.tsx')),
      at(paths.developers, () => import('./pages/site/developers/DevelopersPage.tsx')),
      at(paths.developersGuide, () => import('./pages/site/developers/DeveloperGuidePage.tsx')),
      at(paths.developersChangelog, () => import('./pages/site/developers/ChangelogPage.tsx')),
      at(paths.developersReference, () => import('./pages/site/developers/reference/ReferencePage.tsx'), 'q'),
      ...REFERENCE_AREAS.map((area) =>
        at(
          paths.developersReferenceArea(area),
          () => import('./pages/site/developers/reference/AreaReferencePage.tsx'),
        ),
      ),
      at(paths.whitepaper, () => import('./pages/site/whitepaper/WhitepaperPage.tsx')),
      at(paths.contactUs, () => import('./pages/site/contact-us/ContactUsPage.tsx'), 'sent'),
      at(paths.graphql, () => import('./pages/site/graphql/GraphQLPage.tsx')),
      at(paths.thankYou, () => import('./pages/site/thank-you/ThankYouPage.tsx')),
      {
        ...page(() => import('./app/ToastLayout.tsx')),
        children: [
          at(paths.auth, () => import('./pages/portal/auth/AuthPage.tsx'), 'tab next'),
          {
            ...page(() => import('./app/DataLayout.tsx')),
            children: [
              at(paths.resources, () => import('./pages/site/resources/ResourcesPage.tsx'), 'category search after'),
              at(`${paths.resources}/:slug`, () => import('./pages/site/resources/ArticlePage.tsx')),
              at(paths.preview, () => import('./pages/site/preview/PreviewPage.tsx')),
              at(paths.chat, () => import('./pages/site/chat/ChatPage.tsx'), 'q'),
              at(paths.proof, () => import('./pages/site/proof/ProofPage.tsx')),
              at(paths.caseStudies, () => import('./pages/site/case-studies/CaseStudiesPage.tsx'), 'industry after'),
              at(`${paths.caseStudies}/:id`, () => import('./pages/site/case-studies/CaseStudyPage.tsx')),
              at(paths.reset, () => import('./pages/portal/auth/ResetPage.tsx')),
              at(paths.verify, () => import('./pages/portal/auth/VerifyPage.tsx')),
              at(paths.unsubscribe, () => import('./pages/portal/auth/UnsubscribePage.tsx')),
              at(paths.withdraw, () => import('./pages/portal/auth/WithdrawPage.tsx')),
              at(paths.invitation, () => import('./pages/portal/auth/InvitationPage.tsx')),
              at(paths.request, () => import('./pages/portal/auth/RequestPage.tsx')),
              {
                ...page(() => import('./pages/portal/PortalLayout.tsx')),
                children: [
                  at(paths.investor, () => import('./pages/portal/home/PortalHomePage.tsx')),
                  at(
                    paths.investorCalendar,
                    () => import('./pages/portal/calendar/CalendarPage.tsx'),
                    'date view after',
                  ),
                  at(`${paths.investorCalendar}/:id`, () => import('./pages/portal/calendar/EventPage.tsx')),
                  at(
                    `${paths.investorDocuments}/:id`,
                    () => import('./pages/portal/documents/DocumentPage.tsx'),
                    'page find after',
                  ),
                  at(paths.investorNda, () => import('./pages/portal/nda/NdaPage.tsx'), 'next'),
                  at(
                    paths.investorDocuments,
                    () => import('./pages/portal/documents/DocumentsPage.tsx'),
                    'folder search after texts',
                  ),
                  at(paths.investorQuestions, () => import('./pages/portal/questions/QuestionsPage.tsx'), 'after'),
                  at(paths.investorAsk, () => import('./pages/portal/ask/AskPage.tsx'), 'q'),
                  at(paths.investorDelegates, () => import('./pages/portal/delegates/DelegatesPage.tsx'), 'after'),
                  at(paths.investorUpdates, () => import('./pages/portal/updates/UpdatesPage.tsx'), 'after'),
                  at(`${paths.investorUpdates}/:id`, () => import('./pages/portal/updates/UpdatePage.tsx')),
                  at(paths.investorAccount, () => import('./pages/portal/account/AccountPage.tsx'), 'after'),
                  at(paths.investorTokens, () => import('./pages/portal/tokens/TokensPage.tsx'), 'after'),
                  at(paths.investorWebhooks, () => import('./pages/portal/webhooks/WebhooksPage.tsx')),
                  at(`${paths.investorWebhooks}/:id`, () => import('./pages/portal/webhooks/WebhookPage.tsx'), 'after'),
                  at(`${paths.investor}/*`, () => import('./pages/site/UnderConstructionPage.tsx')),
                  at('/admin/*', () => import('./pages/site/UnderConstructionPage.tsx')),
                  at(`${paths.docs}/*`, () => import('./pages/site/UnderConstructionPage.tsx')),
                  {
                    ...page(() => import('./pages/portal/AdminLayout.tsx')),
                    children: [
                      list(paths.investorAdmin, () => import('./pages/admin/review/ReviewPage.tsx'), 'status search'),
                      list(
                        paths.investorPeople,
                        () => import('./pages/admin/people/PeoplePage.tsx'),
                        'status search group',
                      ),
                      at(paths.investorInvite, () => import('./pages/admin/people/InvitePage.tsx'), 'sort'),
                      at(`${paths.investorPeople}/:id`, () => import('./pages/admin/people/PersonPage.tsx')),
                      at(paths.adminStatus, () => import('./pages/admin/status/StatusPage.tsx')),
                      at(paths.investorVisits, () => import('./pages/admin/visits/VisitsPage.tsx'), 'days'),
                      list(
                        paths.investorAdminLeads,
                        () => import('./pages/admin/leads/LeadsPage.tsx'),
                        'search kind status',
                      ),
                      list(paths.investorEvents, () => import('./pages/admin/events/EventsPage.tsx'), 'view new until'),
                      list(
                        paths.investorAdminDocuments,
                        () => import('./pages/admin/documents/AdminDocumentsPage.tsx'),
                        'person view folder search',
                      ),
                      list(paths.investorAdminUpdates, () => import('./pages/admin/updates/UpdatesPage.tsx')),
                      at(
                        `${paths.investorAdminUpdates}/:id`,
                        () => import('./pages/admin/updates/edit/EditUpdatePage.tsx'),
                      ),
                      at(paths.adminSite, () => import('./pages/admin/site-details/SiteDetailsPage.tsx')),
                      at(paths.docs, () => import('./pages/admin/manuals/ManualPage.tsx')),
                      at(`${paths.docs}/:name`, () => import('./pages/admin/manuals/ManualPage.tsx')),
                      list(paths.investorGroups, () => import('./pages/admin/groups/GroupsPage.tsx')),
                      list(
                        paths.investorAdminDelegates,
                        () => import('./pages/admin/delegates/AdminDelegatesPage.tsx'),
                        'status search',
                      ),
                      list(
                        paths.investorAdminTokens,
                        () => import('./pages/admin/tokens/AdminTokensPage.tsx'),
                        'status search',
                      ),
                      list(
                        paths.investorAdminWebhooks,
                        () => import('./pages/admin/webhooks/AdminWebhooksPage.tsx'),
                        'status search',
                      ),
                      list(
                        paths.investorAdminQuestions,
                        () => import('./pages/admin/questions/QuestionsPage.tsx'),
                        'status search',
                      ),
                      at(
                        paths.investorAdminNda,
                        () => import('./pages/admin/nda/AdminNdaPage.tsx'),
                        'search after sort',
                      ),
                      at(
                        paths.investorAudit,
                        () => import('./pages/admin/audit/AuditPage.tsx'),
                        'kind person from to zone after',
                      ),
                      at(
                        paths.investorEngagement,
                        () => import('./pages/admin/documents/EngagementPage.tsx'),
                        'document page person group from to zone after',
                      ),
                      at(
                        paths.investorSummary,
                        () => import('./pages/admin/documents/SummaryPage.tsx'),
                        'quarter search person after sort',
                      ),
                      at(
                        paths.investorAccessLog,
                        () => import('./pages/admin/documents/AccessLogPage.tsx'),
                        'kind person from to zone document version code after',
                      ),
                      at(
                        `${paths.investorAdminDocuments}/:id/versions/:number`,
                        () => import('./pages/admin/documents/DocumentVersionPage.tsx'),
                        'page',
                      ),
                    ],
                  },
                  {
                    ...page(() => import('./pages/portal/EditorLayout.tsx')),
                    children: [
                      at(
                        paths.investorAdminChat,
                        () => import('./pages/admin/chat/ChatQuestionsPage.tsx'),
                        'status after sort',
                      ),
                      list(paths.adminRss, () => import('./pages/admin/feeds/FeedsPage.tsx'), 'view search'),
                      list(
                        paths.adminArticles,
                        () => import('./pages/admin/articles/ArticlesPage.tsx'),
                        'status category search',
                      ),
                      // The server renders these pages itself. Here, EditorLayout refuses them to everyone else.
                      ...[
                        paths.adminArticlesLegacy,
                        `${paths.adminArticlesLegacy}/:id`,
                        paths.adminEmergencyArticle,
                        paths.adminEmergencyArticleCreator,
                      ].map((path) => at(path, () => import('./pages/site/UnderConstructionPage.tsx'))),
                      // One route also for /admin/articles/new, so that the editor stays when a new article gets its id.
                      at(`${paths.adminArticles}/:id`, () => import('./pages/admin/articles/edit/EditArticlePage.tsx')),
                      list(
                        paths.adminCaseStudies,
                        () => import('./pages/admin/case-studies/CaseStudiesPage.tsx'),
                        'status industry search',
                      ),
                      at(
                        `${paths.adminCaseStudies}/:id`,
                        () => import('./pages/admin/case-studies/edit/EditCaseStudyPage.tsx'),
                      ),
                      list(paths.adminCategories, () => import('./pages/admin/categories/CategoriesPage.tsx')),
                      list(
                        paths.adminPictures,
                        () => import('./pages/admin/pictures/PicturesPage.tsx'),
                        'status search',
                      ),
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      at('*', () => import('./pages/site/UnderConstructionPage.tsx')),
    ],
  },
];
