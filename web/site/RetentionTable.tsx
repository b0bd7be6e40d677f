import type { SiteDetails } from '#graphql/site-details.ts';
import { useSiteDetails } from '../runtime/SiteContext.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { legalSentences } from './statements.ts';
import { type StoredData, storedData } from './storedData.ts';

const operatorFacts: Record<string, (details: SiteDetails, hasLanguageModel: boolean) => string> = legalSentences;

/** How long this website keeps what it stores. A period that the operator sets is the name of its fact. */
export function RetentionTable({ periods }: { periods: Record<StoredData, readonly [period: string, end: string]> }) {
  const details = useSiteDetails();
  const rows = storedData.map((name) => {
    const [period, end] = periods[name];
    return [name, operatorFacts[period]?.(details, false) ?? period, end];
  });
  return (
    <DataTable
      number={1}
      caption="How long what is kept"
      columns={['What', 'How long', 'And then']}
      rows={rows}
      width="narrow"
    />
  );
}
