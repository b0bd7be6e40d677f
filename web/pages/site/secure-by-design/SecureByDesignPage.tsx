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
import { Drawing } from '../../../drawings/Drawing.tsx';
import ZonesDrawing from '../../../drawings/zones.svg?react';
import ZonesWideDrawing from '../../../drawings/zones.wide.svg?react';
import { paths } from '../../../paths.ts';
import { doors, questions, threats } from './secureByDesign.content.ts';

const way = [{ name: 'Secure by design', to: paths.secureByDesign }];
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
        isReferenceDesign
        eyebrow="Secure by design · Access control and audit log"
        title="Closed first. Then a door, for a reason."
        lead="No connection is open by default, every access is checked, and every answer is logged. Most systems begin open and are hardened. This one begins as a room without openings, and each opening has to be argued for, in writing, by the person who wants it."
        trail={way}
      >
        <Figure number={1} caption="Three rooms, one door each" parts={parts}>
          <Drawing of={ZonesDrawing} wide={ZonesWideDrawing} />
        </Figure>
      </PageHero>
      <Section
        title="What is checked and recorded at each door."
        note="Each door checks who passes and writes it down. The last column says what is recorded. A write-back leaves by line M, after a person has confirmed it."
      >
        <DataTable
          number={1}
          caption="The three doors of FIG. 1"
          columns={['Door', 'Who or what passes', 'What is checked', 'What is written down']}
          rows={doors}
        />
      </Section>
      <GapDivider zero="0 ports open to the outside" />
      <Decisions />
      <Section
        other
        title="Threats that the wall does not stop."
        note="An honest threat model names what is left. These five begin inside, or are carried in."
      >
        <ResponsibilityTable
          caption="Remaining threats"
          responsibilities={threats}
          product="The product does"
          yours="Your responsibility"
        />
      </Section>
      <Section title="Questions from the security office.">
        <Questions questions={questions} />
      </Section>
      <GapDivider zero="0 back doors" />
      <CallToAction
        asksReader
        title="Send us your hardest reviewer."
        text={
          <>
            The whitepaper is written for them. For the controls that go beyond this page, see{' '}
            <InlineLink to={paths.specializedSecurityControls}>specialized security controls</InlineLink>; for
            certificates, framework mappings and the disclosure policy, see{' '}
            <InlineLink to={paths.trust}>trust</InlineLink>.
          </>
        }
      />
    </>
  );
}

function Decisions() {
  return (
    <Section title="Four security decisions that come before any feature.">
      <Prose>
        <h3>Nothing listens to the outside</h3>
        <p>
          People reach one part, the gateway. Your interface engine may reach the index, if you order that feed. Nothing
          else is accepted, and nothing from the outside. With no cable to the street, a scanner, a stolen password and
          a well-meant support session all meet the same thing: a wall. Sites that keep a connection for other reasons
          put a segment without routes in its place, which is weaker and should be written down as such;{' '}
          <InlineLink to={paths.connectionProtection}>connection protection</InlineLink> is about that case.
        </p>
        <h3>Rights travel with the question</h3>
        <p>
          The assistant has no rights of its own when it answers. It searches with the groups of the person who asks,
          and with the rights that each file had at its last reading. Over LDAPS, a person removed from a group this
          morning no longer finds its documents; with SAML or OIDC, that begins at the next sign-in.
        </p>
        <p>
          The account that reads your stores, on line F, does have rights. Let it read and nothing else, and guard the
          index like the files it was made from.
        </p>
        <h3>The record can only grow</h3>
        <p>
          Questions and answers, in full or as digests, passages, versions and confirmations go to a log that the
          application may add to and not rewrite. Send a copy to your own log store: an attacker who owns the machine
          owns its disk.
        </p>
        <h3>Fewer parts, all named</h3>
        <p>
          A reviewer should be able to hold the whole system in mind. The list of components is short enough for one
          page of the <InlineLink to={paths.technicalOverview}>technical overview</InlineLink>, and what belongs to none
          of them is not installed.
        </p>
      </Prose>
    </Section>
  );
}
