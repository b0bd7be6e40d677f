import type { SiteSettings } from '../../../runtime/SiteContext.tsx';
import { paths } from '../../../paths.ts';
import { organization, software } from '../../../site.ts';

const crumbs = [
  ['Home', paths.home],
  ['Solutions', paths.solutions],
  ['Product', paths.product],
  ['Resources', paths.resources],
  ['About', paths.about],
] as const;

function organizationData({ name, publicUrl }: SiteSettings) {
  const { address, contact } = organization;
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/images/logo.png`,
    description: organization.description,
    foundingDate: String(organization.foundingYear),
    founders: organization.founders.map((founder) => ({ '@type': 'Person', ...founder })),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: contact.type,
      email: contact.email,
      availableLanguage: contact.languages,
    },
    sameAs: organization.social.map(({ url }) => url),
  };
}

function softwareData({ name, publicUrl }: SiteSettings) {
  const { price, currency, validUntil } = software.offer;
  return {
    '@type': 'SoftwareApplication',
    name,
    url: `${publicUrl}${paths.product}`,
    applicationCategory: software.category,
    operatingSystem: software.operatingSystem,
    featureList: software.features,
    offers: { '@type': 'Offer', price, priceCurrency: currency, priceValidUntil: validUntil },
    publisher: { '@id': `${publicUrl}/#organization` },
  };
}

export function homeStructuredData(site: SiteSettings): object {
  const itemListElement = crumbs.map(([name, path], i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: site.publicUrl + path,
  }));
  return {
    '@context': 'https://schema.org',
    '@graph': [organizationData(site), softwareData(site), { '@type': 'BreadcrumbList', itemListElement }],
  };
}
