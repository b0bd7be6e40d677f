import { Drawing } from '../../../drawings/Drawing.tsx';
import FanfoldDrawing from '../../../drawings/fanfold.svg?react';
import StagingDrawing from '../../../drawings/staging.svg?react';
import { CallToAction } from '../../../site/CallToAction.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ResponsibilityTable } from '../../../site/ResponsibilityTable.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { GapDivider } from '../../../ui/GapDivider.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { Prose } from '../../../site/Prose.tsx';
import { Questions } from '../../../site/Questions.tsx';
import { Section } from '../../../site/Section.tsx';
import OldSystemsDrawing from '../../../drawings/old-systems.svg?react';
import OldSystemsWideDrawing from '../../../drawings/old-systems.wide.svg?react';
import { paths } from '../../../paths.ts';
import facts from '../../../../content/facts.yaml';
import { doors, never, questions } from './legacyIntegration.content.ts';

const way = [
  { name: 'Solutions', to: paths.solutions },
  { name: 'Legacy integration', to: paths.legacyIntegration },
];

export function LegacyIntegrationPage() {
  return (
    <>
      <PageMeta
        title="Legacy integration: read it, and leave it alone"
        description="How an offline assistant reads mainframes, terminals, databases, interface engines and paper through their own interfaces, and writes only what you order."
        trail={way}
        questions={questions}
      />
      <PageHero
        isReferenceDesign
        eyebrow="Legacy integration · Reading from old systems"
        title="It has worked since 1987. Do not touch it."
        lead="The system everybody complains about is the one that has never lost a record. An assistant has no business changing it. It should come in the evening, take a copy through a door that exists already, and be gone before the batch begins."
        trail={way}
      />
      <Section
        title="Doors into an old system, one direction."
        note="The triangles mean what they mean in electronics: current flows one way."
        close
      >
        <Figure number={1} caption="Five old systems, read through the doors they have">
          <Drawing of={OldSystemsDrawing} wide={OldSystemsWideDrawing} />
        </Figure>
      </Section>
      <GapDivider zero="0 writes unasked" />
      <Patience />
      <Section close>
        <DataTable
          number={1}
          caption="Which door, and what waits behind it"
          columns={['System', 'The door', 'What to watch for']}
          rows={doors}
        />
      </Section>
      <Section other title="Four temptations of an integration." note="All of them save a week and cost a year.">
        <ResponsibilityTable caption="What integration should refuse" responsibilities={never} />
      </Section>
      <Section title="Questions from the people who keep it running.">
        <Questions questions={questions} />
      </Section>
      <GapDivider />
      <CallToAction
        drawing={<FanfoldDrawing />}
        title="Bring one report no one reads."
        text={`Fifty pages, printed nightly, filed by year. Ask what you could ask of it if it were awake. Make up the figures first: ${facts.demo}.`}
      />
    </>
  );
}

function Patience() {
  return (
    <Section title="Archaeology before engineering.">
      <Prose
        aside={
          <>
            <Figure number={2} caption="Copies in between, and nothing else">
              <StagingDrawing />
            </Figure>
            <FactList
              label="Ask about each source"
              facts={[
                ['Owner', 'Who may say yes?'],
                ['Clock', 'When does it change?'],
                ['Codes', 'Who knows what 7 means?'],
                ['Rights', 'Does it know who asks?'],
              ]}
            />
          </>
        }
      >
        <p>
          Connecting is the small part. The week goes into meaning: which of the three customer numbers is the real one,
          why amounts are negative after 2004, what the blank in column 31 used to say. Somebody knows. Find that
          person, bring coffee, and write the answers down as a glossary the assistant can look up. That document can
          turn out to be the most valuable result, with or without an assistant.
        </p>
        <p>
          In front of the index, and part of it, stands a staging area. It holds copies and nothing else, so it can be
          wiped and filled again whenever a conversion turns out wrong; messages of a feed come from the backup, or are
          sent again. No record exists only there. If it is ever needed for anything but reading, the design has gone
          astray.
        </p>
        <p>
          Rights are the second half of meaning. A mainframe report has no access list, and neither has an HL7 message;
          the binder it was filed in did. Each source therefore gets an owner who says which groups may search it, and
          the <InlineLink to={paths.article('retrieval-with-permissions-kept')}>search keeps to that</InlineLink>. What
          happens to a page on its way is described under{' '}
          <InlineLink to={paths.dataProcessingPipelines}>data processing pipelines</InlineLink>. If a source lies on
          another network, cross over by the lowest rung of{' '}
          <InlineLink to={paths.connectionProtection}>connection protection</InlineLink> that will do.
        </p>
      </Prose>
    </Section>
  );
}
