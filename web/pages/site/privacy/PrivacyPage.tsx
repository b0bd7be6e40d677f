import { DataTable } from '../../../ui/DataTable.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { paths } from '../../../paths.ts';
import { LegalDocument } from '../legal/LegalDocument.tsx';
import { useSite, useSiteDetails } from '../../../runtime/SiteContext.tsx';
import { editions, listClauses, listRetention } from './privacy.content.tsx';

const way = [{ name: 'Privacy', to: paths.privacy }];

export function PrivacyPage() {
  const details = useSiteDetails();
  const { hasLanguageModel = false } = useSite();
  return (
    <>
      <PageMeta
        title="Privacy notice"
        description="What this site knows about readers, account holders and people who write to it, for how long, who else receives it, and how to have it corrected or erased."
        trail={way}
      />
      <LegalDocument
        title="Privacy notice"
        lead="Readers leave nothing here but a count and a line in a technical log. People who ask for an account leave what the form shows, and this page says what becomes of it."
        trail={way}
        clauses={listClauses(details, hasLanguageModel)}
        editions={editions}
      >
        <DataTable
          number={1}
          caption="How long what is kept"
          columns={['What', 'How long', 'And then']}
          rows={listRetention(details)}
          width="narrow"
        />
      </LegalDocument>
    </>
  );
}
