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
import OutageDrawing from '../../../drawings/outage.svg?react';
import OutageWideDrawing from '../../../drawings/outage.wide.svg?react';
import { paths } from '../../../paths.ts';
import { PlugBar } from '../../../site/PlugBar.tsx';
import { PlugSection } from './PlugSection.tsx';
import { borrowed, pullTest, questions } from './worksOffline.content.ts';

const way = [{ name: 'Works offline', to: paths.worksOffline }];
const facts = [
  ['To train', 'No internet'],
  ['To deploy', 'No internet'],
  ['To use', 'No internet'],
] as const;

export function WorksOfflinePage() {
  return (
    <>
      <PageMeta
        title="Works offline: an AI system that needs no line out"
        description="What an AI system usually borrows from the internet, where each piece stands instead, and five tests that prove nothing was left outside."
        trail={way}
        questions={questions}
      />
      <PageHero
        isReferenceDesign
        eyebrow="Works offline · No internet connection required"
        title="Everything it needs is on your side of the wall."
        lead="An AI system is offline when every part a question passes through stands on your own premises. Being able to survive an outage is the smaller half of that. The larger half is never having needed the line."
        trail={way}
        aside={<FactList facts={facts} label="What needs the internet" />}
      >
        <Figure number={1} caption="One outage, seen from inside: six lanes that do not notice it">
          <Drawing of={OutageDrawing} wide={OutageWideDrawing} />
        </Figure>
      </PageHero>
      <GapDivider zero="0 lines out" />
      <PlugSection />
      <Section
        title="Six things AI usually borrows from the internet."
        note="The model is only the most visible of them. The other five are what breaks a half-offline product."
        close
      >
        <DataTable
          number={1}
          caption="Where each part of an answer comes from"
          columns={['Part', 'Usually', 'Here']}
          rows={borrowed}
          note={
            <>
              The last column is the checklist for a site survey: your directory, resolver, clock and, unless its
              entries stay as files, log store have to exist and be reachable from the node, and your certificate
              authority issues what the gateway shows to browsers. The{' '}
              <InlineLink to={paths.technicalOverview}>technical overview</InlineLink> lists the connections one by one.
            </>
          }
        />
      </Section>
      <Section
        other
        title="Do not believe it. Pull the plug."
        note="Five tests for any product that calls itself offline. They need one afternoon, a switch port and no trust."
      >
        <StepList steps={pullTest} />
        <Prose>
          <p>
            For this website, the same question is answered by{' '}
            <InlineLink to={paths.proof}>a run that anyone with the source code of this site can repeat</InlineLink>;
            that page says whether this server has a signed result.
          </p>
        </Prose>
      </Section>
      <Cost />
      <Section title="Questions for a first meeting." close>
        <Questions questions={questions} />
      </Section>
      <GapDivider zero="0 accounts" />
      <CallToAction
        title="See it answer, then cut the line."
        text="The demo shows what it says. Your own room shows that it still says it with the cable on the floor."
      />
      <PlugBar />
    </>
  );
}

function Cost() {
  return (
    <Section title="What being offline costs you.">
      <Prose>
        <p>
          Nothing arrives by itself. A hosted assistant grows new abilities overnight and knows this morning’s news;
          this one knows what you gave it, on the day you gave it. If your work depends on public information that
          changes by the hour, an offline system is the wrong tool for that part of it.
        </p>
        <p>
          You also own the machine. Somebody has to give it power and cooling, replace a failed disk, and run the backup
          of everything it has learned. Capacity is fixed until you add hardware: when more people ask at once than it
          was sized for, they wait, and no elastic fleet appears to help.{' '}
          <InlineLink to={paths.deploy}>Deployment</InlineLink> is therefore mostly a conversation about sizing.
        </p>
        <p>
          And updates take a walk. Someone you trust carries a drive past a checkpoint, as described for{' '}
          <InlineLink to={paths.airGappedDeployment}>air-gapped deployment</InlineLink>. That is slower than a download.
          It is also the only moment at which new software of ours can come in; documents have their own way in, and
          need a watch of their own.
        </p>
        <p>
          In exchange, the list of people who can switch the system off, read a question or change an answer is a list
          you wrote.
        </p>
      </Prose>
    </Section>
  );
}
