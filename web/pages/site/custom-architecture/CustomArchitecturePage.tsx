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
import { PullQuote } from '../../../site/PullQuote.tsx';
import { Section } from '../../../site/Section.tsx';
import { StepList } from '../../../site/StepList.tsx';
import { Drawing } from '../../../drawings/Drawing.tsx';
import TopologiesDrawing from '../../../drawings/topologies.svg?react';
import TopologiesWideDrawing from '../../../drawings/topologies.wide.svg?react';
import { paths } from '../../../paths.ts';
import { forces, handover, plans } from './customArchitecture.content.ts';

const way = [
  { name: 'Solutions', to: paths.solutions },
  { name: 'Custom architecture', to: paths.customArchitecture },
];

export function CustomArchitecturePage() {
  return (
    <>
      <PageMeta
        title="Custom architecture: three plans, five questions"
        description="One room, two rooms, or a house with branches: how an offline AI installation is laid out, and which five answers decide it."
        trail={way}
      />
      <PageHero
        eyebrow="Custom architecture · Sites, redundancy and branches"
        title="Your building is the architecture."
        lead="Walls, corridors, fiber, the basement that floods, the wing with a different owner: an offline system is designed around these before it is designed around models. We draw the house first."
        trail={way}
      />
      <Section close>
        <Figure number={1} caption="Three plans to begin from; a site may end between two of them">
          <Drawing of={TopologiesDrawing} wide={TopologiesWideDrawing} />
        </Figure>
      </Section>
      <Section close>
        <DataTable
          number={1}
          caption="What each plan is for"
          columns={['Plan', 'Suits', 'Its strength', 'Its price']}
          rows={plans}
        />
      </Section>
      <Section
        other
        title="Five answers that decide the architecture."
        note="None of them is about artificial intelligence. That is usually a relief in the room."
      >
        <StepList steps={forces} />
      </Section>
      <Process />
      <Section>
        <PullQuote>Every box you leave out is one that no one has to patch, guard or explain.</PullQuote>
      </Section>
      <Section title="Documents you hold at the end." close>
        <ResponsibilityTable
          caption="Handing over an architecture"
          responsibilities={handover}
          product="We leave behind"
          yours="You keep up"
        />
      </Section>
      <GapDivider />
      <CallToAction
        title="Begin with a floor plan."
        text="A photograph of the fire-exit plan on the corridor wall will do for a first conversation. Remove what is confidential; we ask for less than you expect."
      >
        <ButtonLink to={paths.contactUs} variant="primary" arrow="→">
          Talk to Us
        </ButtonLink>
        <ButtonLink to={paths.consulting} arrow="→">
          How Consulting Works
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function Process() {
  return (
    <Section title="Where the design work really is.">
      <Prose>
        <p>
          A model can be chosen in a week and exchanged in a year. What stays is the arrangement around it: which
          directory it trusts, which shares it may read, where its log goes, how a drive gets from the loading dock to
          the rack, who holds the second key. We draw these by walking through the building with the people who have
          keys.
        </p>
        <p>
          We look for three things on such a walk. <strong>Seams</strong>, where one owner’s responsibility ends: an
          index should not straddle one. <strong>Shared fate</strong>, such as the pair of rooms that turns out to have
          one cooling loop. And <strong>habits</strong>, because the propped-open door will still be propped open after
          the project.
        </p>
        <p>
          Existing equipment is used where it fits. A server you own may be enough for a small plan A, and a rack with
          free units and cooling to spare is worth more than a new one in the wrong wing. When something has to be
          bought, you buy it, from any supplier you like, against a list of properties and not of part numbers.
        </p>
        <p>
          Cloud and SaaS are possible too, as a choice with its own drawing. Mixing is fine if the line between the
          parts is a line on paper first: <InlineLink to={paths.connectionProtection}>connection protection</InlineLink>{' '}
          is the vocabulary for it. Old systems get their own chapter,{' '}
          <InlineLink to={paths.legacyIntegration}>legacy integration</InlineLink>, and tasks shared between several
          assistants another, <InlineLink to={paths.agentOrchestration}>agent orchestration</InlineLink>.
        </p>
      </Prose>
    </Section>
  );
}
