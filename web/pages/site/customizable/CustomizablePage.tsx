import { FigureAndText } from '../../../site/FigureAndText.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { CallToAction } from '../../../site/CallToAction.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ResponsibilityTable } from '../../../site/ResponsibilityTable.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { GapDivider } from '../../../ui/GapDivider.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { PullQuote } from '../../../site/PullQuote.tsx';
import { Section } from '../../../site/Section.tsx';
import { StepList } from '../../../site/StepList.tsx';
import { Drawing } from '../../../drawings/Drawing.tsx';
import LayersDrawing from '../../../drawings/layers.svg?react';
import { paths } from '../../../paths.ts';
import { changes, responsibilities, layers } from './customizable.content.ts';

const way = [{ name: 'Customizable', to: paths.customizable }];
const parts = [
  [1, 'Base model'],
  [2, 'Tuning, taken out'],
  [3, 'Sources'],
  [4, 'Rules and agents'],
  [5, 'Screens'],
] as const;

export function CustomizablePage() {
  return (
    <>
      <PageMeta
        title="Customizable: change one layer, keep the rest"
        description="Five layers of an on-premises AI system, who may change each, what has to be tested again, and three changes followed from the complaint to the release."
        trail={way}
      />
      <PageHero
        isReferenceDesign
        eyebrow="Customizable · Models, sources, rules and screens"
        title="Change the part you mean. Leave the rest alone."
        lead="“Can it be customized?” is the wrong question, since the answer is always yes. The useful ones are: which part, by whom, and what must be tested again afterward?"
        trail={way}
      />
      <GapDivider />
      <Stack />
      <Section close>
        <DataTable
          number={1}
          caption="From the lightest change to the heaviest"
          columns={['Layer', 'What can be changed', 'Usually changed by', 'Tested again']}
          rows={layers}
        />
      </Section>
      <Section
        other
        title="Three complaints about answers, and the layer that mends each."
        note="Made-up cases, of a kind to expect in a first month."
      >
        <StepList steps={changes} />
      </Section>
      <Section>
        <PullQuote>If only the vendor can change it, it is the vendor’s system in your rack.</PullQuote>
      </Section>
      <Section
        title="Who brings what, the product or its owner."
        note="Customizing is shared work. These are the seams between the product and its owner."
        close
      >
        <ResponsibilityTable caption="Customizing: the product and its owner" responsibilities={responsibilities} />
      </Section>
      <GapDivider zero="0 tickets" />
      <CallToAction
        title="Bring the complaint you hear most."
        text={
          <>
            We follow it down the layers with you. If no layer holds it, that is a{' '}
            <InlineLink to={paths.customArchitecture}>custom architecture</InlineLink>, and we say so. Screens of your
            own are a subject by themselves: see{' '}
            <InlineLink to={paths.bespokeUiUxDesign}>bespoke UI and UX design</InlineLink>.
          </>
        }
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

function Stack() {
  return (
    <Section>
      <FigureAndText
        title="Five layers, five kinds of change."
        figure={
          <Figure number={1} caption="A layer slides out; its neighbors stay" parts={parts}>
            <Drawing of={LayersDrawing} />
          </Figure>
        }
      >
        <p>
          The layers are stacked by how much rests on them. Screens carry nothing, so they may change on a Tuesday
          afternoon. The base model carries everything, so a new one is treated like a new employee: good references,
          but it takes every test.
        </p>
        <p>
          Work from the top down. Expect most complaints about answers to be a missing document or a loose rule, and
          those are repaired in minutes by people who never touch a model.
        </p>
        <p>
          Tuning comes later than most projects expect. It teaches form and vocabulary well and facts badly; what should
          be looked up belongs among the sources. How a tuning is made, and how it is checked, is described under{' '}
          <InlineLink to={paths.train}>Train</InlineLink>.
        </p>
      </FigureAndText>
    </Section>
  );
}
