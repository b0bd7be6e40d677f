import { CallToAction } from '../../../site/CallToAction.tsx';
import { ComparisonTable } from '../../../site/ComparisonTable.tsx';
import { FactList } from '../../../ui/FactList.tsx';
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
import ModelYearsDrawing from '../../../drawings/model-years.svg?react';
import ModelYearsWideDrawing from '../../../drawings/model-years.wide.svg?react';
import { paths } from '../../../paths.ts';
import { questionRows, replacing } from './futureProof.content.ts';
import facts from '../../../../content/facts.yaml';

const way = [{ name: 'Future-proof', to: paths.futureProof }];
const parts = [
  [1, 'Model B replaces A'],
  [2, 'A new machine'],
  [3, 'Model C replaces B'],
] as const;

export function FutureProofPage() {
  return (
    <>
      <PageMeta
        title="Future-proof: replace the model, keep the work"
        description="Models age in months; documents, test questions and rules do not. How a model is replaced in five steps, and what to ask any vendor beforehand."
        trail={way}
      />
      <PageHero
        isReferenceDesign
        eyebrow="Future-proof · Replacing the language model"
        title="The model will be the first thing you replace."
        lead="No one can sell you a model that stays good. What can be arranged is that replacing it is a dull week of reading, because everything of value was kept outside it."
        trail={way}
      >
        <Figure number={1} caption="What changes, and what runs through" parts={parts}>
          <Drawing of={ModelYearsDrawing} wide={ModelYearsWideDrawing} />
        </Figure>
      </PageHero>
      <GapDivider />
      <Worth />
      <Section
        title="Replacing the model, step by step."
        note="Each step leaves something behind that the next replacement will need."
        close
      >
        <StepList steps={replacing} />
      </Section>
      <Section other>
        <PullQuote>A newer model is a candidate. It gets an interview, not a key.</PullQuote>
      </Section>
      <Section
        title="Ask a vendor this before you depend on it."
        note="Put the same five questions to every vendor, and to us. The dotted answers are common ones."
      >
        <ComparisonTable
          caption="Questions to a vendor of AI systems"
          columns={['Question', 'You can leave', 'You cannot']}
          rows={questionRows}
        />
      </Section>
      <NoPromise />
      <GapDivider zero="0 forced upgrades" />
      <CallToAction
        title="Start the list of fifty questions."
        text={
          <>
            Then try those that hold nothing confidential: {facts.demo}. When the model behind it is replaced one day,
            you will know whether to care. What a model must bring along is listed under{' '}
            <InlineLink to={paths.industryModels}>industry models</InlineLink>.
          </>
        }
      />
    </>
  );
}

function Worth() {
  return (
    <Section title="Five things worth more than the model.">
      <Prose
        aside={
          <FactList
            label="How long things last"
            facts={[
              ['A model', 'Until a better one fits'],
              ['A machine', 'Its depreciation'],
              ['Test questions', 'As long as the work'],
              ['Documents', 'Their retention period'],
            ]}
          />
        }
      >
        <p>
          After a year of use an organization owns more than a rack. It owns a <strong>collection of documents</strong>{' '}
          that have been put in order because a machine had to read them. It owns <strong>test questions</strong>, with
          answers that experienced people agreed on. It owns <strong>examples</strong> of good work,{' '}
          <strong>rules</strong> about who may ask what, and a <strong>log</strong> of what was asked, which is the best
          list of requirements anybody will ever write.
        </p>
        <p>
          None of these depends on the model that happened to be installed. All of them are lost if they were entered
          into a provider’s console in a form only that console reads. So the rule of the house is simple: what you made
          stays in ordinary files, on your own disks, outside the part that will be replaced. For rules, the format on
          leaving is set by the operator: see <InlineLink to={`${paths.trust}#questionnaire`}>Trust</InlineLink>.
        </p>
        <p>
          The test questions deserve the most care. They are how you will recognize a better model, and how you will
          notice a worse one that arrives with a better reputation. Begin with fifty; have them written by the people
          who complain the most. <InlineLink to={paths.train}>Training</InlineLink> uses the same set as its gate.
        </p>
      </Prose>
    </Section>
  );
}

function NoPromise() {
  return (
    <Section title="What we do not promise." close>
      <Prose>
        <p>
          A newer model may want more memory than your machine has. Then the choice is between a smaller variant, a
          wait, and new hardware, and the middle lane of the figure is the one that moves. We can tell you what a model
          needs before you carry it in; we cannot make it need less.
        </p>
        <p>
          Nor does any model understand your field on arrival, however new. The gain from a replacement is sometimes
          nothing at all, and then the right decision is to keep what works. An offline system has one great advantage
          here: <InlineLink to={paths.worksOffline}>nothing forces the date</InlineLink>.
        </p>
      </Prose>
    </Section>
  );
}
