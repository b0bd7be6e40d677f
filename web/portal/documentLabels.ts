import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListedDocumentFragment } from '#graphql/generated/portal.ts';
import { paths } from '../paths.ts';
import { text } from '#graphql/limits.ts';
import { defineUrlFilter, freeText, type UrlFilterValues } from '../runtime/urlFilter.ts';
import { useHydrating } from '../runtime/useHydrating.ts';
import { formatFileSize } from '../runtime/formatCount.ts';

const types: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint',
  'text/csv': 'CSV',
  'text/plain': 'Text',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
};

type Sized = Pick<ListedDocumentFragment, 'mediaType' | 'byteSize' | 'pageCount'>;

/** `PDF, 2.4 MB`. */
export const describeFile = ({ mediaType, byteSize }: Sized): string =>
  `${types[mediaType] ?? 'File'}, ${formatFileSize(byteSize)}`;

type Readable = Pick<ListedDocumentFragment, 'rights' | 'pageCount'>;

/** Files without pages can only be downloaded, so the right to read does not open them. */
export const canOpen = ({ rights, pageCount }: Readable): boolean =>
  rights.includes(pageCount === null ? 'DOWNLOAD' : 'VIEW');

/** The strongest action that these rights allow. */
export function describeRights(document: Readable): string {
  if (!canOpen(document)) return 'List';
  if (document.pageCount === null) return 'Download only';
  return document.rights.includes('DOWNLOAD') ? 'Read and download' : 'Read';
}

export const newsLabels = { NEW: 'New', CHANGED: 'Changed since you read it' } as const;

/** The filter of the documents, in the URL: a folder and its subfolders, or a search in all folders. */
export const documentsFilter = defineUrlFilter({ folder: freeText(60), search: freeText(text.searchQuery) });
export type DocumentsFilterValues = UrlFilterValues<typeof documentsFilter>;

interface WayBack {
  from: string;
}

/** The state of a link to a document: its reader leads back to the page with the link. */
export function useWayBack(): WayBack {
  const { pathname, search } = useLocation();
  return { from: `${pathname}${search}` };
}

/** The list from which a person opened a document: that of administrators, or all documents of the reader. */
export function useDocumentList(): { to: string; label: string } {
  const isHydrating = useHydrating();
  // Links of the reader to another page have no state.
  const [state] = useState(useLocation().state as Partial<WayBack> | null);
  const from = isHydrating ? undefined : state?.from;
  return from?.startsWith(paths.investorAdminDocuments)
    ? { to: from, label: 'Manage documents' }
    : { to: paths.investorDocuments, label: 'All documents' };
}

export const folderPath = (id: string, base: string = paths.investorDocuments): string =>
  `${base}${base.includes('?') ? '&' : '?'}${new URLSearchParams({ folder: id })}`;
