import { describe, expect, it } from 'vitest';
import { excerptUpdate } from './update.render.ts';
import type { InvestorUpdate } from './update.type.ts';

let number = 0;
const excerpt = (body: string) => excerptUpdate({ id: `upd_${(number += 1)}`, version: 1, body } as InvestorUpdate);

describe('an excerpt', () => {
  it('is the text without its format', async () => {
    expect(await excerpt('## Third quarter\n\nAll is **well**, see [the report](/investor).')).toBe(
      'Third quarter All is well, see the report.',
    );
  });

  it('ends at a word, and says that there is more', async () => {
    expect(await excerpt('word '.repeat(100))).toBe(`${'word '.repeat(55)}word …`);
    expect(await excerpt(`Whole. ${`[a](https://example.com/${'x'.repeat(2_000)})`}`)).toMatch(/^Whole\..* …$/);
  });

  it('does not need the rest of a long text', async () => {
    expect(await excerpt(`First **words**.\n\n${'['.repeat(190_000)}`)).toBe('First words. …');
    // The limit falls into a character of two code units.
    const text = await excerpt(`[${'x'.repeat(100)}](/${'y'.repeat(1_895)}😀) ${'z'.repeat(10)}`);
    expect(text.isWellFormed()).toBe(true);
  });
});
