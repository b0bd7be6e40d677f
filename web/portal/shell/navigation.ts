import { paths } from '#web/paths.ts';
import type { IconName } from './NavIcon.tsx';

/** A page of an entry that has several, such as the documents that administrators manage and those that they read. */
export interface EntryPage {
  to: string;
  /** The name of the page where its entry is not beside it. */
  label: string;
  /** The name below its entry. */
  shortLabel?: string;
  /** Other words by which people search for the page. */
  synonyms?: string;
  /** True for pages that the server renders without JavaScript: the browser loads the document. */
  isDocument?: boolean;
  /** True for a page behind “More”, which few people look for in a week. */
  isRare?: boolean;
}

export interface PortalLink extends EntryPage {
  icon: IconName;
  /** Other pages that belong to this entry. */
  others?: readonly string[];
  /** The pages of the entry, its own first. */
  pages?: readonly EntryPage[];
  /** Narrow windows show the entry in the bar at their lower edge. */
  isInTabBar?: boolean;
}

export interface NavigationSection {
  /** The heading in the navigation. */
  name: string;
  links: readonly PortalLink[];
}

const overview: PortalLink = { to: paths.investor, label: 'Overview', icon: 'home', isInTabBar: true };
const account: PortalLink = {
  to: paths.investorAccount,
  label: 'Account',
  icon: 'person',
  others: [paths.investorNda, paths.investorTokens, paths.investorWebhooks],
};

/** What the viewer can open, as the API reports it. */
export interface PortalRights {
  canAdminister: boolean;
  canEdit?: boolean;
  /** True if the viewer reads what is shared with investors. */
  isInvestor?: boolean;
}

const articles: PortalLink = {
  to: paths.adminArticles,
  label: 'Articles',
  icon: 'page',
  pages: [
    { to: paths.adminArticles, label: 'Articles', shortLabel: 'All articles' },
    { to: paths.adminCaseStudies, label: 'Case studies' },
    { to: paths.adminCategories, label: 'Categories' },
    { to: paths.adminPictures, label: 'Pictures' },
  ],
};

const serverForms: readonly EntryPage[] = [
  { to: paths.adminEmergencyArticle, label: 'Emergency notice', isDocument: true, isRare: true },
  { to: paths.adminArticlesLegacy, label: 'Articles (basic editor)', isDocument: true, isRare: true },
];

const feeds: PortalLink = { to: paths.adminRss, label: 'Feeds', icon: 'feed' };

/** One entry for each thing. It leads to the page on which the person can do most. */
const memberSections: readonly NavigationSection[] = [
  {
    name: 'Read',
    links: [
      overview,
      { to: paths.investorDocuments, label: 'Documents', icon: 'document', isInTabBar: true },
      { to: paths.investorUpdates, label: 'Updates', icon: 'text', isInTabBar: true },
      { to: paths.investorCalendar, label: 'Calendar', icon: 'calendar', isInTabBar: true },
      {
        to: paths.investorQuestions,
        label: 'Questions',
        icon: 'question',
        pages: [
          { to: paths.investorQuestions, label: 'Questions', shortLabel: 'Your questions' },
          { to: paths.investorAsk, label: 'Ask your documents' },
        ],
      },
    ],
  },
  {
    name: 'You',
    links: [{ to: paths.investorDelegates, label: 'Delegates', icon: 'person' }, account],
  },
];

