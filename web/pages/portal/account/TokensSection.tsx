import { InlineLink } from '../../../ui/InlineLink.tsx';
import { LedgerSection } from '../../../ui/Ledger.tsx';
import { paths } from '../../../paths.ts';
import styles from './AccountPage.module.css';

/** Links to the page of the API tokens. */
export const TokensSection = () => (
  <LedgerSection title="API tokens" note="Let a program read or change what you can, without your password.">
    <p className={styles.links}>
      <InlineLink to={paths.investorTokens}>Your API tokens</InlineLink>
    </p>
  </LedgerSection>
);
