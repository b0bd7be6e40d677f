import { paths } from '#web/paths.ts';
import { listPages, type PortalRights } from '#web/portal/shell/navigation.ts';

export interface PageShortcut {
  /** The second key, after G. */
  key: string;
  label: string;
  to: string;
}

const pageShortcuts: readonly PageShortcut[] = [
  { key: 'o', label: 'Open the overview', to: paths.investor },
  { key: 'd', label: 'Open documents', to: paths.investorDocuments },
  { key: 'u', label: 'Open updates', to: paths.investorUpdates },
  { key: 'c', label: 'Open the calendar', to: paths.investorCalendar },
  { key: 'r', label: 'Open requests', to: paths.investorAdmin },
  { key: 'q', label: 'Open questions', to: paths.investorAdminQuestions },
  { key: 'm', label: 'Manage documents', to: paths.investorAdminDocuments },
  { key: 'a', label: 'Open articles', to: paths.adminArticles },
];

/** The shortcuts to pages in the navigation of the viewer. */
export function listShortcuts(rights: PortalRights): readonly PageShortcut[] {
  const reachable = new Set(listPages(rights).map(({ to }) => to));
  return pageShortcuts.filter(({ to }) => reachable.has(to));
}

/** The keys of the document reader (documents/useReaderKeys.ts). */
export const readerShortcuts: readonly { keys: readonly string[]; label: string }[] = [
  { keys: ['/'], label: 'Find in the document; Enter and Shift Enter move between the results' },
  { keys: ['J', 'K'], label: 'Next or previous page; → and ← do the same while the pages have focus' },
  { keys: ['Home', 'End'], label: 'First or last page, while the pages have focus' },
  { keys: ['+', '−'], label: 'Zoom in or out' },
  { keys: ['F'], label: 'Full screen' },
];
