import { paths } from '../../../paths.ts';

export interface PageShortcut {
  /** The second key, after G. */
  key: string;
  label: string;
  to: string;
  /** True for shortcuts of administrators. */
  isAdmin?: boolean;
}

export const pageShortcuts: readonly PageShortcut[] = [
  { key: 'o', label: 'Open the overview', to: paths.investor },
  { key: 'd', label: 'Open documents', to: paths.investorDocuments },
  { key: 'u', label: 'Open updates', to: paths.investorUpdates },
  { key: 'c', label: 'Open the calendar', to: paths.investorCalendar },
  { key: 'r', label: 'Open requests', to: paths.investorAdmin, isAdmin: true },
  { key: 'q', label: 'Open questions', to: paths.investorAdminQuestions, isAdmin: true },
  { key: 'm', label: 'Manage documents', to: paths.investorAdminDocuments, isAdmin: true },
  { key: 'a', label: 'Open articles', to: paths.adminArticles, isAdmin: true },
];

/** The keys of the document reader (documents/useReaderKeys.ts). */
export const readerShortcuts: readonly { keys: readonly string[]; label: string }[] = [
  { keys: ['/'], label: 'Find in the document; Enter and Shift Enter move between the results' },
  { keys: ['J', 'K'], label: 'Next or previous page; → and ← do the same while the pages have focus' },
  { keys: ['Home', 'End'], label: 'First or last page, while the pages have focus' },
  { keys: ['+', '−'], label: 'Zoom in or out' },
  { keys: ['F'], label: 'Full screen' },
];
