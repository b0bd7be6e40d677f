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

it('a visitor who heaps marks on a letter does not occupy the server, and accents stay', () => {
  const heap = '\u0301\u0316'.repeat(300_000);
  expect(toStorable({ name: `a${heap}b` })).toEqual({ name: expect.stringMatching(/^á\p{M}{29}b$/u) });
  expect(toStorable('Tie\u0302\u0301ng Vie\u0323\u0302t')).toBe('Tiếng Việt');
});
