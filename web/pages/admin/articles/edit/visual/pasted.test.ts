import { getSchema } from '@tiptap/core';
import { Fragment } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { readPasted } from './pasted.ts';
import { insertPasted } from './pasted.blocks.ts';
import { placePictures } from './pasted.places.ts';
import { getFootnotes } from './pasting.ts';
import { extensions, schema } from './schema.ts';
import { Opened, readDoc, listUnsupported } from './text.ts';

/** Every editor builds its own schema. Nodes of different schemas cannot be mixed. */
const editorSchema = getSchema(extensions);

/** Returns the article's Markdown after pasting, by default at the end of the text. */
function paste(html: string, text = '', place?: number): string {
  const doc = editorSchema.nodeFromJSON(readDoc(text).toJSON());
  const state = EditorState.create({ doc });
  const selection = place === undefined ? TextSelection.atEnd(doc) : TextSelection.create(doc, place);
  const { blocks } = readPasted(html, editorSchema);
  const transaction = insertPasted(state.apply(state.tr.setSelection(selection)), blocks);
  const markdown = new Opened(text, doc).getText(transaction.doc);
  return markdown;
}

const wordItem = (level: number, marker: string, text: string, place = 'Middle', list = 0) =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${level * 0.5}in;mso-add-space:auto;text-indent:-.25in;mso-list:l${list} level${level} lfo${list + 1}'><![if !supportLists]><span
  style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;

describe('the cursor after pasting', () => {
  it.each([
    ['', '- One\n- Two!'],
    ['Before.', 'Before.From\n\n- One\n- Two!'],
    ['- Item', '- Item\n- One\n- Two!'],
    ['> Quote', '> Quote\n\n- One\n- Two!'],
  ])('stands behind the last word that an editor pasted below “%s”', (text, expected) => {
    const doc = editorSchema.nodeFromJSON(readDoc(text).toJSON());
    const state = EditorState.create({ doc });
    const html = `${text === 'Before.' ? '<p>From</p>' : ''}<ul><li>One</li><li>Two</li></ul>`;
    const { blocks } = readPasted(html, editorSchema);
    const transaction = insertPasted(state.apply(state.tr.setSelection(TextSelection.atEnd(doc))), blocks);
    expect(new Opened(text, doc).getText(transaction.insertText('!').doc)).toBe(expected);
  });
});

describe('text pasted from Word', () => {
  it('keeps bold and ignores the font weight of bidirectional scripts', () => {
    const html = `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Bold</b> and <i style='mso-bidi-font-style:normal'>italic</i> and <b
style='font-weight:normal'>regular</b><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>`;
    expect(paste(html)).toBe('**Bold** and _italic_ and regular');
  });

  it('keeps a bulleted list with its levels', () => {
    const html =
      wordItem(1, '·', 'One', 'First') + wordItem(2, 'o', 'Inner') + wordItem(3, '§', 'Deep') + wordItem(1, '·', 'Two');
    expect(
      paste(`<div class=WordSection1><p class=MsoNormal>Before</p>${html}<p class=MsoNormal>After</p></div>`),
    ).toBe('Before\n\n- One\n  - Inner\n    - Deep\n- Two\n\nAfter');
  });

  it('keeps a numbered list with its first number and its nested bulleted list', () => {
    expect(paste(wordItem(1, '3.', 'Three') + wordItem(2, '·', 'Inner') + wordItem(1, '4.', 'Four'))).toBe(
      '3. Three\n   - Inner\n4. Four',
    );
  });

  it('keeps lists apart that follow each other without a paragraph between them', () => {
    const bullets = wordItem(1, '·', 'Loose', 'First') + wordItem(1, '·', 'Ends', 'Last');
    const numbers = wordItem(1, '1.', 'First', 'First', 1) + wordItem(1, '2.', 'Second', 'Last', 1);
    const restarted = wordItem(1, '1.', 'Again', 'First', 2) + wordItem(2, '·', 'Inner', 'Last', 2);
    const text = paste(bullets + numbers + restarted);
    expect(text.split(/\n+/)).toEqual(['- Loose', '- Ends', '1. First', '2. Second', '1) Again', '   - Inner']);
    expect(listUnsupported(text)).toEqual([]);
  });

  it('keeps one bulleted list, although Word uses different names for its parts', () => {
    expect(paste(wordItem(1, '·', 'One', 'First') + wordItem(1, '§', 'Two', 'Last', 1))).toBe('- One\n- Two');
  });
});

