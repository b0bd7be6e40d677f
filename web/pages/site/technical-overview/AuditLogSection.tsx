import { Figure } from '#web/site/Figure.tsx';
import EntryChainDrawing from '#web/drawings/entry-chain.svg?react';
import { FactList } from '#web/ui/FactList.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Prose } from '#web/site/Prose.tsx';
import { Section } from '#web/site/Section.tsx';
import { paths } from '#web/paths.ts';

const entry = [
  ['Who', 'Account, and the groups that the search used'],
  ['When', 'Your time server’s clock'],
  ['What', 'The question, in full or as a digest'],
  ['From', 'Each passage, with document version'],
  ['By', 'Model, tuning and rule versions'],
  ['Result', 'The answer, in full or as a digest, or the refusal'],
] as const;

export function AuditLogSection() {
  return (
    <Section id="audit" other title="Audit log" note="An entry, field by field, at the edge.">
      <Prose
        aside={
          <>
            <Figure number={3} caption="A missing entry leaves a break">
              <EntryChainDrawing />
            </Figure>
            <FactList facts={entry} label="Fields of a record entry" />
          </>
        }
      >
        <p>
          Each question makes an entry before its answer is shown. Entries carry the digest of the one before, so a line
          missing inside the chain leaves a visible break. Lines missing at its end are shown by the copy in your log
          store; <InlineLink to={paths.article('audit-logs-that-hold-up')}>how such a chain holds up</InlineLink> is a
          subject of its own. Sign-ins and failed ones, tool calls, exports, confirmations with who gave them, and
          administrative acts such as a changed rule, a switched release or a new source are entries of the same kind.
        </p>
        <p>
          Whether question and answer are kept in full or only as digests is your decision, and a serious one. The text
          helps an investigator and is also a new collection of personal data, with its own retention, its own access
          rights and, in some places, its own works agreement. Full text in an entry leaves only when the retention
          ends; digests in its place avoid this. Decide it before go-live and write down why.
        </p>
        <p>
          Nothing in the audit log is sent to us. If we help with an incident, you choose the lines we may see and how
          they reach us.
        </p>
      </Prose>
    </Section>
  );
}
