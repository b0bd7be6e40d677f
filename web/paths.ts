// Every path of the site, defined once for links, routes, the sitemap and tests.
const segment = encodeURIComponent;

export const paths = {
  home: '/',
  solutions: '/solutions',
  product: '/product',
  specifications: '/product/specifications',
  consulting: '/consulting',
  cioServices: '/cio-services',
  resources: '/resources',
  article: (slug: string) => `/resources/${segment(slug)}`,
  chat: '/chat',
  about: '/about',
  worksOffline: '/works-offline',
  customizable: '/customizable',
  secureByDesign: '/secure-by-design',
  futureProof: '/future-proof',
  technicalOverview: '/technical-overview',
  train: '/train',
  deploy: '/deploy',
  use: '/use',
  government: '/government',
  healthcare: '/healthcare',
  financialServices: '/financial-services',
  utilities: '/utilities',
  airGappedDeployment: '/air-gapped-deployment',
  onPremiseTraining: '/on-premise-training',
  governmentCompliance: '/government-compliance',
  connectionProtection: '/connection-protection',
  customArchitecture: '/custom-architecture',
  agentOrchestration: '/agent-orchestration',
  industryModels: '/industry-models',
  legacyIntegration: '/legacy-integration',
  dataProcessingPipelines: '/data-processing-pipelines',
  specializedSecurityControls: '/specialized-security-controls',
  bespokeUiUxDesign: '/bespoke-ui-ux-design',
  whyWeBuilt: '/why-we-built',
  trust: '/trust',
  proof: '/proof',
  developers: '/developers',
  developersGuide: '/developers/guide',
  developersChangelog: '/developers/changelog',
  developersReference: '/developers/reference',
  developersReferenceArea: (area: string) => `/developers/reference/${segment(area)}`,
  whitepaper: '/whitepaper',
  caseStudies: '/case-studies',
  caseStudiesByIndustry: (industry: string) => `/case-studies?industry=${segment(industry)}`,
  caseStudy: (id: string) => `/case-studies/${segment(id)}`,
  thankYou: '/thank-you',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  graphql: '/graphql',
  demo: '/demo',
  contactUs: '/contact-us',
  contactSent: '/contact-us?sent=1#contact',
  auth: '/auth',
  preview: '/preview',
  reset: '/reset',
  verify: '/verify',
  request: '/request',
  invitation: '/invitation',
  unsubscribe: '/unsubscribe',
  withdraw: '/withdraw',
  investor: '/investor',
  investorAccount: '/investor/account',
  investorTokens: '/investor/account/tokens',
  investorWebhooks: '/investor/account/webhooks',
  investorWebhook: (id: string) => `/investor/account/webhooks/${segment(id)}`,
  investorCalendar: '/investor/calendar',
  investorEvent: (id: string) => `/investor/calendar/${segment(id)}`,
  investorNda: '/investor/nda',
  investorNdaBefore: (next: string) => `/investor/nda?${new URLSearchParams({ next })}`,
  investorDelegates: '/investor/delegates',
  investorAsk: '/investor/ask',
  investorQuestions: '/investor/questions',
  investorDocuments: '/investor/documents',
  investorDocument: (id: string) => `/investor/documents/${segment(id)}`,
  investorDocumentPage: (id: string, page: number) => `/investor/documents/${segment(id)}?page=${page}`,
  investorDocumentFind: (id: string, page: number, find: string) =>
    `/investor/documents/${segment(id)}?${new URLSearchParams({ page: String(page), find })}`,
  investorUpdates: '/investor/updates',
  investorUpdate: (id: string) => `/investor/updates/${segment(id)}`,
  investorAdmin: '/investor/admin',
  investorAdminQuestions: '/investor/admin/questions',
  investorAdminNda: '/investor/admin/nda',
  investorPeople: '/investor/admin/people',
  investorPerson: (id: string) => `/investor/admin/people/${segment(id)}`,
  investorInvite: '/investor/admin/people/invite',
  investorVisits: '/investor/admin/visits',
  investorAdminTokens: '/investor/admin/tokens',
  investorAdminWebhooks: '/investor/admin/webhooks',
  investorAdminLeads: '/investor/admin/leads',
  investorAdminChat: '/investor/admin/chat',
  investorEvents: '/investor/admin/events',
  investorEventNew: (first: string, last: string) =>
    `/investor/admin/events?${new URLSearchParams({ new: first, ...(last !== first && { until: last }) })}`,
  investorAdminDocuments: '/investor/admin/documents',
  investorDocumentVersion: (id: string, number: number) =>
    `/investor/admin/documents/${segment(id)}/versions/${number}`,
  investorEngagement: '/investor/admin/documents/engagement',
  investorSummary: '/investor/admin/documents/summary',
  investorAccessLog: '/investor/admin/documents/log',
  investorAdminUpdates: '/investor/admin/updates',
  investorAdminUpdateNew: '/investor/admin/updates/new',
  investorAdminUpdate: (id: string) => `/investor/admin/updates/${segment(id)}`,
  investorAdminDelegates: '/investor/admin/delegates',
  investorGroups: '/investor/admin/groups',
  investorAudit: '/investor/admin/audit',
  adminArticles: '/admin/articles',
  adminArticleNew: '/admin/articles/new',
  adminArticle: (id: string) => `/admin/articles/${segment(id)}`,
  adminArticlesLegacy: '/admin/articles-legacy',
  adminArticleLegacy: (id: string) => `/admin/articles-legacy/${segment(id)}`,
  adminEmergencyArticle: '/admin/emergency-article',
  adminEmergencyArticleCreator: '/admin/emergency-article-creator',
  adminCaseStudies: '/admin/case-studies',
  adminCaseStudyNew: '/admin/case-studies/new',
  adminCaseStudy: (id: string) => `/admin/case-studies/${segment(id)}`,
  adminCategories: '/admin/categories',
  adminPictures: '/admin/pictures',
  adminRss: '/admin/rss',
  adminStatus: '/admin/status',
  adminSite: '/admin/site',
  docs: '/docs',
  docsPage: (name: string) => `/docs/${segment(name)}`,
} as const;

