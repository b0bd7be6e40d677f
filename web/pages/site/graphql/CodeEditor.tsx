import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, syntaxHighlighting } from '@codemirror/language';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
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
  const report = useEffectEvent((changed: string) => onChange?.(changed));
  const open = useEffectEvent((root: ShadowRoot) => {
    const isReadOnly = !onChange;
    const listen = EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) report(state.doc.toString());
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
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  }, [text]);

  return <div ref={host} className={className} />;
}

const labelled = (label: string) => EditorView.contentAttributes.of({ 'aria-label': label });

// Reachable by keyboard, so that it can be scrolled and searched.
const READ_ONLY: Extension = [
  EditorState.readOnly.of(true),
  EditorView.contentAttributes.of({ 'aria-readonly': 'true' }),
];

const baseExtensions: Extension = [
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
