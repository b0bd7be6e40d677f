import type { SiteDetails } from '#graphql/site-details.ts';

// The sentences in which public pages state the operator's facts. The form of the site details shows the same.

/** A text that an administrator wrote, ended as a sentence. */
const end = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const join = (parts: readonly string[], separator = ', ') => parts.filter(Boolean).join(separator);

type Address = Pick<SiteDetails, 'street' | 'city' | 'region' | 'postalCode' | 'country'>;

/** “12 Market Street, Dover, DE 19901, US”. Empty without a street or city: a country alone is no address. */
export const formatAddress = ({ street, city, region, postalCode, country }: Address): string =>
  street || city ? join([street, city, join([region, postalCode], ' '), country]) : '';

export const formatCity = ({ city, region, postalCode }: Address): string =>
  join([city, join([region, postalCode], ' ')]);

/** “Grace Moore, Head of IT, Acme Clinic”. */
export const formatSpeaker = ({ testimonialPerson, testimonialTitle }: SiteDetails): string =>
  join([testimonialPerson, testimonialTitle]);

const NOT_STATED = 'The operator of this site has not stated';

/** What the terms and the privacy notice say. Empty if a fact that is not set leaves nothing to say. */
export const legalSentences = {
  governingLaw: ({ governingLaw }: SiteDetails) =>
    governingLaw ? end(governingLaw) : `${NOT_STATED} which law governs these terms, or which courts decide.`,
  dataProtection: ({ dataProtection }: SiteDetails) => dataProtection && end(dataProtection),
  technicalLog: ({ technicalLog }: SiteDetails) =>
    technicalLog ? end(`This log is kept for ${technicalLog}`) : `${NOT_STATED} for how long it keeps this log.`,
  technicalLogPeriod: ({ technicalLog }: SiteDetails) => technicalLog || 'Not stated by the operator',
  mailServer: ({ mailServer }: SiteDetails) => mailServer && end(`That server is ${mailServer}`),
  languageModel: ({ languageModel }: SiteDetails, hasLanguageModel: boolean) =>
    languageModel
      ? end(`The language model runs ${languageModel}`)
      : hasLanguageModel
        ? `${NOT_STATED} where its language model runs.`
        : '',
  serverCountry: ({ serverCountry }: SiteDetails) =>
    serverCountry ? end(`The server stands in ${serverCountry}`) : `${NOT_STATED} in which country the server stands.`,
  refusedRequests: ({ refusedRequests }: SiteDetails) => refusedRequests || 'Not stated by the operator',
  auditLog: ({ auditLog }: SiteDetails) => auditLog || 'Not stated by the operator',
  backups: ({ backups }: SiteDetails) => backups || 'Not stated by the operator',
  writeTo: ({ email }: SiteDetails) => (email ? `writing to ${email}` : 'writing to us with the contact form'),
  /** Where to write about the notice, and that no postal address is stated, if that is so. */
  writing: (details: SiteDetails) => {
    const address = formatAddress(details);
    const way =
      details.email || address
        ? 'Write to that address about anything in this notice.'
        : 'Write with the contact form about anything in this notice.';
    return join([address ? '' : 'It has not stated a postal address.', way], ' ');
  },
} as const;
