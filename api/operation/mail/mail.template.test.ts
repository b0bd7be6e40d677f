import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOSTILE } from '../../../e2e/hostile.ts';
import { type Letter, renderHtml, renderText } from './mail.template.ts';

/** A letter with this text in every part that a mail can have, including the link lists of digests. */
const getLetter = (text: string): Letter => {
  const link = { label: text, url: `https://portal.example/${text}` };
  return {
    subject: text,
    reason: text,
    paragraphs: [text],
    facts: [[text, text]],
    links: [link],
    link,
    unsubscribe: link,
  };
};

const sender = { SITE_NAME: 'Safe AI', PUBLIC_URL: 'https://portal.example' };

/**
 * The elements of the HTML with the names of their attributes, without the attribute values. Line breaks are left out,
 * because a text can contain any number of them.
 */
const getElements = (html: string): string[] =>
  [...html.replaceAll('<br>', '').matchAll(/<(?:"[^"]*"|[^">])*>/g)].map(([tag]) => tag.replace(/="[^"]*"/g, ''));

describe('an email with hostile texts in every part', () => {
  it('has the same elements as any other email, and no unescaped character', () => {
    const plain = getElements(renderHtml(sender, getLetter('a text')));
    expect(plain.length).toBeGreaterThan(20);
    for (const text of HOSTILE) {
      const html = renderHtml(sender, getLetter(text));
      expect([text, getElements(html)]).toEqual([text, plain]);
      expect(html.replaceAll('<br>', '').match(/</g)).toHaveLength(plain.length);
    }
  });
});

describe('an email', () => {
  const letter: Letter = {
    subject: 'A subject',
    reason: 'you have an account',
    paragraphs: ['First line\nSecond line\r\n\r\nA new paragraph\rThe end'],
    facts: [['Reason', 'We know you.\nWe met in Oslo.']],
  };

  it('keeps the line breaks of a typed text in HTML', () => {
    const html = renderHtml(sender, letter);
    expect(html).toContain('First line<br>Second line<br><br>A new paragraph<br>The end');
    expect(html).toContain('We know you.<br>We met in Oslo.');
  });

  it('says why it was sent, and by which site', () => {
    const footer = renderText(sender, letter).split('-- \n')[1];
    expect(footer).toBe('You receive this email because you have an account.\nSafe AI\nhttps://portal.example\n');
    const html = renderHtml(sender, letter).split('<tr>').at(-1)!;
    expect(html).toContain('You receive this email because you have an account.');
    expect(html).toContain('<a href="https://portal.example" style="color:inherit">Safe AI</a>');
  });

  it('has the mark, its subject as heading, and a link with a short text', () => {
    const link = { label: 'Open the portal', url: `https://portal.example/verify?token=${'x'.repeat(80)}` };
    const html = renderHtml(sender, { ...letter, link });
    expect(html).toMatch(/<h1 [^>]*>A subject<\/h1>/);
    expect(html.match(/xxxx/g)).not.toBeNull();
    // The URL is the target of the link and never its text.
    expect(html.replace(/href="[^"]*"/g, '')).not.toContain('token=');
    expect(html).not.toMatch(/<img|url\(/);
  });

  it('is laid out by tables, which Outlook needs, and has colors for both themes', () => {
    const html = renderHtml(sender, letter);
    expect(html).not.toMatch(/<(?:div|p|hr)\b/);
    expect(html).toContain('<!--[if mso]>');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('name="color-scheme" content="light dark"');
  });
});

it('a person reads why an email was sent and what a page does, in sentences that say more than the fact', () => {
  const wrong =
    /You receive this email because you receive|reason: *['`]you receive|only to who may|Upload files at the top/;
  const files = ['api', 'web'].flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`));
  expect(files.length).toBeGreaterThan(1_000);
  const own = path.join('api', 'operation', 'mail', path.basename(import.meta.filename));
  expect(files.filter((file) => file !== own && wrong.test(readFileSync(file, 'utf8')))).toEqual([]);
});