export const anchors = {
  howItWorks: 'how-it-works',
  blog: 'blog',
  whitepapers: 'whitepapers',
  caseStudies: 'case-studies',
  documentation: 'documentation',
  aboutUs: 'about-us',
  careers: 'careers',
  contact: 'contact',
  press: 'press',
} as const;

const unlistedPages: readonly string[] = [paths.thankYou, paths.graphql, paths.preview];

/**
 * Pages that neither the sitemap nor search engines list: the page after a form, a tool without text to find, and
 * drafts.
 */
export const isUnlisted = (pathname: string): boolean => unlistedPages.includes(pathname);

const signInPages: readonly string[] = [
  paths.auth,
  paths.reset,
  paths.verify,
  paths.request,
  paths.invitation,
  paths.unsubscribe,
  paths.withdraw,
];

const normalize = (pathname: string): string => pathname.toLowerCase().replace(/(?<!\/)\/+$/, '');

/** The portal, the admin pages and the manuals, which have a frame of their own. */
export const isPortal = (pathname: string): boolean => /^\/(investor|admin|docs)(\/|$)/.test(normalize(pathname));

/** The sign-in pages, the pages that emails link to, and the portal: pages without the site's header and footer. */
export const isWithoutFrame = (pathname: string): boolean =>
  signInPages.includes(normalize(pathname)) || isPortal(pathname);

/** True for public pages, which use the public header and footer. */
export const isPublic = (pathname: string): boolean => !isWithoutFrame(pathname);

/** The path of a page's Markdown version, for programs and terminals. */
export const getMarkdownPath = (path: string): string => `${path === paths.home ? '/index' : path}.md`;

/** The path of a page's social preview image, which the build makes from the page's own drawing. */
export const getCardPath = (path: string): string => `/cards${path === paths.home ? '/index' : path}.png`;
