import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import dialog from '../../../../../ui/Dialog.module.css';
import { Field } from '../../../../../forms/Field.tsx';
import formStyles from '../../../../../forms/Form.module.css';
import { isAddress } from './schema.ts';

type LinkDialogProps = { editor: Editor; onClose: () => void };

/** Whether a page of this site answers there. Not being reached is no answer. */
async function isDead(address: string): Promise<boolean> {
  if (!address.startsWith('/')) return false;
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => null);
  return answer?.status === 404;
}

/** Where the words that are chosen lead to; words of its own where none are. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [href, setHref] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [fault, setFault] = useState<string>();
  const [doubted, setDoubted] = useState<string | null>(null);

  const place = (address: string) => {
    onClose();
    const chain = editor.chain().focus();
    const { empty } = editor.state.selection;
    const marks = [{ type: 'link', attrs: { href: address } }];
    if (empty && !editor.isActive('link')) chain.insertContent({ type: 'text', text: address, marks }).run();
    else chain.extendMarkRange('link').setMark('link', { href: address }).run();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The article's form, too, hears what is sent below it.
    event.stopPropagation();
    const address = href.trim();
    if (!isAddress(address)) {
      setFault('Begin with / for a page of this site, or with https://, mailto: or #.');
      return;
    }
    if (doubted !== address && (await isDead(address))) {
      setDoubted(address);
      setFault('This site has no page at this path. Set the link again to use it anyway.');
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
      <form className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label="Link target"
          name="href"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={href}
          fault={fault}
          hint="A page of this site, such as /resources/example, or a full URL that starts with https://."
          onChange={({ currentTarget }) => setHref(currentTarget.value)}
        />
        <div className={dialog.buttons}>
          <Button type="submit" variant="primary">
            Set link
          </Button>
          {editor.isActive('link') && <Button onClick={remove}>Remove link</Button>}
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  );
}
