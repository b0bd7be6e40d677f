import { Drawing } from '#web/drawings/Drawing.tsx';
import DataFlowDrawing from '#web/drawings/data-flow.svg?react';
import DataFlowWideDrawing from '#web/drawings/data-flow.wide.svg?react';
import { useSiteDetails } from '#web/runtime/SiteContext.tsx';
import { CallToAction } from '#web/site/CallToAction.tsx';
import { Figure } from '#web/site/Figure.tsx';
import { PageContents } from '#web/site/PageContents.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { PageMeta } from '#web/site/PageMeta.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Section } from '#web/site/Section.tsx';
import { SetByOperator } from '#web/site/SetByOperator.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { GapDivider } from '#web/ui/GapDivider.tsx';
import { FileLink, InlineLink } from '#web/ui/InlineLink.tsx';
import { paths } from '#web/paths.ts';
import { DisclosurePolicy } from './DisclosurePolicy.tsx';
import { FrameworkMappings } from './FrameworkMappings.tsx';
import { storedData } from '#web/site/storedData.ts';
import { frameworks } from './mappings.ts';
import { accessibility, contents, flows, held, purchasing, questionnaire } from './trust.content.tsx';
import styles from './TrustPage.module.css';

const way = [{ name: 'Trust', to: paths.trust }];
const FIRST_MAPPING = 2;
const AFTER_MAPPINGS = FIRST_MAPPING + frameworks.length;

export function TrustPage() {
  return (
    <>
      <PageMeta
        title="Trust: mappings, disclosure, what we hold"
        description="For security and risk officers: certificates held and not held, eleven framework mappings as tables, CSV and PDF, disclosure policy, SBOM, questionnaire."
        trail={way}
      />
      <PageHero
        eyebrow="Evidence for security and risk officers"
        title="What we can show, and what we cannot."
        lead="For the officer who has a form to fill in. Every statement is about the reference design or this site, ends where it can be checked, and is marked if only the operator of this site can supply it."
        trail={way}
        aside={<PageContents contents={contents} />}
      >
        <Figure number={1} caption="Six flows, none of them outward" parts={flows}>
          <Drawing of={DataFlowDrawing} wide={DataFlowWideDrawing} />
        </Figure>
      </PageHero>
      <Section
        id="held"
        title="Held and not held."
        note="A short table, because the answer is short: none is held."
        close
      >
        <DataTable
          number={1}
          caption="Schemes that buyers ask for"
          columns={['Scheme', 'Certifies', 'Status', 'Instead']}
          rows={held}
          note="A scheme that certifies a vendor says nothing about an installed unit, and the other way around. Ask for both, separately."
        />
      </Section>
      <DataFlow />
      <GapDivider zero="0 badges" />
      <FrameworkMappings firstTable={FIRST_MAPPING} />
      <DisclosurePolicy />
      <Components />
      <Accessibility />
      <Section
        id="questionnaire"
        title="Questionnaire answers."
        note="By domain of the Cloud Controls Matrix, on which the CAIQ is built."
        close
      >
        <DataTable
          number={AFTER_MAPPINGS + 1}
          caption="One answer for each of seventeen domains"
          columns={['Domain', 'Answer']}
          rows={questionnaire}
          note="The matrix was written for cloud services. Where a question presumes one, the answer says whose it is."
        />
      </Section>
      <Section id="purchasing" title="What purchasing asks." note="The questions that the mappings leave open." close>
        <DataTable
          number={AFTER_MAPPINGS + 2}
          caption="Company, contract and exit"
          columns={['Subject', 'Answer']}
          rows={purchasing}
        />
      </Section>
      <GapDivider zero="0 sales talk" />
      <CallToAction
        asksReader
        title="Send us your own form."
        text="Tell us that you have one, and you hear how to pass it on. We fill in what is ours, leave the rest empty, and put every answer that holds for everyone onto this page."
      />
    </>
  );
}

