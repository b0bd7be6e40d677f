import { useState } from 'react';
import type { TextIssue } from '#graphql/text-issues.ts';

export interface Attempt {
  /** The scheduled publish date; null to publish immediately. */
  at: string | null;
  /** True if the date is from the form for a time. */
  isFromForm: boolean;
  /** The validation error of the override reason. */
  error: string | null;
}

export interface CheckResult<Values> {
  issues: readonly TextIssue[];
  /** What the issues prevented. Null if the person only asked for them. */
  attempt: Attempt | null;
  /** The form as it was checked. */
  checked: Values;
  /** Increments with each check, and each change moves the focus to the issues. */
  number: number;
}

export const publishNow: Attempt = { at: null, isFromForm: false, error: null };

/** The issues that the last check found in the form's content. */
export function useCheckResult<Values>(read: () => { values: Values }) {
  const [checkResult, setCheckResult] = useState<CheckResult<Values> | null>(null);
  return {
    checkResult,
    /** The issues of the former check stay if there are no others. `checked` is the form if it was not sent before. */
    showIssues: (issues: readonly TextIssue[] | null, attempt: Attempt | null, checked: Values = read().values) => {
      setCheckResult((before) => ({
        issues: issues ?? before?.issues ?? [],
        attempt,
        checked,
        number: (before?.number ?? 0) + 1,
      }));
    },
    clearIssues: () => setCheckResult(null),
  };
}
