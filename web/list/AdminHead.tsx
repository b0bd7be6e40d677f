import type { ReactNode } from 'react';
import { PortalPageHead } from '../ui/PortalSection.tsx';
import { PageHead } from '../ui/PageHead.tsx';

type AdminHeadProps = {
  title: string;
  /** What the page is for: its meta description, and the help behind the question mark unless `help` is given. */
  description: string;
  path: string;
  count?: ReactNode;
  help?: ReactNode;
  action?: ReactNode;
};

/** The head of an admin page. */
export function AdminHead({ title, description, path, count, help = description, action }: AdminHeadProps) {
  return (
    <>
      <PageHead title={title} description={description} path={path} hidden />
      <PortalPageHead title={title} count={count} help={help} action={action} />
    </>
  );
}
