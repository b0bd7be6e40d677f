import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { extensions } from './schema.ts';
import { createSlashMenu, getSlashMenu, insertBlock } from './slash.ts';
import { findBlocks, slashBlocks } from './slashBlocks.ts';
import { listUnsupported, Opened, readDoc } from './text.ts';

const getNames = (query: string) => findBlocks(query).map(({ name }) => name);

/** An editor without a page, and what it would store. */
function open(markdown: string) {
  const pictures: number[] = [];
  const doc = readDoc(markdown);
  const editor = new Editor({
    element: null,
    extensions: [...extensions, createSlashMenu(() => pictures.push(1))],
    content: doc.toJSON(),
  });
  // An editor gets its plugins when it is mounted.
  editor.view.updateState(editor.state.reconfigure({ plugins: editor.extensionManager.plugins }));
  const opened = new Opened('', readDoc(''));
  const type = (text: string) => {
    for (const letter of text) editor.view.dispatch(editor.state.tr.insertText(letter));
  };
  return { editor, type, pictures, getText: () => opened.getText(editor.state.doc) };
}

describe('the slash menu', () => {
  it('finds blocks by the beginning of their names and other words', () => {
    expect(getNames('')).toEqual(slashBlocks.map(({ name }) => name));
    expect(getNames('he')).toEqual(['Heading 2', 'Heading 3', 'Heading 4']);
    expect(getNames('heading3')).toEqual(['Heading 3']);
    expect(getNames('H3')).toEqual(['Heading 3']);
    expect(getNames('list')).toEqual(['Bulleted list', 'Numbered list', 'Task list']);
    expect(getNames('li')).toEqual(['Bulleted list', 'Numbered list', 'Task list', 'Divider']);
    expect(getNames('image')).toEqual(['Picture']);
    expect(getNames('xyz')).toEqual([]);
  });

  it('opens for a slash in an empty paragraph only, and a space closes it', () => {
    const { editor, type } = open('');
    type('/');
    expect(getSlashMenu(editor.state)).toMatchObject({ query: '', active: 0 });
    type('tab');
    expect(getSlashMenu(editor.state)?.blocks.map(({ name }) => name)).toEqual(['Table']);
    type(' ');
    expect(getSlashMenu(editor.state)).toBeNull();
    editor.commands.deleteRange({ from: editor.state.selection.from - 1, to: editor.state.selection.from });
    expect(getSlashMenu(editor.state)).toBeNull();
  });

  it.each(['Words', '- ', '> ', '```\n\n```'])('stays closed where other blocks cannot begin: %j', (markdown) => {
    const { editor, type } = open(markdown);
    editor.commands.setTextSelection(editor.state.doc.content.size);
    type('/');
    expect(getSlashMenu(editor.state)).toBeNull();
  });

  it.each(slashBlocks.filter(({ run }) => run))('inserts “$name” as Markdown that visual mode opens again', (block) => {
    const { editor, type, getText } = open('');
    type('/x');
    insertBlock(editor, block, () => undefined);
    expect(editor.state.doc.textContent).toBe('');
    if (block.name !== 'Divider') type('in it');
    expect(getText()).toContain(block.name === 'Divider' ? '---' : 'in it');
    expect(listUnsupported(getText())).toEqual([]);
    expect(getText()).toContain(block.notation.slice(0, 1));
  });

  it('opens the dialog for a picture, and removes the slash', () => {
    const { editor, type, pictures } = open('');
    type('/pic');
    insertBlock(editor, findBlocks('pic')[0]!, () => pictures.push(1));
    expect(pictures).toHaveLength(1);
    expect(editor.state.doc.textContent).toBe('');
  });
});
