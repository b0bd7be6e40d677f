import { describe, expect, it } from 'vitest';
import type { SiteDetails } from '#graphql/site-details.ts';
import { homeStructuredData } from './homeStructuredData.ts';

const listNodes = (details?: Partial<SiteDetails>) => {
  const site = { name: 'Safe AI', demoUrl: 'https://demo.example', publicUrl: 'https://site.example', year: 2026 };
  const data = homeStructuredData({ ...site, ...(details && { details }) });
  return (data as { '@graph': Record<string, unknown>[] })['@graph'];
};
const findNode = (type: string, details?: Partial<SiteDetails>) =>
  listNodes(details).find((item) => item['@type'] === type);

describe('the structured data of the home page', () => {
  it('names the organization, its founding year, its country and customer service, and nothing that is not set', () => {
    const organization = findNode('Organization')!;
    expect(organization).toMatchObject({
      foundingDate: '2023',
      address: { '@type': 'PostalAddress', addressCountry: 'US' },
      contactPoint: { contactType: 'customer service', url: 'https://site.example/contact-us' },
    });
    expect(Object.keys(organization['address'] as object)).toEqual(['@type', 'addressCountry']);
    for (const name of ['founder', 'telephone', 'sameAs', 'legalName']) expect(organization).not.toHaveProperty(name);
  });

  it('has founders, address, telephone and profiles once they are set', () => {
    const profile = { name: 'LinkedIn', url: 'https://www.linkedin.com/company/acme' };
    const founders = [
      { name: 'Ada Miller', title: 'Chief Executive' },
      { name: 'Ben Ruiz', title: '' },
    ];
    const details = { legalName: 'Acme, Inc.', street: '12 Market Street', city: 'Dover', phone: '+1 302 555 0100' };
    expect(findNode('Organization', { ...details, founders, socialProfiles: [profile] })).toMatchObject({
      legalName: 'Acme, Inc.',
      founder: [
        { '@type': 'Person', name: 'Ada Miller', jobTitle: 'Chief Executive' },
        { '@type': 'Person', name: 'Ben Ruiz' },
      ],
      address: { streetAddress: '12 Market Street', addressLocality: 'Dover', addressCountry: 'US' },
      telephone: '+1 302 555 0100',
      sameAs: [profile.url],
    });
  });

  it('offers the software free of charge until the end of 2025', () => {
    expect(findNode('SoftwareApplication')).toMatchObject({
      applicationCategory: 'BusinessApplication',
      offers: { price: '0', priceCurrency: 'USD', priceValidUntil: '2025-12-31' },
    });
  });

  it('lists solutions, product, resources and about in its breadcrumbs', () => {
    const items = findNode('BreadcrumbList')?.['itemListElement'] as { item: string }[];
    expect(items.map(({ item }) => new URL(item).pathname)).toEqual([
      '/',
      '/solutions',
      '/product',
      '/resources',
      '/about',
    ]);
  });
});
