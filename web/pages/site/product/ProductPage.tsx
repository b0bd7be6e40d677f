import { FigureAndText } from '#web/site/FigureAndText.tsx';
import { CallToAction } from '#web/site/CallToAction.tsx';
import { CardGrid } from '#web/site/CardGrid.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Figure } from '#web/site/Figure.tsx';
import { GapDivider } from '#web/ui/GapDivider.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { PageMeta } from '#web/site/PageMeta.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Questions } from '#web/site/Questions.tsx';
import { ScreenFigures } from '#web/site/ScreenFigures.tsx';
import { Section } from '#web/site/Section.tsx';
import { Drawing } from '#web/drawings/Drawing.tsx';
import DeployDrawing from '#web/drawings/deploy.svg?react';
import DrawersDrawing from '#web/drawings/drawers.svg?react';
import TrainDrawing from '#web/drawings/train.svg?react';
import UseDrawing from '#web/drawings/use.svg?react';
import { paths } from '#web/paths.ts';
import { software } from '#web/site.ts';
import { parts, places, questions } from './product.content.ts';
import productFacts from '#content/facts.yaml';

const way = [{ name: 'Product', to: paths.product }];
const subjects = ['Security', 'Place', 'Work', 'Computing'];
const facts = software.features.map((feature, i) => [subjects[i] ?? 'Also', feature] as const);
const steps = [
  {
    to: paths.train,
    title: 'Train',
    text: 'Examples from your own files change a small share of the weights.',
    drawing: <TrainDrawing />,
    figure: 2,
    caption: 'Examples in, weights changed',
  },
  {
    to: paths.deploy,
    title: 'Deploy',
    text: 'Three sizes, one software; the smallest stands under a desk.',
    drawing: <DeployDrawing />,
    figure: 3,
    caption: 'Slides into a free bay',
  },
  {
    to: paths.use,
    title: 'Use',
    text: 'Answers with their sources, and a record of both.',
    drawing: <UseDrawing />,
    figure: 4,
    caption: 'Work shared among agents',
  },
];

export function ProductPage() {
  return (
    <>
      <PageMeta
        title="Product: what is in the rack"
        description="Six components of an AI system that runs offline: update station, index, runtime, agents, gateway and log, and five places it can stand."
        trail={way}
        questions={questions}
      />
      <PageHero
        isReferenceDesign
        eyebrow="On-premises AI system"
        title="What is in the rack."
        lead="One system for training, deploying and using AI inside your own walls. It has six components, and you can see every connection between them."
        trail={way}
        aside={<FactList label="Features" facts={facts} />}
      />
      <Drawers />
      <GapDivider zero="0 hidden parts" />
      <Section title="Three things you do with it." note="Each has a page of its own; they can be read in any order.">
        <CardGrid cards={steps} columns={3} />
      </Section>
      <Section title="Four screens of the product, drawn." close>
        <ScreenFigures show={['question', 'refusal', 'approval', 'log']} firstFigure={5} />
      </Section>
      <Section
        other
        title="Five places the system can stand."
        note="The further down the list, the more of the wall belongs to somebody else."
      >
        <DataTable
          number={1}
          caption="Offline first; the rest are options, not conditions"
          columns={['Place', 'Means', 'Who holds the wall', 'New versions arrive by']}
          rows={places}
          note="The first two are what the system was built for. The others exist because some work does not need that protection, and paying for it would be a waste."
        />
      </Section>
      <NotThis />
      <Section title="Asked before a first order." close>
        <Questions questions={questions} />
      </Section>
      <GapDivider zero="0 seats counted" />
      <CallToAction
        title="Try the answers first, the details later."
        text={
          <>
            The demo shows the screens. What it runs on is listed in the{' '}
            <InlineLink to={paths.specifications}>specifications</InlineLink>, and everything behind the screens in the{' '}
            <InlineLink to={paths.technicalOverview}>technical overview</InlineLink>.
          </>
        }
      />
    </>
  );
}

function Drawers() {
  return (
    <Section close>
      <FigureAndText
        title="Six components, from the bottom of the rack to the top."
        figure={
          <Figure number={1} caption="Six drawers, opened" parts={parts}>
            <Drawing of={DrawersDrawing} />
          </Figure>
        }
      >
        <p>
          At the bottom sits the <strong>update station</strong>, nearest the door through which drives come in. Above
          it is the <strong>index</strong>, which knows where your documents state a fact, and who may see it. The{' '}
          <strong>runtime</strong> takes most of the height and nearly all of the power: it holds the weights and
          computes, and never learns who is asking.
        </p>
        <p>
          <strong>Agents</strong> divide a larger task among themselves, search, draft and check, with tools you have
          listed by name. The <strong>gateway</strong> is where people arrive, from your network and only from there. It
          asks your directory who they are and writes down what they asked in the <strong>log</strong>, the sixth
          component, which takes entries and gives none back to the application. It has no drawer: it is a file to which
          the application can only add.
        </p>
        <p>
          The topmost drawer is yours: the switch that joins the rack to your segment, and to nothing else. Our part of
          the drawing ends at its ports.
        </p>
      </FigureAndText>
    </Section>
  );
}

function NotThis() {
  return (
    <Section title="What it does not try to be.">
      <Prose>
        <p>
          <strong>Not a chatbot with your logo.</strong> Conversation is one of its screens. Much of its work is done
          without any: a night run over yesterday’s logs, a file prepared for a hearing, a form checked before a person
          sees it.
        </p>
        <p>
          <strong>Not a replacement for the systems you have.</strong> Records stay in the records system and ledgers in
          the ledger. {productFacts.writing} How it reads software older than its operators is described under{' '}
          <InlineLink to={paths.legacyIntegration}>legacy integration</InlineLink>.
        </p>
        <p>
          <strong>Not finished on delivery.</strong> What makes it useful is made on site: the sources, the rules, the
          examples. The <InlineLink to={paths.solutions}>solutions</InlineLink> are that work, sorted by where in the
          building it is done.
        </p>
      </Prose>
    </Section>
  );
}
