import { describe, expect, it } from 'vitest';
import { cutPassages } from './passage.split.ts';
import { loadKnownQuestions } from '../known-questions.ts';
import { extractFromPage, extractFromText } from './passage.extraction.ts';

const words = (count: number, word = 'word'): string => `${Array.from({ length: count }, () => word).join(' ')}.`;
const count = (sentences: string[]): number => sentences.join(' ').split(' ').length;

describe('a text', () => {
  it('is split at its headings into passages of 40 to 200 words, each with its anchor', () => {
    const html = [
      `<p>${words(50, 'lead')}</p>`,
      `<h2 id="first">First</h2><p>${words(60)}</p><p>${words(60)}</p><p>${words(60)}</p>`,
      `<h2 id="second">Second</h2><p>${words(450)}</p>`,
      `<h2 id="third">Third</h2><p>${words(10)}</p>`,
    ].join('');
    const passages = extractFromText(html, 'Title');
    expect(passages.map(({ anchor }) => anchor)).toEqual(['', 'first', 'first', 'second', 'second', 'second']);
    for (const { sentences } of passages) {
      expect(count(sentences)).toBeGreaterThanOrEqual(40);
      expect(count(sentences)).toBeLessThanOrEqual(200);
    }
    expect(passages.at(-1)).toMatchObject({ heading: 'Second · Third' });
  });

  it('that is short becomes one passage, and one without words becomes none', () => {
    expect(cutPassages([{ anchor: 'a', heading: '', text: 'One sentence. Another.' }])).toEqual([
      { anchor: 'a', heading: '', sentences: ['One sentence.', 'Another.'] },
    ]);
    expect(extractFromText('<p> </p><hr>', 'Title')).toEqual([]);
  });

  it('keeps a word together that is divided at a line end', () => {
    const html =
      '<p>It is speci\u2010\nfied, encryp-  \n  ted, author\u00AD\nized and <em>air-</em>\ngapped; a dash -\nstays.</p>';
    expect(extractFromText(html, 'Title')[0]!.sentences).toEqual([
      'It is speci\u2010fied, encryp-ted, author\u00ADized and air-gapped; a dash - stays.',
    ]);
  });

  it('of one very long word or sentence is split too', () => {
    const passages = extractFromText(`<p>${'x'.repeat(30_000)}</p><p>${'y '.repeat(3_000)}</p>`, 'Title');
    expect(passages.every(({ sentences }) => count(sentences) <= 200)).toBe(true);
  });
});

describe('a page', () => {
  it('returns the text of its main element, without navigation, drawings, forms and calls to action', () => {
    const skipped = ['nav', 'svg', 'form', 'button', 'del'].map((tag) => `<${tag}>SKIPPED ${tag}</${tag}>`).join('');
    const main = `${skipped}<section class="a screen-only"><p>SKIPPED</p></section><p aria-hidden="true">SKIPPED</p>
      <h1>Title</h1><p>Kept<br>text</p><dl><dt>Term</dt><dd>Fact</dd></dl>`;
    const { title, passages } = extractFromPage(`<body><p>SKIPPED</p><main id="main">${main}</main></body>`);
    expect(title).toBe('Title');
    expect(passages).toEqual([{ anchor: '', heading: '', sentences: ['Kept text', 'Term: Fact.'] }]);
  });

  it('keeps the cells of a table row on lines of their own, with the names of their columns, and no anchor that React generated', () => {
    const main = `<h2 id="_R_5e_">Heading</h2><table id="table-1"><thead><tr><th>Part</th><th>Does</th></tr></thead>
      <tbody><tr><th>Gateway</th><td>Signs people in</td></tr></tbody></table>`;
    expect(extractFromPage(`<main>${main}</main>`).passages).toEqual([
      { anchor: 'table-1', heading: 'Heading', sentences: ['Gateway.\nDoes: Signs people in.'] },
    ]);
  });
});

describe('the questions that a passage is known to answer', () => {
  it('belong to the passages of the page that contain the text, with any kind of apostrophe', async () => {
    const passage = (text: string) => ({ anchor: '', heading: '', sentences: [text, 'Yes.'] });
    const known = await loadKnownQuestions();
    const list = (path: string, text: string) => known.listAnswered(path, passage(text));
    const text = 'Is it still offline if our building has internet?';
    expect(list('/works-offline', text)).toContain('Must we disconnect the whole building?');
    expect(list('/deploy', text)).toEqual([]);
    expect(list('/train', "Can a person's data be removed from a trained model?")).not.toEqual([]);
    expect(list('/train', 'Can a person’s data be removed from a trained model?')).not.toEqual([]);
  });
});
