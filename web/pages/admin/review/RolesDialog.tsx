import { type FormEvent, useState } from 'react';
import type { Role } from '../../../../graphql/generated/admin.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { FormMessage } from '../../../forms/FormMessage.tsx';
import formStyles from '../../../forms/Form.module.css';
import styles from '../desk/Desk.module.css';
import { type Reviewed, roleWords } from './reviewWords.ts';

const roles = [
  ['INVESTOR', 'Reads documents, updates and events.'],
  ['ADMIN', 'Reviews requests and manages the site.'],
] as const satisfies [Role, string][];

type RolesDialogProps = { user: Reviewed; onSubmit: (roles: Role[]) => Promise<unknown>; onClose: () => void };

/** What an account may do. A change signs its owner out everywhere. */
export function RolesDialog({ user, onSubmit, onClose }: RolesDialogProps) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('role') as Role[];
    if (chosen.length === 0) return setFault('Choose at least one role');
    setBusy(true);
    await onSubmit(chosen);
    setBusy(false);
  };
  return (
    <Dialog title={`Roles of ${user.name}`} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className={formStyles.form}>
        <FormMessage>{fault}</FormMessage>
        <fieldset className={styles.roles}>
          <legend className={formStyles.hint}>A change ends all sessions of this person.</legend>
          {roles.map(([role, what]) => (
            <label key={role}>
              <input type="checkbox" name="role" value={role} defaultChecked={user.roles.includes(role)} />
              <span>
                <b>{roleWords[role]}</b> {what}
              </span>
            </label>
          ))}
        </fieldset>
        <DialogButtons action="Set roles" busy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
