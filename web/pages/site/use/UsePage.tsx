import { FigureAndText } from '#web/site/FigureAndText.tsx';
import { CallToAction } from '#web/site/CallToAction.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { Figure } from '#web/site/Figure.tsx';
import { GapDivider } from '#web/ui/GapDivider.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { PageMeta } from '#web/site/PageMeta.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { PullQuote } from '#web/site/PullQuote.tsx';
import { RelatedLinks } from '#web/site/RelatedLinks.tsx';
import { ScreenFigures } from '#web/site/ScreenFigures.tsx';
import { Section } from '#web/site/Section.tsx';
import { StepList } from '#web/site/StepList.tsx';
import { Drawing } from '#web/drawings/Drawing.tsx';
import AgentsDrawing from '#web/drawings/agents.svg?react';
import AnswerDrawing from '#web/drawings/answer.svg?react';
import { paths } from '#web/paths.ts';
import { anatomy, habits, tasks } from './use.content.ts';
import styles from './UsePage.module.css';

const way = [{ name: 'Use', to: paths.use }];
const next = [
  { to: paths.product, title: 'Product', description: 'All parts of the system on one page, drawn apart.' },
  { to: paths.train, title: 'Train', description: 'Where corrections go when they have become many.' },
];

function Agents() {
  return (
    <Section>
      <FigureAndText
        side="outside"
        figure={
          <Figure number={2} caption="Time runs down; no one leaves the frame">
            <Drawing of={AgentsDrawing} />
          </Figure>
        }
      >
        <h3>Several agents, one room.</h3>
        <p>
          Some questions are small projects. Then one agent searches, another reads, a third checks the result against
          the first two. All of them work inside, with the rights of the person who asked, and with the tools on your
          list.
        </p>
        <p>
          How the work is divided, and where a person must approve, is{' '}
          <InlineLink to={paths.agentOrchestration}>agent orchestration</InlineLink>.
        </p>
      </FigureAndText>
    </Section>
  );
}

function WrongTool() {
  return (
    <Section title="Where it is the wrong tool." close>
      <Prose>
        <p>
          It does not know today’s weather and should not be asked to count things in a hurry. Numbers that matter
          belong in the system that owns them, and the assistant should quote that system. It also cannot tell a forged
          document from a genuine one: it treats every document in its sources as genuine.
        </p>
        <p>
          And it is not a substitute for asking a colleague. When two documents contradict each other, it can show you
          both, side by side. Which of them holds is known by somebody down the corridor. What the assistant may touch
          at all is set in the layers described under <InlineLink to={paths.customizable}>Customizable</InlineLink>.
        </p>
      </Prose>
    </Section>
  );
}

export function UsePage() {
  return (
    <>
      <PageMeta
        title="Use: ask in plain words, check in one step"
        description="An answer taken apart into six pieces, five kinds of work it is good for, and three habits that keep decisions with the people who sign for them."
        trail={way}
      />
      <PageHero
        isReferenceDesign
        eyebrow="Answers with sources"
        title="Ask in plain words. Check in one step."
        lead="Step three of three. People open a page on your own network and ask. What matters is less how clever the answer sounds than how quickly somebody can see whether it is true."
        trail={way}
      />
      <GapDivider zero="0 tabs to the outside" />
      <Section>
        <FigureAndText
          title="An answer, taken apart."
          figure={
            <Figure number={1} caption="Six parts, on an invented question">
              <Drawing of={AnswerDrawing} />
            </Figure>
          }
        >
          <ol className={styles.anatomy}>
            {anatomy.map(([name, text]) => (
              <li key={name}>
                <strong>{name}</strong> <span>{text}</span>
              </li>
            ))}
          </ol>
        </FigureAndText>
      </Section>
      <Section
        title="Five kinds of work it helps with."
        note="The last column is the reason anybody trusts the others."
        close
      >
        <DataTable
          number={1}
          caption="What is asked, what comes back, what stays with a person"
          columns={['Kind', 'For instance', 'Comes back as', 'A person decides']}
          rows={tasks}
        />
      </Section>
      <Section other>
        <PullQuote>Trust is the time it takes to check.</PullQuote>
      </Section>
      <Agents />
      <Section title="When it has no answer, and what the log keeps." close>
        <ScreenFigures show={['refusal', 'log']} firstFigure={3} />
      </Section>
      <Section title="Three habits worth teaching to users." close>
        <StepList steps={habits} />
      </Section>
      <WrongTool />
      <GapDivider zero="0 prompts sold" />
      <CallToAction
        title="Ask it something you know."
        text="The best first question is one you could answer yourself. You will see at once what it is good for."
      />
      <RelatedLinks links={next} title="Next" />
    </>
  );
}
