import type { AdminCategoryFragment } from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import type { EditBase } from '../../../forms/useEdits.ts';
import { validateWith } from '../../../forms/validateWith.ts';
import type { CategoryValues } from './useCategories.ts';

const check = validateWith<{ name: string; slug: string | null; description: string }>(() =>
  import('../../../../graphql/validation.ts').then(({ createCategoryInput }) => createCategoryInput),
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

type CategoryDialogProps = {
  /** Null for a new category. */
  category: AdminCategoryFragment | null;
  onSave: (
    category: AdminCategoryFragment | null,
    values: CategoryValues,
    base: EditBase<CategoryValues>,
  ) => Promise<unknown>;
  onClose: () => void;
};

/** Name, slug and description of a new or existing category. */
export function CategoryDialog({ category, onSave, onClose }: CategoryDialogProps) {
  const { name = '', slug = '', description } = category ?? {};
  return (
    <FormDialog
      title={category ? `Edit ${name}` : 'New category'}
      fields={fieldsFor(!category)}
      initialValues={{ name, slug, description: description ?? '' }}
      version={category?.version}
      validate={validate}
      action={category ? 'Save' : 'Add category'}
      onSave={(values, base) => onSave(category, values, base)}
      onClose={onClose}
    />
  );
}
