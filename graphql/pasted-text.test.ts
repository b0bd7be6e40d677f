import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contactForm, createGroupInput, email, phone } from './validation.ts';

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
});
