import { useSite } from '../runtime/SiteContext.tsx';
import type { Crumb } from './Breadcrumbs.tsx';
import { getCardPath } from '../paths.ts';
import { PageHead } from '../ui/PageHead.tsx';
import type { Question } from './Questions.tsx';
import { breadcrumbData, JsonLd, questionsData } from './JsonLd.tsx';

type PageMetaProps = {
  title: string;
  description: string;
  /** From below the home page to this page, which is the last item. */
  trail: readonly Crumb[];
  /** The questions on the page, if there are any. */
  questions?: readonly Question[];
  /** Keeps a view that a form made out of search engines. */
  hidden?: boolean;
};

/** The head of a page and its structured data: breadcrumbs and questions. */
export function PageMeta({ title, description, trail, questions, hidden = false }: PageMetaProps) {
  const { publicUrl } = useSite();
  const path = trail.at(-1)?.to ?? '/';
  const graph = [breadcrumbData(publicUrl, trail), ...(questions ? [questionsData(questions)] : [])];
  return (
    <>
      <PageHead title={title} description={description} path={path} image={getCardPath(path)} hidden={hidden} />
      <JsonLd data={{ '@context': 'https://schema.org', '@graph': graph }} />
    </>
  );
}
