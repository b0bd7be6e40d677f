import { DataTable } from '../../../ui/DataTable.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { paths } from '../../../paths.ts';
import { LegalDocument } from '../legal/LegalDocument.tsx';
import { clauses, editions, cookieRows } from './cookies.content.tsx';

const way = [{ name: 'Cookies', to: paths.cookies }];

export function CookiesPage() {
  return (
    <>
      <PageMeta
        title="Cookies"
        description="Readers of this site get no cookies. The six that exist, the notes that stay in your browser, what each is for and how long it lives."
        trail={way}
      />
      <LegalDocument
        title="Cookies: none for reading, six in all"
        lead="A complete list, short enough to check against your browser’s own."
        trail={way}
        clauses={clauses}
        editions={editions}
      >
        <DataTable
          number={1}
          caption="Everything this site may store in your browser"
          columns={['Name', 'Kind', 'Set by', 'Lives', 'For']}
          rows={cookieRows}
        />
      </LegalDocument>
    </>
  );
}
