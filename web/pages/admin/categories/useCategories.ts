import {
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  type AdminCategoryFragment,
  useReorderCategoriesMutation,
  useUpdateCategoryMutation,
} from '../../../../graphql/generated/admin.ts';
import { pickChanges } from '../../../forms/edits.ts';
import type { EditBase } from '../../../forms/useEdits.ts';
import { useActionToast } from '../../../ui/useActionToast.ts';

export interface CategoryValues {
  name: string;
  slug: string;
  description: string;
}

const toInput = ({ slug, ...values }: CategoryValues) => ({ ...values, slug: slug.trim() || null });

type Base = EditBase<CategoryValues>;

const toChanges = (values: CategoryValues, { former, expectedVersion }: Base) => ({
  ...pickChanges(toInput(values), toInput(former)),
  expectedVersion,
});

const LIST = { refetchQueries: ['AdminCategories'], awaitRefetchQueries: true };

/** Category actions. Each returns the error, or null. */
export function useCategories() {
  const [updateCategory] = useUpdateCategoryMutation(LIST);
  const [createCategory] = useCreateCategoryMutation(LIST);
  const [deleteCategory] = useDeleteCategoryMutation(LIST);
  const [reorderCategories] = useReorderCategoriesMutation(LIST);
  const withToast = useActionToast();

  const save = async (category: AdminCategoryFragment | null, values: CategoryValues, base: Base) => {
    const send = (): Promise<unknown> =>
      category
        ? updateCategory({ variables: { input: { id: category.id, ...toChanges(values, base) } } })
        : createCategory({ variables: { input: toInput(values) } });
    const { error } = await withToast(send, {
      done: category ? `${values.name} was saved` : `${values.name} was added`,
      failed: `${values.name} was not saved`,
    });
    return error;
  };

  const remove = async ({ id, name }: AdminCategoryFragment, moveArticlesToId: string | null) => {
    const messages = { done: `${name} was deleted`, failed: `${name} was not deleted` };
    const variables = { input: { id, moveArticlesToId } };
    const { error } = await withToast(() => deleteCategory({ variables }), messages);
    return error;
  };

  const move = async (categories: readonly AdminCategoryFragment[], from: number, to: number) => {
    const expectedIds = categories.map(({ id }) => id);
    const ids = [...expectedIds];
    ids.splice(to, 0, ...ids.splice(from, 1));
    const name = categories[from]?.name ?? '';
    const messages = { done: `${name} is now number ${to + 1}`, failed: 'The order was not changed' };
    const variables = { input: { ids, expectedIds } };
    await withToast(() => reorderCategories({ variables }), messages);
  };

  return { save, remove, move };
}
