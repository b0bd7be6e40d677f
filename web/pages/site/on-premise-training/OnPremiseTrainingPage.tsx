import { FigureAndText } from '../../../site/FigureAndText.tsx';
import { CallToAction } from '../../../site/CallToAction.tsx';
import { ComparisonTable } from '../../../site/ComparisonTable.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { GapDivider } from '../../../ui/GapDivider.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { Prose } from '../../../site/Prose.tsx';
import { Section } from '../../../site/Section.tsx';
import { StepList } from '../../../site/StepList.tsx';
import { Drawing } from '../../../drawings/Drawing.tsx';
import RunFilesDrawing from '../../../drawings/run-files.svg?react';
import { paths } from '../../../paths.ts';
import { day, leftovers, stops } from './onPremiseTraining.content.ts';

const way = [
  { name: 'Solutions', to: paths.solutions },
  { name: 'On-premise training', to: paths.onPremiseTraining },
];

export function OnPremiseTrainingPage() {
  return (
    <>
      <PageMeta
        title="On-premise training: where the by-products go"
        description="Fine-tuning makes six kinds of files, most as sensitive as the documents. What each is, where it stays, and a training day from sign-off to cleanup."
        trail={way}
      />
      <PageHero
        isReferenceDesign
        eyebrow="On-premise training · Fine-tuning where the data is"
        title="Training makes copies. Make them at home."
        lead="Everyone asks where the finished model will stand. Fewer ask where the half-finished ones are, and the cleaned spreadsheets, and the run that crashed. A fine-tune handles your documents more thoroughly than any query ever will, which is why it should not take a trip."
        trail={way}
      />
      <Section close>
        <FigureAndText
          title="What a training run leaves on the disk."
          figure={
            <Figure number={1} caption="One run, six kinds of files, two of them deleted afterward">
              <Drawing of={RunFilesDrawing} />
            </Figure>
          }
        >
          <p>
            A run reads examples, writes a tidier copy of them, saves its own progress every so often, and ends with an
            adapter: a comparatively small file of changes to the weights. Judging it produces answers. All this time it
            keeps a diary.
          </p>
          <p>
            Only one of these is the product of the exercise. The others are the reason for a disposal rule. Networks
            can reproduce text they have seen, above all text they have seen often, so an adapter is handled as though
            it contained its examples, and an access list for the examples is an access list for it as well.
          </p>
        </FigureAndText>
      </Section>
      <Section close>
        <DataTable
          number={1}
          caption="Leftovers of a run, and where they belong"
          columns={['File', 'How sensitive', 'Where it belongs afterward']}
          rows={leftovers}
        />
      </Section>
      <GapDivider zero="0 uploads" />
      <Section
        title="Four questions for any place that trains."
        note="These are about custody. The answers on the right are common ones; another place may have better ones."
      >
        <ComparisonTable
          caption="Training on your premises and elsewhere"
          columns={['Question', 'On your premises', 'Elsewhere']}
          rows={stops}
        />
      </Section>
      <Section
        other
        title="A training day, with a night in it."
        note="The right-hand column says who has to be in the room."
      >
        <StepList steps={day} />
      </Section>
      <Restraint />
      <GapDivider />
      <CallToAction
        title="Count your examples before your GPUs."
        text={
          <>
            A few hundred good ones and a place to keep them are worth more than another accelerator. What the machine
            has to be able to do is discussed in{' '}
            <InlineLink to={paths.technicalOverview}>the technical overview</InlineLink>.
          </>
        }
      />
    </>
  );
}

function Restraint() {
  return (
    <Section title="The training run you should not start.">
      <Prose>
        <p>
          Fine-tuning is the right tool for manner: the tone of a decision letter, the order of a shift report, the
          house’s own abbreviations. It is the wrong tool for anything that changes, because a fact that was trained in
          has to be trained out. This quarter’s rates, today’s bed count and the current version of a procedure belong
          in <InlineLink to={paths.dataProcessingPipelines}>the index</InlineLink>, where deleting a page deletes it.
        </p>
        <p>
          It is also wrong for anything a person may ask you to erase. If a resident, a patient or a customer can invoke
          a right to be forgotten, keep their words out of the weights, or budget for doing the run again without them.
        </p>
        <p>
          And sometimes the base model is simply the wrong one. No number of examples teaches a small model a language
          it never met; that is a question for <InlineLink to={paths.industryModels}>choosing a model</InlineLink>, and
          it is cheaper to settle first. Ask us to say no. We would sooner lose a training day than have you keep a file
          you cannot explain.
        </p>
      </Prose>
    </Section>
  );
}
