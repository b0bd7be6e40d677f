import { useLocation } from 'react-router-dom';
import { NotFoundPage } from '../../../site/ErrorPages.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { paths } from '../../../paths.ts';
import { HttpStatus } from '../../../runtime/ServerContext.tsx';

/** The page for a case study that does not exist or is not visible to this reader. */
export function CaseStudyMissing() {
  const { pathname } = useLocation();
  return (
    <>
      <HttpStatus code={404} />
      <NotFoundPage
        path={pathname}
        title="No case study at this URL."
        text="The case study may have been unpublished, or the URL may contain a typing error."
        newest={<TextLink to={paths.caseStudies}>Show all case studies</TextLink>}
      />
    </>
  );
}
