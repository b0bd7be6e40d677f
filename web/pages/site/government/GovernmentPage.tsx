import { FigureAndText } from '../../../site/FigureAndText.tsx';
import { CallToAction } from '../../../site/CallToAction.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ResponsibilityTable } from '../../../site/ResponsibilityTable.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { GapDivider } from '../../../ui/GapDivider.tsx';
import { IndustryPicture } from '../../../site/IndustryPicture.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { Prose } from '../../../site/Prose.tsx';
import { Questions } from '../../../site/Questions.tsx';
import { Section } from '../../../site/Section.tsx';
import { Drawing } from '../../../drawings/Drawing.tsx';
import BoundaryDrawing from '../../../drawings/boundary.svg?react';
import BoundaryWideDrawing from '../../../drawings/boundary.wide.svg?react';
import { paths } from '../../../paths.ts';
import { families, questions, regimes } from './government.content.ts';

const way = [
  { name: 'Solutions', to: paths.solutions },
  { name: 'Government', to: paths.government },
];
const facts = [
  ['Rules', 'FISMA, SP 800-53, CJIS, records law'],
  ['Systems', 'Case files, permits, dispatch, archives'],
  ['Worry', 'A resident’s file in a stranger’s log'],
] as const;

export function GovernmentPage() {
  return (
    <>
      <PageMeta
        title="Government: an assistant inside your boundary"
        description="Which regime applies to a language model on an agency’s servers, how the SP 800-53 families divide between product and agency, why prompts are records."
        trail={way}
        questions={questions}
      />
      <PageHero
        isReferenceDesign
        eyebrow="Government · FISMA, NIST SP 800-53, CJIS"
        title="The public’s files, read where the public left them."
        lead="People hand an agency their tax return, their custody order and their complaint about a neighbor because the law makes them. A clerk who pastes one into a hosted assistant has moved it to a company no one elected. Here the assistant moves in with the file instead."
        trail={way}
        aside={<FactList facts={facts} label="Government at a glance" />}
      />
      <GapDivider zero="0 subprocessors" />
      <Section
        title="Start with the system boundary, not with a checklist."
        note="The system boundary decides which rules apply. Everything else follows from it."
      >
        <Figure number={1} caption="Control families, hung on the part of the building they are about">
          <Drawing of={BoundaryDrawing} wide={BoundaryWideDrawing} />
        </Figure>
      </Section>
      <Section close>
        <DataTable
          number={1}
          caption="Four rulebooks, and what opens each"
          columns={['Rulebook', 'It applies when', 'Who decides whether you meet it']}
          rows={regimes}
          note={
            <>
              The row that surprises procurement is the third. On-premises software is not a cloud service, so asking
              for its FedRAMP status is asking the wrong office. The{' '}
              <InlineLink to={paths.article('fisma-cjis-fedramp-on-premises')}>longer article</InlineLink> takes the
              regimes one by one.
            </>
          }
        />
      </Section>
      <Section
        other
        title="NIST SP 800-53, split down the middle."
        note="Revision 5 has twenty families. These are the ones where an assistant changes what you write."
      >
        <ResponsibilityTable
          caption="NIST SP 800-53 families"
          responsibilities={families}
          yours="Stays the agency’s duty"
        />
      </Section>
      <Criminal />
      <Records />
      <Section title="Asked in procurement." close>
        <Questions questions={questions} />
      </Section>
      <GapDivider />
      <CallToAction
        title="Show it to your ISSO before your CIO."
        text="The whitepaper has the component list and the connections they will ask about. It reads like a system description because it is meant to be copied into one."
      />
    </>
  );
}

function Criminal() {
  return (
    <Section title="CJIS: when the file has a badge number on it.">
      <Prose>
        <p>
          The CJIS Security Policy looks at people first. Anyone who can stand unescorted beside the machine or read
          what is on it needs a fingerprint-based check, whether they are sworn, civilian or ours. If a contractor does
          criminal justice work, each of its people also signs the Security Addendum. An offline installation shortens
          that list, since no one reaches it from another state, but it does not bring the list to zero: somebody racks
          the server. Read no criminal justice information out to a help desk on the telephone.
        </p>
        <p>
          Multi-factor sign-in applies to each person, including the sergeant at the shared terminal, so plan for SAML
          or OIDC. And what the model writes inherits the label of what it read. If a paragraph was distilled from a rap
          sheet, treat the paragraph as you would the sheet, in whatever memo it ends up. How those duties are turned
          into documents is the subject of{' '}
          <InlineLink to={paths.governmentCompliance}>government compliance</InlineLink>.
        </p>
      </Prose>
    </Section>
  );
}

function Records() {
  return (
    <Section close>
      <FigureAndText
        title="Public records: somebody will request the prompts."
        figure={
          <Figure number={2} caption="Section through a records room: shelves, rack, no way up">
            <IndustryPicture
              name="government"
              alt="Section through a columned public building; below the ground line, shelves of files stand beside a rack in a closed records room."
            />
          </Figure>
        }
      >
        <p>
          A question typed by an official, and the answer it got, can be a record under the same law as a letter. That
          is easy to forget when both live on a provider’s machine for as long as its plan provides. On your own disks
          they have a shelf: a retention schedule can be set, a hold can be placed, and a search for a FOIA request runs
          over your log and not over a support ticket.
        </p>
        <p>
          If you choose to keep the full text, question, sources and answer can be found together, so that a reviewer
          can see what a draft rested on. Deciding whether a draft is deliberative, what must be redacted, and when a
          log may be destroyed is the work of your counsel and your records officer. Give them a schedule for prompts
          before the first user signs in.
        </p>
        <p>
          The index deserves the same thought. A sealed case must leave it on the day it is sealed, and{' '}
          <InlineLink to={paths.dataProcessingPipelines}>the pipeline</InlineLink> is where that is arranged. What it
          could mean for nine cabinets in a county’s vault is shown by{' '}
          <InlineLink to={paths.caseStudiesByIndustry('government')}>an illustrative case</InlineLink>.
        </p>
      </FigureAndText>
    </Section>
  );
}
