import type { Editor } from '@tiptap/core';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import dialog from '../../../../../ui/Dialog.module.css';
import { FormFields } from '../../../../../forms/FormFields.tsx';
import formStyles from '../../../../../forms/Form.module.css';
import { isAddress } from './schema.ts';

interface Values {
  href: string;
}

const fields = [
  {
    name: 'href',
    label: 'Link target',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    hint: 'A page of this site, such as /resources/example, or a full URL that starts with https://.',
  },
];

const validate = ({ href }: Values) =>
  isAddress(href.trim()) ? {} : { href: 'Begin with / for a page of this site, or with https://, mailto: or #.' };

type LinkDialogProps = { editor: Editor; onClose: () => void };

/** Returns true if the server has no page at this path. A network error does not count. */
async function isDead(address: string): Promise<boolean> {
  if (!address.startsWith('/')) return false;
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => null);
  return answer?.status === 404;
}

/** Edits the target of a link on the selected text; without a selection, also its text. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const doubted = useRef<string | null>(null);

  const place = (address: string) => {
    onClose();
    const chain = editor.chain().focus();
    const { empty } = editor.state.selection;
    const marks = [{ type: 'link', attrs: { href: address } }];
    if (empty && !editor.isActive('link')) chain.insertContent({ type: 'text', text: address, marks }).run();
    else chain.extendMarkRange('link').setMark('link', { href: address }).run();
  };
  const submit = async ({ href }: Values, { setErrors }: FormikHelpers<Values>) => {
    const address = href.trim();
    if (doubted.current !== address && (await isDead(address))) {
      doubted.current = address;
      setErrors({ href: 'This site has no page at this path. Set the link again to use it anyway.' });
      return;
    }
    place(address);
  };
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
  };
  return createPortal(
    <Dialog title="Link" onClose={onClose}>
      {/* Formik stops the submit event, which would reach the article's form through the portal. */}
      <Formik<Values>
        initialValues={{ href: String(editor.getAttributes('link')['href'] ?? '') }}
        validate={validate}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={submit}
      >
        <Form className={formStyles.form} noValidate>
          <FormFields fields={fields} />
          <div className={dialog.buttons}>
            <Button type="submit" variant="primary">
              Set link
            </Button>
            {editor.isActive('link') && <Button onClick={remove}>Remove link</Button>}
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </Form>
      </Formik>
    </Dialog>,
    document.body,
  );
}
