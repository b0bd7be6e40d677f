import { describe, expect, it } from 'vitest';
import { toStorable } from './storable.ts';

describe('a text that a client sends', () => {
  it.each([
    ['letters and accents as separate characters', 'Gescha\u0308ft', 'Geschäft'],
    ['line ends of Windows', 'a\r\nb\r\n', 'a\nb\n'],
    ['line ends of an old Mac', 'a\rb', 'a\nb'],
    ['half of a surrogate pair', 'a\ud800', 'a\ufffd'],
  ])('with %s is stored in one form', (_what, text, stored) => {
    expect(toStorable({ input: { texts: [text] } })).toEqual({ input: { texts: [stored] } });
  });

  it('is left as typed if it is a password', () => {
    const input = { password: 'a\u0308', currentPassword: 'a\u0308', name: 'a\u0308' };
    expect(toStorable(input)).toEqual({ ...input, name: 'ä' });
  });
});
