import { FigureAndText } from '../../../site/FigureAndText.tsx';
import { CallToAction } from '../../../site/CallToAction.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ResponsibilityTable } from '../../../site/ResponsibilityTable.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { GapDivider } from '../../../ui/GapDivider.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { Questions } from '../../../site/Questions.tsx';
import { RelatedLinks } from '../../../site/RelatedLinks.tsx';
import { Section } from '../../../site/Section.tsx';
import { StepList } from '../../../site/StepList.tsx';
import { Drawing } from '../../../drawings/Drawing.tsx';
import RackSizesDrawing from '../../../drawings/rack-sizes.svg?react';
import { paths } from '../../../paths.ts';
import { days, responsibilities, questions, sizes } from './deploy.content.ts';

const way = [{ name: 'Deploy', to: paths.deploy }];
const facts = [
  ['Stands on', 'Hardware of yours'],
  ['Needs', 'Power, network, directory, resolver, clock, log store, certificate authority'],
  ['Leaves the site', 'Nothing'],
] as const;
const next = [
  { to: paths.use, title: 'Use', description: 'Step three: what your people see once the door is shut.' },
  { to: paths.train, title: 'Train', description: 'Back to step one: what the model learns, and from which files.' },
];

function Sizes() {
  return (
    <Section>
      <FigureAndText
        title="Choose the hardware by its memory."
        figure={
          <Figure number={1} caption="Three sizes of one system, on one floor">
            <Drawing of={RackSizesDrawing} />
          </Figure>
        }
      >
        <p>
          A model has to fit into the memory of the accelerators with room left for the questions being asked. That one
          fact decides the size. Everything else, processor, disks, network, follows and is cheap to get right.
        </p>
        <p>
          Start a size smaller than you think. The software is the same in all three, so what was learned and configured
          on a device under a desk moves to a rack later. Moving to a smaller size is possible, too.
        </p>
        <p>
          The arithmetic behind the table, with its assumptions, is in{' '}
          <InlineLink to={paths.article('sizing-hardware-for-on-premises-inference')}>
            an article on sizing hardware
          </InlineLink>
          ; one example for each size is calculated in the{' '}
          <InlineLink to={`${paths.specifications}#sizes`}>specifications</InlineLink>.
        </p>
      </FigureAndText>
    </Section>
  );
}

export function DeployPage() {
  return (
    <>
      <PageMeta
        title="Deploy: into your own rack, in five stages"
        description="Three hardware sizes for an on-premises AI system, the five stages from survey to first restore, and who prepares what before the crate is opened."
        trail={way}
        questions={questions}
      />
      <PageHero
        isReferenceDesign
        eyebrow="Deploy · Installation on your own hardware"
        title="From the loading dock to the first answer."
        lead="Step two of three. Installing the system is the shortest part of the project. Agreeing beforehand on the room, the segment and the people is the long one, and this page is mostly about that."
        trail={way}
        aside={<FactList facts={facts} />}
      />
      <GapDivider zero="0 installers online" />
      <Sizes />
      <Section close>
        <DataTable
          number={1}
          caption="Hardware classes, in words; figures come from your own test"
          columns={['Class', 'What it is', 'Suits', 'Carries', 'Facilities']}
          rows={sizes}
        />
      </Section>
      <Section other title="Five stages of an installation." note="Each ends with something you can hold or file.">
        <StepList steps={days} />
      </Section>
      <Section title="Who prepares what before the installation.">
        <ResponsibilityTable
          caption="What comes with the system and what the site prepares"
          responsibilities={responsibilities}
          product="Comes with it"
          yours="You prepare"
        />
      </Section>
      <Section title="Asked by facilities and IT." close>
        <Questions questions={questions} />
      </Section>
      <GapDivider zero="0 remote hands" />
      <CallToAction
        asksReader
        title="Send us a floor plan."
        text={
          <>
            A photograph of the rack will do, without labels and names in it. Write to us, and we say how to send it.
            For sites where nothing may ever have been connected, read{' '}
            <InlineLink to={paths.airGappedDeployment}>air-gapped deployment</InlineLink> first.
          </>
        }
      />
      <RelatedLinks links={next} title="Next" />
    </>
  );
}