describe('private parts of a text pasted from Word', () => {
  it('stay out of the article: comments, their places, tracked deletions and hidden text', () => {
    const html = `<div class=WordSection1><p class=MsoNormal>The plan<a style='mso-comment-reference:JD_1;mso-comment-date:20261126T1000'> is public</a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[JD1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span>.</p>
<p class=MsoNormal>Kept<del cite="mailto:Jane" datetime="2026-11-26T10:00"> deleted</del><span class=msoDel> gone</span><span style='display:none;mso-hide:all'> hidden</span> words.</p></div>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt language=JavaScript><a name="_msocom_1"></a><p class=MsoCommentText><span class=MsoCommentReference><a href="#_msoanchor_1" class=msocomoff>[JD1]</a></span>Do not tell investors.</p></div></div></div>`;
    expect(paste(html)).toBe('The plan is public.\n\nKept words.');
    const googleDocs = `<p>Public<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> text.</p><div style="border:1px solid"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>A private remark</span></p></div>`;
    expect(paste(googleDocs)).toBe('Public text.');
  });
});

describe('raised and lowered text', () => {
  it.each([
    ['<p>H<sub>2</sub>O and CO<span style="vertical-align:sub">2</span></p>', 'H₂O and CO₂'],
    ['<p>x<sup>2</sup> + y<span style="font-size:0.6em;vertical-align:super">−n</span></p>', 'x² + y⁻ⁿ'],
    ['<p>10<sup><span style="color:red">6</span></sup> m, 1<sup>st</sup>, Name<sup>TM</sup></p>', '10⁶ m, 1st, Name™'],
    ['<p>x<sup>2q</sup> and P<sub>max</sub> and P<sub>Q</sub></p>', 'x^(2q) and Pₘₐₓ and P_Q'],
    ['<p><sub style="vertical-align:baseline">on the line</sub></p>', 'on the line'],
  ])('keeps its meaning: %s', (html, markdown) => {
    expect(paste(html).replaceAll('\\', '')).toBe(markdown);
  });
});

describe('pasted footnotes', () => {
  const word = (text: string, note: string) =>
    `<p class=MsoNormal>${text}<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:11.0pt'>[1]</span></span><![endif]></span></span></a> goes on.</p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> ${note}</p></div></div>`;

  it('of Word and Google Docs become footnotes of the article', () => {
    expect(paste(word('A sentence', 'With a <b>source</b>.'))).toBe(
      'A sentence[^1] goes on.\n\n[^1]: With a **source**.',
    );
    const html = `<p>One<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> and two<sup><a href="#ftnt2" id="ftnt_ref2">[2]</a></sup>.</p><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> First.</span></p></div><div><p><a href="#ftnt_ref2" id="ftnt2">[2]</a><span> Second.</span></p></div>`;
    expect(paste(html)).toBe('One[^1] and two[^2].\n\n[^1]: First.\n\n[^2]: Second.');
  });

  it('get numbers that the text does not have yet', () => {
    const text = 'Old[^1].\n\n[^1]: Old note.';
    const doc = readDoc(text);
    const { blocks } = readPasted(word('New', 'New note.'), editorSchema, getFootnotes(doc));
    expect(new Opened('', readDoc('')).getText(readDoc('').copy(Fragment.fromArray(blocks)))).toBe(
      'New[^2] goes on.\n\n[^2]: New note.',
    );
  });
});

