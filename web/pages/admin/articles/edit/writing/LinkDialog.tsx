import { Formik, type FormikHelpers } from 'formik';
import { Form } from '#web/forms/Form.tsx';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { CancelButton } from '#web/ui/DialogButtons.tsx';
import dialog from '#web/ui/Dialog.module.css';
import formStyles from '#web/forms/Form.module.css';
import { LinkTargetField } from './LinkTargetField.tsx';
import { isLinkUrl } from './linkTargets.ts';

interface Values {
  href: string;
}

const validate = ({ href }: Values) =>
  isLinkUrl(href.trim())
    ? {}
    : { href: 'Begin with / for a page of this site, or with https://, mailto: or #, or choose a result.' };

type LinkDialogProps = {
  /** The present target; empty for a new link. */
  href: string;
  canRemove: boolean;
  /** `title` is that of a chosen result. */
  onSet: (href: string, title?: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Returns true if the server has no page at this path. A network error does not count. */
async function isDead(path: string): Promise<boolean> {
  if (!path.startsWith('/')) return false;
  const answer = await fetch(path, { method: 'HEAD' }).catch(() => null);
  return answer?.status === 404;
}

/** Edits the target of a link on the selected text; without a selection, also its text. */
export function LinkDialog({ href: present, canRemove, onSet, onRemove, onClose }: LinkDialogProps) {
  const doubted = useRef<string | null>(null);

  const submit = async ({ href }: Values, { setErrors }: FormikHelpers<Values>) => {
    const target = href.trim();
    if (doubted.current !== target && (await isDead(target))) {
      doubted.current = target;
      setErrors({ href: 'This site has no page at this path. Set the link again to use it anyway.' });
      return;
    }
    onSet(target);
  };
  return createPortal(
    <Dialog title="Link" onClose={onClose}>
      {/* Formik stops the submit event, which would reach the article's form through the portal. */}
      <Formik<Values>
        initialValues={{ href: present }}
        validate={validate}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={submit}
      >
        <Form className={formStyles.form} noValidate>
          <LinkTargetField onChoose={({ path, title }) => onSet(path, title)} />
          <div className={dialog.buttons}>
            <Button type="submit" variant="primary">
              Set link
            </Button>{' '}
            {canRemove && <Button onClick={onRemove}>Remove link</Button>} <CancelButton onCancel={onClose} />
          </div>
        </Form>
      </Formik>
    </Dialog>,
    document.body,
  );
}
