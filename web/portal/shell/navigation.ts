import { paths } from '../../paths.ts';
import type { IconName } from './NavIcon.tsx';

export interface PortalLink {
  to: string;
  label: string;
  icon: IconName;
  /** Other pages that belong to this entry. */
  others?: readonly string[];
  /** True for pages that the server renders without JavaScript: the browser loads the document. */
  isDocument?: boolean;
}

export interface NavigationSection {
  /** The heading in the navigation. */
  name: string;
  links: readonly PortalLink[];
}

/** The pages that every member of the portal reads. */
export const readSection: NavigationSection = {
  name: 'Read',
  links: [
    { to: paths.investor, label: 'Overview', icon: 'home' },
    { to: paths.investorDocuments, label: 'Documents', icon: 'document' },
    { to: paths.investorUpdates, label: 'Updates', icon: 'text' },
    { to: paths.investorCalendar, label: 'Calendar', icon: 'calendar' },
    {
      to: paths.investorAccount,
      label: 'Account',
      icon: 'person',
      others: [paths.investorDelegates, paths.investorNda, paths.investorTokens, paths.investorWebhooks],
    },
  ],
};

/** The pages that administrators manage the portal and the site with. */
export const manageSections: readonly NavigationSection[] = [
  {
    name: 'Manage investors',
    links: [
      { to: paths.investorAdmin, label: 'Requests', icon: 'person' },
      { to: paths.investorAdminQuestions, label: 'Questions', icon: 'question' },
      { to: paths.investorAdminDocuments, label: 'Manage documents', icon: 'document' },
      { to: paths.investorAdminUpdates, label: 'Manage updates', icon: 'text' },
      { to: paths.investorEvents, label: 'Events', icon: 'calendar' },
      { to: paths.investorGroups, label: 'Groups', icon: 'grid' },
      { to: paths.investorAdminDelegates, label: 'Delegates', icon: 'person' },
      { to: paths.investorAdminNda, label: 'Agreement', icon: 'page' },
      { to: paths.investorAccessLog, label: 'Access log', icon: 'list' },
    ],
  },
  {
    name: 'Manage content',
    links: [
      { to: paths.adminArticles, label: 'Articles', icon: 'page' },
      { to: paths.adminCategories, label: 'Categories', icon: 'grid' },
      { to: paths.adminPictures, label: 'Pictures', icon: 'picture' },
      { to: paths.adminRss, label: 'Feeds', icon: 'feed' },
      { to: paths.adminEmergencyArticle, label: 'Emergency notice', icon: 'notice', isDocument: true },
      { to: paths.adminArticlesLegacy, label: 'Articles (basic editor)', icon: 'page', isDocument: true },
    ],
  },
  {
    name: 'Manage site',
    links: [
      { to: paths.investorAdminLeads, label: 'Leads', icon: 'mail' },
      { to: paths.investorAdminChat, label: 'Chat questions', icon: 'question' },
      { to: paths.investorVisits, label: 'Visits', icon: 'chart' },
      { to: paths.investorAdminTokens, label: 'API tokens', icon: 'key' },
      { to: paths.investorAdminWebhooks, label: 'Webhooks', icon: 'feed' },
      { to: paths.investorAudit, label: 'Audit log', icon: 'list' },
    ],
  },
];

export const listSections = (canAdminister: boolean): readonly NavigationSection[] =>
  canAdminister ? [readSection, ...manageSections] : [readSection];

const isWithin = (path: string, to: string) => path === to || path.startsWith(`${to}/`);

export interface CurrentPage {
  section: NavigationSection;
  link: PortalLink;
  /** True if the path is the page of the link, and false for a page below it, such as one document. */
  isExact: boolean;
}

/** The entry of the navigation that a path belongs to: of two entries that match, the one with the longer path. */
export function findCurrentPage(pathname: string): CurrentPage | null {
  const path = pathname.replace(/\/+$/, '');
  const sections = [readSection, ...manageSections].flatMap((section) =>
    section.links.flatMap((link) =>
      [link.to, ...(link.others ?? [])]
        .filter((to) => isWithin(path, to))
        .map((to) => ({ page: { section, link, isExact: path === link.to }, length: to.length })),
    ),
  );
  return sections.toSorted((a, b) => b.length - a.length)[0]?.page ?? null;
}
