import type { FieldError } from '../forms/ErrorSummary.tsx';
import type { FormState } from './views.ts';

/** The form's errors in field order, for the error summary. */
export const listErrors = ({ errors }: FormState, labels: Record<string, string>): FieldError[] =>
  Object.entries(labels).flatMap(([name, label]) => {
    const message = errors[name];
    return message ? [{ name, label, message }] : [];
  });

/** Puts an error first in the title, so that screen readers read it first: no script moves the focus here. */
export const makeTitle = (title: string, message: string | null): string => (message ? `Error: ${title}` : title);
