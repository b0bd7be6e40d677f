import type { SiteText, StoredSiteDetails } from './site-details.ts';

interface SiteTextField {
  label: string;
  /** In characters. */
  limit: number;
  /** In the schema. */
  description: string;
}

/** The texts that administrators set, for the form, the API and the rules. */
export const siteTextFields: Record<SiteText, SiteTextField> = {
  legalName: { label: 'Legal name', limit: 120, description: 'The name of the company, as its register has it.' },
  street: { label: 'Street', limit: 120, description: 'The street and number of the company’s address.' },
  city: { label: 'City', limit: 80, description: 'The city of the company’s address.' },
  region: { label: 'State or region', limit: 80, description: 'The state or region of the company’s address.' },
  postalCode: { label: 'Postal code', limit: 20, description: 'The postal code of the company’s address.' },
  country: { label: 'Country', limit: 60, description: 'The country of the company’s address.' },
  email: { label: 'Contact email', limit: 254, description: 'The email address to which anyone may write.' },
  phone: { label: 'Telephone', limit: 30, description: 'The telephone number that anyone may call.' },
  supportHours: { label: 'Support hours', limit: 120, description: 'When somebody answers, with the time zone.' },
  testimonial: { label: 'Words', limit: 400, description: 'What a customer or partner said, quoted on the home page.' },
  testimonialPerson: {
    label: 'Person',
    limit: 100,
    description: 'The person whose words these are. Only administrators see it before source and consent are set.',
  },
  testimonialTitle: {
    label: 'Title and company',
    limit: 120,
    description: 'The title and company of that person. Only administrators see it before source and consent are set.',
  },
  testimonialSource: {
    label: 'Source',
    limit: 200,
    description: 'Where the words were said or written. Only administrators see it before the consent is set.',
  },
  specificationsConfirmedOn: {
    label: 'Specifications confirmed on',
    limit: 10,
    description: 'The day on which the operator confirmed the page of specifications, as YYYY-MM-DD.',
  },
  penetrationTest: {
    label: 'Penetration test',
    limit: 600,
    description: 'The date, scope, tester and result of the last penetration test by an outside party.',
  },
  testimonialConsentOn: {
    label: 'Consent given on',
    limit: 10,
    description: 'The day on which the person agreed to be quoted, as YYYY-MM-DD. Only administrators see it.',
  },
  governingLaw: {
    label: 'Governing law and courts',
    limit: 500,
    description: 'The governing law and the courts, as the sentences that the terms state.',
  },
  dataProtection: {
    label: 'Data protection officer or EU representative',
    limit: 500,
    description: 'The data protection officer or the representative in the European Union, with a way to reach them.',
  },
  technicalLog: {
    label: 'Technical log is kept for',
    limit: 120,
    description: 'How long the technical log of the server is kept, such as “seven days”.',
  },
  mailServer: {
    label: 'Mail server',
    limit: 200,
    description: 'The server through which mail leaves, such as “mail.acme.com, run by Acme”.',
  },
  languageModel: {
    label: 'Language model runs',
    limit: 200,
    description: 'Where the language model of the chat runs, such as “on our own server in Delaware”.',
  },
  serverCountry: {
    label: 'Server stands in',
    limit: 300,
    description: 'The country of the server and, if data crosses a border, the safeguard that applies.',
  },
  refusedRequests: {
    label: 'Refused requests are kept for',
    limit: 120,
    description: 'How long refused requests for an account are kept, such as “six months”.',
  },
  auditLog: {
    label: 'Audit log is kept for',
    limit: 120,
    description: 'How long entries of the audit log are kept, such as “ten years”.',
  },
  backups: { label: 'Oldest backup', limit: 120, description: 'The age of the oldest backup, such as “30 days”.' },
};

export const siteDetailLabels: Record<keyof StoredSiteDetails, string> = {
  ...(Object.fromEntries(Object.entries(siteTextFields).map(([name, { label }]) => [name, label])) as Record<
    SiteText,
    string
  >),
  founders: 'Founders',
  socialProfiles: 'Social profiles',
  isApiOffered: 'API access for investors',
};
