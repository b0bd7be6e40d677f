import { siteDetailLabels, siteTextFields } from '#graphql/site-detail-fields.ts';
import { listedAtMost, type SiteText } from '#graphql/site-details.ts';

const input = (name: SiteText, more: { hint?: string; type?: string; autoComplete?: string } = {}) => ({
  name,
  label: siteDetailLabels[name],
  maxLength: siteTextFields[name].limit,
  required: false,
  autoComplete: 'off',
  dir: 'auto',
  ...more,
});

const area = (name: SiteText, hint: string) => ({ ...input(name, { hint }), multiline: true, rows: 3 });

const list = (name: 'founders' | 'socialProfiles', hint: string) => ({
  name,
  label: siteDetailLabels[name],
  required: false,
  multiline: true,
  rows: 4,
  dir: 'auto',
  hint: `${hint} At most ${listedAtMost} lines.`,
});

/** The fields by the part of the form. */
export const fields = {
  company: [
    input('legalName', { hint: 'As its register has it. If empty, the name of the site.' }),
    input('street'),
    input('city'),
    input('region'),
    input('postalCode'),
    input('country', { hint: 'Such as US or Germany.' }),
  ],
  contact: [
    input('email', { type: 'email', hint: 'For everyone. It is not the mailbox that receives the contact form.' }),
    input('phone', { type: 'tel' }),
    input('supportHours', { hint: 'With the time zone, such as “Weekdays 9 to 17, New York”.' }),
  ],
  product: [
    input('specificationsConfirmedOn', {
      type: 'date',
      hint: 'The day on which you compared the page of specifications with what you sell. Empty marks it as a reference design.',
    }),
    area(
      'penetrationTest',
      'Of the last test by an outside party: date, scope, tester, and what was found. For “Trust”.',
    ),
  ],
  people: [
    list('founders', 'One per line: the name, a colon, and the title.'),
    list('socialProfiles', 'One per line: the site, a colon, and the https URL.'),
  ],
  testimonial: [
    area('testimonial', 'What a customer or partner said, word for word. If empty, the example of the product stays.'),
    input('testimonialPerson'),
    input('testimonialTitle'),
    input('testimonialSource', { hint: 'Such as “Letter of May 4, 2026”.' }),
    input('testimonialConsentOn', { type: 'date', hint: 'The day on which the person agreed to be quoted.' }),
  ],
  legal: [
    area('governingLaw', 'One or two sentences, such as “The law of Delaware applies.”'),
    area('dataProtection', 'A sentence with a name and a way to reach them, if you have to have one.'),
    input('technicalLog', { hint: 'Such as “seven days”.' }),
    input('mailServer', { hint: 'Such as “mail.acme.com, run by Acme”.' }),
    input('languageModel', { hint: 'Such as “on our own server in Delaware”.' }),
    input('serverCountry', { hint: 'The country and, if data crosses a border, the safeguard that applies.' }),
    input('refusedRequests', { hint: 'Such as “six months”.' }),
    input('auditLog', { hint: 'Such as “ten years”.' }),
    input('backups', { hint: 'Its age, such as “30 days”.' }),
  ],
} as const;

export const fieldNames = Object.values(fields).flatMap((part) => part.map(({ name }) => name));
