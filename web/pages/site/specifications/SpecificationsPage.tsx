import { Drawing } from '#web/drawings/Drawing.tsx';
import RackSizesDrawing from '#web/drawings/rack-sizes.svg?react';
import { CallToAction } from '#web/site/CallToAction.tsx';
import { Figure } from '#web/site/Figure.tsx';
import { FigureAndText } from '#web/site/FigureAndText.tsx';
import { PageContents } from '#web/site/PageContents.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import { PageMeta } from '#web/site/PageMeta.tsx';
import { ScreenFigures } from '#web/site/ScreenFigures.tsx';
import { Section } from '#web/site/Section.tsx';
import { SpecificationsState } from '#web/site/SpecificationsState.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { GapDivider } from '#web/ui/GapDivider.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { paths } from '#web/paths.ts';
import { contents, license, lifecycle, limits, platform, ports, reads, sizing } from './specifications.content.tsx';

const way = [
  { name: 'Product', to: paths.product },
  { name: 'Specifications', to: paths.specifications },
];

export function SpecificationsPage() {
  return (
    <>
      <PageMeta
        title="Specifications: platforms, ports, sizes"
        description="Operating systems, accelerators, models, browsers, sign-in, file types, limits, all ports, three sizes with their arithmetic, license and support."
        trail={way}
      />
      <PageHero
        eyebrow="System requirements and file formats"
        title="What it runs on, what it reads, what it needs."
        lead={
          <>
            For the data sheet in a tender. Figures of memory, disk and power are calculated in front of you, so that
            you can put in your own; none was measured on a customer’s machine. “The operator” in a mark is the company
            that runs this site, and not your administrator.
          </>
        }
        trail={way}
        size="long"
        aside={<PageContents contents={contents} />}
      >
        <SpecificationsState />
      </PageHero>
      <Section id="platform" title="Platforms and sign-in." close>
        <DataTable
          number={1}
          caption="What the servers, the desks and your directory run"
          columns={['Part', 'Supported', 'Condition']}
          rows={platform}
        />
      </Section>
      <Section id="reads" title="Models, files and languages." note="Bring samples to the trial anyway." close>
        <DataTable
          number={2}
          caption="What it computes with, and what it can read"
          columns={['Subject', 'Supported', 'Condition']}
          rows={reads}
        />
      </Section>
      <Section id="limits" title="Limits." note="Those of the software. The hardware has its own, below." close>
        <DataTable number={3} caption="How much of what" columns={['Subject', 'Limit', 'Comes from']} rows={limits} />
      </Section>
      <Ports />
      <GapDivider zero="0 ports to the outside" />
      <Sizes />
      <License />
      <Section id="lifecycle" title="Releases and support." note="A date that a customer can plan with is a feature.">
        <DataTable
          number={6}
          caption="What comes, how often, and for how long it is supported"
          columns={['Kind', 'Comes', 'Contains', 'Supported']}
          rows={lifecycle}
          note={
            <>
              Where to report a hole is in the{' '}
              <InlineLink to={`${paths.trust}#disclosure`}>disclosure policy</InlineLink>; its periods for fixes hold
              for this site. You install a release on a day of your choosing, and nothing stops working if you do not.
            </>
          }
        />
      </Section>
      <Section title="Two of the screens." close>
        <ScreenFigures show={['question', 'approval']} firstFigure={2} />
      </Section>
      <GapDivider zero="0 surprises in the rack" />
      <CallToAction
        asksReader
        title="Put in your own numbers."
        text="Send people, documents and the model you have in mind. We return the same table with your figures, and with what we would leave out."
      />
    </>
  );
}

function Ports() {
  return (
    <Section id="ports" title="Ports." note="Fourteen connections, A to N; the first side starts each of them." close>
      <DataTable
        number={4}
        caption="For the rule set of the segment; deny the rest"
        columns={['Line', 'From', 'To', 'Port']}
        rows={ports}
        note={
          <>
            What each line carries, and by which protocol, is in the{' '}
            <InlineLink to={`${paths.technicalOverview}#connections`}>technical overview</InlineLink>. Two lines have no
            port at all, because a person is the network. Lines for patches of the operating system and for your own
            monitoring come on top, and are yours. So does the way from the desks to your identity provider, if sign-in
            is by SAML or OIDC.
          </>
        }
      />
    </Section>
  );
}

function Sizes() {
  return (
    <>
      <Section id="sizes">
        <FigureAndText
          title="Three sizes, calculated."
          figure={
            <Figure number={1} caption="A device, one server, and a rack of your own">
              <Drawing of={RackSizesDrawing} />
            </Figure>
          }
        >
          <p>
            One person in ten asks in the busiest hour, every two minutes, and waits 20 seconds; peaks are twice the
            mean, and never fewer than 4; B is rounded up to 16. A page has 3,000 bytes of text and becomes two
            passages, each with a vector of 4,096 bytes. A person asks 20 questions on each of 250 days, and an entry of
            the log takes 8,000 bytes.
          </p>
          <p>
            Change an assumption and the row changes with it. Power is the sum of the highest ratings, as an electrician
            wants it. The formulas are derived in{' '}
            <InlineLink to={paths.article('sizing-hardware-for-on-premises-inference')}>
              the article on sizing
            </InlineLink>
            ; what the room must provide is under <InlineLink to={paths.deploy}>Deploy</InlineLink>.
          </p>
        </FigureAndText>
      </Section>
      <Section close>
        <DataTable
          number={5}
          caption="One worked example for each size"
          columns={['Step', 'A, device', 'B, one server', 'C, own rack']}
          rows={sizing}
          note="Memory is a floor: fragmentation comes on top. We count a card sold as 80 GB as 74.5 GiB and one of 24 GB as 22.4; what it reports above that is reserve. A second model beside the first needs the memory of its weights again: the spare machine of size C, or the hours of the night. The memory of the host is at least the size of the weights; processor, network, rack units and voltage are decided at the survey."
        />
      </Section>
    </>
  );
}

function License() {
  return (
    <Section id="license" other title="License model." note="By installation, and not by seat.">
      <FactList label="License model" facts={license} />
    </Section>
  );
}
