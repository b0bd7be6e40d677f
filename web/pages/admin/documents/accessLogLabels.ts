import { namePage } from '#graphql/page-name.ts';
import type { AccessKind, AccessLogFilter, AccessLogQuery } from '#graphql/generated/admin.ts';
import { defineUrlFilter, freeText, type UrlFilterValues } from '#web/runtime/urlFilter.ts';
import { declareLogFilter, toLogFilter } from '../shared/logFilter.ts';

export type Entry = AccessLogQuery['accessLog']['edges'][number]['node'];

export const kindLabels: Record<AccessKind, string> = {
  SEEN: 'Opened the document page',
  SENT: 'Was sent a page',
  READ: 'Had a page in view',
  DOWNLOADED: 'Downloaded',
  PRINTED: 'Printed',
};

/** The action of a person on a document, as the text before its title. */
export function describeReading({ kind, page, pageLabel }: Pick<Entry, 'kind' | 'page' | 'pageLabel'>): string {
  const ofPage = page === null ? '' : `page ${namePage(page, pageLabel)} of `;
  switch (kind) {
    case 'SEEN':
      return 'opened';
    case 'SENT':
      return `was sent ${ofPage}`.trimEnd();
    case 'READ':
      return `read ${ofPage}`.trimEnd();
    case 'DOWNLOADED':
      return 'downloaded';
    case 'PRINTED':
      return 'printed';
  }
}

const isKind = (value: string): value is AccessKind => Object.hasOwn(kindLabels, value);

/** The options of the filter. */
export const kinds: readonly (readonly [kind: string, words: string])[] = [
  ['', 'Everything'],
  ...Object.entries(kindLabels),
];

/** The filter of the access log, in the URL. `code` is the eight-character watermark code. */
export const accessLogFilter = defineUrlFilter({
  ...declareLogFilter(isKind),
  document: freeText(60),
  version: (typed: string): string => (/^[1-9]\d{0,4}$/.test(typed) ? typed : ''),
  code: freeText(40),
});

/** The filter as API input. */
export const toFilter = ({
  document,
  version,
  code,
  kind,
  ...values
}: UrlFilterValues<typeof accessLogFilter>): AccessLogFilter => ({
  documentId: document || null,
  version: version ? Number(version) : null,
  code: code || null,
  kind: isKind(kind) ? kind : null,
  ...toLogFilter({ kind, ...values }),
});
