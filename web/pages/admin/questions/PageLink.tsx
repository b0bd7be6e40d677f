import { paths } from '../../../paths.ts';
import { InlineLink } from '../../../ui/InlineLink.tsx';

/** The page that a question is about, in the reader of its document. */
export const PageLink = ({ document, page }: { document: { id: string } | null; page: number }) =>
  document ? <InlineLink to={paths.investorDocumentPage(document.id, page)}>page {page}</InlineLink> : `page ${page}`;
