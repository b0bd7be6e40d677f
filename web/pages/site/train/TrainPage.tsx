import { CallToAction } from '../../../site/CallToAction.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { GapDivider } from '../../../ui/GapDivider.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { Prose } from '../../../site/Prose.tsx';
import { Questions } from '../../../site/Questions.tsx';
import { RelatedLinks } from '../../../site/RelatedLinks.tsx';
import { Section } from '../../../site/Section.tsx';
import { StepList } from '../../../site/StepList.tsx';
import { Drawing } from '../../../drawings/Drawing.tsx';
import TrainingLineDrawing from '../../../drawings/training-line.svg?react';
import TrainingLineWideDrawing from '../../../drawings/training-line.wide.svg?react';
import { paths } from '../../../paths.ts';
import facts from '../../../../content/facts.yaml';
import { choosing, questions, steps } from './train.content.ts';

const way = [{ name: 'Train', to: paths.train }];
const next = [
  { to: paths.deploy, title: 'Deploy', description: 'Step two: what has to stand ready before the crate is opened.' },
  { to: paths.use, title: 'Use', description: 'Step three: what an answer looks like, and how it is checked.' },
];

export function TrainPage() {
  return (
    <>
      <PageMeta
        title="Train: fine-tune a model on your files, on site"
        description="Fine-tuning inside the perimeter in five steps, each with the person who decides; what to train and what to look up; and why the test set comes first."
        trail={way}
        questions={questions}
      />
      <PageHero
        isReferenceDesign
        eyebrow="Train · Fine-tuning on your own data"
        title="Teach it from your own shelves."
        lead="Step one of three. A general model knows how language works and nothing about how you work. The second half is in your files, and it can be learned without sending them anywhere."
        trail={way}
      />
      <GapDivider zero="0 uploads" />
      <Section title="Five steps of fine-tuning, and who decides in each.">
        <StepList steps={steps} />
      </Section>
      <Section close>
        <Figure number={1} caption="The way of a tuning, in a wall without a door" className="animate-on-scroll">
          <Drawing of={TrainingLineDrawing} wide={TrainingLineWideDrawing} />
        </Figure>
      </Section>
      <WhenNot />
      <Section
        title="Fine-tuning or retrieval: train it, or look it up?"
        note="Most wishes are met faster by the right-hand column."
      >
        <DataTable
          number={1}
          caption="What people ask for, and what provides it"
          columns={['The wish', 'By training', 'By looking it up']}
          rows={choosing}
        />
      </Section>
      <Section title="Asked about training." close>
        <Questions questions={questions} />
      </Section>
      <GapDivider zero="0 copies outside" />
      <CallToAction
        title="Bring ten good examples."
        text={`Ten tasks with results you would sign are enough to find out whether training is what you need. Leave customers and colleagues out of them: ${facts.demo}.`}
      />
      <RelatedLinks links={next} title="Next" />
    </>
  );
}

function WhenNot() {
  return (
    <Section other title="The test comes before the training.">
      <Prose>
        <p>
          It is tempting to begin with the machine: choose a model, feed it the archive, look at what happens. What
          happens looks impressive, because fluent text about one’s own business always does. Whether it is{' '}
          <em>right</em> more often than before is a different question, and no one can answer it afterward if the
          questions were not written beforehand.
        </p>
        <p>
          So the first working day of a training project has no computer in it. Five people who do the work write down
          what they ask each other, and what the answer is. They disagree, which is the useful part: wherever two
          experienced colleagues give different answers, no model can be trained to give the right one until they have
          settled it.
        </p>
        <p>
          The same questions will serve again when <InlineLink to={paths.futureProof}>a newer model</InlineLink> applies
          for the job. Larger programs, for several departments, are the subject of{' '}
          <InlineLink to={paths.onPremiseTraining}>on-premise training</InlineLink>.
        </p>
      </Prose>
    </Section>
  );
}
