import type { AdminQuestionFragment } from '../../../../graphql/generated/admin.ts';
import { paths } from '../../../paths.ts';
import { InlineLink } from '../../../ui/InlineLink.tsx';

type PageLinkProps = { question: Pick<AdminQuestionFragment, 'document' | 'documentVersion' | 'page'> };

/** What the person who asked saw: the page of the version that the question is about. */
export function PageLink({ question: { document, documentVersion, page } }: PageLinkProps) {
  const label = `${page === null ? '' : `page ${page} of `}version ${documentVersion}`;
  if (!document) return label;
  const isCurrent = document.version === documentVersion;
  const version = paths.investorDocumentVersion(document.id, documentVersion);
  const current = paths.investorDocument(document.id);
  return <InlineLink to={`${isCurrent ? current : version}${page === null ? '' : `?page=${page}`}`}>{label}</InlineLink>;
}
