import type { ReactNode } from 'react';
import type { Crumb } from './Breadcrumbs.tsx';
import { PageMeta } from './PageMeta.tsx';
import type { Question } from './Questions.tsx';

/** What stands above the text of a page in content/pages. */
export interface FrontMatter {
  title: string;
  description: string;
  /** From the page above to this page. */
  trail: readonly Crumb[];
  questions?: readonly Question[];
}

/** The component of a page in content/pages: its head and its text. Files of that folder are compiled to call this. */
export const createContentPage = ({ title, description, trail, questions }: FrontMatter) =>
  function ContentPage({ children }: { children?: ReactNode }) {
    return (
      <>
        <PageMeta title={title} description={description} trail={trail} {...(questions && { questions })} />
        {children}
      </>
    );
  };
