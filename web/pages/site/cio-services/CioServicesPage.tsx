import { FigureAndText } from '../../../site/FigureAndText.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { CallToAction } from '../../../site/CallToAction.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ResponsibilityTable } from '../../../site/ResponsibilityTable.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { GapDivider } from '../../../ui/GapDivider.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { Prose } from '../../../site/Prose.tsx';
import { Section } from '../../../site/Section.tsx';
import { Drawing } from '../../../drawings/Drawing.tsx';
import PortfolioDrawing from '../../../drawings/portfolio.svg?react';
import { paths } from '../../../paths.ts';
import { board, costs, papers } from './cioServices.content.ts';

const way = [
  { name: 'Consulting', to: paths.consulting },
  { name: 'CIO services', to: paths.cioServices },
];

export function CioServicesPage() {
  return (
    <>
      <PageMeta
        title="CIO services: what goes offline, and what does not"
        description="For CIOs: a portfolio of AI uses by sensitivity and need for the outside, six papers that carry a strategy, and the shape of the cost."
        trail={way}
      />
      <PageHero
        eyebrow="CIO services · AI strategy, budget and board papers"
        title="Your staff already have an AI strategy. It is in their browser tabs."
        size="long"
        lead="The decision in front of a CIO is rarely whether to use language models. It is which of the uses that exist anyway should move to a machine you own, which may stay outside, and which should end."
        trail={way}
        aside={
          <FactList
            label="What this is"
            facts={[
              ['For', 'CIOs, CISOs, heads of IT'],
              ['Form', 'Interim help or a second opinion'],
              ['Not', 'A resale of other people’s licenses'],
            ]}
          />
        }
      />
      <Portfolio />
      <Section
        title="Six papers of an AI strategy, none longer than it must be."
        note="Together they are the strategy. Each can be changed without rewriting the others."
        close
      >
        <DataTable
          number={1}
          caption="What a year of CIO services leaves"
          columns={['Paper', 'What is in it']}
          rows={papers}
          width="narrow"
        />
      </Section>
      <GapDivider />
      <Money />
      <Section close>
        <DataTable
          number={2}
          caption="The shape of the cost of owning"
          columns={['Item', 'When it falls due', 'What is usually forgotten']}
          rows={costs}
          note="No sums, because they would be somebody else’s. We work yours out with your facilities and finance people, and hand over the spreadsheet with its formulas."
        />
      </Section>
      <Section other title="Four questions a board asks." note="It helps to have answered them before they are asked.">
        <ResponsibilityTable
          caption="Questions of a board"
          responsibilities={board}
          product="We prepare"
          yours="Stays with you"
        />
      </Section>
      <CallToAction
        title="Start with the inventory."
        text="It is useful whatever you decide afterward, and no vendor gains by writing it."
      >
        <ButtonLink to={paths.contactUs} variant="primary" arrow="→">
          Talk to Us
        </ButtonLink>
        <ButtonLink to={paths.consulting} arrow="→">
          How Consulting Works
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function Portfolio() {
  return (
    <Section>
      <FigureAndText
        side="outside"
        title="Two questions sort almost every use of AI."
        figure={
          <Figure number={1} caption="A portfolio on one page. The dots are examples; yours differ">
            <Drawing of={PortfolioDrawing} />
          </Figure>
        }
      >
        <p>
          How bad would it be if this text were read by others? And how much does the task depend on what happened
          outside this morning?
        </p>
        <p>
          High and little: bring it in. Low and much: let it stay with a hosted service and spare your hardware. Low and
          little can be settled by price.
        </p>
        <p>
          The corner that is both sensitive and dependent on the outside has no tidy answer. Split the task, with the
          public half outside and the joining done inside, or do not automate it.
        </p>
      </FigureAndText>
    </Section>
  );
}

function Money() {
  return (
    <Section title="The cost of owning has a different shape from renting.">
      <Prose>
        <p>
          A subscription is a line that rises with use and with the provider’s ambition. A machine is a step, followed
          by a flat stretch, followed by another step. Neither is cheaper as such. Few people asking now and then favor
          the line; many people asking all day favor the step; and text that must not leave the house takes the choice
          away.
        </p>
        <p>
          What decides is utilization, and it can be known beforehand: count how often your people look something up in
          a week, and how long they search. Pilots measure enthusiasm and last a month. A count of searches measures
          work.
        </p>
        <p>
          Include the cost of staying. Prices change, models retire, terms are amended by email; a company that depends
          on a hosted model also pays in evenings spent on testing after somebody else’s update. An owned system has
          such evenings as well, on dates of your choosing, as described under{' '}
          <InlineLink to={paths.futureProof}>future-proof</InlineLink>.
        </p>
        <p>
          We sell an offline system, so weigh this page accordingly. That is why the portfolio comes before the product
          here, and why a <InlineLink to={paths.consulting}>project with us</InlineLink> has gates. If most of your dots
          are at the lower right, the portfolio has done its work.
        </p>
      </Prose>
    </Section>
  );
}
