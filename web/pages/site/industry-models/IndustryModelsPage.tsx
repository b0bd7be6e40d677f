import { Drawing } from '../../../drawings/Drawing.tsx';
import GlossaryDrawerDrawing from '../../../drawings/glossary-drawer.svg?react';
import ExchangedBaseDrawing from '../../../drawings/exchanged-base.svg?react';
import { FigureAndText } from '../../../site/FigureAndText.tsx';
import { CallToAction } from '../../../site/CallToAction.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ResponsibilityTable } from '../../../site/ResponsibilityTable.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { GapDivider } from '../../../ui/GapDivider.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { Prose } from '../../../site/Prose.tsx';
import { Section } from '../../../site/Section.tsx';
import { StepList } from '../../../site/StepList.tsx';
import WordDrawing from '../../../drawings/word.svg?react';
import { paths } from '../../../paths.ts';
import { card, means, sectors } from './industryModels.content.ts';
import facts from '../../../../content/facts.yaml';

const way = [
  { name: 'Solutions', to: paths.solutions },
  { name: 'Industry models', to: paths.industryModels },
];

export function IndustryModelsPage() {
  return (
    <>
      <PageMeta
        title="Industry models: your words, cheapest means first"
        description="What makes a language model fit a trade: five means from glossary to new base model, what to read on a model’s card, what each sector should test."
        trail={way}
      />
      <PageHero
        eyebrow="Industry models · Choosing and adapting a language model"
        title="Every trade speaks in words that mean something else next door."
        size="long"
        lead="A general model has read a little of everything and works in no one’s department. Making it fit is less about medical or legal “intelligence” than about vocabulary, documents and knowing when to keep quiet."
        trail={way}
      />
      <GapDivider />
      <Section>
        <FigureAndText
          title="One word is enough to go wrong."
          figure={
            <Figure number={1} caption="Four houses, one word">
              <Drawing of={WordDrawing} />
            </Figure>
          }
        >
          <p>
            Ask four organizations for the discharge procedure and four different cabinets are opened. A general model
            picks the meaning that was most frequent in what it once read, which is nearly always the hospital’s. The
            waterworks receives a fluent paragraph about follow-up visits.
          </p>
          <p>
            Nothing is broken in such a model. It lacks what a new colleague lacks in the first week: the local sense of
            common words. New colleagues get a glossary, a shelf and somebody to ask, in this order, and no one proposes
            to operate on their brains first.
          </p>
        </FigureAndText>
      </Section>
      <Section
        title="Five ways to adapt a model, cheapest first."
        note="Stop at the first one that makes your test questions come out right."
        close
      >
        <StepList steps={means} />
      </Section>
      <Section
        other
        title="How to read a model card."
        note="For any open-weight model you consider, ours or one you bring."
      >
        <DataTable number={1} caption="Eight lines worth an hour" columns={['Line', 'Ask', 'Beware of']} rows={card} />
      </Section>
      <Brand />
      <Section
        title="What each sector should test in a model."
        note="Left to right: the trap for models, then the part only you can supply."
        close
      >
        <ResponsibilityTable
          caption="Test subjects by sector"
          responsibilities={sectors}
          product="Test it on"
          yours="You supply"
        />
      </Section>
      <GapDivider />
      <CallToAction
        drawing={<GlossaryDrawerDrawing />}
        title="Write down twenty words outsiders get wrong."
        text={`Try them. The ones that fail are your glossary; the ones that pass can stay out of it. Ask about published papers: ${facts.demo}.`}
      />
    </>
  );
}

function Brand() {
  return (
    <Section title="Why we do not sell “the healthcare model”.">
      <Prose
        aside={
          <Figure number={2} caption="What moves to a better base">
            <ExchangedBaseDrawing />
          </Figure>
        }
      >
        <p>
          Because two hospitals differ more than a hospital and a clinic next door. What would be the same in all of
          them is published knowledge, and base models have read that. What differs is the formulary, the shorthand, the
          map of who calls whom, and none of it is for sale. A label on a box would hide the work that remains.
        </p>
        <p>
          So we start from a general model that runs on your hardware, choose it with you by the eight lines of its
          card, and fit it by the cheapest of the five ways that does. Each stays exchangeable. Your glossary, your
          sources and your questions are ordinary files, and when a better base appears they move over, as described
          under <InlineLink to={paths.futureProof}>future-proof</InlineLink>.
        </p>
        <p>
          If you already have a model of your own, bring it. Whether it fits depends on its license, its format and the
          memory it wants; <InlineLink to={paths.technicalOverview}>formats are listed</InlineLink> with the other
          technical facts. A tuning someone else made for your trade can be tried too, after it has sat in quarantine:
          who made it, from what, and may you know? The chain of custody for weights has{' '}
          <InlineLink to={paths.article('model-supply-chain')}>an article to itself</InlineLink>.
        </p>
      </Prose>
    </Section>
  );
}
