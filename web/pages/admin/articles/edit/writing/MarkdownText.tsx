import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PictureDialog } from '../PictureDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { findLink, insertBlock, type MarkdownEdit, removeLink, type SelectedText, setLink } from './markdownEdits.ts';
import { applyEdit, createMarkdownTools, type MarkdownDialog } from './markdownTools.ts';
import { type LoadConverter, type PasteOptions, toMarkdown, usePaste } from './usePaste.ts';
import { TextFrame } from './TextFrame.tsx';
import { focusToolbar, Toolbar } from './Toolbar.tsx';
import { findToolByKeys } from './toolLabels.ts';
import type { TextHistoryActions } from './TextHistory.ts';

type MarkdownTextProps = {
  id: string;
  value: string;
  locked: boolean;
  /** True if the replaced visual text had the focus. */
  takesKeyboard: boolean;
  isWrong: boolean;
  describedBy: string;
  history: TextHistoryActions;
  onChange: (value: string) => void;
  loadConverter: LoadConverter;
} & PasteOptions;

/** The text as Markdown, with the same toolbar and shortcuts as in visual mode. */
export function MarkdownText({
  id,
  locked,
  takesKeyboard,
  isWrong,
  describedBy,
  history,
  onChange,
  uploadPictures,
  onDroppedPictures,
  loadConverter,
  value,
}: MarkdownTextProps) {
  const [dialog, setDialog] = useState<MarkdownDialog | null>(null);
  const findArea = () => document.getElementById(id) as HTMLTextAreaElement | null;
  useLayoutEffect(() => {
    const area = document.getElementById(id) as HTMLTextAreaElement;
    if (!takesKeyboard) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }, [id, takesKeyboard]);
  const apply = (edit: MarkdownEdit, selected?: SelectedText) => {
    // A field behind an open dialog takes no input.
    flushSync(() => setDialog(null));
    const area = findArea();
    if (area && !locked) applyEdit(area, edit, selected);
  };
  /** Undoes or redoes one step and places the cursor where the text changed. */
  const walk = (name: 'undo' | 'redo') => {
    const area = findArea();
    if (!area || locked) return;
    area.focus();
    const step = flushSync(() => history.walk(name));
    if (step) area.setSelectionRange(step.cursor, step.cursor);
  };
  const tools = createMarkdownTools(findArea, apply, walk, setDialog);
  const findOpenArea = () => (locked ? null : findArea());
  const { takeFiles, paste } = usePaste(findOpenArea, apply, { uploadPictures, onDroppedPictures, loadConverter });
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.altKey && event.key === 'F10') focusToolbar(id);
    else {
      const tool = findToolByKeys(event);
      // The right Alt key types characters.
      if (!tool || event.getModifierState('AltGraph')) return;
      if (!locked) tools[tool].onPress();
    }
    event.preventDefault();
  };
  return (
    <TextFrame isWrong={isWrong} onFiles={(files) => void takeFiles(files)}>
      <Toolbar field={id} locked={locked} tools={tools} onLeave={() => findArea()?.focus()} />
      <textarea
        id={id}
        name="body"
        dir="auto"
        rows={24}
        value={value}
        readOnly={locked}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={press}
        onPaste={paste}
      />
      <MarkdownDialogs dialog={dialog} apply={apply} onClose={() => setDialog(null)} />
    </TextFrame>
  );
}

type MarkdownDialogsProps = {
  dialog: MarkdownDialog | null;
  apply: (edit: MarkdownEdit, selected: SelectedText) => void;
  onClose: () => void;
};

function MarkdownDialogs({ dialog, apply, onClose }: MarkdownDialogsProps) {
  if (!dialog) return null;
  const { id, selected } = dialog;
  if (id === 'link') {
    const link = findLink(selected);
    return (
      <LinkDialog
        href={link?.href ?? ''}
        canRemove={link !== null}
        onSet={(href, title) => apply(setLink(href, title), selected)}
        onRemove={() => apply(removeLink, selected)}
        onClose={onClose}
      />
    );
  }
  return (
    <PictureDialog
      title="Insert a picture"
      onChoose={(picture) => apply(insertBlock(toMarkdown(picture)), selected)}
      onClose={onClose}
    />
  );
}
