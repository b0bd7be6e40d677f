import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { useDeleteOwnAccountMutation } from '#graphql/generated/portal.ts';
import { report, useActionToast } from '#web/ui/useActionToast.ts';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { ExportLink } from '#web/ui/ExportLink.tsx';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import { paths } from '#web/paths.ts';
import styles from './AccountPage.module.css';

const formats = [
  ['json', 'Export as JSON', '/api/user/export'],
  ['csv', 'Export as CSV', '/api/user/export?format=csv'],
] as const;

/** Exports or deletes all data of the account. */
export function DataSection() {
  const withToast = useActionToast();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [deleteOwnAccount] = useDeleteOwnAccountMutation();
  const deleteAccount = async () => {
    const messages = report('Your account was', 'deleted');
    const { error } = await withToast(() => deleteOwnAccount(), messages);
    if (error) return;
    await navigate(paths.auth);
    await client.clearStore();
  };
  return (
    <PortalSection
      title="Your data"
      note="Download all data about you as a file. If you delete your account, it is removed permanently and you are signed out everywhere. Signatures of the confidentiality agreement stay."
    >
      <p className={styles.links}>
        {formats.map(([format, label, href]) => [
          <ExportLink
            key={format}
            className=""
            href={href}
            name={`my-data.${format}`}
            done="Your data was exported"
            failed="Your data was not exported"
          >
            {label}
          </ExportLink>,
          ' ',
        ])}
      </p>
      <div className={styles.buttons}>
        <ConfirmButton
          size="small"
          variant="danger"
          sure="Delete your account permanently?"
          onConfirm={() => void deleteAccount()}
        >
          Delete my account
        </ConfirmButton>
      </div>
    </PortalSection>
  );
}
