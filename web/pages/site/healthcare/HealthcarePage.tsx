import { Drawing } from '../../../drawings/Drawing.tsx';
import ProtocolDrawing from '../../../drawings/protocol.svg?react';
import OwnConsoleDrawing from '../../../drawings/own-console.svg?react';
import { ButtonLink } from '../../../ui/Button.tsx';
import { FigureAndText } from '../../../site/FigureAndText.tsx';
import { CallToAction } from '../../../site/CallToAction.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { GapDivider } from '../../../ui/GapDivider.tsx';
import { IndustryPicture } from '../../../site/IndustryPicture.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { Prose } from '../../../site/Prose.tsx';
import { PullQuote } from '../../../site/PullQuote.tsx';
import { Section } from '../../../site/Section.tsx';
import { StepList } from '../../../site/StepList.tsx';
import { trail } from '../../../site/trail.ts';
import WardDrawing from '../../../drawings/ward.svg?react';
import WardWideDrawing from '../../../drawings/ward.wide.svg?react';
import { paths } from '../../../paths.ts';
import { night, rules } from './healthcare.content.ts';
import { productFacts } from '../../../site/facts.ts';

const way = trail({ name: 'Solutions', to: paths.solutions }, { name: 'Healthcare', to: paths.healthcare });
const parts = [
  [1, 'Feeds'],
  [2, 'Rights'],
  [3, 'Log'],
  [4, 'Draft'],
  [5, 'Signature'],
] as const;

export function HealthcarePage() {
  return (
    <>
      <PageMeta
        title="Healthcare: an assistant that stays on the ward"
        description="One question on a night ward followed through HIPAA §164.308, 310 and 312, HITECH and 42 CFR Part 2: what the product does, what stays yours."
        trail={way}
      />
      <PageHero
        isReferenceDesign
        eyebrow="Healthcare · HIPAA, HITECH, 42 CFR Part 2"
        title="Ten past three, bed fourteen, one question."
        lead="Clinicians ask their hospital’s own protocols, and a server in the building answers with the page it read. The pharmacist is at home, the protocol is a scan from 2019, and the discharge letter is in another building’s system. This is the moment for which clinicians open a chatbot on their own phone. The better answer is to have one on the ward that no one has to hide."
        trail={way}
      >
        <Figure number={1} caption="The question’s way through the house" parts={parts}>
          <Drawing of={WardDrawing} wide={WardWideDrawing} />
        </Figure>
      </PageHero>
      <Section title="One night on the ward, with the HIPAA rule beside it." close>
        <StepList steps={night} />
      </Section>
      <Section other>
        <PullQuote>
          A hospital does not need a model that knows medicine. It needs one that has read this hospital.
        </PullQuote>
      </Section>
      <Section
        title="The HIPAA Security Rule, part by part."
        note="Citations are to 45 CFR Part 164 unless they say otherwise. None of this is legal advice."
      >
        <DataTable
          number={1}
          caption="Rule, product, hospital"
          columns={['Rule', 'What the product does', 'What stays your duty']}
          rows={rules}
          note={
            <>
              The reasoning behind each row, and what is still a proposal at HHS, is set out in{' '}
              <InlineLink to={paths.article('hipaa-when-the-model-runs-in-the-hospital')}>
                an article of its own
              </InlineLink>
              .
            </>
          }
        />
      </Section>
      <Agreement />
      <Interfaces />
      <GapDivider zero="0 charts out" />
      <CallToAction
        drawing={<ProtocolDrawing />}
        title="Bring a protocol, not a patient."
        text={`A published guideline will do: ${productFacts.demo}. The charts wait until the machine stands in your own room.`}
      />
    </>
  );
}

function Agreement() {
  return (
    <Section title="Is a business associate agreement needed?" close>
      <Prose
        aside={
          <Figure number={2} caption="Who sits at the console">
            <OwnConsoleDrawing />
          </Figure>
        }
      >
        <p>
          Follow the data, not the purchase order. A supplier who ships software and never meets a patient record is
          selling you a tool. The same supplier becomes something else the moment an engineer looks at your console
          during a fault, or a log with a name in it is sent along for diagnosis.
        </p>
        <p>
          So decide the support model first. A hospital that wants no one on the console can train two of its own people
          to read the logs. Another can sign an agreement in advance, so that a visit at a bad hour does not turn into a
          disclosure. What does not work is leaving it open until the night it matters, and the same goes for disks
          under warranty: agree that they are destroyed on site.
        </p>
        <p>
          There is one more reason to write it down early. Doctors keep improvising with whatever is at hand until
          something official is better, and every month of debate is a month in which patient text goes to{' '}
          <InlineLink to={paths.connectionProtection}>services no one approved</InlineLink>.
        </p>
      </Prose>
    </Section>
  );
}

function Interfaces() {
  return (
    <Section close>
      <FigureAndText
        side="outside"
        title="Hospital systems it must plug into."
        figure={
          <Figure number={3} caption="Section: wards above, reading room below, the rack under both">
            <IndustryPicture
              name="healthcare"
              alt="Section through a hospital with two beds, a scanner and a reading room; under the ground line a rack is wired to the reading room."
            />
          </Figure>
        }
      >
        <p>
          HL7 v2 for results and admissions, FHIR where the record vendor offers it, report text from PACS and RIS, and
          the shared drive that holds every protocol since the merger.
        </p>
        <p>
          None of it has to be replaced. Reading is arranged feed by feed, mostly through the interface engine, as
          described for <InlineLink to={paths.legacyIntegration}>legacy systems</InlineLink>. What a carelessly kept
          drive does to a good answer is described in{' '}
          <InlineLink to={paths.caseStudiesByIndustry('healthcare')}>an illustrative case study</InlineLink>.
        </p>
        <p>
          We do not offer it as a medical device, nor for diagnosis. Whether your use would make it one has to be ruled
          on first: that is a regulatory project before it is a technical one.
        </p>
        <ButtonLink to={paths.customArchitecture} arrow="→">
          Custom Architecture
        </ButtonLink>
      </FigureAndText>
    </Section>
  );
}
