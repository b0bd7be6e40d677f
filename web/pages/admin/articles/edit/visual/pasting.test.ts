import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { getSelectedMarkdown } from './copying.ts';
import { convertPasted } from './pasted.markdown.ts';
import { pasteSource } from './pasted.source.ts';
import { readPasted } from './pasted.ts';
import { insertPasted } from './pasted.blocks.ts';
import { extensions } from './schema.ts';
import { Opened, readDoc } from './text.ts';

const editorSchema = getSchema(extensions);

interface Clipboard {
  text?: string;
  html?: string;
  vscode?: string;
  markdown?: string;
}

/** Returns the Markdown after pasting over a word of the text, or at its end. Null if the paste is ordinary. */
function paste(clipboard: Clipboard, text = '', word = ''): string | null {
  const doc = editorSchema.nodeFromJSON(readDoc(text).toJSON());
  let from = TextSelection.atEnd(doc).from;
  doc.descendants((node, position) => {
    if (word && node.text?.includes(word)) from = position + node.text.indexOf(word);
  });
  const state = EditorState.create({ doc });
  const selected = state.apply(state.tr.setSelection(TextSelection.create(doc, from, from + word.length)));
  const types: Record<string, string | undefined> = {
    'text/plain': clipboard.text,
    'text/html': clipboard.html,
    'text/markdown': clipboard.markdown,
    'vscode-editor-data': clipboard.vscode,
  };
  const transaction = pasteSource(selected, { getData: (type) => types[type] ?? '' });
  return transaction && new Opened(text, doc).getText(transaction.doc);
}

const pasteHtml = (html: string): string => {
  const doc = editorSchema.nodeFromJSON(readDoc('').toJSON());
  const { blocks } = readPasted(html, editorSchema);
  return new Opened('', doc).getText(insertPasted(EditorState.create({ doc }), blocks).doc);
};

describe('a URL pasted over selected words', () => {
  it.each(['https://example.com/a_b?c=1', 'mailto:ir@harborview.example', ' https://example.com/a_b?c=1\n'])(
    'becomes their link: %j',
    (url) => {
      expect(paste({ text: url }, 'Read this now.', 'this')).toBe(`Read [this](${url.trim()}) now.`);
      // A browser copies a link as a link, too.
      expect(paste({ text: url, html: `<a href="${url}">x</a>` }, 'Read this now.', 'this')).toBe(
        `Read [this](${url.trim()}) now.`,
      );
    },
  );

  it('is ordinary text without a selection, with several words, or with another scheme', () => {
    expect(paste({ text: 'https://example.com' }, 'Read this now.')).toBeNull();
    expect(paste({ text: 'see https://example.com' }, 'Read this now.', 'this')).toBeNull();
    expect(paste({ text: 'javascript:alert(1)' }, 'Read this now.', 'this')).toBeNull();
  });
});

describe('pasted Markdown', () => {
  it.each([
    '## Heading\n\nWords with **bold** and [a link](/works-offline).',
    '- one\n- two\n  - inner',
    '- [ ] to do\n- [x] done',
    '| a | b |\n| - | - |\n| c | d |',
    '```js\nlet a;\n```',
    '> quote',
    'One[^1].\n\n[^1]: Note.',
  ])('becomes structure: %j', (markdown) => {
    expect(paste({ text: markdown })).toBe(markdown);
    expect(paste({ text: markdown.replaceAll('\n', '\r\n') })).toBe(markdown);
  });

  it('puts its footnotes at the end of the text, wherever it is pasted', () => {
    const text = '> Words\n\n- [ ] task';
    expect(paste({ text: 'One[^1].\n\n[^1]: Note.' }, text, 'Words')).toBe('> One[^1].\n\n- [ ] task\n\n[^1]: Note.');
  });

  it('stays ordinary text without structure, with HTML, and if it is nested too deeply', () => {
    expect(paste({ text: 'Plain words.' })).toBeNull();
    expect(paste({ text: 'Two paragraphs.\n\nOf plain words.' })).toBeNull();
    expect(paste({ text: '**a** <b>c</b>' })).toBeNull();
    expect(paste({ text: '> '.repeat(200) })).toBeNull();
  });

  it('leaves richer content of the clipboard to the reader of HTML', () => {
    expect(paste({ text: '- one', html: '<ul><li>one</li></ul>' })).toBeNull();
  });
});

