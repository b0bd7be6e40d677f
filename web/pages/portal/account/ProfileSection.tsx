import { Day } from '../../../components/Day.tsx';
import { FactList } from '../../../components/FactList.tsx';
import { LedgerSection } from '../../../components/Ledger.tsx';
import { accountStatusWords, roleWords } from '../accountWords.ts';
import type { Member } from './AccountPage.tsx';

/** What was registered and reviewed. */
export function ProfileSection({ viewer }: { viewer: Member }) {
  return (
    <LedgerSection title="Profile" note="Your details from registration. Contact investor relations to change them.">
      <FactList
        label="Profile"
        facts={[
          ['Name', viewer.name],
          ['Username', viewer.username],
          ['Company', viewer.company || 'Not provided'],
          ['Status', accountStatusWords[viewer.status]],
          ['Roles', viewer.roles.map((role) => roleWords[role]).join(', ')],
          ['Account created', <Day key="since" at={viewer.createdAt} />],
        ]}
      />
    </LedgerSection>
  );
}
