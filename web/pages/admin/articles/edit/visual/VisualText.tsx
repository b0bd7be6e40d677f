import { useRef, useState } from 'react';
import type { PasteOptions } from './pasting.ts';
import { SlashMenu } from './SlashMenu.tsx';
import { Toolbar, type ToolbarDialog } from './Toolbar.tsx';
import type { Refusal } from './toDoc.ts';
import { useVisual } from './useVisual.ts';
import styles from './VisualText.module.css';

export { listUnsupported as refusalsOf } from './text.ts';

type VisualTextProps = {
  /** Id of the editable element, referenced by its label, hint, error and links. */
  id: string;
  value: string;
  locked: boolean;
  takesKeyboard: boolean;
  isWrong: boolean;
  describedBy: string;
  onChange: (value: string) => void;
  onRefuse: (refused: Refusal[]) => void;
} & PasteOptions;

/** The visual editor for an article's text. */
export function VisualText({
  id,
  value,
  locked,
  takesKeyboard,
  isWrong,
  describedBy,
  onChange,
  onRefuse,
  ...pasteOptions
}: VisualTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<ToolbarDialog | null>(null);
  const attributes = {
    id,
    class: styles.text!,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy,
    'aria-invalid': String(isWrong),
    'aria-readonly': String(locked),
    // Focusable for reading even while another admin has the lock.
    tabindex: '0',
  };
  const inBar = (which: string) => place.current?.parentElement?.querySelector<HTMLButtonElement>(`button${which}`);
  const editor = useVisual(place, {
    ...pasteOptions,
    value,
    locked,
    takesKeyboard,
    attributes,
    onChange,
    onRefuse,
    onLink: () => setDialog('link'),
    onPicture: () => setDialog('picture'),
    onToolbar: () => inBar("[tabindex='0']")?.focus(),
  });
  return (
    <div className={styles.visual} data-wrong={isWrong || undefined}>
      {editor && <Toolbar editor={editor} field={id} locked={locked} dialog={dialog} onDialog={setDialog} />}
      <div ref={place} className={styles.place} />
      {editor && <SlashMenu editor={editor} onPicture={() => setDialog('picture')} />}
    </div>
  );
}
