import type {
  CreateInvestorUpdateInput,
  EditedUpdateFragment,
  EditInvestorUpdateQuery,
} from '#graphql/generated/admin.ts';
import { createInvestorUpdateInput } from '#graphql/update-validation.ts';
import { compareTexts, type TextKind } from '#web/pages/admin/articles/edit/kind.ts';
import { paths } from '#web/paths.ts';

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

const toValues = (update: EditedUpdate | null): UpdateValues => ({
  title: update?.title ?? '',
  body: update?.body ?? '',
  groupIds: update?.groups?.nodes.map(({ id }) => id) ?? [],
  documents: update?.documents.nodes.map(({ id, title }) => ({ id, title })) ?? [],
});

/** The values as API input. An update whose groups were all deleted stays hidden until groups are chosen. */
function toInput(
  { groupIds, documents, ...texts }: UpdateValues,
  update: EditedUpdate | null,
): CreateInvestorUpdateInput {
  const staysClosed = update && !update.isForAllInvestors && groupIds.length === 0 && update.groups?.nodes.length === 0;
  return { ...texts, documentIds: documents.map(({ id }) => id), ...(!staysClosed && { groupIds }) };
}

const updateLabels = { title: 'Title', body: 'Text', groupIds: 'Groups', documents: 'Documents' };

export const getUpdate = ({ investorUpdate }: EditInvestorUpdateQuery) => investorUpdate;

export const updateKind: TextKind<UpdateValues, EditedUpdate, CreateInvestorUpdateInput> = {
  storageName: 'update',
  noun: 'update',
  list: { to: paths.investorAdminUpdates, label: 'Updates' },
  labels: updateLabels,
  texts: ['title', 'body'],
  toValues,
  toInput,
  schema: createInvestorUpdateInput,
  getVersion: ({ version }) => version,
  getNewestText: (update) => update,
};

/** The fields that differ, for a comparison. */
export function listDifferences(before: UpdateValues, after: UpdateValues, groups: Groups) {
  const show = (values: UpdateValues, name: keyof UpdateValues) => {
    if (name === 'documents') return values.documents.map((document) => document.title).join('\n');
    if (name !== 'groupIds') return values[name];
    return groups.flatMap(({ id, name }) => (values.groupIds.includes(id) ? [name] : [])).join('\n') || 'All investors';
  };
  return compareTexts(updateLabels, show, before, after);
}
