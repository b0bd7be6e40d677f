import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { text } from '#graphql/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/forms/Field.tsx';
import { formatCount } from '#web/runtime/formatCount.ts';
import type { TextIssue } from '#graphql/text-issues.ts';
import styles from './ArticleEditor.module.css';
import { isTyping } from '#web/portal/singleKeys.ts';
import { isSame, type StoredText, type TextKind, type TextValues } from './kind.ts';
import type { Attempt, CheckResult } from './useCheckResult.ts';

type IssueListProps<Values extends TextValues, Saved extends StoredText> = {
  kind: TextKind<Values, Saved>;
  checkResult: CheckResult<Values>;
  editor: { values: Values; busy: boolean };
  /** Publishes or schedules with a reason. Absent if the editor offers no such thing. */
  onOverride?: (attempt: Attempt, reason: string) => void;
};

/** The issues found by the check, with a link to each, and the option to publish or schedule anyway. */
export function IssueList<Values extends TextValues, Saved extends StoredText>({
  kind,
  checkResult,
  editor: { values, busy },
  onOverride,
}: IssueListProps<Values, Saved>) {
  const { attempt, number, checked } = checkResult;
  const issues = checkResult.issues.filter((issue) => !isMissingBefore(kind, issue, values));
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // A person who types on keeps the focus: the next keys would be shortcuts of the page.
    if (isTyping(document.activeElement)) box.current?.scrollIntoView({ block: 'nearest' });
    else box.current?.focus();
  }, [number]);
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  const warnings = issues.filter(({ severity }) => severity === 'WARNING');
  if (issues.length < checkResult.issues.length && issues.length === 0) return null;
  const refusal = attempt && (attempt.at === null ? 'Not published: ' : 'Not scheduled: ');
  return (
    <section ref={box} tabIndex={-1} aria-live="polite" aria-label="Issues to fix" className={styles.issues}>
      {issues.length === 0 && <p>No issues found in links, pictures, headings, summary and title.</p>}
      {errors.length > 0 && (
        <>
          <h2>
            {refusal}
            {formatCount(errors.length, 'error')}
          </h2>
          <Issues kind={kind} issues={errors} />
        </>
      )}
      {warnings.length > 0 && (
        <>
          <h2>{formatCount(warnings.length, 'warning')} to review</h2>
          <Issues kind={kind} issues={warnings} />
        </>
      )}
      {!isSame(values, checked) && <p>The {kind.noun} has changed since this check.</p>}
      {attempt && onOverride && errors.length > 0 && (
        <Override attempt={attempt} busy={busy} onOverride={(reason) => onOverride(attempt, reason)} />
      )}
    </section>
  );
}

/** What the list reads of the kind of text. */
type Labels = { labels: Partial<Record<string, string>>; neededToPublish?: readonly string[] };

const getName = ({ field }: TextIssue): string => field.toLowerCase();

/** True for a field that the check found empty and that has been filled since. */
const isMissingBefore = ({ neededToPublish = [] }: Labels, issue: TextIssue, values: object): boolean =>
  issue.line === null &&
  neededToPublish.includes(getName(issue)) &&
  String((values as Record<string, unknown>)[getName(issue)]).trim() !== '';

const Issues = ({ kind, issues }: { kind: Labels; issues: readonly TextIssue[] }) => (
  <ul>
    {issues.map((issue) => (
      <li key={`${issue.field}|${issue.line}|${issue.message}`}>
        <Place kind={kind} issue={issue} />: {issue.message}
      </li>
    ))}
  </ul>
);

function Place({ kind, issue }: { kind: Labels; issue: TextIssue }) {
  const { line } = issue;
  const name = getName(issue);
  const go = (event: MouseEvent) => {
    if (line === null) return;
    event.preventDefault();
    goToLine(line);
  };
  return (
    <a href={`#field-${name}`} onClick={go}>
      {line === null ? kind.labels[name] : `Line ${line}`}
    </a>
  );
}

type OverrideProps = { attempt: Attempt; busy: boolean; onOverride: (reason: string) => void };

/** Forms cannot be nested, so this is a field and a button inside the form of the text. */
function Override({ attempt: { at, error }, busy, onOverride }: OverrideProps) {
  const [reason, setReason] = useState('');
  const verb = at === null ? 'publish' : 'schedule';
  return (
    <div className={styles.plan}>
      <Field
        label={`Reason to ${verb} with these issues`}
        name="reason"
        required
        multiline
        rows={2}
        maxLength={text.overrideReason}
        value={reason}
        error={error ?? undefined}
        hint="At least 10 characters. The audit log keeps it under your name."
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button variant="danger" disabled={busy || reason.trim().length < 10} onClick={() => onOverride(reason)}>
        {verb === 'publish' ? 'Publish anyway' : 'Schedule anyway'}
      </Button>
    </div>
  );
}

/** Moves the cursor to a line of the article's Markdown and scrolls it into view. */
function goToLine(line: number): void {
  const area = document.getElementById('field-body');
  // The visual editor maps Markdown lines to its blocks.
  area?.dispatchEvent(new CustomEvent('editor:line', { detail: line }));
  if (!(area instanceof HTMLTextAreaElement)) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const end = start + (lines[line - 1]?.length ?? 0);
  area.focus();
  area.setSelectionRange(start, end);
  // Long lines wrap, so the scroll position is estimated from the amount of text before the line.
  area.scrollTop = (start / Math.max(1, area.value.length)) * area.scrollHeight - area.clientHeight / 3;
}
