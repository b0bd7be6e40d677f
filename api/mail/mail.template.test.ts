import { describe, expect, it } from 'vitest';
import { HOSTILE } from '../../e2e/hostile.ts';
import { type Letter, renderHtml } from './mail.template.ts';

/** A letter with this text in every part that a mail can have, including the link lists of digests. */
const getLetter = (text: string): Letter => {
  const link = { label: text, url: `https://portal.example/${text}` };
  return { subject: text, paragraphs: [text], facts: [[text, text]], links: [link], link, unsubscribe: link };
};

/** The elements of the HTML with the names of their attributes, without the attribute values. */
const getElements = (html: string): string[] =>
  [...html.matchAll(/<(?:"[^"]*"|[^">])*>/g)].map(([tag]) => tag.replace(/="[^"]*"/g, ''));

describe('an email with hostile texts in every part', () => {
  it('has the same elements as any other email, and no unescaped character', () => {
    const plain = getElements(renderHtml('Safe AI', getLetter('a text')));
    expect(plain.length).toBeGreaterThan(20);
    for (const text of HOSTILE) {
      const html = renderHtml('Safe AI', getLetter(text));
      expect([text, getElements(html)]).toEqual([text, plain]);
      expect(html.match(/</g)).toHaveLength(plain.length);
    }
  });
});
