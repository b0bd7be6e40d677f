import { FigureAndText } from '../../../site/FigureAndText.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { CallToAction } from '../../../site/CallToAction.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { GapDivider } from '../../../ui/GapDivider.tsx';
import { IndustryPicture } from '../../../site/IndustryPicture.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { Prose } from '../../../site/Prose.tsx';
import { PullQuote } from '../../../site/PullQuote.tsx';
import { Section } from '../../../site/Section.tsx';
import { StepList } from '../../../site/StepList.tsx';
import { trail } from '../../../site/trail.ts';
import { Drawing } from '../../../drawings/Drawing.tsx';
import ConduitsDrawing from '../../../drawings/conduits.svg?react';
import ConduitsWideDrawing from '../../../drawings/conduits.wide.svg?react';
import { paths } from '../../../paths.ts';
import { cip, decisions } from './utilities.content.ts';
import { productFacts } from '../../../site/facts.ts';

const way = trail(
  { name: 'Solutions', to: paths.solutions },
  { name: 'Utilities and infrastructure', to: paths.utilities },
);

export function UtilitiesPage() {
  return (
    <>
      <PageMeta
        title="Utilities: beside the control room, never in it"
        description="Where a language model may stand under NERC CIP-005, 007, 010, 011, IEC 62443 and AWIA §2013, as zones and conduits, with four decisions to take."
        trail={way}
      />
      <PageHero
        isReferenceDesign
        eyebrow="Utilities and infrastructure · NERC CIP, AWIA section 2013"
        title="Built for the day the line is down, because that is your busiest day."
        size="long"
        lead="The storm that fills the outage board is the storm that takes the fiber. Whatever your crews look things up in that night had better stand on your side of the break, on your own batteries."
        trail={way}
      />
      <GapDivider zero="0 control paths" />
      <Storm />
      <Section
        title="Zones and conduits: it can be asked, it cannot act."
        note="Two conduits reach the assistant, C1 and C2 in FIG. 2. The third, C3, feeds C2 from the historian and is yours already."
        close
      >
        <Figure number={2} caption="Zones and conduits, with arrows for who begins the conversation">
          <Drawing of={ConduitsDrawing} wide={ConduitsWideDrawing} />
        </Figure>
      </Section>
      <Section
        other
        title="Four decisions before the first cable."
        note="Taken in this order, each makes the next one shorter."
      >
        <StepList steps={decisions} />
      </Section>
      <Section
        title="NERC CIP and IEC 62443, standard by standard."
        note="Written for an assistant outside the perimeter. Check versions and dates before you rely on them."
      >
        <DataTable
          number={1}
          caption="What each standard asks, and of whom"
          columns={['Standard', 'What the product does', 'What stays your duty']}
          rows={cip}
          note={
            <>
              What would be added by moving it inside the perimeter is compared in{' '}
              <InlineLink to={paths.article('nerc-cip-iec-62443-language-model')}>a separate article</InlineLink>.
            </>
          }
        />
      </Section>
      <Water />
      <Section close>
        <PullQuote>No alarm, no breaker and no valve should ever wait for a sentence to be finished.</PullQuote>
      </Section>
      <GapDivider />
      <CallToAction
        title="Put it through a bad night."
        text={`Write down what your crew asked in the last storm, and where the answer would have come from with the tower dark. Keep switching plans out of it: ${productFacts.demo}.`}
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

function Storm() {
  return (
    <Section>
      <FigureAndText
        side="outside"
        title="What a crew asks at night."
        figure={
          <Figure number={1} caption="Section: yard above, control room and rack below">
            <IndustryPicture
              name="utilities"
              alt="Pylons carry conductors to a substation; under the ground line a control room with a console and a rack takes readings from the yard."
            />
          </Figure>
        }
      >
        <p>
          Which setting does this recloser have, and why was it changed after the flood? Who may enter that vault? What
          did we do the last time both feeders went?
        </p>
        <p>
          The answers exist in the GIS, the outage management system, relay setting sheets, switching orders, work
          orders and the memory of someone who retires in June.
        </p>
        <p>An assistant reads all but the last, and the last can be interviewed.</p>
      </FigureAndText>
    </Section>
  );
}

function Water() {
  return (
    <Section title="Water, gas, and towns that run everything." close>
      <Prose>
        <p>
          Electric standards stop at the electric system. A community water system serving more than 3,300 people works
          under Section 2013 of America’s Water Infrastructure Act instead, which wants an honest assessment and a plan,
          reviewed on a five-year cycle, and asks explicitly about electronic systems. An assistant that holds valve
          maps belongs in that assessment like any other asset. An illustrative plant keeps{' '}
          <InlineLink to={paths.caseStudiesByIndustry('utilities')}>a log of its first months</InlineLink> with one.
        </p>
        <p>
          Designated pipeline operators answer to TSA directives about keeping IT and OT apart. For a town that runs
          water, power and dispatch from one basement, the language of zones is the common one: draw the groups that
          share a risk, number what passes between them, give every number an owner. The drawing above can be redrawn
          for any of these in an afternoon, and{' '}
          <InlineLink to={paths.customArchitecture}>custom architecture</InlineLink> starts with exactly that.
        </p>
        <p>
          Whatever the sector, separate hardware is the cheaper argument. A virtual machine on a host shared with SCADA
          saves a server and costs a chapter of evidence. If some connection to the plant is unavoidable,{' '}
          <InlineLink to={paths.connectionProtection}>connection protection</InlineLink> compares the ways to make it
          point in one direction.
        </p>
      </Prose>
    </Section>
  );
}
