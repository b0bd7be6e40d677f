import { describe, expect, it } from 'vitest';
import { renderText } from './markdown-render.ts';

const render = (markdown: string) => renderText(markdown).html;

describe('a callout', () => {
  it.each([
    ['NOTE', 'Note'],
    ['TIP', 'Tip'],
    ['IMPORTANT', 'Important'],
    ['WARNING', 'Warning'],
    ['CAUTION', 'Caution'],
    ['note', 'Note'],
  ])('is shown with its word: [!%s]', (marker, word) => {
    expect(render(`> [!${marker}]\n> Keep the **key**.`)).toBe(
      `<blockquote class="callout" role="note"><p><strong>${word}</strong></p><p>Keep the <strong>key</strong>.</p></blockquote>`,
    );
  });

  it.each([
    ['blocks after the marker', '> [!TIP]\n>\n> One.\n>\n> - a', /<\/p><p>One.<\/p>\s*<ul>\s*<li>a<\/li>/],
    ['a list below the marker', '> [!TIP]\n> - a', /<strong>Tip<\/strong><\/p><ul>/],
    ['lines that end as on Windows', '> [!TIP]\r\n> One.', /<strong>Tip<\/strong><\/p><p>One.<\/p>/],
    ['a code mark first', '> [!TIP]\n> `a` b', /<strong>Tip<\/strong><\/p><p><code>a<\/code> b<\/p>/],
    ['no text', '> [!TIP]', /^<blockquote class="callout" role="note"><p><strong>Tip<\/strong><\/p><\/blockquote>$/],
  ])('can have %s', (_, markdown, html) => {
    expect(render(markdown)).toMatch(html);
  });

  it.each([
    '> \\[!NOTE]\n> One.',
    '> [!NOTE] One.',
    '> [!NOTE]**One**',
    '> [!OTHER]\n> One.',
    '> One.\n> [!NOTE]',
    '- > [!NOTE]\n  > One.',
    '[!NOTE]\nOne.',
  ])('is not made of another text: %j', (markdown) => {
    expect(render(markdown)).not.toContain('callout');
    expect(render(markdown)).toMatch(/\[!/);
  });
});

describe('footnotes', () => {
  it('are numbered in the order of their places, and lead back to each', () => {
    const html = render('One[^b] two[^a] three[^B].\n\n[^a]: Second.\n[^b]: First.\n[^c]: Not used.');
    const texts = html.slice(html.indexOf('<section'));
    expect(
      [...html.matchAll(/<sup><a href="#([^"]+)" id="([^"]+)"[^>]*>(\d)</g)].map((match) => match.slice(1)),
    ).toEqual([
      ['user-content-fn-b', 'user-content-fnref-b', '1'],
      ['user-content-fn-a', 'user-content-fnref-a', '2'],
      ['user-content-fn-b', 'user-content-fnref-b-2', '1'],
    ]);
    expect(texts).toMatch(/<li id="user-content-fn-b">[^]*First\.[^]*<li id="user-content-fn-a">[^]*Second\./);
    expect([...texts.matchAll(/href="#(user-content-fnref[^"]+)"/g)].map(([, id]) => id)).toEqual([
      'user-content-fnref-b',
      'user-content-fnref-b-2',
      'user-content-fnref-a',
    ]);
    expect(html).not.toContain('Not used');
  });
});
