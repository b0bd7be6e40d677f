import { useState } from 'react';
import { Field, Formik } from 'formik';
import { Form } from '#web/forms/Form.tsx';
import type { Role } from '#graphql/generated/admin.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DialogButtons } from '#web/ui/DialogButtons.tsx';
import formStyles from '#web/forms/Form.module.css';
import styles from '../shared/Admin.module.css';
import { type ReviewedUser, roleLabels } from './reviewLabels.ts';
import { FormMessage } from '#web/forms/FormMessage.tsx';

const roles = [
  ['INVESTOR', 'Reads documents, updates and events.'],
  [
    'EDITOR',
    'Writes articles, case studies, notices and pictures, and reviews feeds. Sees no investors and no documents.',
  ],
  ['ADMIN', 'Reviews requests and manages the site.'],
] as const satisfies [Role, string][];

type RolesDialogProps = {
  user: ReviewedUser;
  /** `expectedRoles` are those on which the choice is based. */
  onSubmit: (roles: Role[], expectedRoles: readonly Role[]) => Promise<unknown>;
  onClose: () => void;
};

interface Values {
  role: readonly Role[];
}

/** Sorts the chosen roles by the order of the list. */
const sortRoles = (selectedRoles: readonly Role[]): Role[] =>
  roles.map(([role]) => role).filter((role) => selectedRoles.includes(role));

/** Sets an account's roles. A change ends all sessions of the account. */
export function RolesDialog({ user, onSubmit, onClose }: RolesDialogProps) {
  // The page behind the dialog may load others.
  const [expectedRoles] = useState(user.roles);
  return (
    <Dialog title={`Roles of ${user.name}`} onClose={onClose}>
      <Formik<Values>
        initialValues={{ role: user.roles }}
        validate={({ role }) => (role.length === 0 ? { role: 'Choose at least one role' } : {})}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={({ role }) => onSubmit(sortRoles(role), expectedRoles)}
      >
        {({ errors, isSubmitting }) => (
          <Form className={formStyles.form}>
            <FormMessage>{errors.role as string | undefined}</FormMessage>
            <fieldset className={styles.roles}>
              <legend className={formStyles.hint}>A change ends all sessions of this person.</legend>
              {roles.map(([role, label]) => [
                <label key={role}>
                  <Field type="checkbox" name="role" value={role} />
                  <span>
                    <b>{roleLabels[role]}</b> {label}
                  </span>
                </label>,
                ' ',
              ])}
            </fieldset>
            <DialogButtons action="Set roles" busy={isSubmitting} onCancel={onClose} />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
