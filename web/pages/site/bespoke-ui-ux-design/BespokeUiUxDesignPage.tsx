import { ButtonLink } from '../../../ui/Button.tsx';
import { CallToAction } from '../../../site/CallToAction.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ResponsibilityTable } from '../../../site/ResponsibilityTable.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { GapDivider } from '../../../ui/GapDivider.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { Prose } from '../../../site/Prose.tsx';
import { Section } from '../../../site/Section.tsx';
import { StepList } from '../../../site/StepList.tsx';
import { Drawing } from '../../../drawings/Drawing.tsx';
import ThreeScreensDrawing from '../../../drawings/three-screens.svg?react';
import ThreeScreensWideDrawing from '../../../drawings/three-screens.wide.svg?react';
import { paths } from '../../../paths.ts';
import { parts, path, rules } from './bespokeUiUxDesign.content.ts';

const way = [
  { name: 'Solutions', to: paths.solutions },
  { name: 'Bespoke UI and UX design', to: paths.bespokeUiUxDesign },
];
const figureParts = [
  [1, 'The fact'],
  [2, 'The reason'],
  [3, 'The act'],
] as const;

export function BespokeUiUxDesignPage() {
  return (
    <>
      <PageMeta
        title="Bespoke UI and UX design: a screen for the shift"
        description="Why a chat window is rarely the right interface at work, which seven parts every answer needs, and how a screen is designed with the people on shift."
        trail={way}
      />
      <PageHero
        isReferenceDesign
        eyebrow="Bespoke UI and UX design · Screens for the people at work"
        title="An empty box that says “Ask me anything” helps no one at 2 a.m."
        size="long"
        lead="A chat window hands the hardest part of the work to the person with the least time: thinking of the right question. Most tasks have a better shape, and it can be drawn."
        trail={way}
      >
        <Figure number={1} caption="One assistant, three places, three orders of importance" parts={figureParts}>
          <Drawing of={ThreeScreensDrawing} wide={ThreeScreensWideDrawing} />
        </Figure>
      </PageHero>
      <Section title="Seven parts of an answer." note="It is easy to design the first and to improvise the rest." close>
        <DataTable
          number={1}
          caption="What has to be decided"
          columns={['Part', 'What good looks like']}
          rows={parts}
          width="narrow"
        />
      </Section>
      <GapDivider zero="0 remote fonts" />
      <Doubt />
      <Section
        other
        title="How we design a screen, from watching a shift to a release."
        note="Five stations. The second and the fifth are the ones that get skipped."
      >
        <StepList steps={path} />
      </Section>
      <Section title="Interface manners we do not negotiate." note="And the part of each that only you can bring.">
        <ResponsibilityTable
          caption="Interface standards"
          responsibilities={rules}
          product="The screens do"
          yours="You bring"
        />
      </Section>
      <GapDivider />
      <CallToAction
        title="Photograph the tape on your monitors."
        text="Blur what is confidential. Three such pictures tell us more than a requirements workshop. We name a way for them once you have written to us."
      >
        <ButtonLink to={paths.contactUs} variant="primary" arrow="→">
          Talk to Us
        </ButtonLink>
        <ButtonLink to={paths.use} arrow="→">
          See It in Use
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function Doubt() {
  return (
    <Section title="Designing for doubtful answers.">
      <Prose>
        <p>
          The danger of a fluent machine is that it sounds equally sure of everything. Interfaces make that worse when
          each answer arrives in the same calm bubble. So the visual weight on our screens follows the evidence: a claim
          with a page behind it is set like a fact, one without is set like a remark, and a gap is shown as a gap.
        </p>
        <p>
          Confirmation deserves the opposite of smoothness. A button that is pressed two hundred times a day stops being
          read. We therefore ask for few confirmations, put the thing to be changed in the middle of each, and vary
          nothing else. Where the stakes are high, the person types the decisive value instead of agreeing to it.
        </p>
        <p>
          Speed matters in its own way. On a shared machine an answer may take a moment, and people forgive that if they
          can see what is going on and can do something else meanwhile. What they do not forgive is losing what they
          typed. Every form keeps its contents through a reload, for the person who typed them.
        </p>
        <p>
          The screens sit on the top layer of the system and can change without touching anything below, which is why
          they may be your own front-end team’s work as well as ours; the layers are pulled apart under{' '}
          <InlineLink to={paths.customizable}>customizable</InlineLink>. When several agents share a task, showing who
          did what becomes the main design problem: see{' '}
          <InlineLink to={paths.agentOrchestration}>agent orchestration</InlineLink>.
        </p>
      </Prose>
    </Section>
  );
}
