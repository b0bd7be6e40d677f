import type { AccessKind, AccessLogFilter, AccessLogQuery } from '../../../../graphql/generated/admin.ts';
import { narrowedTo, readTrail, type TrailAsked } from '../desk/trailAsked.ts';

export type Entry = AccessLogQuery['accessLog']['edges'][number]['node'];

export const kindWords: Record<AccessKind, string> = {
  SEEN: 'Opened the document page',
  VIEWED: 'Viewed a page',
  READ: 'Read a page',
  DOWNLOADED: 'Downloaded',
  PRINTED: 'Printed',
};

const isKind = (given: string): given is AccessKind => Object.hasOwn(kindWords, given);

/** What the filter offers. */
export const kinds: readonly (readonly [kind: string, words: string])[] = [
  ['', 'Everything'],
  ...Object.entries(kindWords),
];

export interface Asked extends TrailAsked {
  document: string;
  /** Eight characters of a watermark. */
  code: string;
}

export const readAsked = (params: URLSearchParams): Asked => ({
  ...readTrail(params, isKind),
  document: params.get('document')?.trim().slice(0, 60) ?? '',
  code: params.get('code')?.trim().slice(0, 40) ?? '',
});

/** The same as the API takes it. */
export const filterOf = ({ document, code, kind, ...asked }: Asked): AccessLogFilter => ({
  documentId: document || null,
  code: code || null,
  kind: isKind(kind) ? kind : null,
  ...narrowedTo({ kind, ...asked }),
});
