import { describe, expect, it } from 'vitest';
import { homeStructuredData } from './homeStructuredData.ts';

const data = homeStructuredData({
  name: 'Safe AI',
  demoUrl: 'https://demo.example',
  publicUrl: 'https://site.example',
  year: 2026,
});
const graph = (data as { '@graph': Record<string, unknown>[] })['@graph'];
const node = (type: string) => graph.find((item) => item['@type'] === type);

describe('the structured data of the home page', () => {
  it('names the organization, its founding year, two founders and a US address', () => {
    const organization = node('Organization');
    expect(organization).toMatchObject({ foundingDate: '2023', address: { addressCountry: 'US' } });
    expect(organization?.['founders']).toHaveLength(2);
  });

  it('offers the software free of charge until the end of 2025', () => {
    expect(node('SoftwareApplication')).toMatchObject({
      applicationCategory: 'BusinessApplication',
      offers: { price: '0', priceCurrency: 'USD', priceValidUntil: '2025-12-31' },
    });
  });

  it('lists solutions, product, resources and about in its breadcrumbs', () => {
    const items = node('BreadcrumbList')?.['itemListElement'] as { item: string }[];
    expect(items.map(({ item }) => new URL(item).pathname)).toEqual([
      '/',
      '/solutions',
      '/product',
      '/resources',
      '/about',
    ]);
  });
});
