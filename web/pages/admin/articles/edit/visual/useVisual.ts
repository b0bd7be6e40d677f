import { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { findToolByKeys } from '../writing/toolLabels.ts';
import { copyHandlers } from './copying.ts';
import { focusBlockPanel } from './BlockPanel.tsx';
import type { PasteOptions } from '../writing/usePaste.ts';
import { createPasteHandlers } from './pasting.ts';
import { extensions } from './schema.ts';
import { addLastSpace, findEnd, keepLastSpace } from './lastSpace.ts';
import { createSlashMenu } from './slash.ts';
import { listObstacles, Opened, parseBlocks, readDoc } from './text.ts';
import type { PendingText } from '../useForm.ts';
import type { Refusal } from './toDoc.ts';
import type { TextHistoryActions } from '../writing/TextHistory.ts';

/** Serializing takes a tenth of the time at most: a short text is passed on at each key, because a crash asks nobody. */
const PAUSE_FACTOR = 10;
const LONGEST_PAUSE_MS = 1_000;

/** The text as opened, and as last passed to the form. */
interface SyncState {
  opened: Opened;
  value: string;
  /** What was passed to the form and has not come back. A busy page renders it after more was typed. */
  given: string[];
}

export interface VisualProps extends PasteOptions {
  value: string;
  locked: boolean;
  /** True if the replaced text field had the focus. */
  takesKeyboard: boolean;
  /** HTML attributes of the editable element. */
  attributes: Record<string, string>;
  /** Holds the function that passes on the last typed characters at once, such as before a save. */
  pending: PendingText;
  history: TextHistoryActions;
  onChange: (value: string) => void;
  /** Called with the unsupported parts if a new value cannot be shown in visual mode. */
  onRefuse: (refusals: Refusal[]) => void;
  onLink: () => void;
  onPicture: () => void;
  onToolbar: () => void;
}

type Now = RefObject<VisualProps>;
type Holding = RefObject<SyncState | null>;

/** Creates the editor inside an element and keeps it in sync with the form's value. */
export function useVisual(place: RefObject<HTMLDivElement | null>, props: VisualProps): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const syncState: Holding = useRef(null);
  const now: Now = useRef(props);
  useEffect(() => {
    now.current = props;
  });
  // Before the first paint: a toolbar that appears later would push the text from under the pointer.
  useLayoutEffect(() => {
    const editor = make(place.current!, now);
    const stop = saveDebounced(editor, syncState, now);
    editor.on('transaction', draw);
    setEditor(editor);
    return () => {
      stop();
      editor.destroy();
    };
  }, [place]);
  useEffect(() => {
    if (editor) takeFromOutside(editor, props.value, syncState, now);
  }, [editor, props.value]);
  const attributesText = JSON.stringify(props.attributes);
  useEffect(() => {
    // Also updates the attributes.
    editor?.setEditable(!props.locked, false);
  }, [editor, props.locked, attributesText]);
  return editor;
}

function make(element: HTMLElement, now: Now): Editor {
  now.current.history.mark();
  const editor = new Editor({
    element,
    extensions: [...extensions, createSlashMenu(() => now.current.onPicture())],
    content: readDoc(now.current.value).toJSON(),
    // The editor's own styles would need a style element, which the content security policy forbids. Our CSS replaces
    // them.
    injectCSS: false,
    enablePasteRules: false,
    editorProps: {
      attributes: () => now.current.attributes,
      handleDOMEvents: { ...copyHandlers, ...createPasteHandlers(() => now.current) },
      handleKeyDown: (_, event) => handleKey(event, editor, now.current),
    },
  });
  // At once: the option `autofocus` sets the focus and the selection later, and undoes what the person selected meanwhile.
  if (now.current.takesKeyboard) {
    editor.view.dispatch(keepLastSpace(editor.state, now.current.value));
    editor.commands.setTextSelection(findEnd(editor.state.doc).pos);
    editor.view.focus();
  }
  return editor;
}

/** Passes the text to the form soon after each keystroke, and before any other action. */
function saveDebounced(editor: Editor, syncState: Holding, now: Now): () => void {
  const { value } = now.current;
  syncState.current = { opened: new Opened(value, editor.state.doc), value, given: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = 0;
  const give = (isLast: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    if (!syncState.current) return;
    const startedAt = performance.now();
    const markdown = syncState.current.opened.getText(editor.state.doc);
    const text = isLast ? addLastSpace(markdown, editor.state.doc) : markdown;
    pause = Math.min(LONGEST_PAUSE_MS, PAUSE_FACTOR * (performance.now() - startedAt));
    if (text === syncState.current.value) return;
    syncState.current.value = text;
    syncState.current.given.push(text);
    now.current.onChange(text);
  };
  const giveNow = () => give(false);
  const scheduleUpdate = () => void (timer ??= setTimeout(giveNow, pause));
  const { pending } = now.current;
  pending.current = giveNow;
  editor.on('update', scheduleUpdate);
  // Pressing a button blurs the text, so a save includes the latest changes.
  editor.on('blur', giveNow);
  window.addEventListener('pagehide', giveNow);
  const toLine = (event: Event) => goTo(editor, syncState.current?.value ?? '', (event as CustomEvent<number>).detail);
  editor.view.dom.addEventListener('editor:line', toLine);
  return () => {
    window.removeEventListener('pagehide', giveNow);
    give(true);
    pending.current = null;
  };
}

/** Loads a value that did not come from this editor: a restored version, stored work, or another user's text. */
function takeFromOutside(editor: Editor, value: string, syncState: Holding, now: Now): void {
  if (!syncState.current) return;
  const { given } = syncState.current;
  const at = given.indexOf(value);
  given.splice(0, at + 1);
  if (at >= 0 || value === syncState.current.value) return;
  const refusals = listObstacles(value);
  if (refusals.length > 0) {
    syncState.current = null;
    now.current.onRefuse(refusals);
    return;
  }
  editor.chain().setMeta('addToHistory', false).setContent(readDoc(value).toJSON(), { emitUpdate: false }).run();
  syncState.current = { opened: new Opened(value, editor.state.doc), value, given: [] };
}

/** Moves the cursor to the block at a line of the Markdown. */
function goTo(editor: Editor, markdown: string, line: number): void {
  const at = parseBlocks(markdown).findIndex(({ lastLine }) => lastLine >= line);
  const { doc } = editor.state;
  const before = Array.from({ length: Math.max(0, Math.min(at, doc.childCount)) }, (_, index) => doc.child(index));
  const start = before.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  editor
    .chain()
    .setTextSelection(start + 1)
    .focus()
    .scrollIntoView()
    .run();
}

/**
 * Undoes what was typed here, then what was typed before visual mode opened. The browser must not undo: its last step can
 * be in another field.
 */
export function walkHistory(editor: Editor, tool: 'undo' | 'redo', history: TextHistoryActions): void {
  if (!history.isPastMark() && editor.can()[tool]()) editor.commands[tool]();
  else history.walk(tool === 'undo' && !history.isPastMark() ? 'undoPastMark' : tool);
}

function handleKey(event: KeyboardEvent, editor: Editor, props: VisualProps): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  const { onLink, onToolbar, history, pending, locked } = props;
  const tool = findToolByKeys(event);
  if (tool === 'undo' || tool === 'redo') {
    pending.current?.();
    if (!locked) walkHistory(editor, tool, history);
    return true;
  }
  if (altKey && key === 'Enter') return focusBlockPanel();
  if (altKey && key === 'F10') onToolbar();
  else if ((ctrlKey || metaKey) && key === 'k') onLink();
  else return false;
  return true;
}
