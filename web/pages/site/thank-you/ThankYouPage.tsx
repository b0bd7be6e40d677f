import { FactList } from '#web/ui/FactList.tsx';
import { GapDivider } from '#web/ui/GapDivider.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { RelatedLinks } from '#web/site/RelatedLinks.tsx';
import { Section } from '#web/site/Section.tsx';
import { StepList } from '#web/site/StepList.tsx';
import { paths } from '#web/paths.ts';

const way = [
  { name: 'Whitepaper', to: paths.whitepaper },
  { name: 'Thank you', to: paths.thankYou },
];
const facts = [
  ['Arrives', 'Within minutes, as a rule'],
  ['Works for', 'Seven days, as often as you like'],
  ['Opens', 'A PDF; nothing to install'],
] as const;
const meanwhile = [
  {
    to: paths.technicalOverview,
    title: 'Technical overview',
    description: 'The chapter that architects turn to first, as a page.',
  },
  {
    to: paths.article('proving-nothing-calls-home'),
    title: 'Proving that nothing calls home',
    description: 'A test with commands, for an afternoon and a switch with a mirror port.',
  },
  {
    to: paths.secureByDesign,
    title: 'Secure by design',
    description: 'Three doors, what passes each, and who is meant to stand there.',
  },
];

/** The page after the whitepaper form. It contains no personal data, so it is public. */
export function ThankYouPage() {
  const steps = [
    {
      title: 'Open your mail',
      text: 'The message is called “The whitepaper you asked for”. It has no pictures, so no mail program has to fetch anything to show it.',
      note: 'Now, or in a few minutes',
    },
    {
      title: 'Check your spam folder',
      text: 'Spam filters often distrust a short message with a link from a new sender. In a large organization it may also wait in a quarantine that only your IT department sees.',
      note: 'After 15 minutes',
    },
    {
      title: 'Ask again',
      text: (
        <>
          A typo in the email address is the usual reason. <InlineLink to={paths.whitepaper}>The form</InlineLink>{' '}
          accepts a second request, but sends no new email within ten minutes of the first.
        </>
      ),
      note: 'Still nothing',
    },
  ];
  return (
    <>
      <PageHead
        title="Thank you: your link is on its way"
        description="What happens after you asked for the whitepaper: when the email arrives, how long its link works, and what to do if nothing arrives."
        path={paths.thankYou}
      />
      <PageHero
        title="Thank you. Check your email."
        lead="If you have just asked for the whitepaper, a link is on its way to the address you gave. We show it nowhere else, because a link that arrives by email proves that the mailbox is yours."
        trail={way}
        aside={<FactList facts={facts} />}
      />
      <GapDivider zero="0 attachments" />
      <Section title="What happens next.">
        <StepList steps={steps} />
      </Section>
      <RelatedLinks title="Meanwhile" links={meanwhile} />
    </>
  );
}
