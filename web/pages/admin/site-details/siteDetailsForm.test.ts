import { describe, expect, it } from 'vitest';
import { noSiteDetails, toSiteForm } from '#graphql/site-details.ts';
import { mergeValues, type Values } from './siteDetailsForm.ts';

const make = (version: number, changes: Partial<Values> = {}): Values => ({
  ...toSiteForm(noSiteDetails),
  expectedVersion: String(version),
  ...changes,
});

describe('the form after somebody else saved', () => {
  const base = make(1, { city: 'Dover', phone: '1' });

  it('has their fields where nothing was typed, and the typed text everywhere else', () => {
    const theirs = make(2, { city: 'Newark', phone: '2', street: '1 High Street' });
    const { values, both } = mergeValues(base, { ...base, city: 'Lewes', legalName: 'Acme' }, theirs);
    expect(values).toEqual({ ...theirs, city: 'Lewes', legalName: 'Acme' });
    expect(both).toEqual(['city']);
  });

  it('keeps all typed text that differs if it was typed into an older version', () => {
    const theirs = make(3, { city: 'Newark', phone: '2' });
    const { values, both } = mergeValues(make(2, { city: 'Newark', phone: '1' }), base, theirs);
    expect(values).toEqual({ ...theirs, city: 'Dover', phone: '1' });
    expect(both).toEqual(['city', 'phone']);
  });
});
