import { CallToAction } from '../../../site/CallToAction.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ResponsibilityTable } from '../../../site/ResponsibilityTable.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { GapDivider } from '../../../ui/GapDivider.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { Prose } from '../../../site/Prose.tsx';
import { Questions } from '../../../site/Questions.tsx';
import { Section } from '../../../site/Section.tsx';
import { trail } from '../../../site/trail.ts';
import { ZonesDrawing } from '../../../drawings/ZonesDrawing.tsx';
import { paths } from '../../../paths.ts';
import { doors, questions, threats } from './secureByDesign.content.ts';

const way = trail({ name: 'Secure by design', to: paths.secureByDesign });
const parts = [
  [1, 'The building’s door'],
  [2, 'The service’s door'],
  [3, 'The runtime’s door'],
] as const;

export function SecureByDesignPage() {
  return (
    <>
      <PageMeta
        title="Secure by design: closed first, then three doors"
        description="The three doors between a question and the model, what is checked and written down at each, and five threats an air gap does not remove."
        trail={way}
        questions={questions}
      />
      <PageHero
        eyebrow="Secure by design · Access control and audit log"
        title="Closed first. Then a door, for a reason."
        lead="Most systems begin open and are hardened. This one begins as a room without openings, and each opening has to be argued for, in writing, by the person who wants it."
        trail={way}
      >
        <Figure number={1} caption="Three rooms, one door each" parts={parts}>
          <ZonesDrawing />
        </Figure>
      </PageHero>
      <Section
        title="What happens at a door."
        note="Each door checks who passes and writes it down. The last column says what is recorded."
      >
        <DataTable
          number={1}
          caption="The three doors of FIG. 1"
          columns={['Door', 'Who or what passes', 'What is checked', 'What is written down']}
          rows={doors}
        />
      </Section>
      <GapDivider zero="0 open ports" />
      <Decisions />
      <Section
        other
        title="What the wall does not stop."
        note="An honest threat model names what is left. These five begin inside, or are carried in."
      >
        <ResponsibilityTable
          caption="Remaining threats"
          responsibilities={threats}
          product="The product does"
          yours="Your responsibility"
        />
      </Section>
      <Section title="From the security office.">
        <Questions questions={questions} />
      </Section>
      <GapDivider zero="0 back doors" />
      <CallToAction
        asksReader
        title="Send us your hardest reviewer."
        text={
          <>
            The whitepaper is written for them. For the controls that go beyond this page, see{' '}
            <InlineLink to={paths.specializedSecurityControls}>specialized security controls</InlineLink>.
          </>
        }
      />
    </>
  );
}

function Decisions() {
  return (
    <Section title="Four decisions that come before any feature.">
      <Prose>
        <h3>Nothing listens to the outside</h3>
        <p>
          The node accepts calls from one place, the gateway in the next room. With no cable to the street, a scanner, a
          stolen password and a well-meant support session all meet the same thing: a wall. Sites that keep a connection
          for other reasons put a segment without routes in its place, which is weaker and should be written down as
          such; <InlineLink to={paths.connectionProtection}>connection protection</InlineLink> is about that case.
        </p>
        <h3>Rights travel with the question</h3>
        <p>
          The assistant has no rights of its own worth stealing. It searches with the rights the asking person has at
          that moment. A person removed from a group this morning no longer finds its documents.
        </p>
        <h3>The record can only grow</h3>
        <p>
          Questions, passages, versions and confirmations go to a log that the application may add to and not rewrite.
          Send a copy to your own log store: an attacker who owns the machine owns its disk.
        </p>
        <h3>Fewer parts, all named</h3>
        <p>
          A reviewer should be able to hold the whole system in mind. The list of components is short enough for one
          page of the <InlineLink to={paths.technicalOverview}>technical overview</InlineLink>, and what is not on it is
          not installed.
        </p>
      </Prose>
    </Section>
  );
}
