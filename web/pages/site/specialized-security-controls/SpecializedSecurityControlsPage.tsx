import { FigureAndText } from '../../../site/FigureAndText.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { CallToAction } from '../../../site/CallToAction.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { GapDivider } from '../../../ui/GapDivider.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { Prose } from '../../../site/Prose.tsx';
import { PullQuote } from '../../../site/PullQuote.tsx';
import { Section } from '../../../site/Section.tsx';
import { StepList } from '../../../site/StepList.tsx';
import { Drawing } from '../../../drawings/Drawing.tsx';
import SealedRackDrawing from '../../../drawings/sealed-rack.svg?react';
import { paths } from '../../../paths.ts';
import { controls, drills } from './specializedSecurityControls.content.ts';

const way = [
  { name: 'Solutions', to: paths.solutions },
  { name: 'Specialized security controls', to: paths.specializedSecurityControls },
];
const parts = [
  [1, 'Encrypted disks'],
  [2, 'Two locks'],
  [3, 'Seal'],
  [4, 'Write-only recorder'],
  [5, 'No opening'],
] as const;

export function SpecializedSecurityControlsPage() {
  return (
    <>
      <PageMeta
        title="Specialized security controls, and their price"
        description="Seven controls beyond a baseline for an offline AI system, each with its adversary and its price, and four drills that show whether they still hold."
        trail={way}
      />
      <PageHero
        isReferenceDesign
        eyebrow="Specialized security controls · Insider threats"
        title="For when the person you worry about has a badge."
        lead="A wall keeps strangers out. Defense plants, ministries, hospitals with a celebrity on the ward and banks before a merger have another concern: somebody who is supposed to be there. That calls for controls that are uncomfortable, and therefore few."
        trail={way}
      />
      <Section close>
        <FigureAndText
          title="Add a control only with its adversary."
          figure={
            <Figure number={1} caption="What can be added to a rack" parts={parts}>
              <Drawing of={SealedRackDrawing} />
            </Figure>
          }
        >
          <p>
            Every measure on this page costs time on each working day. It is worth that if you can finish the sentence
            “this stops somebody who can … from …”. If the sentence will not end, leave the measure out and spend the
            patience of your staff elsewhere.
          </p>
          <p>
            None of the seven is switched on for everyone. They are arranged with a site, and several of them are locks,
            people and paper rather than software. We can design them with you; a few, such as shielding, belong to
            specialists, and we say so.
          </p>
        </FigureAndText>
      </Section>
      <GapDivider zero="0 lone keys" />
      <Section
        title="Seven measures against insiders, priced."
        note="The price is in habits. Software is the smaller part of all of them."
      >
        <DataTable
          number={1}
          caption="Controls beyond the baseline"
          columns={['Control', 'Against', 'How it works', 'What it costs you']}
          rows={controls}
        />
      </Section>
      <Combining />
      <Section
        other
        title="Four drills for these controls."
        note="A control that is never tested turns into a story about a control."
      >
        <StepList steps={drills} />
      </Section>
      <Section>
        <PullQuote>A two-person rule only works if both people check.</PullQuote>
      </Section>
      <GapDivider />
      <CallToAction
        title="Tell us who you want to keep out."
        text="Describe the adversary in one paragraph, without names. We answer with the shortest list of measures that meets it, and with the ones we would leave out."
      >
        <ButtonLink to={paths.contactUs} variant="primary" arrow="→">
          Talk to Us
        </ButtonLink>
        <ButtonLink to={paths.whitepaper} arrow="→">
          Get the Whitepaper
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function Combining() {
  return (
    <Section title="How the controls go together." close>
      <Prose>
        <p>
          Start with the record, because it is the control that watches the others. A recorder that can only write, kept
          by people who do not run the system, turns most abuses from undetectable into merely unwise. The{' '}
          <InlineLink to={paths.article('audit-logs-that-hold-up')}>design of such a log</InlineLink> fills an article.
        </p>
        <p>
          Next, split the power to change. Releases, rules and source lists are what an insider would bend, and a second
          signature on these three costs minutes. Splitting the power to read is harder and blunter: a separate index
          for the sources that could end careers, with its own short list of askers, and accept that it will be a
          nuisance.
        </p>
        <p>
          Then protect the cold state. Whatever is encrypted while the machine runs must be unreadable once it does not,
          which means that the key is in another room, in another’s keeping. Practice the cold start before the first
          power cut does.
        </p>
        <p>
          Last comes the building. Seals, enclosures and distances are for those whose threat includes patient visitors
          with tools. Baselines for everyone else are found under{' '}
          <InlineLink to={paths.secureByDesign}>secure by design</InlineLink>; if your rules name the measures for you,
          read <InlineLink to={paths.governmentCompliance}>government compliance</InlineLink> first.
        </p>
        <p>
          Two measures are missing on purpose. Watching what staff type for signs of disloyalty tends to teach them to
          ask elsewhere. And a filter that is supposed to recognize every dangerous question will mostly stop the night
          shift.
        </p>
      </Prose>
    </Section>
  );
}
