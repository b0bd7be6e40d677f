import { type ChainedCommands, Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { findBlock } from './blockAtCursor.ts';
import { toggleCallout } from './callout.ts';
import { listLanguages } from './languages.ts';
import { numberFootnotes, toggleFootnote } from './footnotes.ts';
import { extensions } from './schema.ts';
import { listUnsupported, Opened, readDoc } from './text.ts';

/** An editor without a page, with the cursor in front of a word. */
function open(markdown: string, word = '') {
  const editor = new Editor({ element: null, extensions, content: readDoc(markdown).toJSON() });
  // An editor gets its plugins when it is mounted.
  editor.view.updateState(editor.state.reconfigure({ plugins: editor.extensionManager.plugins }));
  const opened = new Opened(markdown, editor.state.doc);
  editor.state.doc.descendants((node, position) => {
    if (word && node.text?.includes(word)) editor.commands.setTextSelection(position + node.text.indexOf(word));
  });
  return {
    editor,
    run: (tool: (chain: ChainedCommands) => ChainedCommands) => tool(editor.chain()).run(),
    type: (text: string) => editor.view.dispatch(editor.state.tr.insertText(text)),
    getText: () => opened.getText(editor.state.doc),
  };
}

describe('a callout in visual mode', () => {
  it('is made of the block at the cursor, and the same command takes it away', () => {
    const { run, type, getText } = open('One.\n\n- a\n- b', 'b');
    run(toggleCallout);
    expect(getText()).toBe('One.\n\n> [!NOTE]\n>\n> - a\n> - b');
    type('c');
    run(toggleCallout);
    expect(getText()).toBe('One.\n\n- a\n- cb');
  });

  it('is not put into another callout', () => {
    const { editor, run, getText } = open('One.\n\n> [!TIP]\n> Two.');
    editor.commands.selectAll();
    run(toggleCallout);
    expect(getText()).toBe('One.\n\n> [!TIP]\n> Two.');
  });

  it.each(['note', 'tip', 'important', 'warning', 'caution'])('keeps its kind when its text changes: %s', (kind) => {
    const { type, getText } = open(`> [!${kind.toUpperCase()}]\n> One.`, 'One');
    type('Not ');
    expect(getText()).toBe(`> [!${kind.toUpperCase()}]\n> Not One.`);
    expect(listUnsupported(getText())).toEqual([]);
  });

  it('leaves a quote that begins with an escaped marker a quote', () => {
    const { type, getText } = open('> \\[!NOTE]\n> One.', 'One');
    type('Not ');
    expect(getText()).toBe('> \\[!NOTE] Not One.');
  });
});

describe('a footnote in visual mode', () => {
  it('is inserted at the cursor, which continues in its text and returns', () => {
    const { run, type, getText } = open('One two.\n\n> [!NOTE]\n> Three.', ' two');
    run(toggleFootnote);
    type('Of the log');
    expect(getText()).toBe('One[^1] two.\n\n> [!NOTE]\n> Three.\n\n[^1]: Of the log');
    run(toggleFootnote);
    type(', also');
    expect(getText()).toBe('One[^1], also two.\n\n> [!NOTE]\n> Three.\n\n[^1]: Of the log');
  });

  it('gets a label that the text does not have, and stands after the others', () => {
    const { run, type, getText } = open('One[^1] two[^n] three.\n\n[^n]: N.\n[^1]: First.\n', ' three');
    run(toggleFootnote);
    type('Second.');
    expect(getText()).toBe('One[^1] two[^n][^2] three.\n\n[^n]: N.\n[^1]: First.\n\n[^2]: Second.\n');
  });

  it('is numbered as readers see it', () => {
    const text = 'A[^z] b[^a] c[^Z] d[^none].\n\n[^a]: With[^i].\n[^i]: Inner.\n[^z]: Last.\n[^u]: Unused.';
    expect([...numberFootnotes(readDoc(text))]).toEqual([
      ['z', 1],
      ['a', 2],
      ['i', 3],
    ]);
  });

  it('keeps its label and its other blocks when a part of it changes', () => {
    const text = 'One[^long].\n\n[^long]: First.\n\n    - a\n    - b\n\nAfter.';
    const { type, getText } = open(text, 'b');
    type('c');
    expect(getText()).toBe(text.replace('- b', '- cb'));
  });

  it('is not inserted into code', () => {
    const { run, getText } = open('```\ncode\n```', 'code');
    run(toggleFootnote);
    expect(getText()).toBe('```\ncode\n```');
  });
});

describe('the settings of a block', () => {
  it('are those of the callout or the code around the cursor', () => {
    const text = 'One.\n\n> [!TIP]\n> Two.\n>\n> ```sh\n> three\n> ```';
    expect(findBlock(open(text, 'One').editor.state)).toBeNull();
    expect(findBlock(open(text, 'Two').editor.state)).toMatchObject({ type: 'callout' });
    expect(findBlock(open(text, 'three').editor.state)).toMatchObject({ type: 'codeBlock' });
  });

  it.each([
    ['![A](/figures/a.svg "T")', true],
    ['Words ![A](/figures/a.svg)', false],
    ['- ![A](/figures/a.svg)', false],
  ])('of a picture have a caption if readers see one: %s', (text, isAlone) => {
    const { editor } = open(text);
    editor.state.doc.descendants((node, position) => {
      if (node.type.name === 'image') editor.commands.setNodeSelection(position);
    });
    const block = findBlock(editor.state);
    expect(block).toMatchObject({ type: 'image', isAlone });
    editor.view.dispatch(editor.state.tr.setNodeAttribute(block!.at, 'alt', 'The rack'));
    // The picture stays selected while its description is typed.
    expect(findBlock(editor.state)?.node.attrs).toMatchObject({ alt: 'The rack' });
  });

  it.each([null, 'Restore takes "four" hours [2]'])(
    'write the description and the caption as Markdown: %j',
    (title) => {
      const { editor, getText } = open('![](/figures/a.svg)');
      const { tr } = editor.state;
      editor.view.dispatch(tr.setNodeAttribute(1, 'alt', 'A *rack* [open]').setNodeAttribute(1, 'title', title));
      const text = getText();
      expect(readDoc(text).firstChild!.firstChild!.attrs).toEqual({
        src: '/figures/a.svg',
        alt: 'A *rack* [open]',
        title,
      });
      expect(listUnsupported(text)).toEqual([]);
    },
  );

  it('of code list plain text, known languages, and the name that the text has', () => {
    expect(listLanguages(null)[0]).toEqual(['', 'Plain text']);
    const count = listLanguages(null).length;
    expect(listLanguages('sh')).toHaveLength(count);
    expect(listLanguages('bash')).toHaveLength(count);
    expect(listLanguages('bash')).toContainEqual(['bash', 'Shell']);
    expect(listLanguages('cobol')).toContainEqual(['cobol', 'cobol']);
  });
});
