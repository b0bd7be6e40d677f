import type { ReactNode } from 'react';
import { LedgerHead } from '../../../ui/Ledger.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';

type DeskHeadProps = { title: string; description: string; path: string; children?: ReactNode };

/** The header of an admin page: its title and description. The text defaults to the meta description. */
export function DeskHead({ title, description, path, children = description }: DeskHeadProps) {
  return (
    <>
      <PageHead title={title} description={description} path={path} hidden />
      <LedgerHead title={title}>{children}</LedgerHead>
    </>
  );
}
