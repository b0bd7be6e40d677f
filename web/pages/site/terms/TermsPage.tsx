import { PageMeta } from '../../../site/PageMeta.tsx';
import { trail } from '../../../site/trail.ts';
import { paths } from '../../../paths.ts';
import { LegalDocument } from '../legal/LegalDocument.tsx';
import { clauses, editions } from './terms.content.tsx';

const way = trail({ name: 'Terms', to: paths.terms });

export function TermsPage() {
  return (
    <>
      <PageMeta
        title="Terms of use"
        description="The terms for reading this website and using the investor portal: quoting, accounts, confidentiality, reporting weaknesses, and what the pages do not promise."
        trail={way}
      />
      <LegalDocument
        title="Terms of use"
        lead="Eight clauses for a website and a portal. The product itself comes with a contract, signed by people, on paper if you like."
        trail={way}
        clauses={clauses}
        editions={editions}
      />
    </>
  );
}
