import { LedgerHead } from '../../../components/Ledger.tsx';
import { PageHead } from '../../../components/PageHead.tsx';

/** How a page of the content desk begins: its name, and what it is for. */
export function DeskHead({ title, description, path }: { title: string; description: string; path: string }) {
  return (
    <>
      <PageHead title={title} description={description} path={path} hidden />
      <LedgerHead title={title}>{description}</LedgerHead>
    </>
  );
}
