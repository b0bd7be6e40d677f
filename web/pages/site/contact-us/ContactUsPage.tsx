import { FactList } from '#web/ui/FactList.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { PageMeta } from '#web/site/PageMeta.tsx';
import { RelatedLinks } from '#web/site/RelatedLinks.tsx';
import { paths } from '#web/paths.ts';
import { noticeQueries, useFormNotice } from '#web/pages/useFormNotice.ts';
import { ContactSection } from './ContactSection.tsx';

const way = [{ name: 'Contact', to: paths.contactUs }];
const facts = [
  ['Reads it', 'A person of the company'],
  ['Answers', 'By email, to the address you give'],
  ['Stored', 'On this server for twelve months; a mailed copy until the matter ends'],
] as const;
const related = [
  {
    to: paths.technicalOverview,
    title: 'Technical overview',
    description: 'Components, connections and failure modes, before you ask about them.',
  },
  {
    to: paths.consulting,
    title: 'Consulting',
    description: 'What we do on your premises, and what we leave there.',
  },
  {
    to: paths.whitepaper,
    title: 'Whitepaper',
    description: 'The whole argument as a PDF, for people who decide on paper.',
  },
];

export const queries = noticeQueries;

export function ContactUsPage() {
  return (
    <>
      <PageMeta
        title="Contact: write to us"
        description="A form for questions about deployment, security, services, investment and the press. A person reads it and answers by email."
        trail={way}
      />
      <PageHero
        eyebrow="Questions to the company"
        title="Write to us."
        lead="A question about deployment, security, services or the company goes to a person, who answers by email. Besides us, only the host of this server and the carrier of its mail receive what you write."
        trail={way}
        aside={<FactList facts={facts} />}
      />
      <ContactSection notice={useFormNotice()} />
      <RelatedLinks links={related} title="Before you write" />
    </>
  );
}