describe('text pasted from Google Docs', () => {
  it('keeps nested lists inside their parent items', () => {
    const li = (level: number, text: string) =>
      `<li dir="ltr" style="list-style-type:disc;font-weight:400" aria-level="${level}"><p dir="ltr" role="presentation"><span style="font-weight:400;font-style:normal">${text}</span></p></li>`;
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span></p><ul>${li(1, 'One')}<ul>${li(2, 'Inner')}<ol>${li(3, 'Deep')}</ol></ul>${li(1, 'Two')}</ul></b><br class="Apple-interchange-newline">`;
    expect(paste(html)).toBe('**Bold**\n\n- One\n  - Inner\n    1. Deep\n- Two');
  });
});

describe('a pasted link that leads through the page of a program', () => {
  it.each([
    [
      'https://www.google.com/url?q=https://example.org/a?b%3D1%26c&amp;sa=D&amp;source=editors&amp;ust=17&amp;usg=AOv',
      'https://example.org/a?b=1&c',
    ],
    ['https://www.google.com/url?q=mailto:ir@example.org&amp;sa=D', 'mailto:ir@example.org'],
    ['https://www.google.de/url?sa=t&amp;url=https%3A%2F%2Fexample.org%2F%23x', 'https://example.org/#x'],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa&amp;data=05%7C02',
      'https://example.org/a',
    ],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F&amp;h=AT0', 'https://example.org/'],
    ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
    ['https://www.google.com/search?q=https://example.org/', 'https://www.google.com/search?q=https://example.org/'],
    [
      'https://google.com.example.net/url?q=https://example.org/',
      'https://google.com.example.net/url?q=https://example.org/',
    ],
  ])('is the link to its target: %s', (href, target) => {
    const hrefs: string[] = [];
    for (const block of readPasted(`<p><a href="${href}">A link</a></p>`, editorSchema).blocks)
      block.descendants(({ marks }) => void hrefs.push(...marks.map(({ attrs }) => String(attrs['href']))));
    expect(hrefs).toEqual([target]);
  });
});

describe('a pasted table', () => {
  it('keeps its columns below a cell that spans rows, and joins two paragraphs of a cell', () => {
    const html = `<table class=MsoTableGrid><tr><td><p>A</p></td><td><p>B</p></td><td><p>C</p></td></tr>
<tr><td rowspan=2><p>Both</p></td><td><p>One</p><p>Two</p></td><td>x</td></tr>
<tr><td>y</td><td><ul><li>p</li><li>q</li></ul></td></tr><tr><td colspan="2">wide</td><td>z</td></tr></table>`;
    expect(paste(html).replace(/ +/g, ' ').replace(/-+/g, '-')).toBe(
      '| A | B | C |\n| - | - | - |\n| Both | One Two | x |\n| | y | p q |\n| wide | | z |',
    );
  });
});

describe('a pasted picture of another site', () => {
  it('is removed and listed by name', () => {
    const html = `<p>Words <img src="https://evil.example/a/pixel.png?x=1" alt=""><img src="file:///C:/x/image001.png" alt="The rack"><img src="data:image/png;base64,AA"><img src="/figures/x.svg" alt="Own"></p>`;
    const { droppedPictures } = readPasted(html, schema);
    expect(droppedPictures).toEqual(['pixel.png', 'The rack', 'a picture without a name']);
    expect(paste(html)).toBe('Words ![Own](/figures/x.svg)');
  });
});

describe('the result of a paste', () => {
  it.each([
    '<ul><li><h2>Heading</h2><p>text</p></li></ul>',
    '<ul><li><input type=checkbox checked>task</li></ul>',
    '<ul><li><table><tr><td>in a list</td></tr></table></li></ul>',
    '<ul><li><pre>code</pre></li><li></li></ul>',
    '<table><tr><td><table><tr><td>nested</td></tr></table></td></tr></table>',
    '<p>&lt;b&gt;raw&lt;/b&gt; [x]: y # - 1. * _a_ `c` | ~~</p>',
    '<p>- [ ] not a task</p><p>[^1]: no note</p><p>a[^1]</p>',
    '<h3>Head<br>two lines</h3><h2></h2><blockquote></blockquote><table></table><ul></ul>',
    '<pre><code class="language-js x">a\n\n```\nb</code></pre>',
    '<p><b> spaced </b>word<i><b>both</b></i><s>x</s></p>',
    `${'<blockquote>'.repeat(150)}deep${'</blockquote>'.repeat(150)}`,
    '<p>a<br><br>b<br></p><hr><hr>',
    '<ol start="7"><li>x</li></ol><ol><li>y</li></ol><ul><li>z</li></ul><ul><li>w</li></ul>',
    '<p><a href="https://example.org/"><img src="https://x.example/y.png"></a></p>',
    '<dl><dt>term</dt><dd>meaning</dd></dl><details><summary>s</summary>d</details>',
  ])('can be reopened in visual mode: %s', (html) => {
    for (const text of ['', 'Before.', '- item', '| a |\n| - |\n| b |', '> quote', '## Heading', '- a\n  1. b'])
      expect(listUnsupported(paste(html, text))).toEqual([]);
  });
});

