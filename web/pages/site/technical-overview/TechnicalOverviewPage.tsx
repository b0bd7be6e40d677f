import { Drawing } from '#web/drawings/Drawing.tsx';
import PulledUnitDrawing from '#web/drawings/pulled-unit.svg?react';
import { CallToAction } from '#web/site/CallToAction.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { Figure } from '#web/site/Figure.tsx';
import { GapDivider } from '#web/ui/GapDivider.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { PageContents } from '#web/site/PageContents.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { PageMeta } from '#web/site/PageMeta.tsx';
import { Section } from '#web/site/Section.tsx';
import { StepList } from '#web/site/StepList.tsx';
import ArchitectureDrawing from '#web/drawings/architecture.svg?react';
import ArchitectureWideDrawing from '#web/drawings/architecture.wide.svg?react';
import { paths } from '#web/paths.ts';
import { AuditLogSection } from './AuditLogSection.tsx';
import { ModelFormats } from './ModelFormats.tsx';
import {
  components,
  connections,
  contents,
  failures,
  hardware,
  ownServices,
  updating,
} from './technicalOverview.content.ts';

const way = [{ name: 'Technical overview', to: paths.technicalOverview }];

export function TechnicalOverviewPage() {
  return (
    <>
      <PageMeta
        title="Technical overview: components and connections"
        description="For architects: every component and connection inside the perimeter, hardware classes, model formats, updates by medium, the log and failure modes."
        trail={way}
      />
      <PageHero
        isReferenceDesign
        title="Technical overview"
        lead="For the architect who has to draw it, and the assessor who has to sign it. This is the reference design, and what you should hold any vendor to. Your own data sheet, with addresses and ports, is made during the survey and replaces it."
        trail={way}
        aside={<PageContents contents={contents} />}
      >
        <Figure number={1} caption="Parts and connections; letters as in TABLE 2">
          <Drawing of={ArchitectureDrawing} wide={ArchitectureWideDrawing} />
        </Figure>
      </PageHero>
      <Section id="components" title="Components" close>
        <DataTable
          number={1}
          caption="What runs, and what each part keeps"
          columns={['Component', 'Does', 'Keeps']}
          rows={components}
          note="You already have the directory, the document stores, the log store and the certificate authority. All six components run on one machine in the smallest class, and on separate machines in the largest. Training runs in the runtime, on examples that a person copies there; no line of its own leads to it. Signatures for the malware scan are carried in by you, like a release."
        />
      </Section>
      <GapDivider zero="0 routes out" />
      <Section
        id="connections"
        title="Connections and ports"
        note="The ports are defaults of the reference design. Each can be changed."
      >
        <DataTable
          number={2}
          caption="Connections inside the perimeter"
          columns={['Line', 'From', 'To', 'Carries', 'By', 'Port']}
          rows={connections}
          note="FIG. 1 draws line G once, from the agents. As files, its entries stay on the machine until you copy them: without a copy, lines missing at the end go unnoticed, and encrypting the way there is yours. With SAML or OIDC, people’s browsers also reach your identity provider; that line is yours."
        />
        <DataTable
          number={3}
          caption="Services of your own that it uses"
          columns={['Line', 'From', 'To', 'Carries', 'By', 'Port']}
          rows={ownServices}
          note="Lines A to J and N belong to every installation; K, L and M exist where you have or order them. Administration is done at a machine’s own console or through line A; there is no other line. Deny everything else on the segment, in both directions, and let the switch count what it drops. A hardened system should leave that counter at zero; what it drops has a cause to be found. Patches of the operating system and your own monitoring are lines of yours; enter them beside these fourteen."
        />
      </Section>
      <Hardware />
      <ModelFormats />
      <Section
        id="updates"
        title="Updates by removable media"
        note="The only way in for our software, and it has a seal on it."
        close
      >
        <StepList steps={updating} />
      </Section>
      <AuditLogSection />
      <Section id="failure" title="Failure modes" note="Rehearse the last three before the first real user.">
        <DataTable
          number={5}
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
        text="An overview that leaves your question open is not finished. Ask; the answer goes into your data sheet, and if it holds for everyone, onto this page."
      />
    </>
  );
}

function Hardware() {
  return (
    <Section id="hardware" title="Hardware classes" close>
      <DataTable
        number={4}
        caption="By memory on the accelerators"
        columns={['Class', 'Accelerators', 'Capacity', 'Storage and backup']}
        rows={hardware}
        note={
          <>
            How weights, context and concurrent questions share that memory is worked through in{' '}
            <InlineLink to={paths.article('sizing-hardware-for-on-premises-inference')}>sizing hardware</InlineLink>.
            Platforms, limits and three examples are in the{' '}
            <InlineLink to={paths.specifications}>specifications</InlineLink>; what the room must provide is under{' '}
            <InlineLink to={paths.deploy}>Deploy</InlineLink>.
          </>
        }
      />
    </Section>
  );
}
