import type { Fault } from '../forms/ErrorSummary.tsx';
import type { FormState } from './views.ts';

/** The faults of a form in the order of its fields, for the summary above it. */
export const listErrors = ({ faults }: FormState, labels: Record<string, string>): Fault[] =>
  Object.entries(labels).flatMap(([name, label]) => {
    const message = faults[name];
    return message ? [{ name, label, message }] : [];
  });

/** Said first in the title, so that a screen reader says it first as well: there is no script to move the focus. */
export const makeTitle = (title: string, message: string | null): string => (message ? `Error: ${title}` : title);
