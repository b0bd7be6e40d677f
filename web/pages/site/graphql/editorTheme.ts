import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The look of the editors. Their styles are in a shadow root, which inherits the tokens of the theme. */
export const editorTheme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--paper)', color: 'var(--ink)' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', fontSize: '0.8125rem', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { padding: '12px 0', caretColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--ink-muted)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--grid)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--line)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--line)', outline: 'none' },
  '.cm-tooltip, .cm-panels': {
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
    border: '1px solid var(--ink)',
    borderRadius: 'var(--radius)',
    fontSize: '0.8125rem',
  },
  '.cm-tooltip': { maxWidth: '34rem' },
  '.cm-tooltip-lint, .cm-completionInfo': { padding: '8px 10px', whiteSpace: 'pre-wrap' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-mono)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--ink)', color: 'var(--paper)' },
  '.cm-completionDetail': { color: 'inherit', fontStyle: 'normal' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--warn)' },
  '.cm-lintRange-error': { backgroundImage: 'none', borderBottom: '2px dotted var(--warn)' },
  '.cm-lintRange-warning': { backgroundImage: 'none', borderBottom: '2px dotted var(--ink-muted)' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--surface)', border: '1px solid var(--line)', color: 'var(--ink)' },
  '.cm-panel input, .cm-panel button': {
    backgroundColor: 'var(--paper)',
    backgroundImage: 'none',
    color: 'var(--ink)',
    border: '1px solid var(--ink)',
  },
});

export const editorHighlight = HighlightStyle.define([
  { tag: [tags.comment], color: 'var(--ink-muted)' },
  { tag: [tags.definitionKeyword, tags.keyword, tags.modifier, tags.operatorKeyword], fontWeight: '700' },
  { tag: [tags.variableName, tags.special(tags.variableName)], color: 'var(--warn)' },
  { tag: [tags.string, tags.number, tags.bool, tags.null], color: 'var(--ok)' },
  { tag: [tags.attributeName, tags.typeName], color: 'var(--ink-muted)' },
]);
