import type {
  CreateInvestorUpdateInput,
  EditedUpdateFragment,
  EditInvestorUpdateQuery,
} from '#graphql/generated/admin.ts';
import { createInvestorUpdateInput } from '#graphql/update-validation.ts';
import { type TextKind, toFieldErrors } from '#web/pages/admin/articles/edit/kind.ts';

export interface ChosenDocument {
  id: string;
  title: string;
}

/** The values of the editor of an update. */
export interface UpdateValues {
  title: string;
  body: string;
  /** Empty for all investors. */
  groupIds: string[];
  documents: ChosenDocument[];
}

export type EditedUpdate = EditedUpdateFragment;
export type Groups = EditInvestorUpdateQuery['groups']['nodes'];

export const toValues = (update: EditedUpdate | null): UpdateValues => ({
  title: update?.title ?? '',
  body: update?.body ?? '',
  groupIds: update?.groups?.nodes.map(({ id }) => id) ?? [],
  documents: update?.documents.nodes.map(({ id, title }) => ({ id, title })) ?? [],
});

/** The values as API input. An update whose groups were all deleted stays hidden until groups are chosen. */
export function toInput(
  { groupIds, documents, ...texts }: UpdateValues,
  update: EditedUpdate | null,
): CreateInvestorUpdateInput {
  const staysClosed = update && !update.isForAllInvestors && groupIds.length === 0 && update.groups?.nodes.length === 0;
  return { ...texts, documentIds: documents.map(({ id }) => id), ...(!staysClosed && { groupIds }) };
}

export const updateLabels = { title: 'Title', body: 'Text', groupIds: 'Groups', documents: 'Documents' };

/** The schema is bundled with the editor, so saving does not request files that a release may have removed. */
export const updateKind: TextKind<UpdateValues, EditedUpdate> = {
  storageName: 'update',
  texts: ['title', 'body'],
  toValues,
  check: (values) => toFieldErrors(createInvestorUpdateInput.safeParse(toInput(values, null)).error?.issues ?? []),
  getNewestText: (update) => update,
};

/** The fields that differ, for a comparison. */
export function listDifferences(before: UpdateValues, after: UpdateValues, groups: Groups) {
  const show = ({ title, body, groupIds, documents }: UpdateValues) => ({
    title,
    body,
    groupIds: groups.flatMap(({ id, name }) => (groupIds.includes(id) ? [name] : [])).join('\n') || 'All investors',
    documents: documents.map((document) => document.title).join('\n'),
  });
  const [old, now] = [show(before), show(after)];
  return (['title', 'body', 'groupIds', 'documents'] as const)
    .filter((name) => old[name] !== now[name])
    .map((name) => ({ label: updateLabels[name], before: old[name], after: now[name] }));
}
