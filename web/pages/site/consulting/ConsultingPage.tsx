import { Drawing } from '../../../drawings/Drawing.tsx';
import KeyBoardDrawing from '../../../drawings/key-board.svg?react';
import DecisionSheetsDrawing from '../../../drawings/decision-sheets.svg?react';
import { ButtonLink } from '../../../ui/Button.tsx';
import { CallToAction } from '../../../site/CallToAction.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { Prose } from '../../../site/Prose.tsx';
import { PullQuote } from '../../../site/PullQuote.tsx';
import { Questions } from '../../../site/Questions.tsx';
import { RelatedLinks } from '../../../site/RelatedLinks.tsx';
import { Section } from '../../../site/Section.tsx';
import { StepList } from '../../../site/StepList.tsx';
import GatesDrawing from '../../../drawings/gates.svg?react';
import GatesWideDrawing from '../../../drawings/gates.wide.svg?react';
import { paths } from '../../../paths.ts';
import { bring, gates, questions } from './consulting.content.ts';

const way = [{ name: 'Consulting', to: paths.consulting }];
const subjects = [
  {
    title: 'Custom architecture',
    description: 'Rooms, racks and the walls between them',
    to: paths.customArchitecture,
  },
  {
    title: 'CIO services',
    description: 'Which work should go offline, and which should not',
    to: paths.cioServices,
  },
  {
    title: 'Legacy integration',
    description: 'Reading systems older than their operators',
    to: paths.legacyIntegration,
  },
] as const;

export function ConsultingPage() {
  return (
    <>
      <PageMeta
        title="Consulting: five phases, four gates, your papers"
        description="How an offline AI project runs from a first walk to operators who need no one: what each phase leaves in your hands, and at which four gates you can stop."
        trail={way}
        questions={questions}
      />
      <PageHero
        eyebrow="Consulting · AI projects in five phases"
        title="Good advice ends with somebody else holding the keys."
        lead="We are hired to make ourselves unnecessary. Each phase produces something you keep, and each but the last ends at a gate that can stay shut. A project that cannot be stopped after the second step was not planned, it was sold."
        trail={way}
      >
        <Figure number={1} caption="Five phases and four honest exits">
          <Drawing of={GatesDrawing} wide={GatesWideDrawing} />
        </Figure>
      </PageHero>
      <Section title="A project, from the first walk to the last visit." close>
        <StepList steps={gates} />
      </Section>
      <Section other>
        <PullQuote>The cheapest project is the one you stop at the first gate with a better file share.</PullQuote>
      </Section>
      <Habits />
      <Section
        title="Who has to be in the room."
        note="Five people for a few hours, rather than a committee for a year."
        close
      >
        <DataTable
          number={1}
          caption="What you bring"
          columns={['Role', 'Because', 'When']}
          rows={bring}
          width="narrow"
        />
      </Section>
      <Section title="Before you hire us." close>
        <Questions questions={questions} />
      </Section>
      <RelatedLinks title="Where a project can begin" links={subjects} />
      <CallToAction
        drawing={<KeyBoardDrawing />}
        title="Book the walk, nothing else."
        text="A first conversation costs an hour. Bring a problem in one sentence and the person who has it."
      >
        <ButtonLink to={paths.contactUs} variant="primary" arrow="→">
          Talk to Us
        </ButtonLink>
        <ButtonLink to={paths.whitepaper} arrow="→">
          Get the Whitepaper
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function Habits() {
  return (
    <Section title="How our people work in your house.">
      <Prose
        aside={
          <Figure number={2} caption="One page for each decision">
            <DecisionSheetsDrawing />
          </Figure>
        }
      >
        <p>
          On paper first. Decisions are written on single pages: the question, the choice, the road not taken, and what
          would make us turn back. They are yours from the day they are written, in plain files, and no licensed tool is
          needed to open them.
        </p>
        <p>
          With small groups. Three people who do the work every day will find more mistakes than twenty who manage it.
          We also ask for a person who is against the project.
        </p>
        <p>
          By your rules of entry. Background checks, escorts, lockers for telephones, a machine of yours, never a laptop
          of ours: say so in the first call and we plan for it. What we would learn about your defenses is not reused as
          an example for others, and this site names no client.
        </p>
        <p>
          And with two estimates instead of one, since a single figure is always read as a promise. If it is the
          portfolio and not the project you worry about, <InlineLink to={paths.cioServices}>CIO services</InlineLink>{' '}
          are a better place to begin. Those who would like to see the thing before they see us can{' '}
          <InlineLink to={paths.technicalOverview}>read how it is built</InlineLink>.
        </p>
      </Prose>
    </Section>
  );
}
