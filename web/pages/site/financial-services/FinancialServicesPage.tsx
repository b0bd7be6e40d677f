import { FigureAndText } from '../../../site/FigureAndText.tsx';
import { CallToAction } from '../../../site/CallToAction.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ResponsibilityTable } from '../../../site/ResponsibilityTable.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { GapDivider } from '../../../ui/GapDivider.tsx';
import { IndustryPicture } from '../../../site/IndustryPicture.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { Prose } from '../../../site/Prose.tsx';
import { Questions } from '../../../site/Questions.tsx';
import { Section } from '../../../site/Section.tsx';
import { Drawing } from '../../../drawings/Drawing.tsx';
import CopiesDrawing from '../../../drawings/copies.svg?react';
import CopiesWideDrawing from '../../../drawings/copies.wide.svg?react';
import { paths } from '../../../paths.ts';
import { lines, questions, rules } from './financialServices.content.ts';
import facts from '../../../../content/facts.yaml';

const way = [
  { name: 'Solutions', to: paths.solutions },
  { name: 'Financial services', to: paths.financialServices },
];

export function FinancialServicesPage() {
  return (
    <>
      <PageMeta
        title="Financial services: a model examiners walk up to"
        description="GLBA, SOX, PCI DSS 4.0.1, DORA and model risk for a language model on a bank’s own servers: what the product settles and what the institution keeps."
        trail={way}
        questions={questions}
      />
      <PageHero
        isReferenceDesign
        size="long"
        eyebrow="Financial services · GLBA, SOX, PCI DSS"
        title="“Where did this sentence come from?” is a question a bank must be able to answer."
        lead="From which policy, in which version, through which model, for whom, and who signed. An examiner may ask in March about a paragraph written last June. An endpoint that improved itself in between has no answer to give."
        trail={way}
      />
      <Section close>
        <FigureAndText
          figure={
            <Figure number={1} caption="Section through a bank: counters, vault, rack behind the same wall">
              <IndustryPicture
                name="financial"
                alt="Section through a bank: arched windows and counters above; below ground a round vault door, deposit boxes and a rack."
              />
            </Figure>
          }
        >
          <p>
            The work is mostly reading. Know-your-customer files, credit memoranda, covenants, exception reports,
            complaint letters, forty versions of the same procedure: many people in an institution are readers, whatever
            their title. They use a core banking system older than they are, a document archive, a case tool and email.
          </p>
          <p>
            An assistant in the vault’s neighborhood reads all of these under the rights of the person who asks. Nothing
            about a customer, a position or an open investigation becomes part of anybody else’s telemetry.
          </p>
          <FactList
            label="Systems and worry"
            facts={[
              ['Systems', 'Core, archive, case tool, surveillance'],
              ['Worry', 'A deal name in a vendor’s logs'],
            ]}
          />
        </FigureAndText>
      </Section>
      <Section
        other
        title="Five financial rulebooks on one page."
        note="The middle column is what you may put in the file about us. The right-hand one is what no vendor can sign."
      >
        <DataTable
          number={1}
          caption="What each regime gets from the product, and from you"
          columns={['Regime', 'What the product does', 'What stays your duty']}
          rows={rules}
        />
      </Section>
      <Disposal />
      <Section
        title="Three lines of defense, one log."
        note="Each line of defense reads the same record for a different reason."
        close
      >
        <ResponsibilityTable caption="Three lines of defense" responsibilities={lines} />
      </Section>
      <Change />
      <Section title="Questions from risk and compliance." close>
        <Questions questions={questions} />
      </Section>
      <GapDivider zero="0 silent updates" />
      <CallToAction
        title="Let validation see it first."
        text={`Bring ten questions about published filings, with agreed answers. How an answer is wrong tells a validator more than how often. Leave client files at home: ${facts.demo}.`}
      />
    </>
  );
}

function Disposal() {
  return (
    <>
      {' '}
      <Section
        title="A customer letter becomes five copies. Delete all five."
        note="For institutions other than banks, the Safeguards Rule counts from the last use."
      >
        <Prose>
          <p>
            Disposal is the clause where an assistant is easiest to get wrong. A complaint letter is scanned once, and
            then exists as a passage in an index, as somebody’s pasted prompt, perhaps as an example in a tuning, and in
            every backup of these. Each is customer information. Only the scan is in the inventory you have today. A
            prompt that the log has in full leaves only when the log’s retention ends; with keyed digests in place of
            texts, the log has no text to delete, and destroying the key ends even a guess.
          </p>
          <p>
            In the drawing below, the black bar is the expensive one. A passage can be deleted; what a tuning has
            absorbed cannot be picked out again, so an adapter made from customer letters is retired on schedule and
            made again from examples that may still be kept. We think that customer letters belong in the index and
            never in the training set. <InlineLink to={paths.onPremiseTraining}>On-premise training</InlineLink> lists
            what a run leaves behind, file by file.
          </p>
        </Prose>
      </Section>
      <Section close>
        <Figure number={2} caption="One customer letter and everything that was made of it">
          <Drawing of={CopiesDrawing} wide={CopiesWideDrawing} />
        </Figure>
      </Section>
    </>
  );
}

function Change() {
  return (
    <Section title="Change control for a model that writes." close>
      <Prose>
        <p>
          Treat three things as production code: the weights, the instructions around them, and the list of sources. A
          new release of any of them is a change with a ticket, a tester who did not build it, and a way back. Nothing
          here updates behind your back, because there is no line by which it could.
        </p>
        <p>
          Paragraph numbers from SR 11-7 in your policies now point at guidance that has been withdrawn. The habits it
          taught remain useful, and{' '}
          <InlineLink to={paths.article('financial-rules-for-a-local-model')}>one of our articles</InlineLink>{' '}
          translates them for generated text. Where several assistants hand work to one another, each hand-over is a
          control point of its own: see <InlineLink to={paths.agentOrchestration}>agent orchestration</InlineLink>. How
          an examiner might go about it is{' '}
          <InlineLink to={paths.caseStudiesByIndustry('financial-services')}>
            an illustrative story of its own
          </InlineLink>
          .
        </p>
      </Prose>
    </Section>
  );
}
