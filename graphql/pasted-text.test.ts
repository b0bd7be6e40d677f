import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEventInput } from './event-validation.ts';
import { feedForm, feedTitle } from './feed-validation.ts';
import { cleanLine } from './pasted-text.ts';
import { tokenName, webhookForm } from './webhook-validation.ts';
import { contactForm, createGroupInput, email, loginInput, phone, searchWords, slug } from './validation.ts';

const phones = readFileSync(path.resolve('api/testing/cases/phone-with-invisible-signs/phones.txt'), 'utf8');

describe('a person who pastes', () => {
  it.each(phones.split('\n').filter(Boolean))('a telephone number from an address book can send it: %j', (number) => {
    const clean = contactForm.shape.phone.parse(number);
    expect(clean).toMatch(/^\+49 30 555[ -]?010$/);
    expect(phone.parse(number)).toBe(clean);
  });

  it.each([
    ['tel:+49-30-555010', '+49-30-555010'],
    ['＋４９ ３０ ５５５０１０', '+49 30 555010'],
    ['Tel.: +49 30 555010', '+49 30 555010'],
    ['☎ +49 30 555010', '+49 30 555010'],
    ['callto://+4930555010', '+4930555010'],
    ['TEL: +49 30 555010', '+49 30 555010'],
    ['Tel +49 30 555010', '+49 30 555010'],
    ['P. +1 555 010 0199', '+1 555 010 0199'],
    ['Direct dial: +44 20 7946 0000', '+44 20 7946 0000'],
    ['Mobil: +49 30 555010', '+49 30 555010'],
    ['+٤٩ ٣٠ ٥٥٥٠١٠', '+49 30 555010'],
    ['030\u2044555 010', '030/555 010'],
    ['\uFEFF030 / 555 010\u200B', '030 / 555 010'],
    ['555\u00B7010\u00B70199', '555.010.0199'],
    ['\u2066+1\u00A0(555)\u202F010\u20140199\u2069', '+1 (555) 010-0199'],
    ['', ''],
  ])('%j gets the number %j', (typed, number) => {
    expect(phone.parse(typed)).toBe(number);
  });

  it.each(['+1 555 010 0199 ext. 12', '+1 555 010 0199 x12', '+1 555 010 0199;ext=12', '+1 555 010 0199 #12'])(
    'a number with an extension learns what to do: %s',
    (typed) => {
      expect(phone.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
        'Use the number without its extension',
      ]);
    },
  );

  it.each(['Fax: +49 30 555010', 'https://+4930555010', 'ext: 12345', 'Text: 12345', 'Mail 12345'])(
    'what is not the number of a telephone is not stored as one: %s',
    (typed) => {
      expect(phone.safeParse(typed).success).toBe(false);
    },
  );

  it('an email address or a name from a chat can send it', () => {
    for (const typed of [
      '\u202Amara@quill.example\u202C',
      '\u00A0mara@quill.example\u200B',
      'mara@\u00ADquill.example',
    ])
      expect(email.parse(typed)).toBe('mara@quill.example');
    expect(createGroupInput.parse({ name: '\u2068Board\u2069\u00A0' })).toEqual({ name: 'Board' });
    expect(contactForm.shape.name.parse('\u202AMara Quill\u202C')).toBe('Mara Quill');
    expect(createGroupInput.safeParse({ name: 'Board \u202Etxt' }).success).toBe(false);
  });

  it.each([
    ['\uFEFFMara\u00A0Quill\u200B', 'Mara Quill'],
    ['Mara Qu\u00ADill', 'Mara Quill'],
    ['\u200EMara \u200EQuill\u200F', 'Mara Quill'],
    ['Harbor\u2060 &\u202FSons\u200D', 'Harbor & Sons'],
    // Persian, Hebrew with a mark of direction, Malayalam, Japanese, and an emoji of several people keep theirs.
    ['രാജന്\u200D', 'രാജന്\u200D'],
    ['\u200Cمی\u200Cخواهم\u200C', 'می\u200Cخواهم'],
    ['\u202Bחברה (C++\u200E)\u202C', 'חברה (C++\u200E)'],
    ['ക്\u200Dഷ', 'ക്\u200Dഷ'],
    ['山田\u3000太郎\u3000', '山田\u3000太郎'],
    ['Team 👩\u200D💻 ❤\uFE0F\u200B', 'Team 👩\u200D💻 ❤\uFE0F'],
    ['\u00A0\u200B\u2060', ''],
  ])('%j into a field of one line stores %j', (typed, line) => {
    expect(cleanLine(typed)).toBe(line);
    for (const rule of [
      createGroupInput.shape.name,
      tokenName,
      contactForm.shape.company,
      createEventInput.shape.title,
    ])
      expect(rule.safeParse(typed).data ?? '').toBe(line);
    for (const rule of [feedTitle, searchWords, createEventInput.shape.location]) expect(rule.parse(typed)).toBe(line);
  });

  it('a URL, a day, a URL name or a code can send it', () => {
    expect(feedForm.shape.url.parse('\u200Bhttps://quill.example/\u00ADfeed\u2060')).toBe('https://quill.example/feed');
    expect(webhookForm.shape.url.parse('https://quill.example/\u200B')).toBe('https://quill.example/');
    expect(createEventInput.shape.startsAt.parse('\u200E2027-03-28T10:00')).toBe('2027-03-28T10:00');
    expect(slug.parse('tide-\u00ADtables\u200B')).toBe('tide-tables');
    expect(loginInput.shape.code.parse('123\u200B456\u00A0')).toBe('123456');
  });
});
