import { useState } from 'react';
import { useArticleChecksLazyQuery } from '#graphql/generated/admin.ts';
import { useToast } from '#web/ui/Toasts.tsx';
import { type ArticleIssue, type EditedArticle, toInput, type Values } from './editing.ts';
import type { Saving } from './useSaving.ts';

export interface Attempt {
  /** The scheduled publish date; null to publish immediately. */
  at: string | null;
  /** True if the date is from the form for a time. */
  isFromForm: boolean;
  /** The validation error of the override reason. */
  error: string | null;
}

export interface CheckResult {
  issues: readonly ArticleIssue[];
  attempt: Attempt | null;
  /** The form as it was checked. */
  checked: Values;
  /** Increases with each check, and each change moves the focus to the issues. */
  number: number;
}

/** The issues that the last check found in the form's content. */
export function useChecking({ read }: Pick<Saving<Values, EditedArticle>, 'read'>) {
  const [articleChecks] = useArticleChecksLazyQuery({ fetchPolicy: 'no-cache' });
  const toast = useToast();
  const [checkResult, setCheckResult] = useState<CheckResult | null>(null);
  /** Runs the article checks. After a publish attempt that found errors, `attempt` describes it. */
  const check = async (attempt: Attempt | null = null) => {
    const { saved, values } = read();
    const variables = { id: saved?.id ?? null, input: toInput(values) };
    const answer = await articleChecks({ variables }).catch(() => null);
    const issues = answer?.data?.articleChecks;
    if (!issues) return toast({ tone: 'destructive', title: 'Not checked', text: 'Please try again in a moment.' });
    setCheckResult((before) => ({ issues, attempt, checked: values, number: (before?.number ?? 0) + 1 }));
  };
  return { checkResult, check, clear: () => setCheckResult(null) };
}
