import { CallToAction } from '../../../site/CallToAction.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { GapDivider } from '../../../ui/GapDivider.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { Prose } from '../../../site/Prose.tsx';
import { PullQuote } from '../../../site/PullQuote.tsx';
import { Questions } from '../../../site/Questions.tsx';
import { ScreenFigures } from '../../../site/ScreenFigures.tsx';
import { Section } from '../../../site/Section.tsx';
import { trail } from '../../../site/trail.ts';
import { Drawing } from '../../../drawings/Drawing.tsx';
import AgentLanesDrawing from '../../../drawings/agent-lanes.svg?react';
import AgentLanesWideDrawing from '../../../drawings/agent-lanes.wide.svg?react';
import { paths } from '../../../paths.ts';
import { productFacts } from '../../../site/facts.ts';
import { failures, questions, roles } from './agentOrchestration.content.ts';

const way = trail(
  { name: 'Solutions', to: paths.solutions },
  { name: 'Agent orchestration', to: paths.agentOrchestration },
);

export function AgentOrchestrationPage() {
  return (
    <>
      <PageMeta
        title="Agent orchestration: several hands, one signature"
        description="How several AI agents share one task on your own servers: what each may touch, how they go wrong together, and what only a person’s confirmation opens."
        trail={way}
        questions={questions}
      />
      <PageHero
        isReferenceDesign
        eyebrow="Agent orchestration · Several AI agents, one person who confirms"
        title="Divide the work. Never the responsibility."
        lead="“Compare these nine contracts, add up the exposure and draft the letter” is three jobs. Giving them to three agents with narrow tools is safer than giving one agent everything, provided that only a person can approve the last step."
        trail={way}
      >
        <Figure number={1} caption="One request, seven hand-overs, one opening">
          <Drawing of={AgentLanesDrawing} wide={AgentLanesWideDrawing} />
        </Figure>
      </PageHero>
      <Following />
      <Section
        title="What each agent may touch, and may not."
        note="A role is defined by its third column. An agent that may do everything is not an agent, it is a risk."
        close
      >
        <DataTable
          number={1}
          caption="Roles in a small group of agents"
          columns={['Role', 'Is given', 'Is never given', 'Owes']}
          rows={roles}
        />
      </Section>
      <Section other>
        <PullQuote>Ask about every arrow: what if this message is wrong?</PullQuote>
      </Section>
      <Section title="How groups of agents go wrong." note="Five failures, and what holds each.">
        <DataTable
          number={2}
          caption="Failures of cooperation"
          columns={['What happens', 'What the product does', 'What stays your duty']}
          rows={failures}
        />
      </Section>
      <Section title="The last step: a person approves the change." close>
        <ScreenFigures show={['approval', 'log']} firstFigure={2} />
      </Section>
      <Section title="Before you hire a second agent." close>
        <Questions questions={questions} />
      </Section>
      <GapDivider zero="0 unsigned changes" />
      <CallToAction
        title="Bring a task that crosses three desks."
        text={`Not the grandest one. The one where each desk retypes what the last desk wrote. Describe it with invented papers: ${productFacts.demo}.`}
      />
    </>
  );
}

function Following() {
  return (
    <Section title="How agents hand over a task, from left to right." close>
      <Prose>
        <p>
          A purchasing officer asks which of nine suppliers may raise prices this year, and by how much in total. The
          coordinator reads no contract. It writes two small orders: find the clauses, add the sums. The reader searches
          with the officer’s own rights, keeps the clauses for the writer, and comes back with figures and page numbers.
          The calculator gets numbers and a formula, so it cannot be talked into anything by a paragraph.
        </p>
        <p>
          Both results return to the coordinator, which notices that one contract is missing a figure and says so. The
          writer opens the clauses on those pages and drafts. Then everything stops. The officer sees the draft, the
          passages and the exact entry that would be made in the ticket system, and confirms it or does not. The wall in
          the last lane has a single opening, and it answers to a person’s session, so no agent can pass it by being
          persuasive.
        </p>
        <p>
          All of this happens on machines in your own rooms. It matters more with several agents than with one: every
          hand-over is a message full of your business, and a hosted service sends each of them through somebody else’s
          servers. Which systems may be behind the wall is a question of{' '}
          <InlineLink to={paths.legacyIntegration}>integration</InlineLink>; what the officer sees while waiting is one
          of <InlineLink to={paths.bespokeUiUxDesign}>interface design</InlineLink>, which matters just as much.
          Documents that try to give the model orders are the subject of{' '}
          <InlineLink to={paths.article('prompt-injection-inside-the-perimeter')}>an article</InlineLink>.
        </p>
      </Prose>
    </Section>
  );
}
