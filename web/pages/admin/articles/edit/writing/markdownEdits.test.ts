import { describe, expect, it } from 'vitest';
import { describeFileName } from '#web/pages/admin/pictures/useUploads.ts';
import {
  findLink,
  insertBlock,
  insertFootnote,
  insertTable,
  isInCode,
  isInRow,
  pasteMarkdown,
  type MarkdownEdit,
  removeLink,
  setLink,
  setParagraph,
  toCell,
  toggleBulletList,
  toggleCallout,
  toggleHeading,
  toggleMark,
  toggleOrderedList,
  toggleQuote,
  wrapCodeBlock,
} from './markdownEdits.ts';
import { findToolByKeys } from './toolLabels.ts';

/** Reads a text in which `[[` and `]]` or a single `^^` mark the selection. */
function read(marked: string) {
  const text = marked.replace(/\[\[|\]\]|\^\^/g, '');
  const caret = marked.indexOf('^^');
  if (caret >= 0) return { text, from: caret, to: caret };
  return { text, from: marked.indexOf('[['), to: marked.indexOf(']]') - 2 };
}

function apply(edit: MarkdownEdit, marked: string): string {
  const selected = read(marked);
  const { from, to, insert, select } = edit(selected);
  const text = selected.text.slice(0, from) + insert + selected.text.slice(to);
  const [start, end] = select;
  if (start === end) return `${text.slice(0, start)}^^${text.slice(start)}`;
  return `${text.slice(0, start)}[[${text.slice(start, end)}]]${text.slice(end)}`;
}

