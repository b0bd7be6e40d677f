import { useState } from 'react';
import type { FormikHelpers } from 'formik';
import { getConflict } from '../runtime/failure.ts';
import { type FormValue, mergeEdits } from './edits.ts';

/** The stored object on which a change is based. */
export interface EditBase<Values> {
  /** The values of the form that are stored: only what differs from them is sent. */
  former: Values;
  expectedVersion: number | null;
}

export interface Conflict<Values> {
  message: string;
  /** The values of others for fields that this person changed too. */
  theirs: Partial<Values>;
}

/** The name of the form's field for a field of the input whose names differ: `{ folderId: 'place' }`. */
type FieldNames = Readonly<Record<string, string>>;

/**
 * The base of a form that several people can use at the same time. It is read once, because the page behind a dialog may
 * load newer values. After a conflict, the form has the changes of others beside those of this person.
 */
export function useEdits<Values extends object>(
  loaded: Values,
  version: number | null | undefined,
  fieldNames: FieldNames = {},
) {
  const [base, setBase] = useState<EditBase<Values>>({ former: loaded, expectedVersion: version ?? null });
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);

  /** Takes over the changes of others. False if the error is not a conflict with them. */
  const resolve = (error: unknown, mine: Values, { resetForm, setValues }: FormikHelpers<Values>): boolean => {
    const found = getConflict(error);
    if (!found) return false;
    const theirs = toFormValues(found.current, base.former, fieldNames);
    const former = { ...base.former, ...theirs };
    const { merged, contested } = mergeEdits(base.former, mine, theirs);
    setBase({ former, expectedVersion: found.version });
    setConflict({
      message: (error as Error).message,
      theirs: Object.fromEntries(contested.map((name) => [name, theirs[name]])) as Partial<Values>,
    });
    resetForm({ values: former });
    void setValues(merged, false);
    return true;
  };

  return { base, conflict, resolve };
}

/** The values of the server as values of the form, for the fields that the form has. */
function toFormValues<Values extends object>(
  current: Record<string, unknown>,
  former: Values,
  fieldNames: FieldNames,
): Partial<Values> {
  const values = Object.entries(current)
    .map(([name, value]) => [fieldNames[name] ?? name, toFormValue(value)] as const)
    .filter(([name]) => name in former);
  return Object.fromEntries(values) as Partial<Values>;
}

const toFormValue = (value: unknown): FormValue =>
  typeof value === 'boolean' || Array.isArray(value) ? value : String(value ?? '');