/** The Markdown after pasting behind a word of the text, by default behind its last one. */
function pasteBehind(html: string, text: string, word?: string): string {
  const doc = editorSchema.nodeFromJSON(readDoc(text).toJSON());
  let place: number | undefined;
  doc.descendants((node, position) => {
    if (word && node.text?.includes(word)) place = position + node.text.indexOf(word) + word.length;
  });
  return paste(html, text, place);
}

const HEADING = '<h2>Head</h2><p>Para</p>';
const LIST = '<ul><li>a</li><li>b</li></ul>';
const NUMBERS = '<ol><li>a</li></ol>';
const TABLE = '<table><tr><th>A</th></tr><tr><td>b</td></tr></table>';
const QUOTE = '<blockquote><p>Said.</p></blockquote>';
const CODE = '<pre><code>x</code></pre>';
const PICTURE = '<img src="/figures/x.svg" alt="Own">';

describe('what an editor pastes behind a sentence keeps its structure', () => {
  it.each([
    ['a heading', HEADING, '## Head\n\nPara'],
    ['a list', LIST, '- a\n- b'],
    ['a numbered list', NUMBERS, '1. a'],
    ['a checklist', '<ul><li><input type=checkbox checked>task</li></ul>', '- [x] task'],
    ['a quote', QUOTE, '> Said.'],
    ['code', CODE, '```\nx\n```'],
    ['a table', TABLE, '| A |\n| - |\n| b |'],
    ['a picture', PICTURE, '![Own](/figures/x.svg)'],
    [
      'a text of Word',
      "<html><head><meta name=ProgId content=Word.Document></head><body><!--StartFragment--><h2 style='margin-top:2pt'>Head<o:p></o:p></h2><p class=MsoNormal>Para<o:p></o:p></p><!--EndFragment--></body></html>",
      '## Head\n\nPara',
    ],
    [
      'a text of Google Docs',
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span>Head</span></h2><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>a</span></p></li></ul></b>',
      '## Head\n\n- a',
    ],
    [
      'a text of Ghost',
      '<h2 id="head">Head</h2><figure class="kg-card kg-image-card"><img src="/figures/x.svg" class="kg-image" alt="Own"></figure><pre><code class="language-js">x</code></pre><blockquote>Said.</blockquote>',
      '## Head\n\n![Own](/figures/x.svg)\n\n```js\nx\n```\n\n> Said.',
    ],
    [
      'a text of WordPress',
      '<!-- wp:heading -->\n<h2 class="wp-block-heading">Head</h2>\n<!-- /wp:heading -->\n<ul class="wp-block-list"><!-- wp:list-item -->\n<li>a</li>\n<!-- /wp:list-item --></ul><figure class="wp-block-table"><table><tbody><tr><td>A</td></tr><tr><td>b</td></tr></tbody></table></figure>',
      '## Head\n\n- a\n\n| A |\n| - |\n| b |',
    ],
  ])('%s', (_case, html, markdown) => {
    expect(pasteBehind(html, 'Typed.')).toBe(`Typed.\n\n${markdown}`);
    expect(pasteBehind(html, 'Typed. Rest.', 'Typed.')).toBe(`Typed.\n\n${markdown}\n\nRest.`);
    expect(pasteBehind(html, '## Typed')).toBe(`## Typed\n\n${markdown}`);
    expect(pasteBehind(html, '> Typed.')).toBe(`> Typed.\n\n${markdown}`);
  });

  it('words and paragraphs continue the sentence, but not a heading', () => {
    expect(pasteBehind('more <b>words</b>', 'Typed, Rest', 'Typed, ')).toBe('Typed, more **words**Rest');
    expect(pasteBehind('<p>one</p><p>two</p>', 'Typed, Rest', 'Typed, ')).toBe('Typed, one\n\ntwoRest');
    expect(pasteBehind('<p>one</p><h2>Head</h2>', 'Typed, Rest', 'Typed, ')).toBe('Typed, one\n\n## Head\n\nRest');
    expect(pasteBehind('<p>one</p><p>two</p>', '## Typed')).toBe('## Typed\n\none\n\ntwo');
  });
});