describe('code pasted from VS Code', () => {
  const html = `<meta charset='utf-8'><div style="color: #d4d4d4;background-color: #1e1e1e;font-family: 'Droid Sans Mono', 'monospace', monospace;font-weight: normal;font-size: 14px;line-height: 19px;white-space: pre;"><div><span style="color: #569cd6;">const</span><span style="color: #d4d4d4;"> a = </span></div><div><span>  1;</span></div></div>`;
  const text = 'const a =\n  1;';
  const vscode = JSON.stringify({ version: 1, isFromEmptySelection: false, multicursorText: null, mode: 'typescript' });

  it('becomes a code block with its language', () => {
    expect(paste({ text, html, vscode }, 'Before.')).toBe('Before.\n\n```typescript\nconst a =\n  1;\n```');
    expect(paste({ text, html, vscode: vscode.replace('typescript', 'shellscript') })).toBe(
      '```sh\nconst a =\n  1;\n```',
    );
  });

  it('becomes a code block without a language if the browser leaves out the data of the program', () => {
    expect(paste({ text, html })).toBe('```\nconst a =\n  1;\n```');
  });

  it('becomes code in the line if it is part of a line', () => {
    expect(paste({ text: 'a = 1', html, vscode }, 'Set this now.', 'this')).toBe('Set `a = 1` now.');
    expect(paste({ text, html, vscode }, '| a |\n| - |\n| b |', 'b')).toContain('| `const a = 1;` |');
  });

  it('is structure if it is Markdown, and ordinary text if it is text', () => {
    expect(paste({ text: '## Heading', html, vscode: '{"mode":"markdown"}' })).toBe('## Heading');
    expect(paste({ text: 'Just\nwords', html, vscode: '{"mode":"plaintext"}' })).toBe('Just words');
    expect(paste({ text, html, vscode: 'broken' })).toBe('```\nconst a =\n  1;\n```');
  });
});

describe('pasted checklists', () => {
  const googleItem = (isDone: boolean, text: string) =>
    `<li dir="ltr" role="checkbox" aria-checked="${isDone}" style="list-style-type:none;font-size:11pt" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" width="18px" height="18px" alt="${isDone ? 'checked' : 'unchecked'}" aria-roledescription="checkbox" style="margin-right:3px;"><p dir="ltr" style="display:inline-block;vertical-align:top" role="presentation"><span style="font-weight:400">${text}</span></p></li>`;

  it('of Google Docs become task lists, and their pictures of boxes are left out silently', () => {
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-2"><ul style="padding-inline-start:28px;">${googleItem(false, 'To do')}${googleItem(true, 'Done')}</ul></b>`;
    expect(pasteHtml(html)).toBe('- [ ] To do\n- [x] Done');
    expect(readPasted(html, editorSchema).droppedPictures).toEqual([]);
  });

  it.each([
    '<!-- notionvc: 5b1e4a50-0000 --><ul><li>[ ]  To do</li><li>[x]  Done</li></ul>',
    '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox"> To do</li><li class="task-list-item"><p><input type="checkbox" checked> Done</p></li></ul>',
  ])('of Notion and rendered Markdown become task lists: %s', (html) => {
    expect(pasteHtml(html)).toBe('- [ ] To do\n- [x] Done');
  });
});

describe('a page pasted from Notion', () => {
  const html = `<meta charset='utf-8'><html><head></head><body><!-- notionvc: 5b1e4a50-0000 -->
<h1>Rack check</h1>
<p>Read the <strong>log</strong> and <em>call</em> <code>portal status</code>, see <a href="https://harborview.example/a">the plan</a>.</p>
<aside>
<img src="https://www.notion.so/icons/light-bulb_gray.svg" alt="https://www.notion.so/icons/light-bulb_gray.svg" width="40px" />
<p>Keep the <strong>key</strong> outside.</p>
</aside>
<aside>
💡 Two people.
</aside>
<ul>
<li><p>Racks</p>
<ul>
<li>Bergen</li>
</ul>
</li>
</ul>
<ol>
<li>Unplug</li>
<li>Wait</li>
</ol>
<details>
<summary>Why</summary>
<p>Because.</p>
</details>
<table><thead><tr><th>Site</th><th>Racks</th></tr></thead><tbody><tr><td>Bergen</td><td>4</td></tr></tbody></table>
<pre><code class="language-JavaScript">let a = 1;
</code></pre>
<blockquote>
<p>Said.</p>
</blockquote>
<hr />
<p><img src="https://prod-files-secure.s3.us-west-2.amazonaws.com/1/image.png?X-Amz-Signature=2" alt="image.png" /></p>
</body></html>`;

  it('keeps its structure, and leaves out pictures of other sites', () => {
    expect(pasteHtml(html)).toBe(
      [
        '## Rack check',
        'Read the **log** and _call_ `portal status`, see [the plan](https://harborview.example/a).',
        '> [!NOTE]\n> Keep the **key** outside.',
        '> [!NOTE]\n> 💡 Two people.',
        '- Racks\n  - Bergen',
        '1. Unplug\n2. Wait',
        'Why',
        'Because.',
        '| Site   | Racks |\n| ------ | ----- |\n| Bergen | 4     |',
        '```javascript\nlet a = 1;\n```',
        '> Said.',
        '---',
      ].join('\n\n'),
    );
    expect(readPasted(html, editorSchema).droppedPictures).toEqual(['light-bulb_gray.svg', 'image.png']);
  });
});

