import type { ListedDocumentFragment } from '../../graphql/generated/portal.ts';
import { paths } from '../paths.ts';
import { sizeOf } from '../sizeOf.ts';

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

type Sized = Pick<ListedDocumentFragment, 'type' | 'size' | 'pageCount'>;

/** `PDF, 2.4 MB`. */
export const fileOf = ({ type, size }: Sized): string => `${types[type] ?? 'File'}, ${sizeOf(size)}`;

/** `1 document`, `12 documents`. */
export const documentsOf = (count: number): string => `${count} ${count === 1 ? 'document' : 'documents'}`;

export const pagesOf = (count: number): string => `${count} ${count === 1 ? 'page' : 'pages'}`;

/** The most that somebody may do; each right holds those before it. */
export const rightOf = (rights: readonly string[]): string =>
  rights.includes('DOWNLOAD') ? 'Read and download' : rights.includes('VIEW') ? 'Read' : 'Know of it';

export const newsWords = { NEW: 'New', CHANGED: 'Changed since you read it' } as const;

/** What the address asks for: one folder with all below it, or words anywhere. */
export interface Asked {
  folder: string;
  search: string;
}

export const readAsked = (params: URLSearchParams): Asked => ({
  folder: params.get('folder')?.trim().slice(0, 60) ?? '',
  search: params.get('search')?.trim() ?? '',
});

export const folderPath = (id: string, base: string = paths.investorDocuments): string =>
  `${base}${base.includes('?') ? '&' : '?'}${new URLSearchParams({ folder: id })}`;
