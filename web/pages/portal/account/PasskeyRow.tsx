import { useState } from 'react';
import type { OwnPasskeyFragment } from '#graphql/generated/portal.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { Day, Moment } from '#web/ui/Moment.tsx';
import styles from './AccountPage.module.css';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';

type PasskeyRowProps = {
  passkey: OwnPasskeyFragment;
  /** Returns the error, or null. */
  onRename: (name: string) => Promise<{ error: unknown }>;
  onRemove: () => void;
};

/** A passkey: when it was added, when it last signed in, and its actions. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const [renaming, setRenaming] = useState(false);
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  const rename = async (newName: string) => {
    const result = await onRename(newName);
    if (!result.error) setRenaming(false);
    return result;
  };
  if (renaming) {
    return (
      <li>
        <PasskeyNameForm name={name} action="Rename" onName={rename} onCancel={() => setRenaming(false)} />
      </li>
    );
  }
  return (
    <li>
      <span className={styles.breakable}>
        <b>{name}</b>
        {isSynced ? ' — synced between devices' : ''}
        <span className="label">
          Added <Day at={createdAt} />,{' '}
          {lastUsedAt ? (
            <>
              last used <Moment at={lastUsedAt} />
            </>
          ) : (
            'never used'
          )}
        </span>
      </span>{' '}
      <span className={styles.rowButtons}>
        <Button size="small" onClick={() => setRenaming(true)}>
          Rename<span className="visually-hidden"> {name}</span>
        </Button>{' '}
        <ConfirmButton
          size="small"
          variant="danger"
          sure="Remove this passkey? You can no longer sign in with it."
          about={name}
          onConfirm={onRemove}
        >
          Remove
        </ConfirmButton>
      </span>
    </li>
  );
}