describe('the toolbar in Markdown mode', () => {
  it.each<[string, MarkdownEdit, string, string]>([
    ['bold', toggleMark('**'), 'a [[word]] b', 'a **[[word]]** b'],
    ['bold without the space at the end', toggleMark('**'), 'a [[word ]]b', 'a **[[word]]** b'],
    ['bold off from inside', toggleMark('**'), 'a **[[word]]** b', 'a [[word]] b'],
    ['bold off from outside', toggleMark('**'), 'a [[**word**]] b', 'a [[word]] b'],
    ['bold at the cursor', toggleMark('**'), 'a ^^', 'a **^^**'],
    ['bold off at the cursor', toggleMark('**'), 'a **^^**', 'a ^^'],
    ['heading', toggleHeading(2), 'one\n\ntw^^o', 'one\n\n## two^^'],
    ['another heading', toggleHeading(3), '## tw^^o', '### two^^'],
    ['heading off', toggleHeading(2), '## tw^^o', 'two^^'],
    ['heading of an empty text', toggleHeading(2), '^^', '## ^^'],
    ['list', toggleBulletList, '[[a\nb]]', '[[- a\n- b]]'],
    ['list off', toggleBulletList, '[[- a\n* b]]', '[[a\nb]]'],
    ['list apart from its neighbors', toggleBulletList, 'x\n[[a]]\ny', 'x\n\n[[- a]]\n\ny'],
    ['numbered list of another list', toggleOrderedList, '[[- a\n- b]]', '[[1. a\n2. b]]'],
    ['quote over a blank line', toggleQuote, '[[a\n\nb]]', '[[> a\n> \n> b]]'],
    ['callout', toggleCallout, 'x\n\n[[a\nb]]', 'x\n\n> [!NOTE]\n> a\n> b^^'],
    ['callout of an empty line', toggleCallout, '^^', '> [!NOTE]\n> ^^'],
    ['callout off', toggleCallout, '[[> [!TIP]\n> a\n> b]]', '[[a\nb]]'],
    ['pasted words', pasteMarkdown('**b**', true), 'a [[x]] c', 'a **b**^^ c'],
    ['pasted blocks', pasteMarkdown('- b', false), 'a\n[[x]]\nc', 'a\n\n- b^^\n\nc'],
    ['footnote', insertFootnote, 'One^^ two.\n', 'One[^1] two.\n\n[^1]: ^^'],
    ['second footnote', insertFootnote, 'One[^1] two^^.\n\n[^1]: Here.', 'One[^1] two[^2].\n\n[^1]: Here.\n[^2]: ^^'],
    ['paragraph', setParagraph, '> a^^', 'a^^'],
    ['code block', wrapCodeBlock, 'x\n\n[[let a;]]', 'x\n\n```\n[[let a;]]\n```'],
    ['code block of a fence', wrapCodeBlock, '[[```]]', '````\n[[```]]\n````'],
    ['block between paragraphs', insertBlock('---'), 'a^^\n\nb', 'a\n\n---^^\n\nb'],
    [
      'table',
      insertTable,
      'a^^',
      'a\n\n| [[Column 1]] | Column 2 | Column 3 |\n| --- | --- | --- |\n|  |  |  |\n|  |  |  |',
    ],
    ['link', setLink('/a'), 'see [[this]]', 'see [this](/a)^^'],
    ['link without words', setLink('/a'), 'see ^^', 'see [/a](/a)^^'],
    ['link with a found title', setLink('/a', 'A [b] *c*'), 'see ^^', 'see [A \\[b\\] \\*c\\*](/a)^^'],
    ['link with a found title on words', setLink('/a', 'Title'), 'see [[this]]', 'see [this](/a)^^'],
    ['link with parentheses', setLink('/a(1)'), '[[x]]', '[x](</a(1)>)^^'],
    ['other target', setLink('/b'), 'see [th^^is](/a).', 'see [this](/b)^^.'],
    ['link off', removeLink, 'see [th^^is](/a).', 'see [[this]].'],
  ])('%s', (_, edit, before, after) => {
    expect(apply(edit, before)).toBe(after);
  });

  it('finds a link around the cursor, but not a picture', () => {
    expect(findLink(read('see [th^^is](/a)'))?.href).toBe('/a');
    expect(findLink(read('![th^^is](/a)'))).toBeNull();
    expect(findLink(read('se^^e [this](/a)'))).toBeNull();
  });

  it('finds a tool by its keys, on any keyboard', () => {
    const press = (key: string, code: string, modifiers: object = {}) =>
      findToolByKeys({ key, code, ctrlKey: true, metaKey: false, altKey: false, shiftKey: false, ...modifiers });
    expect(press('b', 'KeyB')).toBe('bold');
    expect(press('b', 'KeyB', { ctrlKey: false, metaKey: true })).toBe('bold');
    expect(press('B', 'KeyB', { shiftKey: true })).toBe('quote');
    expect(press('(', 'Digit8', { shiftKey: true })).toBe('bulletList');
    expect(press('™', 'Digit2', { altKey: true })).toBe('heading2');
    expect(press('b', 'KeyB', { ctrlKey: false })).toBeUndefined();
    expect(press('F', 'KeyF', { shiftKey: true })).toBeUndefined();
  });

  it('derives the first description of a picture from a meaningful file name', () => {
    expect(describeFileName('rack-door.png')).toBe('rack door');
    const names = ['image.png', 'IMG_2034.jpg', 'Screenshot 2026-11-20 at 09.00.12.png', 'DSC00012.jpg'];
    expect(names.map(describeFileName)).toEqual(['', '', '', '']);
  });
});

describe('a position in Markdown', () => {
  it.each([
    ['a ^^', false],
    ['```\n^^\n```', true],
    ['```js\na\n```\n^^', false],
    ['~~~\n^^', true],
  ])('is in code between fences: %j', (marked, expected) => {
    expect(isInCode(read(marked))).toBe(expected);
  });

  it.each([
    ['| a ^^ | b |', true],
    ['words ^^', false],
    ['```\n| a ^^\n```', false],
  ])('is in a row of a table, which takes one line of pasted text: %j', (marked, expected) => {
    expect(isInRow(read(marked))).toBe(expected);
    expect(toCell(' One\n\nTwo | three ')).toBe('One Two \\| three');
  });
});
