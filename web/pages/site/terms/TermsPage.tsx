import { PageMeta } from '../../../site/PageMeta.tsx';
import { paths } from '../../../paths.ts';
import { LegalDocument } from '../legal/LegalDocument.tsx';
import { useSiteDetails } from '../../../runtime/SiteContext.tsx';
import { editions, listClauses } from './terms.content.tsx';

const way = [{ name: 'Terms', to: paths.terms }];

export function TermsPage() {
  return (
    <>
      <PageMeta
        title="Terms of use"
        description="The terms for reading this website and using the investor portal: quoting, accounts, confidentiality, reporting weaknesses, what is not promised."
        trail={way}
      />
      <LegalDocument
        title="Terms of use"
        lead="Eight clauses for a website and a portal. The product itself comes with a contract, signed by people, on paper if you like."
        trail={way}
        clauses={listClauses(useSiteDetails())}
        editions={editions}
      />
    </>
  );
}
