import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PortalSection } from '../../../ui/PortalSection.tsx';
import { paths } from '../../../paths.ts';
import styles from './AccountPage.module.css';

/** Links to the delegates page. */
export const DelegatesSection = () => (
  <PortalSection
    title="Delegates"
    note="Let a colleague or counsel read documents for you. You choose the documents and the end date."
  >
    <p className={styles.links}>
      <InlineLink to={paths.investorDelegates}>Your delegates, and the people you act for</InlineLink>
    </p>
  </PortalSection>
);