describe('cells pasted from Excel', () => {
  it('become a table without comments, formulas and hidden cells', () => {
    const html = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><meta name=Generator content="Microsoft Excel 15"><link id=Main-File rel=Main-File href="file:///C:/Users/JANEDO~1/clip.htm"><style><!--table {mso-displayed-decimal-separator:"\\.";}--></style></head><body link="#0563C1"><table border=0 cellpadding=0 width=128 style='border-collapse:collapse'><!--StartFragment--><col width=64 span=2><tr height=20><td height=20 width=64>Site</td><td width=64>Racks</td></tr><tr height=20><td>Bergen</td><td align=right x:num="4" x:fmla="=SUM(B2:B9)">4</td></tr><!--EndFragment--></table><div style='mso-element:comment-list'><div style='mso-element:comment'><p>Jane Doe: check this</p></div></div></body></html>`;
    const text = pasteHtml(html);
    expect(text.replace(/ +/g, ' ').replace(/-+:?/g, '-')).toBe('| Site | Racks |\n| - | - |\n| Bergen | 4 |');
  });
});

describe('rich text pasted in Markdown mode', () => {
  const convert = (data: Record<string, string>, text = '') =>
    convertPasted({ getData: (type) => data[type] ?? '' }, text);

  it.each([
    [
      'a list of Word',
      "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>One</p>",
      '- One',
      false,
    ],
    [
      'a heading and a task of Google Docs',
      '<b id="docs-internal-guid-1" style="font-weight:normal"><h1>Title</h1><ul><li role="checkbox" aria-checked="true"><p>Done</p></li></ul></b>',
      '## Title\n\n- [x] Done',
      false,
    ],
    ['two paragraphs', '<p>One * two</p><p>Three</p>', 'One \\* two\n\nThree', false],
    ['a part of a paragraph', 'the <b>second</b> key', 'the **second** key', true],
    ['a picture', '<img src="/figures/x.svg" alt="Own">', '![Own](/figures/x.svg)', false],
    ['a table', '<table><tr><th>A</th></tr><tr><td>b</td></tr></table>', '| A |\n| - |\n| b |', false],
  ])('becomes structure: %s', (_, html, markdown, isInline) => {
    expect(convert({ 'text/html': html })).toEqual({ markdown, isInline, droppedPictures: [] });
  });

  it.each([
    ['words', { 'text/html': '<meta charset="utf-8"><span style="color:red">a_b *c*</span>' }],
    ['a block of code', { 'text/html': '<pre>## not a heading</pre>' }],
    ['code of VS Code', { 'text/html': '<div>x</div><div>y</div>', 'vscode-editor-data': '{"mode":"markdown"}' }],
    ['text', { 'text/plain': '- one' }],
  ])('stays as it is: %s', (_, data) => {
    expect(convert(data as Record<string, string>)).toBeNull();
  });

  it('takes what visual mode copied as it is, and numbers footnotes after those of the text', () => {
    expect(convert({ 'text/markdown': '> [!TIP]\n> One.', 'text/html': '<p>One.</p>' })?.markdown).toBe(
      '> [!TIP]\n> One.',
    );
    const html = '<p>One<a href="#_ftn1">[1]</a></p><div><p><a href="#_ftnref1">[1]</a> Note.</p></div>';
    expect(convert({ 'text/html': html }, 'Old[^1].\n\n[^1]: Old.')?.markdown).toBe('One[^2]\n\n[^2]: Note.');
  });

  it('names the pictures of other sites that are left out', () => {
    const html = '<p>One <img src="https://evil.example/a.png" alt="The spy"></p>';
    expect(convert({ 'text/html': html })).toEqual({ markdown: 'One', isInline: true, droppedPictures: ['The spy'] });
  });
});

describe('blocks copied in visual mode', () => {
  const text = '> [!TIP]\n> One[^1].\n\n![A](/figures/a.svg "FIG. 1")\n\n- [x] Two\n\n[^1]: Note.';

  function copy(markdown: string, from: number, to: number) {
    const doc = editorSchema.nodeFromJSON(readDoc(markdown).toJSON());
    const state = EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
    return getSelectedMarkdown(state, state.selection.content());
  }

  it('are pasted as they were, with the texts of their footnotes', () => {
    const doc = readDoc(text);
    const end = doc.content.size - doc.lastChild!.nodeSize - 3;
    const markdown = copy(text, 2, end)!;
    expect(markdown).toBe(text);
    expect(paste({ markdown })).toBe(text);
    // In the same text, the footnote is there already.
    expect(paste({ markdown: 'See[^1].\n\n- b\n\n[^1]: Note.' }, 'Start\n\nOne[^1].\n\n[^1]: Note.', 'Start')).toBe(
      'See[^1].\n\n- b\n\nOne[^1].\n\n[^1]: Note.',
    );
  });

  it('keep the footnotes of another text apart', () => {
    const pasted = paste(
      { markdown: 'New[^1] and[^2].\n\n- b\n\n[^1]: Other.\n\n[^2]: Second.' },
      'Old[^1] end\n\n[^1]: Note.',
      ' end',
    );
    expect(pasted).toContain('New[^3] and[^2].');
    expect(pasted).toContain('[^1]: Note.\n\n[^3]: Other.\n\n[^2]: Second.');
  });

  it('are not Markdown if they are a part of one block', () => {
    expect(copy('One two', 1, 4)).toBeNull();
  });
});
