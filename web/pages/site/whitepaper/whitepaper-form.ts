import { whitepaperConsent } from '#graphql/consent.ts';
import { text } from '#graphql/limits.ts';
import { validateWith } from '#web/forms/validateWith.ts';
import { paths } from '#web/paths.ts';
import type { LeadFormShape, LeadValues } from '../lead-form/lead-form.ts';

/** The whitepaper request form. */
export const whitepaperFormShape: LeadFormShape = {
  name: 'whitepaper',
  action: paths.whitepaper,
  fields: [
    { name: 'name', label: 'Full name', autoComplete: 'name', maxLength: text.personName },
    {
      name: 'email',
      label: 'Work email',
      type: 'email',
      autoComplete: 'email',
      spellCheck: false,
      hint: 'The link is mailed to it.',
    },
    { name: 'company', label: 'Company', autoComplete: 'organization', maxLength: text.company },
    {
      name: 'needs',
      label: 'What you need it for',
      multiline: true,
      maxLength: text.needs,
      hint: 'A sentence will do. A person reads it and answers if there is something to answer.',
    },
  ],
  consent: whitepaperConsent.text,
  submit: 'Send me the link',
  validate: validateWith<LeadValues>(() =>
    import('#graphql/validation.ts').then(({ whitepaperForm }) => whitepaperForm),
  ),
  loadSender: () => import('./WhitepaperSender.tsx').then(({ WhitepaperSender }) => WhitepaperSender),
};
