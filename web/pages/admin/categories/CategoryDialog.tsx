import {
  type AdminCategoryFragment,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
} from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { pickChanges } from '#web/forms/edits.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import type { RowDialogProps } from '#web/list/ListTable.tsx';
import { useSend } from '#web/ui/useActionToast.ts';

const LIST = { refetchQueries: ['AdminCategories'], awaitRefetchQueries: true };

interface CategoryValues extends Record<string, string> {
  name: string;
  slug: string;
  description: string;
}

const check = validateWith<{ name: string; slug: string | null; description: string }>(() =>
  import('#graphql/validation.ts').then(({ createCategoryInput }) => createCategoryInput),
);
/** An empty slug is derived from the name, or stays unchanged. */
const validate = (values: CategoryValues) => check({ ...values, slug: values.slug.trim() || null });

const fieldsFor = (isNew: boolean) => [
  { name: 'name', label: 'Name', maxLength: text.categoryName, autoComplete: 'off' },
  {
    name: 'slug',
    label: 'URL name',
    required: false,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    hint: isNew
      ? 'Lowercase letters, digits and hyphens. If empty, it is made from the name.'
      : 'Lowercase letters, digits and hyphens. After a change, links that filter by the old URL name find no articles.',
  },
  {
    name: 'description',
    label: 'Description',
    required: false,
    multiline: true,
    maxLength: text.categoryDescription,
  },
];

const toInput = ({ slug, ...values }: CategoryValues) => ({ ...values, slug: slug.trim() || null });

/** Name, slug and description of a new or existing category. */
export function CategoryDialog({ row, onClose }: RowDialogProps<AdminCategoryFragment, AdminCategoryFragment | null>) {
  const create = useSend(useCreateCategoryMutation, LIST);
  const update = useSend(useUpdateCategoryMutation, LIST);
  const { name = '', slug = '', description } = row ?? {};
  return (
    <FormDialog<CategoryValues>
      title={row ? `Edit ${name}` : 'New category'}
      fields={fieldsFor(!row)}
      initialValues={{ name, slug, description: description ?? '' }}
      version={row?.version}
      validate={validate}
      action={row ? 'Save' : 'Add category'}
      onSave={(values, { former, expectedVersion }) => {
        const input = toInput(values);
        const messages = {
          done: `${values.name} was ${row ? 'saved' : 'added'}`,
          failed: `${values.name} was not saved`,
        };
        return row
          ? update({ id: row.id, ...pickChanges(input, toInput(former)), expectedVersion }, messages)
          : create(input, messages);
      }}
      onClose={onClose}
    />
  );
}
