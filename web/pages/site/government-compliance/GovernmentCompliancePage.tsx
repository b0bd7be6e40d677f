import { Drawing } from '../../../drawings/Drawing.tsx';
import HalfFilledFormDrawing from '../../../drawings/half-filled-form.svg?react';
import CarriedContentDrawing from '../../../drawings/carried-content.svg?react';
import { ButtonLink } from '../../../ui/Button.tsx';
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
import { Section } from '../../../site/Section.tsx';
import { StepList } from '../../../site/StepList.tsx';
import FrameworkDrawing from '../../../drawings/framework.svg?react';
import FrameworkWideDrawing from '../../../drawings/framework.wide.svg?react';
import { paths } from '../../../paths.ts';
import { papers, questions, weeks } from './governmentCompliance.content.ts';

const way = [
  { name: 'Solutions', to: paths.solutions },
  { name: 'Government compliance', to: paths.governmentCompliance },
];

export function GovernmentCompliancePage() {
  return (
    <>
      <PageMeta
        title="Government compliance: who writes which paper"
        description="The seven steps of NIST’s Risk Management Framework for an offline assistant: which papers a supplier can draft, and which only an agency may sign."
        trail={way}
        questions={questions}
      />
      <PageHero
        eyebrow="Government compliance · Authorization documents"
        title="No one can sell you an authorization. We can shorten the typing."
        size="long"
        lead="Compliance in government is a set of documents that describe a real system truthfully, and a signature under a risk. The first part is work that can be shared. The second part cannot be bought, borrowed or inherited from a brochure."
        trail={way}
      >
        <Figure number={1} caption="Risk Management Framework, NIST SP 800-37: what we draft for you, and no signature">
          <Drawing of={FrameworkDrawing} wide={FrameworkWideDrawing} />
        </Figure>
      </PageHero>
      <Section
        title="Seven papers of an authorization package."
        note="Read the last column first, as a good assessor would."
        close
      >
        <DataTable
          number={1}
          caption="Documents of an authorization package"
          columns={['Paper', 'Who writes it', 'How it usually goes wrong']}
          rows={papers}
        />
      </Section>
      <Section other>
        <PullQuote>If a control paragraph could describe any system, it describes none.</PullQuote>
      </Section>
      <Section
        title="The order of steps that saves a rewrite."
        note="Nothing here needs the product installed until the fourth step."
      >
        <StepList steps={weeks} />
      </Section>
      <Easier />
      <Section title="Questions from authorizing officials’ staff." close>
        <Questions questions={questions} />
      </Section>
      <GapDivider />
      <CallToAction
        drawing={<HalfFilledFormDrawing />}
        title="Send us your blank template."
        text="We fill in the rows that are ours and leave the rest honestly empty. Ask first: our answer says which way the template should take. That exchange tells you more about a supplier than any badge."
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

function Easier() {
  return (
    <Section title="What being offline makes easier, and harder." close>
      <Prose
        aside={
          <Figure number={2} caption="Monitoring that uses legs">
            <CarriedContentDrawing />
          </Figure>
        }
      >
        <p>
          Easier: interconnections. There is no agreement to draft for an exchange that does not take place, no external
          service to monitor, no device toward the internet whose rules drift. The sections on remote access and remote
          maintenance shrink to a sentence and a test. An assessor can stand in front of the whole system.
        </p>
        <p>
          Harder: everything that other systems get over the line. Vulnerability scanners need their content carried in.
          Clocks need a source in the building. Advisories about the components have to be matched by a person against a
          bill of materials, and somebody must be named who does it every month. Continuous monitoring remains
          continuous even when nothing is connected; it just uses legs.
        </p>
        <p>
          Neither list excuses the human controls. The same drive that makes the boundary simple makes media protection
          the chapter on which the file will be judged, and{' '}
          <InlineLink to={paths.airGappedDeployment}>the transfer procedure</InlineLink> its most-read page. What the
          controls are about is drawn for <InlineLink to={paths.government}>government</InlineLink>; how to go further
          than a baseline asks is the subject of{' '}
          <InlineLink to={paths.specializedSecurityControls}>specialized controls</InlineLink>.
        </p>
      </Prose>
    </Section>
  );
}
