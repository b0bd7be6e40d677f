import type { ComponentProps } from 'react';
import { PortalPageHead } from '../ui/PortalSection.tsx';

type AdminHeadProps = ComponentProps<typeof PortalPageHead> & {
  /** What the page is for: its meta description, and the help behind the question mark unless `help` is given. */
  description: string;
  path: string;
};

/** The head of an admin page. */
export const AdminHead = (props: AdminHeadProps) => <PortalPageHead help={props.description} {...props} />;
