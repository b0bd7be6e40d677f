import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import {
  type AllSiteDetailsFragment,
  type UpdateSiteDetailsInput,
  useUpdateSiteDetailsMutation,
} from '#graphql/generated/admin.ts';
import { siteDetailLabels } from '#graphql/site-detail-fields.ts';
import { readSiteForm } from '#graphql/site-details.ts';
import { useMutate, useWrite } from '#web/pages/admin/shared/useWrite.ts';
import type { FieldError } from '#web/forms/ErrorSummary.tsx';
import { getErrorCode, listFieldErrors } from '#web/runtime/failure.ts';
import type { ResultMessages } from '#web/ui/useActionToast.ts';
import { mergeValues, toValues, type Values } from './siteDetailsForm.ts';

type Helpers = Pick<FormikHelpers<Values>, 'resetForm' | 'setValues' | 'setErrors'>;
/** A version was saved while this person was typing: by another person, or by them in another window. */
export interface Conflict {
  version: number;
  /** The fields that both changed, with what was saved. */
  both: FieldError[];
  /** Rises with each conflict. */
  attempt: number;
}

type ReadNewest = () => Promise<AllSiteDetailsFragment | null>;

function useUpdate(readNow: ReadNewest) {
  const write = useWrite();
  const send = useMutate(useUpdateSiteDetailsMutation, (data) => data.updateSiteDetails.siteDetails);
  return (input: UpdateSiteDetailsInput, messages: ResultMessages) => write(send, input, { ...messages, readNow });
}

const toErrors = (error: unknown) =>
  Object.fromEntries(
    listFieldErrors(error)
      .toReversed()
      .map(({ path, message }) => [String(path[1]), message]),
  );

/** Saves the form and restores versions. After a conflict, nothing typed is lost, and the next try overwrites knowingly. */
export function useSiteDetailsSaving(details: AllSiteDetailsFragment, readNewest: ReadNewest) {
  const [base, setBase] = useState(() => toValues(details));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const update = useUpdate(readNewest);

  const take = (saved: AllSiteDetailsFragment, { resetForm }: Pick<Helpers, 'resetForm'>) => {
    const values = toValues(saved);
    setBase(values);
    setConflict(null);
    resetForm({ values });
  };

  const merge = async (typed: Values, helpers: Helpers) => {
    const newest = await readNewest();
    if (!newest) return;
    const theirs = toValues(newest);
    const { values, both } = mergeValues(base, typed, theirs);
    // What is stored is what this person typed.
    if (JSON.stringify(values) === JSON.stringify(theirs)) return take(newest, helpers);
    setBase(theirs);
    await helpers.setValues(values);
    const fields = both.map((name) => ({
      name,
      label: siteDetailLabels[name],
      message: `saved meanwhile: “${theirs[name]}”`,
    }));
    setConflict((former) => ({ version: newest.version, both: fields, attempt: (former?.attempt ?? 0) + 1 }));
  };

  const save = async (values: Values, helpers: Helpers) => {
    const input = { ...readSiteForm(values), expectedVersion: Number(values.expectedVersion) };
    const messages = { done: 'Visitors now see these details', failed: 'Nothing was saved' };
    const { result: saved, error } = await update(input, messages);
    if (saved) take(saved, helpers);
    // Also lists the new version.
    if (saved) await readNewest();
    else if (getErrorCode(error) === 'CONFLICT') await merge(values, helpers);
    else helpers.setErrors(toErrors(error));
  };

  return { base, conflict, save, take, update };
}

/** Restores a version. Without unsaved changes, a conflict only shows what is in force now. */
export const restoreVersion = async (
  version: number,
  { base, take, update }: ReturnType<typeof useSiteDetailsSaving>,
  helpers: Pick<Helpers, 'resetForm'> & { readNewest: ReadNewest },
) => {
  const input = { restoredVersion: version, expectedVersion: Number(base.expectedVersion) };
  const messages = { done: `Version ${version} was restored`, failed: 'Nothing was restored' };
  const { result: saved } = await update(input, messages);
  const newest = await helpers.readNewest();
  if (saved ?? newest) take((saved ?? newest)!, helpers);
};
