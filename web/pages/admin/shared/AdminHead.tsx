import type { ReactNode } from 'react';
import { PortalPageHead } from '../../../ui/PortalSection.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';

type AdminHeadProps = { title: string; description: string; path: string; children?: ReactNode };

/** The header of an admin page: its title and description. The text defaults to the meta description. */
export function AdminHead({ title, description, path, children = description }: AdminHeadProps) {
  return (
    <>
      <PageHead title={title} description={description} path={path} hidden />
      <PortalPageHead title={title}>{children}</PortalPageHead>
    </>
  );
}
