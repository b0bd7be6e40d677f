import { PulledUnitDrawing } from '../../../drawings/EndDrawings.tsx';
import { CallToAction } from '../../../site/CallToAction.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { GapDivider } from '../../../ui/GapDivider.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { Section } from '../../../site/Section.tsx';
import { StepList } from '../../../site/StepList.tsx';
import { trail } from '../../../site/trail.ts';
import { ArchitectureDrawing } from '../../../drawings/ArchitectureDrawing.tsx';
import { paths } from '../../../paths.ts';
import { AuditLogSection } from './AuditLogSection.tsx';
import { ModelFormats } from './ModelFormats.tsx';
import { components, connections, contents, failures, hardware, updating } from './technicalOverview.content.ts';
import styles from './TechnicalOverviewPage.module.css';

const way = trail({ name: 'Technical overview', to: paths.technicalOverview });

function Contents() {
  return (
    <nav aria-label="On this page">
      <ol className={styles.contents}>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function TechnicalOverviewPage() {
  return (
    <>
      <PageMeta
        title="Technical overview: components, connections, failure modes"
        description="For architects: every component and connection inside the perimeter, hardware classes, model formats, updates by removable media, the audit log and failure modes."
        trail={way}
      />
      <PageHero
        title="Technical overview"
        lead="For the architect who has to draw it, and the assessor who has to sign it. This is the reference design, and what you should hold any vendor to. Your own sheet, with addresses and ports, is made during the survey and replaces it."
        trail={way}
        aside={<Contents />}
      >
        <Figure number={1} caption="Parts and connections; letters as in TABLE 2">
          <ArchitectureDrawing />
        </Figure>
      </PageHero>
      <Section id="components" title="Components" close>
        <DataTable
          number={1}
          caption="What runs, and what each part keeps"
          columns={['Component', 'Does', 'Keeps']}
          rows={components}
          note="You already have the directory, the document stores and the log store. All six components run on one machine in the smallest class, and on separate machines in the largest."
        />
      </Section>
      <GapDivider zero="0 routes out" />
      <Section
        id="connections"
        title="Connections and ports"
        note="No default ports are printed here on purpose: a list that is copied unread opens doors."
      >
        <DataTable
          number={2}
          caption="Connections inside the perimeter"
          columns={['Line', 'From', 'To', 'Carries', 'By', 'Port']}
          rows={connections}
          note="Deny everything else on the segment, in both directions, and let the switch count what it drops. A healthy system leaves that counter at zero."
        />
      </Section>
      <Hardware />
      <ModelFormats />
      <Section
        id="updates"
        title="Updates by removable media"
        note="The only interface to the world, and it has a seal on it."
      >
        <StepList steps={updating} />
      </Section>
      <AuditLogSection />
      <Section id="failure" title="Failure modes" note="Rehearse the last three before the first real user.">
        <DataTable
          number={4}
          caption="What breaks, what people notice, what to do"
          columns={['Event', 'Effect', 'Remedy']}
          rows={failures}
        />
      </Section>
      <GapDivider zero="0 unknowns" />
      <CallToAction
        drawing={<PulledUnitDrawing />}
        asksReader
        title="Missing a row?"
        text="An overview that leaves your question open is not finished. Ask; the answer goes into the site sheet, and if it holds for everyone, onto this page."
      />
    </>
  );
}

function Hardware() {
  return (
    <Section id="hardware" title="Hardware classes" close>
      <DataTable
        number={3}
        caption="By memory on the accelerators"
        columns={['Class', 'Accelerators', 'Capacity', 'Storage and backup']}
        rows={hardware}
        note={
          <>
            How weights, context and concurrent questions share that memory is worked through in{' '}
            <InlineLink to={paths.article('sizing-hardware-for-on-premises-inference')}>sizing hardware</InlineLink>.
            What the room must provide is under <InlineLink to={paths.deploy}>Deploy</InlineLink>.
          </>
        }
      />
    </Section>
  );
}
