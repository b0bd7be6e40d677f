import type { SiteSettings } from '#web/runtime/SiteContext.tsx';
import { paths } from '#web/paths.ts';
import { organization, software } from '#web/site.ts';

const crumbs = [
  ['Home', paths.home],
  ['Solutions', paths.solutions],
  ['Product', paths.product],
  ['Resources', paths.resources],
  ['About', paths.about],
] as const;

/** Leaves out what is not set: an empty text would be a false statement. */
const pickSet = (properties: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value));

function organizationData({ name, publicUrl, details = {} }: SiteSettings) {
  const { founders = [], socialProfiles = [] } = details;
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name,
    ...pickSet({ legalName: details.legalName }),
    url: `${publicUrl}/`,
    logo: `${publicUrl}/images/logo.png`,
    description: organization.description,
    foundingDate: String(organization.foundingYear),
    ...(founders.length > 0 && {
      founder: founders.map((founder) => ({
        '@type': 'Person',
        name: founder.name,
        ...pickSet({ jobTitle: founder.title }),
      })),
    }),
    address: {
      '@type': 'PostalAddress',
      ...pickSet({
        streetAddress: details.street,
        addressLocality: details.city,
        addressRegion: details.region,
        postalCode: details.postalCode,
      }),
      addressCountry: details.country || organization.country,
    },
    ...pickSet({ telephone: details.phone }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: organization.contactType,
      url: `${publicUrl}${paths.contactUs}`,
      ...pickSet({ email: details.email, telephone: details.phone }),
      availableLanguage: organization.languages,
    },
    ...(socialProfiles.length > 0 && { sameAs: socialProfiles.map(({ url }) => url) }),
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
