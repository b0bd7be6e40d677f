import { InlineLink } from '../../../components/InlineLink.tsx';
import { LedgerSection } from '../../../components/Ledger.tsx';
import { paths } from '../../../paths.ts';
import styles from './AccountPage.module.css';

/** The way to who acts for you, and for whom you act. */
export const DelegatesSection = () => (
  <LedgerSection title="Delegates" note="A colleague or counsel may read for you, as far and as long as you say.">
    <p className={styles.links}>
      <InlineLink to={paths.investorDelegates}>Who acts for you, and for whom you act</InlineLink>
    </p>
  </LedgerSection>
);
