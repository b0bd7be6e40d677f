import { paths } from '../../paths.ts';

interface Room {
  name: string;
  pages: readonly (readonly [to: string, label: string])[];
}

/** Sections of the admin navigation and their pages. Other portal pages belong to no section. */
export const rooms: readonly Room[] = [
  {
    name: 'Investors',
    pages: [
      [paths.investorAdmin, 'Requests'],
      [paths.investorAdminDocuments, 'Manage documents'],
      [paths.investorAdminUpdates, 'Manage updates'],
      [paths.investorAdminQuestions, 'Questions'],
      [paths.investorEvents, 'Events'],
      [paths.investorGroups, 'Groups'],
      [paths.investorAdminDelegates, 'Delegates'],
      [paths.investorAdminNda, 'Confidentiality agreement'],
      [paths.investorAccessLog, 'Access log'],
    ],
  },
  {
    name: 'Content',
    pages: [
      [paths.adminArticles, 'Articles'],
      [paths.adminCategories, 'Categories'],
      [paths.adminPictures, 'Pictures'],
      [paths.adminRss, 'Feeds'],
      [paths.adminEmergencyArticle, 'Emergency notice'],
      [paths.adminArticlesLegacy, 'Articles without JavaScript'],
    ],
  },
  {
    name: 'Site',
    pages: [
      [paths.investorAdminLeads, 'Leads'],
      [paths.investorAdminChat, 'Chat questions'],
      [paths.investorVisits, 'Visits'],
      [paths.investorAudit, 'Audit log'],
    ],
  },
];

const isWithin = (path: string, to: string) => path === to || path.startsWith(`${to}/`);

/** The section and page of a path. If two pages match, the longer path wins. */
export function findRoom(path: string): { room: Room; page: string } | null {
  const fitting = rooms.flatMap((room) =>
    room.pages.filter(([to]) => isWithin(path, to)).map(([page]) => ({ room, page })),
  );
  return fitting.toSorted((a, b) => b.page.length - a.page.length)[0] ?? null;
}