const adminSections: readonly NavigationSection[] = [
  {
    name: 'Work',
    links: [
      overview,
      { to: paths.investorAdmin, label: 'Requests', icon: 'person', isInTabBar: true },
      {
        to: paths.investorAdminQuestions,
        label: 'Questions',
        icon: 'question',
        others: [paths.investorQuestions],
        pages: [
          { to: paths.investorAdminQuestions, label: 'Questions', shortLabel: 'From investors' },
          { to: paths.investorAdminChat, label: 'Chat questions', shortLabel: 'From the chat' },
        ],
      },
    ],
  },
  {
    name: 'Investors',
    links: [
      {
        to: paths.investorPeople,
        label: 'Investors',
        icon: 'person',
        pages: [
          { to: paths.investorPeople, label: 'Investors', shortLabel: 'People' },
          { to: paths.investorGroups, label: 'Groups' },
          { to: paths.investorAdminDelegates, label: 'Delegates' },
          { to: paths.investorAdminNda, label: 'Agreement' },
        ],
      },
      {
        to: paths.investorAdminDocuments,
        label: 'Documents',
        icon: 'document',
        isInTabBar: true,
        pages: [
          { to: paths.investorAdminDocuments, label: 'Manage documents', shortLabel: 'Manage' },
          { to: paths.investorEngagement, label: 'Engagement' },
          { to: paths.investorSummary, label: 'Quarterly summary', shortLabel: 'Summary', synonyms: 'report' },
          { to: paths.investorAccessLog, label: 'Access log' },
          { to: paths.investorDocuments, label: 'Read documents', isRare: true },
          { to: paths.investorAsk, label: 'Ask your documents', isRare: true },
        ],
      },
      {
        to: paths.investorAdminUpdates,
        label: 'Updates',
        icon: 'text',
        pages: [
          { to: paths.investorAdminUpdates, label: 'Manage updates', shortLabel: 'Manage' },
          { to: paths.investorUpdates, label: 'Read updates', shortLabel: 'Read' },
        ],
      },
      {
        to: paths.investorEvents,
        label: 'Calendar',
        icon: 'calendar',
        isInTabBar: true,
        pages: [
          { to: paths.investorEvents, label: 'Events', shortLabel: 'Manage' },
          { to: paths.investorCalendar, label: 'Calendar', shortLabel: 'Month and list' },
        ],
      },
    ],
  },
  {
    name: 'Site',
    links: [
      articles,
      feeds,
      {
        to: paths.investorAdminLeads,
        label: 'Leads',
        icon: 'mail',
        pages: [
          { to: paths.investorAdminLeads, label: 'Leads' },
          { to: paths.investorVisits, label: 'Visits' },
        ],
      },
    ],
  },
  {
    name: 'System',
    links: [
      {
        to: paths.adminStatus,
        label: 'Operation',
        icon: 'pulse',
        pages: [
          { to: paths.adminStatus, label: 'Status' },
          { to: paths.adminSite, label: 'Site details' },
          { to: paths.investorAudit, label: 'Audit log' },
          { to: paths.docs, label: 'Manuals', isRare: true },
          { to: paths.investorAdminTokens, label: 'API tokens', isRare: true },
          { to: paths.investorAdminWebhooks, label: 'Webhooks', isRare: true },
          ...serverForms,
        ],
      },
      { ...account, others: [...(account.others ?? []), paths.investorDelegates] },
    ],
  },
];

const contentLinks: readonly PortalLink[] = [
  { ...articles, pages: [...(articles.pages ?? []), ...serverForms], isInTabBar: true },
  { ...feeds, isInTabBar: true },
  { to: paths.investorAdminChat, label: 'Chat questions', icon: 'question' },
];

const editorSections: readonly NavigationSection[] = [
  { name: 'Site', links: [overview, ...contentLinks] },
  { name: 'You', links: [{ ...account, others: [paths.investorTokens] }] },
];

/** For investors who also are editors. The bar of narrow windows has only the pages of the portal. */
const editingMemberSections: readonly NavigationSection[] = [
  ...memberSections.slice(0, -1),
  { name: 'Site', links: contentLinks.map((link) => ({ ...link, isInTabBar: false })) },
  ...memberSections.slice(-1),
];

export function listSections({ canAdminister, canEdit, isInvestor }: PortalRights): readonly NavigationSection[] {
  if (canAdminister) return adminSections;
  if (!canEdit) return memberSections;
  return isInvestor ? editingMemberSections : editorSections;
}

/** Every page of the navigation by itself, for a search through them. */
export const listPages = (rights: PortalRights) =>
  listSections(rights).flatMap((section) =>
    section.links.flatMap(({ icon, pages, ...link }) =>
      (pages ?? [link]).map((page) => ({ ...page, icon, section: section.name })),
    ),
  );

const isWithin = (path: string, to: string) => path === to || path.startsWith(`${to}/`);

export interface CurrentPage {
  section: NavigationSection;
  link: PortalLink;
  /** The path of the entry or of the page of it that the current path belongs to. */
  to: string;
  /** True if the path is this page, and false for a page below it, such as one document. */
  isExact: boolean;
}

/** The entry of the navigation that a path belongs to: of two entries that match, the one with the longer path. */
export function findCurrentPage(pathname: string, rights: PortalRights): CurrentPage | null {
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  const matches = listSections(rights).flatMap((section) =>
    section.links.flatMap((link) =>
      [link.to, ...(link.pages ?? []).map(({ to }) => to), ...(link.others ?? [])]
        // An unknown page below the overview belongs to no entry.
        .filter((to) => (to === paths.investor ? path === to : isWithin(path, to)))
        .map((to) => ({ section, link, to, isExact: path === to && !link.others?.includes(to) })),
    ),
  );
  return matches.toSorted((a, b) => b.to.length - a.to.length)[0] ?? null;
}
