import { useRef, useState } from 'react';
import type { PendingText } from '../useForm.ts';
import { focusToolbar, Toolbar } from '../writing/Toolbar.tsx';
import { TextFrame } from '../writing/TextFrame.tsx';
import type { PasteOptions } from '../writing/usePaste.ts';
import { uploadFiles } from './pasting.ts';
import { BlockPanel } from './BlockPanel.tsx';
import { SlashMenu } from './SlashMenu.tsx';
import { createTools, type DialogId } from './tools.ts';
import type { Refusal } from './toDoc.ts';
import { useVisual, walkHistory } from './useVisual.ts';
import type { Editor } from '@tiptap/core';
import { PictureDialog } from '../PictureDialog.tsx';
import { LinkDialog } from '../writing/LinkDialog.tsx';
import { placePictures } from './pasted.places.ts';
import styles from './VisualText.module.css';
import type { TextHistoryActions } from '../writing/TextHistory.ts';

export { listObstacles } from './text.ts';

type VisualTextProps = {
  /** Id of the editable element, referenced by its label, hint, error and links. */
  id: string;
  value: string;
  locked: boolean;
  takesKeyboard: boolean;
  isWrong: boolean;
  describedBy: string;
  pending: PendingText;
  history: TextHistoryActions;
  onChange: (value: string) => void;
  onRefuse: (refusals: Refusal[]) => void;
} & PasteOptions;

/** The visual editor for an article's text. */
export function VisualText({
  id,
  value,
  locked,
  takesKeyboard,
  isWrong,
  describedBy,
  pending,
  history,
  onChange,
  onRefuse,
  ...pasteOptions
}: VisualTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<DialogId | null>(null);
  const attributes = {
    id,
    class: styles.text!,
    role: 'textbox',
    dir: 'auto',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy,
    'aria-invalid': String(isWrong),
    'aria-readonly': String(locked),
    // Focusable for reading even while another admin has the lock.
    tabindex: '0',
  };
  const editor = useVisual(place, {
    ...pasteOptions,
    value,
    locked,
    takesKeyboard,
    attributes,
    pending,
    history,
    onChange,
    onRefuse,
    onLink: () => setDialog('link'),
    onPicture: () => setDialog('picture'),
    onToolbar: () => focusToolbar(id),
  });
  const takeFiles = (files: File[]) => {
    if (editor && !locked) void uploadFiles(editor.view, files, pasteOptions);
  };
  return (
    <TextFrame isWrong={isWrong} onFiles={takeFiles}>
      {editor && (
        <Toolbar
          field={id}
          locked={locked}
          onLeave={() => editor.commands.focus()}
          {...createTools(editor, setDialog, (tool) => walkHistory(editor, tool, history))}
        />
      )}
      <div ref={place} className={styles.place} />
      {editor && (
        <>
          <SlashMenu editor={editor} onPicture={() => setDialog('picture')} />
          {!locked && <BlockPanel editor={editor} />}
          <VisualDialogs editor={editor} dialog={dialog} onClose={() => setDialog(null)} />
        </>
      )}
    </TextFrame>
  );
}

type VisualDialogsProps = { editor: Editor; dialog: DialogId | null; onClose: () => void };

/** The dialogs that the toolbar, a shortcut or the slash menu opens. */
function VisualDialogs({ editor, dialog, onClose }: VisualDialogsProps) {
  if (dialog === 'link')
    return (
      <LinkDialog
        href={String(editor.getAttributes('link')['href'] ?? '')}
        canRemove={editor.isActive('link')}
        onSet={(href, title = href) => {
          onClose();
          const chain = editor.chain().focus();
          const marks = [{ type: 'link', attrs: { href } }];
          if (editor.state.selection.empty && !editor.isActive('link'))
            chain.insertContent({ type: 'text', text: title, marks }).run();
          else chain.extendMarkRange('link').setMark('link', { href }).run();
        }}
        onRemove={() => {
          onClose();
          editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
        }}
        onClose={onClose}
      />
    );
  if (dialog === 'picture')
    return (
      <PictureDialog
        title="Insert a picture"
        onChoose={({ alt, path }) => {
          onClose();
          editor
            .chain()
            .focus()
            .command(({ tr }) => {
              const picture = { src: path, alt: alt.replace(/\s+/g, ' ') };
              placePictures(tr, [editor.schema.nodes['image']!.create(picture)]);
              return true;
            })
            .run();
        }}
        onClose={onClose}
      />
    );
  return null;
}
