import { describe, expect, it } from 'vitest';
import { listPlaceholders, organization } from './site.ts';

const REAL = {
  founders: [{ name: 'Ada Miller' }],
  address: { street: '12 Market Street', city: 'Dover', region: 'DE', postalCode: '19901' },
  contact: { email: 'hello@safe-ai.com' },
  social: [{ url: 'https://www.linkedin.com/company/safe-ai' }],
};

describe('the list of placeholders', () => {
  it('names each fact that the company has not supplied', () => {
    const listed = listPlaceholders();
    expect(listed).toHaveLength(4);
    expect(listed[0]).toBe('founders on /about: First Founder, Second Founder');
    expect(listed[1]).toContain(organization.address.street);
  });

  it('is empty once all facts are the company’s own, and names only what is left', () => {
    expect(listPlaceholders(REAL)).toEqual([]);
    expect(listPlaceholders({ ...REAL, contact: { email: 'hello@demo.example' } })).toEqual([
      'contact email on /about, /privacy, /terms and /cookies: hello@demo.example',
    ]);
  });
});
