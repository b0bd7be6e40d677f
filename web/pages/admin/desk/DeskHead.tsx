import type { ReactNode } from 'react';
import { LedgerHead } from '../../../ui/Ledger.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';

type DeskHeadProps = { title: string; description: string; path: string; children?: ReactNode };

/** How a page of the desk begins: its name, and what it is for, in the words of the description or in its own. */
export function DeskHead({ title, description, path, children = description }: DeskHeadProps) {
  return (
    <>
      <PageHead title={title} description={description} path={path} hidden />
      <LedgerHead title={title}>{children}</LedgerHead>
    </>
  );
}
