import type { SiteDetails } from '#graphql/site-details.ts';
import { useSiteDetails } from '../runtime/SiteContext.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { legalSentences } from './statements.ts';

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

/** What this website stores, for the privacy notice, which has the period of each, and for the trust page. */
export const storedData = [
  'Session',
  'Link to confirm an address',
  'Account',
  'Link of an invitation',
  'Signed confidentiality agreement, with the name, company, email address and network address of the signer',
  'Refused request',
  'Whitepaper request, or message by the contact form',
  'Link to the whitepaper',
  'Watermark code of a page or file that was sent',
  'What was sent, read, downloaded and printed, and each attempt to sign in',
  'Delegation',
  'Question about a document',
  'Email that we sent',
  'Note that you were notified of an update or an event',
  'Calls to a language model, as counts without questions or names',
  'Counted page view',
  'Line of the technical log, with the network address',
  'Questions to the chat',
  'Audit log',
  'Backups',
] as const;

type StoredData = (typeof storedData)[number];
