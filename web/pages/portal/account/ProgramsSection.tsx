import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PortalSection } from '../../../ui/PortalSection.tsx';
import { paths } from '../../../paths.ts';
import styles from './AccountPage.module.css';

/** Links to the pages of the API tokens and webhooks. */
export const ProgramsSection = () => (
  <PortalSection
    title="Programs"
    note="Let a program read or change what you can, without your password, and receive changes."
  >
    <p className={styles.links}>
      <InlineLink to={paths.investorTokens}>Your API tokens</InlineLink>
      <InlineLink to={paths.investorWebhooks}>Your webhooks</InlineLink>
    </p>
  </PortalSection>
);
