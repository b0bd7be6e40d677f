import { Drawing } from '../../../drawings/Drawing.tsx';
import ScanTrayDrawing from '../../../drawings/scan-tray.svg?react';
import ComparedIndexDrawing from '../../../drawings/compared-index.svg?react';
import { CallToAction } from '../../../site/CallToAction.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Figure } from '../../../site/Figure.tsx';
import { GapDivider } from '../../../ui/GapDivider.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PageHero } from '../../../site/PageHero.tsx';
import { PageMeta } from '../../../site/PageMeta.tsx';
import { Prose } from '../../../site/Prose.tsx';
import { PullQuote } from '../../../site/PullQuote.tsx';
import { Section } from '../../../site/Section.tsx';
import { StepList } from '../../../site/StepList.tsx';
import PipelineDrawing from '../../../drawings/pipeline.svg?react';
import PipelineWideDrawing from '../../../drawings/pipeline.wide.svg?react';
import { paths } from '../../../paths.ts';
import { changes, gauges, stages } from './dataProcessingPipelines.content.ts';

const way = [
  { name: 'Solutions', to: paths.solutions },
  { name: 'Data processing pipelines', to: paths.dataProcessingPipelines },
];

export function DataProcessingPipelinesPage() {
  return (
    <>
      <PageMeta
        title="Data processing pipelines: from drive to passage"
        description="Six stages between a document and an answer, what each sets aside and why, how a deletion travels, and five gauges that show a pipeline going stale."
        trail={way}
      />
      <PageHero
        isReferenceDesign
        eyebrow="Data processing pipelines · From documents to a search index"
        title="An answer is only as good as the page it was cut from."
        size="long"
        lead="When people say that an assistant hallucinates, the page it needed was often there, upside down, half recognized and split in the middle of a condition. The unglamorous part of the system decides how good the rest can be."
        trail={way}
      >
        <Figure number={1} caption="Six stages, five trays, and the way back out">
          <Drawing of={PipelineDrawing} wide={PipelineWideDrawing} />
        </Figure>
      </PageHero>
      <Section
        title="What happens to one file on its way into the index."
        note="On the right: what is written down, so that an answer can be traced."
        close
      >
        <StepList steps={stages} />
      </Section>
      <Section other>
        <PullQuote>
          Look in the trays. What a pipeline refuses says more about your archive than what it accepts.
        </PullQuote>
      </Section>
      <Backward />
      <Section close>
        <DataTable
          number={1}
          caption="Changes at the source, and what must follow"
          columns={['What changes', 'What must happen']}
          rows={changes}
          width="narrow"
        />
      </Section>
      <GapDivider zero="0 pages outside" />
      <Section
        title="Five measurements worth a glance on Monday."
        note="No threshold is given here on purpose: measure a normal month first, then set your own."
      >
        <DataTable
          number={2}
          caption="Signs of a pipeline going stale"
          columns={['Gauge', 'What a jump usually means']}
          rows={gauges}
          width="narrow"
        />
      </Section>
      <GapDivider />
      <CallToAction
        drawing={<ScanTrayDrawing />}
        title="Send it your ugliest scan."
        text="Not to us: to your own copy, in your own room. Until then, the demo shows what a well-read page looks like in an answer."
      />
    </>
  );
}

function Backward() {
  return (
    <Section title="Deleting a document: the pipeline runs backward, too.">
      <Prose
        aside={
          <Figure number={2} caption="Source and index, compared">
            <ComparedIndexDrawing />
          </Figure>
        }
      >
        <p>
          Filling an index is a weekend. Keeping it honest takes years. Every archive has pages that are corrected,
          withdrawn, sealed, or due to be destroyed, and an index that learns of additions but not of removals keeps
          what the organization was obliged to delete. In a lawsuit, all of it can be requested.
        </p>
        <p>
          So each passage knows where it came from, and the comparison between source and index is a job of its own, run
          on a schedule, with its result written down. Removal travels faster than addition. When the comparison cannot
          be made, because a share is offline or an owner has left, passages from it are marked as unverified rather
          than served as usual.
        </p>
        <p>
          The whole line stands on your premises: no recognition service on the internet, no hosted converter, no
          language detection by somebody’s interface. That is slower for very large archives, and you can plan it: the
          first reading runs at night and on weekends, newest documents first, so that the index is useful before it is
          complete. Sources that need special doors are covered by{' '}
          <InlineLink to={paths.legacyIntegration}>legacy integration</InlineLink>. Whether a document should be looked
          up or trained on is weighed under <InlineLink to={paths.onPremiseTraining}>on-premise training</InlineLink>.
        </p>
      </Prose>
    </Section>
  );
}
