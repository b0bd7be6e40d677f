import { namePage } from '#graphql/page-name.ts';
import type { AdminQuestionFragment } from '#graphql/generated/admin.ts';
import { paths } from '#web/paths.ts';

type Asked = Pick<AdminQuestionFragment, 'document' | 'documentVersion' | 'page' | 'pageLabel'>;

/** What the person who asked saw: `page 2 of version 1`. */
export const describePlace = ({ documentVersion, page, pageLabel }: Asked): string =>
  `${page === null ? '' : `page ${namePage(page, pageLabel)} of `}version ${documentVersion}`;

/** The path of that page. Null if the document is not there any more. */
export function getPlacePath({ document, documentVersion, page }: Asked): string | null {
  if (!document) return null;
  const isCurrent = document.version === documentVersion;
  const path = isCurrent
    ? paths.investorDocument(document.id)
    : paths.investorDocumentVersion(document.id, documentVersion);
  return page === null ? path : `${path}?page=${page}`;
}
