// The facts about the operator that the public pages state. Administrators set them at /admin/site. A fact that is not
// set is an empty text, and the pages leave it out or say that the operator has not stated it.

export interface Founder {
  name: string;
  /** Such as “Chief Executive”. Empty if not given. */
  title: string;
}

export interface SocialProfile {
  name: string;
  url: string;
}

/** The most founders, and the most social profiles. */
export const listedAtMost = 6;

/** The versions that are kept, the newest included. */
export const siteVersionsAtMost = 100;

/** Every fact before an administrator has set one. */
const noTexts = {
  legalName: '',
  street: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  email: '',
  phone: '',
  supportHours: '',
  specificationsConfirmedOn: '',
  penetrationTest: '',
  testimonial: '',
  testimonialPerson: '',
  testimonialTitle: '',
  testimonialSource: '',
  testimonialConsentOn: '',
  governingLaw: '',
  dataProtection: '',
  technicalLog: '',
  mailServer: '',
  languageModel: '',
  serverCountry: '',
  refusedRequests: '',
  auditLog: '',
  backups: '',
};

export type SiteText = keyof typeof noTexts;
export type SiteDetails = Record<SiteText, string> & { founders: Founder[]; socialProfiles: SocialProfile[] };
export type SiteDetailName = keyof SiteDetails;

/** What a version stores: the facts, and whether the account pages of investors offer API tokens and webhooks. */
export type StoredSiteDetails = SiteDetails & { isApiOffered: boolean };

export const siteTextNames = Object.keys(noTexts) as SiteText[];
export const noSiteDetails: StoredSiteDetails = { ...noTexts, founders: [], socialProfiles: [], isApiOffered: false };
export const siteDetailNames: SiteDetailName[] = [...siteTextNames, 'founders', 'socialProfiles'];

/** What a reader misses if it is not set, and the fields that it needs. */
const statements: readonly [statement: string, needed: readonly SiteDetailName[]][] = [
  ['legal name', ['legalName']],
  ['address', ['street', 'city']],
  ['contact email', ['email']],
  ['telephone', ['phone']],
  ['support hours', ['supportHours']],
  ['confirmation of the specifications', ['specificationsConfirmedOn']],
  ['summary of a penetration test', ['penetrationTest']],
  ['founders', ['founders']],
  ['social profiles', ['socialProfiles']],
  ['testimonial', ['testimonial', 'testimonialSource', 'testimonialConsentOn']],
  ['governing law and courts', ['governingLaw']],
  ['data protection contact', ['dataProtection']],
  ['period of the technical log', ['technicalLog']],
  ['mail server', ['mailServer']],
  ['place of the language model', ['languageModel']],
  ['country of the server', ['serverCountry']],
  ['period of refused requests', ['refusedRequests']],
  ['period of the audit log', ['auditLog']],
  ['age of backups', ['backups']],
];

/** “Site details: 2 of 19 are not set: address, telephone.” Names at most three. Null if all are set. */
export function describeUnset(unsetNames: readonly string[]): string | null {
  const missing = statements.filter(([, needed]) => needed.some((name) => unsetNames.includes(name)));
  if (missing.length === 0) return null;
  const names = missing.length > 3 ? '' : `: ${missing.map(([statement]) => statement).join(', ')}`;
  return `Site details: ${missing.length} of ${statements.length} are not set${names}.`;
}

export const listUnset = (details: SiteDetails): SiteDetailName[] =>
  siteDetailNames.filter((name) => details[name].length === 0);

/** Words may be called a quotation only if their source is known and the person has agreed. */
export const isQuotation = ({ testimonial, testimonialSource, testimonialConsentOn }: SiteDetails): boolean =>
  Boolean(testimonial && testimonialSource && testimonialConsentOn);

/** What visitors may know: the day of the consent is for administrators, and names nobody who has not agreed. */
export const toPublicDetails = (details: SiteDetails): SiteDetails => ({
  ...details,
  testimonialConsentOn: '',
  ...(!isQuotation(details) && { testimonialPerson: '', testimonialTitle: '', testimonialSource: '' }),
});

/** `LinkedIn: https://…` on each line. A line without a colon has no second part. */
export const readPairs = (lines: string): [first: string, second: string][] =>
  lines
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [first = '', ...rest] = line.split(':');
      return [first.trim(), rest.join(':').trim()];
    });

const writePairs = (pairs: readonly (readonly [first: string, second: string])[]): string =>
  pairs.map(([first, second]) => (second ? `${first}: ${second}` : first)).join('\n');

/** The values of the form: a list is a text with a line for each of its items. */
export type SiteDetailsForm = Record<SiteDetailName, string>;

export const toSiteForm = ({ founders, socialProfiles, ...texts }: SiteDetails): SiteDetailsForm => ({
  ...texts,
  founders: writePairs(founders.map(({ name, title }) => [name, title])),
  socialProfiles: writePairs(socialProfiles.map(({ name, url }) => [name, url])),
});

/** A field that a form lacks is not set, and one that is no fact is left out. */
export const readSiteForm = (form: Partial<Record<string, string>>): SiteDetails => ({
  ...(Object.fromEntries(siteTextNames.map((name) => [name, form[name] ?? ''])) as Record<SiteText, string>),
  founders: readPairs(form['founders'] ?? '').map(([name, title]) => ({ name, title })),
  socialProfiles: readPairs(form['socialProfiles'] ?? '').map(([name, url]) => ({ name, url })),
});
