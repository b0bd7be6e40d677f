import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { CALLOUTS } from '#graphql/callouts.ts';
import { findBlock, type PanelBlock } from './blockAtCursor.ts';
import styles from './BlockPanel.module.css';
import { toggleFootnote } from './footnotes.ts';
import { listLanguages } from './languages.ts';

const ID = 'block-panel';
const GAP = 4;

/** Moves the focus to the panel of the block at the cursor. Returns false if it has none. */
export function focusBlockPanel(): boolean {
  const control = document.getElementById(ID)?.querySelector<HTMLElement>('select, textarea, button');
  control?.focus();
  return Boolean(control);
}

/**
 * The settings of the block at the cursor: a picture's description and caption, a callout's kind, code's language, and the
 * way between a footnote and its place.
 */
export function BlockPanel({ editor }: { editor: Editor }) {
  const panel = useRef<HTMLDivElement>(null);
  const block = findBlock(editor.state);
  // After each change of the text, which can move the block.
  useLayoutEffect(() => {
    if (!panel.current || !block) return undefined;
    const draw = () => panel.current && place(panel.current, editor, block);
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(editor.view.dom);
    return () => observer.disconnect();
  });
  const leave = (event: KeyboardEvent) => {
    const isLine = event.target instanceof HTMLTextAreaElement;
    if (event.key !== 'Escape' && !(event.key === 'Enter' && isLine && !event.nativeEvent.isComposing)) return;
    // Enter would save the article, and Escape would close what surrounds the editor.
    event.preventDefault();
    event.stopPropagation();
    editor.commands.focus();
  };
  const label = block && NAMES[block.type];
  return (
    <>
      <p role="status" className="visually-hidden">
        {label && `${label}. Press Alt+Enter for its settings.`}
      </p>
      {block && (
        <div ref={panel} id={ID} role="group" aria-label={label!} className={styles.panel} onKeyDown={leave}>
          {block.type === 'footnoteReference' || block.type === 'footnoteDefinition' ? (
            <button type="button" onClick={() => toggleFootnote(editor.chain().focus()).run()}>
              {block.type === 'footnoteReference' ? 'Go to the footnote' : 'Go to its place in the text'}
            </button>
          ) : (
            <Settings block={block} onChange={(name, value) => setAttribute(editor, block, name, value)} />
          )}
        </div>
      )}
    </>
  );
}

const NAMES = {
  image: 'Picture',
  callout: 'Callout',
  codeBlock: 'Code block',
  footnoteReference: 'Footnote',
  footnoteDefinition: 'Footnote',
} as const;

const setAttribute = ({ view, state }: Editor, { at }: PanelBlock, name: string, value: string | null) =>
  view.dispatch(state.tr.setNodeAttribute(at, name, value));

type SettingsProps = { block: PanelBlock; onChange: (name: string, value: string | null) => void };

function Settings({ block: { type, node, isAlone }, onChange }: SettingsProps) {
  const { attrs } = node;
  if (type === 'callout')
    return <Choice label="Kind" value={attrs['kind']} options={KINDS} onChange={(value) => onChange('kind', value)} />;
  if (type === 'codeBlock')
    return (
      <Choice
        label="Language"
        value={attrs['language'] ?? ''}
        options={listLanguages(attrs['language'])}
        onChange={(value) => onChange('language', value || null)}
      />
    );
  return (
    <>
      <Line
        label="Description"
        hint={attrs['alt'] ? undefined : 'People who do not see the picture read this. Say what it shows.'}
        value={attrs['alt']}
        onChange={(value) => onChange('alt', value)}
      />
      {(isAlone || attrs['title']) && (
        <Line
          label="Caption (optional)"
          value={attrs['title'] ?? ''}
          onChange={(value) => onChange('title', value || null)}
        />
      )}
    </>
  );
}

const KINDS = Object.entries(CALLOUTS);

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

type LineProps = { label: string; hint?: string | undefined; value: string; onChange: (value: string) => void };

function Line({ label, hint, value, onChange }: LineProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        value={value}
        dir="auto"
        aria-describedby={hint && `${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll(/(?<!\s)\s*\n\s*/g, ' '))}
      />
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}

/** Places the panel over the lower edge of a picture, below a number, and at the upper right corner of another block. */
function place(panel: HTMLElement, { view }: Editor, { type, at }: PanelBlock): void {
  const element = view.nodeDOM(at);
  // The text can change before the panel is drawn again.
  if (!(element instanceof HTMLElement) || !panel.offsetParent) return;
  const frame = panel.offsetParent.getBoundingClientRect();
  const block = element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const isPicture = type === 'image';
  const isReference = type === 'footnoteReference';
  const right = Math.min(block.right, frame.right - GAP) - width - GAP;
  const left = isPicture || isReference ? block.left + (isPicture ? GAP : 0) : right;
  const corner = isReference ? block.bottom + GAP : block.top - height / 2;
  // The text after the picture stays in view.
  const top = isPicture ? Math.max(block.top + GAP, block.bottom - height - GAP) : corner;
  panel.style.left = `${Math.max(GAP, Math.min(left - frame.left, frame.width - width - GAP))}px`;
  panel.style.top = `${top - frame.top}px`;
}
