import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Fragment, type Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { DIFFICULT_TEXTS } from '#graphql/difficult-texts.ts';
import { addLastSpace, findEnd, keepLastSpace } from './lastSpace.ts';
import { schema } from './schema.ts';
import { Opened, readDoc, listObstacles, listUnsupported } from './text.ts';

const FOLDER = path.resolve('api/content/seed/content/articles');
const seeded = readdirSync(FOLDER).map((name): [name: string, text: string] => [
  name,
  readFileSync(path.join(FOLDER, name), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''),
]);

/** Adds a word to the end of the nth text block and returns the new text. */
function edited(text: string, nth: number): { opened: Opened; text: string; place: number } {
  const doc = readDoc(text);
  const opened = new Opened(text, doc);
  const place = doc.children.findIndex((block, at) => at >= nth && block.isTextblock);
  const state = EditorState.create({ doc });
  const at = doc.children.slice(0, place + 1).reduce((sum, { nodeSize }) => sum + nodeSize, 0) - 1;
  return { opened, text: opened.getText(state.tr.insertText('more', at).doc), place };
}

/** A seeded random number generator, so that a failing text can be reproduced. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const WORDS = [
  'one',
  'two*',
  '_three_',
  '**four**',
  '`five`',
  '[six](/works-offline)',
  '~~seven~~',
  'a_b',
  '1.',
  '<8>',
  '\\*9',
  '***ten***',
  '**a *b* c**',
  '![x](/figures/x.svg "T")',
  '**`c`**',
  '&amp;',
  'https://example.com',
  '|',
  '#',
  '-',
  '+',
  '[',
  ']',
  '!',
];
const BLOCKS = [
  '## H',
  '### A *b*',
  '- a\n- b',
  '* a\n\n* b\n\n  c',
  '1. x\n2. y',
  '3) z',
  '> q\n> r\n>\n> - s',
  '> [!NOTE]\n> one *two*\n>\n> - three',
  '> [!tip]\n>\n> # four',
  '> [!CAUTION]\n> `five`',
  '> [!WARNING]',
  '> \\[!NOTE]\n> text',
  '> [!NOTE]\n> <b>six</b>',
  '- seven\n\n  > [!NOTE]\n  > eight',
  '```js\nlet a;\n```',
  '~~~\n```\n~~~',
  '    indented',
  '---',
  '***',
  '| a | b |\n| - | -: |\n| `x` | **y** |',
  'Setext\n---',
  'line  \nbreak',
  'line\\\nbreak',
  '- a\n  - b\n    1. c',
  '<div>raw</div>',
  'a[^1]\n\n[^1]: note',
  'b[^long-name] c[^Long-Name]\n\n[^long-name]: One *two*\n\n    - three[^x]\n\n    ```\n    four\n    ```\n[^x]: five',
  '**bold[^b]** `[^b]` [^none]\n\n[^b]:',
  '| a[^t] |\n| - |\n| b |\n\n[^t]: in a table',
  '[^first]: before its place\n\n## H[^first]',
  'a\\[^1] [^a\\_b]\n\n[^a\\_b]: odd',
  '- [ ] task',
  '1. [x] done\n2. none\n3. [ ] open\n   - [x] inner',
  '* [ ] loose\n\n* [x] loose\n\n  more',
  '[r][r]\n\n[r]: /x',
  'soft\nbreak',
];

function generated(seed: number): string {
  const roll = dice(seed);
  const blocks = Array.from({ length: 1 + roll(7) }, () =>
    roll(2)
      ? BLOCKS[roll(BLOCKS.length)]!
      : Array.from({ length: 1 + roll(9) }, () => WORDS[roll(WORDS.length)]).join(' '),
  );
  return blocks.join(['\n\n', '\n\n\n', '\n\n'][roll(3)]!) + (roll(2) ? '\n' : '');
}
const generatedTexts = Array.from({ length: 150 }, (_, seed) => generated(seed));

/** The document without the empty paragraphs of its top level, which Markdown does not have. */
const dropBlanks = (doc: Node) =>
  doc.copy(
    Fragment.fromArray(doc.children.filter(({ type, content }) => type.name !== 'paragraph' || content.size > 0)),
  );

describe('a text opened in visual mode', () => {
  it.each(seeded)('can be any seeded article: %s', (_, text) => {
    expect(listUnsupported(text)).toEqual([]);
  });

  it('is saved byte for byte if it was not edited', () => {
    const texts = [...seeded.map(([, text]) => text), ...DIFFICULT_TEXTS, ...generatedTexts];
    for (const text of texts) {
      const doc = readDoc(text);
      expect(new Opened(text, doc).getText(doc)).toBe(text);
      // New node objects with equal content, as after undo.
      expect(new Opened(text, doc).getText(schema.nodeFromJSON(doc.toJSON()))).toBe(text);
    }
  });

  it('changes only in the edited block', () => {
    for (const [, text] of seeded) {
      const { text: after } = edited(text, 2);
      const [was, is] = [text.split('\n\n'), after.split('\n\n')];
      expect(is).toHaveLength(was.length);
      expect(is.filter((block, at) => block !== was[at])).toHaveLength(1);
    }
  });

  it('has the same content as the document after every edit', () => {
    const texts = [...DIFFICULT_TEXTS, ...generatedTexts].filter((text) => listUnsupported(text).length === 0);
    // If most texts could not be opened, this test would prove nothing.
    expect(texts.length).toBeGreaterThan(50);
    for (const text of texts) {
      const doc = readDoc(text);
      const opened = new Opened(text, doc);
      const state = EditorState.create({ doc });
      let position = 0;
      doc.forEach((block) => {
        const end = position + block.nodeSize - 1;
        position += block.nodeSize;
        if (!block.isTextblock) return;
        const after = state.tr.insertText('more', end).doc;
        const reopened = readDoc(opened.getText(after));
        expect(reopened.textContent).toBe(after.textContent);
        expect(reopened.eq(dropBlanks(after))).toBe(true);
      });
    }
  });
});