describe('what an editor pastes behind a list', () => {
  it.each([
    ['a heading', HEADING, '\n\n## Head\n\nPara'],
    ['a picture', PICTURE, '\n\n![Own](/figures/x.svg)'],
    ['a table', TABLE, '\n\n| A |\n| - |\n| b |'],
    ['a quote', QUOTE, '\n\n> Said.'],
    ['code', CODE, '\n\n```\nx\n```'],
    ['a numbered list', NUMBERS, '\n\n1. a'],
    ['a list, which continues it', LIST, '\n- a\n- b'],
    ['a list and a heading', LIST + HEADING, '\n- a\n- b\n\n## Head\n\nPara'],
  ])('is not a part of its last item: %s', (_case, html, markdown) => {
    expect(pasteBehind(html, '- one\n- two')).toBe(`- one\n- two${markdown}`);
    // Enter had begun a new item.
    expect(pasteBehind(html, '- one\n- two\n-')).toBe(`- one\n- two${markdown}`);
  });

  it('stands apart from the words of an item in its middle', () => {
    expect(pasteBehind(LIST, '- one\n- two', 'one')).toBe('- one\n- a\n- b\n- two');
    expect(pasteBehind(LIST, '- one two', 'one')).toBe('- one\n- a\n- b\n- two');
    expect(pasteBehind(CODE, '1. one\n2. two', 'one')).toBe('1. one\n   ```\n   x\n   ```\n2. two');
    expect(pasteBehind(NUMBERS, '1. one\n   - inner')).toBe('1. one\n   - inner\n2. a');
  });
});

describe('what an editor pastes behind the words of a cell', () => {
  const table = (words: string, behind = '') =>
    `| a${' '.repeat(words.length - 1)} |\n| ${'-'.repeat(words.length)} |\n| ${words} |${behind}`;

  it.each([
    ['a part of a sentence', 'c <b>d</b>', table('bc **d**')],
    ['a heading', HEADING, table('b Head Para')],
    ['a list', LIST, table('b a b')],
    ['a picture', PICTURE, table('b', '\n\n![Own](/figures/x.svg)')],
  ])('stays apart from them and loses no picture: %s', (_case, html, markdown) => {
    expect(pasteBehind(html, table('b'))).toBe(markdown);
  });
});

describe('an uploaded picture', () => {
  it('follows a list or table at whose end it is pasted, and not its last item', () => {
    for (const text of ['- one\n- two', '1. one\n   - inner', '| a |\n| - |\n| b |', '```\ncode\n```', '> quote']) {
      const doc = editorSchema.nodeFromJSON(readDoc(text).toJSON());
      const { tr } = EditorState.create({ doc });
      tr.setSelection(TextSelection.atEnd(doc));
      placePictures(tr, [editorSchema.nodes['image']!.create({ src: '/figures/x.svg', alt: 'Own' })]);
      expect(new Opened(text, doc).getText(tr.doc)).toBe(`${text}\n\n![Own](/figures/x.svg)`);
    }
  });

  const picture = { src: '/pictures/0123456789abcdef0123456789abcdef/60x40.webp', alt: 'A rack' };

  it.each(['', 'Before.', '- item', '| a |\n| - |\n| b |', '> quote', '## Heading', '```\ncode\n```', '- a\n  1. b'])(
    'is inserted with the cursor in %j, and the text can be reopened in visual mode',
    (text) => {
      const doc = editorSchema.nodeFromJSON(readDoc(text).toJSON());
      const lastWord = /[a-z]+(?=[^a-z]*$)/i.exec(text)?.[0] ?? '';
      let place = 1;
      doc.descendants((node, position) => void (node.isText && lastWord && (place = position + 1)));
      const state = EditorState.create({ doc });
      const selected = state.apply(state.tr.setSelection(TextSelection.create(doc, place)));
      const { tr } = selected;
      placePictures(tr, [editorSchema.nodes['image']!.create(picture)]);
      const markdown = new Opened(text, doc).getText(tr.doc);
      expect(listUnsupported(markdown)).toEqual([]);
      expect(markdown).toContain(`![A rack](${picture.src})`);
      expect(markdown.replace(/[^a-z]/gi, '')).toContain(lastWord[0] ?? '');
    },
  );
});
