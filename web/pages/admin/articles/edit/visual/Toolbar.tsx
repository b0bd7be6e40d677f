import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { PictureDialog } from '../PictureDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { blockTools, historyTools, tableTools, textTools, type Tool } from './tools.ts';
import styles from './VisualText.module.css';

export type ToolbarDialog = 'link' | 'picture';

type ToolbarProps = {
  editor: Editor;
  field: string;
  locked: boolean;
  dialog: ToolbarDialog | null;
  onDialog: (dialog: ToolbarDialog | null) => void;
};

/** The toolbar is one tab stop. Arrow keys move between buttons, and Escape returns to the text. */
export function Toolbar({ editor, field, locked, dialog, onDialog }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('Paragraph');
  const close = () => onDialog(null);

  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (event.key === 'Escape') editor.commands.focus();
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  };
  const button = (name: string, sign: string, onClick: () => void, isOn?: boolean, keys?: string) => (
    <button
      key={name}
      type="button"
      aria-label={name}
      aria-pressed={isOn}
      aria-keyshortcuts={keys}
      title={keys ? `${name} (${keys.replace('Control', 'Ctrl')})` : name}
      // Not `disabled`, so that screen readers can still read the toolbar of a locked text.
      aria-disabled={locked}
      tabIndex={current === name ? 0 : -1}
      onFocus={() => setCurrent(name)}
      // Prevents the editor from losing its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !locked && onClick()}
    >
      {sign}
    </button>
  );
  const tool = ({ name, sign, keys, run, isOn }: Tool) =>
    button(name, sign, () => run(editor.chain().focus()).run(), isOn?.(editor), keys);

  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label="Formatting"
        aria-controls={field}
        tabIndex={-1}
        className={styles.toolbar}
        onKeyDown={move}
      >
        {textTools.map(tool)}
        {button('Link …', 'Link', () => onDialog('link'), editor.isActive('link'), 'Control+K')}
        {blockTools.map(tool)}
        {button('Picture …', 'Picture', () => onDialog('picture'))}
        {historyTools.map(tool)}
        {editor.isActive('table') && tableTools.map(tool)}
      </div>
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog === 'picture' && (
        <PictureDialog
          title="Insert a picture"
          onChoose={({ alt, path }) => {
            close();
            const image = { type: 'image', attrs: { src: path, alt: alt.replace(/\s+/g, ' ') } };
            editor
              .chain()
              .focus()
              .insertContent({ type: 'paragraph', content: [image] })
              .run();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
