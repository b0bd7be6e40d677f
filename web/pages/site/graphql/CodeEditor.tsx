import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, syntaxHighlighting } from '@codemirror/language';
import { search, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState, type Extension, Prec } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { editorHighlight, editorTheme } from './editorTheme.ts';

type CodeEditorProps = {
  label: string;
  text: string;
  /** The language, and everything that depends on it. Read once, when the editor opens. */
  extensions: readonly Extension[];
  className?: string | undefined;
} & ({ onChange: (text: string) => void; onOpen?: (view: EditorView) => void } | { onChange?: never; onOpen?: never });

/**
 * A CodeMirror editor in a shadow root. There it adds its styles by `adoptedStyleSheets`, which the content security
 * policy allows; in the document it would add `<style>` elements, which the policy forbids. Tab leaves the editor.
 */
export function CodeEditor({ label, text, extensions, className, onChange, onOpen }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView | null>(null);
  const report = useEffectEvent((text: string) => onChange?.(text));
  const open = useEffectEvent((root: ShadowRoot) => {
    const isReadOnly = !onChange;
    // At once: a page that is one key behind would write its older text into the editor, and run it.
    const listen = EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      const isTyped = docChanged && !transactions.some((transaction) => transaction.annotation(fromPage));
      if (isTyped) flushSync(() => report(state.doc.toString()));
    });
    const view = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: text,
        extensions: [baseExtensions, labelled(label), isReadOnly ? READ_ONLY : listen, ...extensions],
      }),
    });
    onOpen?.(view);
    return view;
  });

  useEffect(() => {
    const view = open(host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' }));
    editor.current = view;
    return () => view.destroy();
  }, []);

  useEffect(() => {
    const view = editor.current;
    if (!view || view.state.doc.toString() === text) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, annotations: fromPage.of(true) });
  }, [text]);

  return <div ref={host} className={className} />;
}

/** Marks a change that the page makes, for instance by an example. */
const fromPage = Annotation.define<true>();

const labelled = (label: string) => EditorView.contentAttributes.of({ 'aria-label': label });

// Reachable by keyboard, so that it can be scrolled and searched.
const READ_ONLY: Extension = [
  EditorState.readOnly.of(true),
  EditorView.contentAttributes.of({ 'aria-readonly': 'true' }),
];

/**
 * Replaces selected text itself. Chromium would copy the color and weight of that text to a `style` attribute, which the
 * content security policy forbids.
 */
const replaceSelection = EditorView.domEventHandlers({
  beforeinput: ({ inputType, data, isComposing }, view) => {
    const { from, to, empty } = view.state.selection.main;
    if (inputType !== 'insertText' || !data || isComposing || empty || view.state.readOnly) return false;
    const insert = () =>
      view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handle) => handle(view, from, to, data, insert))) view.dispatch(insert());
    return true;
  },
});

const baseExtensions: Extension = [
  replaceSelection,
  lineNumbers(),
  foldGutter(),
  history(),
  drawSelection(),
  bracketMatching(),
  closeBrackets(),
  search({ top: true }),
  EditorView.lineWrapping,
  editorTheme,
  syntaxHighlighting(editorHighlight),
  // The page runs the operation. Without this, the editor would also insert a line.
  Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => true }])),
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
  ]),
];
