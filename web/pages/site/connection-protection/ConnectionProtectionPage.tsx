import { CallToAction } from '../../../site/CallToAction.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { GapDivider } from '../../../ui/GapDivider.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { Prose } from '../../../site/Prose.tsx';
import { Questions } from '../../../site/Questions.tsx';
import { Section } from '../../../site/Section.tsx';
import { StepList } from '../../../site/StepList.tsx';
import { Drawing } from '../../../drawings/Drawing.tsx';
import RungsDrawing from '../../../drawings/rungs.svg?react';
import RungsWideDrawing from '../../../drawings/rungs.wide.svg?react';
import { paths } from '../../../paths.ts';
import { cheats, questions, rungs } from './connectionProtection.content.ts';

const way = [
  { name: 'Solutions', to: paths.solutions },
  { name: 'Connection protection', to: paths.connectionProtection },
];
const parts = [
  [1, 'Gap'],
  [2, 'One way'],
  [3, 'Outbound only'],
  [4, 'Watched'],
] as const;

export function ConnectionProtectionPage() {
  return (
    <>
      <PageMeta
        title="Connection protection: no line, or a watched one"
        description="For sites that cannot cut every cable: air gap, one-way device, outbound-only and watched sessions compared, and five ways a gap is bridged by accident."
        trail={way}
        questions={questions}
      />
      <PageHero
        eyebrow="Connection protection · Firewalls, one-way devices, remote sessions"
        title="If there must be a line, make it a short sentence."
        lead="Who may start, what may pass, in which direction, until when. A connection that does not fit in that sentence is not understood yet, and should not be plugged in yet."
        trail={way}
        aside={
          <FactList
            label="Before any connection"
            facts={[
              ['First ask', 'Could a person carry it?'],
              ['Then ask', 'Could it go one way?'],
              ['Last', 'Who closes it?'],
            ]}
          />
        }
      >
        <Figure number={1} caption="Four rungs. Stand on the lowest that does the job" parts={parts}>
          <Drawing of={RungsDrawing} wide={RungsWideDrawing} />
        </Figure>
      </PageHero>
      <Section close>
        <DataTable
          number={1}
          caption="What each rung admits, and what it costs"
          columns={['Rung', 'What can pass', 'What is left to fear', 'Your responsibility']}
          rows={rungs}
        />
      </Section>
      <Choosing />
      <Section
        other
        title="Five network bridges no one decided to build."
        note="Walk the room with this list twice a year. It takes less time than the meeting about it."
      >
        <StepList steps={cheats} />
      </Section>
      <Section title="Questions from network engineers.">
        <Questions questions={questions} />
      </Section>
      <GapDivider zero="0 inbound rules" />
      <CallToAction
        asksReader
        title="Show us the diagram you are least proud of."
        text="Perhaps one of its arrows can be turned around and another can be replaced by a drive. We look for those two first. Host names and addresses can be struck out before it is sent."
      />
    </>
  );
}

function Choosing() {
  return (
    <Section title="How much of a connection to allow." close>
      <Prose>
        <p>
          Begin with the request in the requester’s own words, then shrink it. “The control room needs it connected”
          turns out to mean that a nightly copy of readings should be searchable; that is a file, it goes one way, and
          rung two is plenty. “IT needs remote access” turns out to mean that somebody wants to see whether the disks
          are full; a status light in the monitoring they already have will do, and it points outward.
        </p>
        <p>
          Direction matters more than encryption. A conversation begun from inside can be refused by the inside. One
          that may be begun from outside has to be defended at every hour by something that never sleeps and is patched
          on time. So the node listens toward its own users, and toward a feed that you order; it reads your stores
          itself, and calls nothing outside of your network. Whatever has to come from farther away is pushed or fetched
          by a machine next to it which holds no documents and can be rebuilt before lunch.
        </p>
        <p>
          Write the rung into the risk register by number. When somebody proposes to climb, the discussion is then about
          one step on a known ladder. Plants will recognize zones and conduits in this; they are drawn for{' '}
          <InlineLink to={paths.utilities}>utilities</InlineLink>. For how to prove the lowest rung, use the plug tests
          under <InlineLink to={paths.worksOffline}>works offline</InlineLink>, and for media the procedure in{' '}
          <InlineLink to={paths.airGappedDeployment}>air-gapped deployment</InlineLink>.
        </p>
      </Prose>
    </Section>
  );
}
