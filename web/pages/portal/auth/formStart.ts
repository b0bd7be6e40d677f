import { type FormNoticeQuery, FormNoticeDocument, useFormNoticeQuery } from '#graphql/generated/auth.ts';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';

/** The initial state of a form: the path to go to afterward, and the result if it was submitted without JavaScript. */
export interface FormStart {
  next: string | null;
  message: string | null;
  values: Record<string, string>;
  errors: Record<string, string>;
}

/** Returns the notice if it belongs to this form. */
export function getInitialState(
  data: FormNoticeQuery | undefined,
  form: string,
  next: string | null = null,
): FormStart {
  const notice = data?.browser.formNotice?.form === form ? data.browser.formNotice : null;
  const record = (entries: { name: string; value: string }[] = []) =>
    Object.fromEntries(entries.map(({ name, value }) => [name, value]));
  return { next, message: notice?.message ?? null, values: record(notice?.values), errors: record(notice?.errors) };
}

/** Formik shows only the errors of touched fields. */
export const toTouched = (errors: Record<string, string>): Record<string, boolean> =>
  Object.fromEntries(Object.keys(errors).map((name) => [name, true]));

/** The result of the form that was submitted before, on pages that load the data client for another query. */
export const formNoticeQuery = pageQuery(FormNoticeDocument, useFormNoticeQuery, noVariables);