describe('a text with a space of another kind at its end', () => {
  it('opens in visual mode, which keeps the space', () => {
    const text = readFileSync('api/testing/cases/visual-mode-last-space/article.md', 'utf8');
    for (const end of ['\u00A0', '\u2009', '\u3000', '\u202F', '\uFEFF', '\u00A0\n'])
      for (const whole of [text, `First.\n\nLast words.${end}`, `- a${end}\n- b${end}`, `# Head${end}`])
        expect([whole, listObstacles(whole)]).toEqual([whole, []]);
  });
});

describe('a space at the end, where the next word follows', () => {
  it.each(['One ', '## One ', '- a\n- b ', '> q ', '- [ ] task '])('goes along through both modes: %j', (text) => {
    const state = EditorState.create({ doc: readDoc(text) });
    const { doc } = state.apply(keepLastSpace(state, text));
    expect(doc.textContent).toMatch(/ $/);
    expect(addLastSpace(new Opened(text, doc).getText(doc), doc)).toBe(text);
    // After an edit, the text is written again, without a space at its end.
    expect(addLastSpace(text.trimEnd(), doc)).toBe(text);
  });

  it.each(['| a |\n| - |\n| b |', '```\ncode \n```', 'One\n', ''])('is not added elsewhere: %j', (text) => {
    const state = EditorState.create({ doc: readDoc(text) });
    const { doc } = state.apply(keepLastSpace(state, text));
    expect(doc.eq(readDoc(text))).toBe(true);
    expect(addLastSpace(text, doc)).toBe(text);
  });
});

describe('the place where the next word follows', () => {
  it.each([
    ['One', 'paragraph'],
    ['One\n\n## What', 'heading'],
    ['- a\n- b', 'paragraph'],
    ['```\ncode\n```', 'codeBlock'],
  ])('is the end of the text, also if an empty paragraph was added after it: %j', (text, name) => {
    const doc = readDoc(text);
    const followed = doc.copy(doc.content.addToEnd(schema.node('paragraph')));
    for (const each of [doc, followed]) {
      const { parent, parentOffset, pos } = findEnd(each);
      expect([parent.type.name, parentOffset]).toEqual([name, parent.content.size]);
      expect(pos).toBe(findEnd(doc).pos);
    }
  });
});

describe('Markdown that visual mode does not support', () => {
  it.each([
    ['One.\n\n<div>two</div>', 'HTML', 3],
    ['Some <b>bold</b>', 'HTML', 1],
    ['A note[^1].\n\n> [^1]: Here.', 'a footnote inside another block', 3],
    ['[there][r]\n\n[r]: /works-offline', 'a reference-style link', 1],
    ['Word.\n\n```js title=x\nlet a;\n```', 'a code block with extra information', 3],
    ['- ## Heading', 'a list item that does not start with text', 1],
  ])('is reported with its line, and locked so that the rest can be edited: %s', (text, what, line) => {
    expect(listUnsupported(text)[0]).toEqual({ what, line });
    expect(listObstacles(text)).toEqual([]);
    const doc = readDoc(text);
    const opened = new Opened(text, doc);
    expect(opened.getText(doc)).toBe(text);
    const state = EditorState.create({ doc });
    const after = state.tr.insert(0, schema.nodes['paragraph']!.create(null, schema.text('First.'))).doc;
    expect(opened.getText(after)).toBe(`First.\n\n${text}`);
  });

  it.each(generatedTexts.filter((text) => listUnsupported(text).length > 0))(
    'is kept while another part changes: %j',
    (text) => {
      expect(listObstacles(text)).toEqual([]);
      const doc = readDoc(text);
      const state = EditorState.create({ doc });
      const first = schema.nodes['paragraph']!.create(null, schema.text('First.'));
      const after = new Opened(text, doc).getText(state.tr.insert(0, first).doc);
      expect(readDoc(after).textContent).toBe(`First.${doc.textContent}`);
    },
  );
});

describe('a text whose quotes or lists are nested too deeply', () => {
  it.each(['>'.repeat(100_000), '> '.repeat(101), `words\n${'1. * '.repeat(60)}`, '- '.repeat(500)])(
    'cannot be opened in visual mode',
    (text) => {
      expect(listObstacles(text)).toEqual([{ what: 'lists or quotes nested too deeply', line: 1 }]);
    },
  );
});
