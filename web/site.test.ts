import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listPlaceholders, organization } from './site.ts';

const REAL = {
  founders: [{ name: 'Ada Miller' }],
  address: { street: '12 Market Street', city: 'Dover', region: 'DE', postalCode: '19901' },
  contact: { email: 'hello@safe-ai.com' },
  social: [{ url: 'https://www.linkedin.com/company/safe-ai' }],
  legal: { terms: { law: 'The law of Delaware applies.' }, privacy: { backups: '30 days' } },
};

describe('the list of placeholders', () => {
  it('names each fact that the company has not supplied', () => {
    const placeholders = listPlaceholders();
    expect(placeholders).toHaveLength(6);
    expect(placeholders[0]).toBe('founders on /about: First Founder, Second Founder');
    expect(placeholders[1]).toContain(organization.address.street);
    expect(placeholders[4]).toBe('legal details on /terms: [The operator states the governing law and the courts.]');
    expect(placeholders[5]).toMatch(
      /^legal details on \/privacy: .*\[The operator states the age of its oldest backup\]$/,
    );
  });

  it('includes every placeholder of the legal pages, because the page files contain none', async () => {
    const folder = path.resolve(import.meta.dirname, 'pages/site');
    const names = (await readdir(folder, { recursive: true })).filter((name) => /\.tsx?$/.test(name));
    const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    expect(names.filter((_name, at) => texts[at]!.includes('[The operator'))).toEqual([]);
  });

  it('is empty once the company has supplied all facts, and otherwise names only the missing ones', () => {
    expect(listPlaceholders(REAL)).toEqual([]);
    expect(listPlaceholders({ ...REAL, contact: { email: 'hello@demo.example' } })).toEqual([
      'contact email on /about, /privacy, /terms and /cookies: hello@demo.example',
    ]);
  });
});