function DataFlow() {
  return (
    <Section id="data-flow" title="Data flow and subprocessors." close>
      <Prose
        aside={
          <FactList
            label="In short"
            facts={[
              ['Sent to us', 'Nothing'],
              ['Passed on', 'To no one: no subprocessors while it runs offline'],
              ['Penetration test', 'No summary is published'],
            ]}
          />
        }
      >
        <p>
          FIG. 1 has the six main flows; all fourteen lines are in the{' '}
          <InlineLink to={`${paths.technicalOverview}#connections`}>technical overview</InlineLink>. Everything that
          they carry stays between machines that you own. We receive none of it unless you show us lines for help, so we
          have no one to pass it on to, and the list of subprocessors has no entry.
        </p>
        <p>
          If you choose a <InlineLink to={paths.product}>hosted place</InlineLink> instead, its host processes data for
          you and belongs in your register. <SetByOperator>the hosts of the SaaS variant</SetByOperator>
        </p>
        <p>
          This website is a separate system. It loads nothing from anyone else. It stores the {storedData.length} kinds
          of data below, for the periods in the <InlineLink to={paths.privacy}>privacy notice</InlineLink>, and what you
          type into its forms is among them. Where its server stands is in the{' '}
          <InlineLink to={paths.privacy}>privacy notice</InlineLink>, as far as it is stated.{' '}
          <SetByOperator>who hosts this site and carries its mail</SetByOperator>.{' '}
          <InlineLink to={paths.proof}>The proof</InlineLink> would be a complete run of it, with every attempt to reach
          another host; that page says whether this server has one.
        </p>
        <details>
          <summary>What this website stores</summary>
          <ul>
            {storedData.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
        <PenetrationTest />
      </Prose>
    </Section>
  );
}

function Components() {
  return (
    <Section id="components" title="Bills of materials.">
      <Prose>
        <p>
          <strong>This site.</strong> Every build writes a{' '}
          <FileLink href="/sbom.cdx.json" download>
            bill of materials in CycloneDX
          </FileLink>{' '}
          with all packages of a production install and their versions, and a list of their{' '}
          <FileLink href="/licenses.txt">license texts</FileLink>. Both can be matched against advisories without a
          connection.
        </p>
        <p>
          <strong>The product.</strong> A bill will travel on the drive with each release, signed like it. It will name
          each software component with version, license and digest; each model file with its base, format, origin and
          license; and the tunings of yours that fit to it. It replaces the former one when you switch, so that an
          advisory is compared with what runs and not with what was ordered.{' '}
          <SetByOperator>the format of that bill</SetByOperator>
        </p>
      </Prose>
    </Section>
  );
}

/** What the operator states about the last test by an outside party. */
function PenetrationTest() {
  const { penetrationTest } = useSiteDetails();
  if (penetrationTest) return <p dir="auto">The last penetration test by an outside party: {penetrationTest}</p>;
  return (
    <p>
      No penetration test of the product or the site has a published summary. When one exists, it is named here with its
      date, scope and tester. Until then, the best test is your own: you may attack a unit in your room without asking.{' '}
      <SetByOperator>the first test that an outside party does</SetByOperator>
    </p>
  );
}

function Accessibility() {
  return (
    <Section id="accessibility" title="Accessibility." close>
      <Prose>
        <p>
          The target is WCAG 2.2 at level AA. Every component and page is examined by axe in both themes whenever the
          code changes, and journeys through the forms are made by keyboard alone, in forced colors, from right to left
          and without JavaScript.
        </p>
        <p>
          Known gaps: a machine finds only part of what can be wrong, and no assessment by an outside party, or by
          people who depend on assistive technology, has been published. Wide drawings have one description each and
          cannot be walked through part by part. <SetByOperator>a VPAT for the product’s own screens</SetByOperator>
        </p>
        <p>
          If something on this site stops you, <InlineLink to={paths.contactUs}>write to us</InlineLink>; such a report
          is handled like a fault, not like a wish.
        </p>
      </Prose>
      <div className={styles.below}>
        <DataTable
          number={AFTER_MAPPINGS}
          caption="This site against WCAG 2.2, levels A and AA"
          columns={['Part', 'Conformance', 'Remarks']}
          rows={accessibility}
        />
      </div>
    </Section>
  );
}
