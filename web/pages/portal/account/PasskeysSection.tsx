import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  type OwnPasskeyFragment,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from '#graphql/generated/portal.ts';
import { report, useActionToast, useSend } from '#web/ui/useActionToast.ts';
import { Button } from '#web/ui/Button.tsx';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import { usePasskeySupport } from '#web/runtime/usePasskeySupport.ts';
import styles from './AccountPage.module.css';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { RecoveryCodes } from './FactorSection.tsx';

type PasskeysSectionProps = { passkeys: readonly OwnPasskeyFragment[]; onChanged: () => void };

/** The account's passkeys, which sign in without a password. */
export function PasskeysSection({ passkeys, onChanged }: PasskeysSectionProps) {
  const usable = usePasskeySupport();
  const [adding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const changes = usePasskeyChanges();
  const add = async (name: string) => {
    const { result, error } = await changes.add(name);
    if (!result) return { error };
    setAdding(false);
    setCodes(result);
    onChanged();
    return { error };
  };
  const remove = async (id: string) => {
    await changes.remove(id);
    setCodes([]);
    onChanged();
  };
  return (
    <PortalSection
      title="Passkeys"
      note="A key on your device or in your password manager. You sign in with it instead of your password, and phishing sites cannot use it."
    >
      {passkeys.length === 0 && <p>No passkeys yet.</p>}
      {passkeys.length > 0 && (
        <ul className={styles.sessions}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={(name) => changes.rename(passkey.id, name)}
              onRemove={() => void remove(passkey.id)}
            />
          ))}
        </ul>
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onDone={() => setCodes([])} />}
      {adding && (
        <PasskeyNameForm
          action="Add it"
          hint="For example: work laptop"
          onName={add}
          onCancel={() => setAdding(false)}
        />
      )}
      {!adding && usable && (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        </div>
      )}
      {!usable && <p className={styles.aside}>This browser cannot create passkeys for this site.</p>}
    </PortalSection>
  );
}

function usePasskeyChanges() {
  const withToast = useActionToast();
  const client = useApolloClient();
  const removePasskey = useSend(useRemovePasskeyMutation);
  const renamePasskey = useSend(useRenamePasskeyMutation);
  return {
    add: (name: string) => {
      const make = async () => (await import('#web/runtime/passkeys.ts')).addPasskey(client, name);
      return withToast(make, report('The passkey was', 'added'));
    },
    rename: (id: string, name: string) => renamePasskey({ id, name }, report('Passkey', 'renamed')),
    remove: (id: string) => {
      return removePasskey({ id }, report('The passkey was', 'removed'));
    },
  };
}
