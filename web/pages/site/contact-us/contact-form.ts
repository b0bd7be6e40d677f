import { contactConsent } from '#graphql/consent.ts';
import { contactTopics } from '#graphql/contact-topics.ts';
import { text } from '#graphql/limits.ts';
import { validateWith } from '#web/forms/validateWith.ts';
import { paths } from '#web/paths.ts';
import type { LeadFormShape, LeadValues } from '../lead-form/lead-form.ts';

/** The contact form. */
export const contactFormShape: LeadFormShape = {
  name: 'contact',
  action: paths.contactUs,
  fields: [
    {
      name: 'topic',
      label: 'Topic',
      options: [['', 'Choose a topic'], ...Object.entries(contactTopics)],
    },
    {
      name: 'message',
      label: 'Message',
      multiline: true,
      maxLength: text.contactMessage,
      hint: 'Nothing confidential, please: this website is not the product.',
    },
    { name: 'name', label: 'Full name', autoComplete: 'name', maxLength: text.personName },
    {
      name: 'email',
      label: 'Work email',
      type: 'email',
      autoComplete: 'email',
      spellCheck: false,
      hint: 'The answer is mailed to it.',
    },
    { name: 'company', label: 'Company', autoComplete: 'organization', maxLength: text.company },
    { name: 'phone', label: 'Telephone', type: 'tel', autoComplete: 'tel', required: false, maxLength: 30 },
  ],
  consent: contactConsent.text,
  submit: 'Send message',
  validate: validateWith<LeadValues>(() => import('#graphql/validation.ts').then(({ contactForm }) => contactForm)),
  loadSender: () => import('./ContactSender.tsx').then(({ ContactSender }) => ContactSender),
};
