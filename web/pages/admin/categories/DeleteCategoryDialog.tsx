import { Field } from 'formik';
import { type AdminCategoryFragment, useDeleteCategoryMutation } from '#graphql/generated/admin.ts';
import type { RowDialogProps } from '#web/list/ListTable.tsx';
import { report, useSend } from '#web/ui/useActionToast.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { SelectField } from '#web/forms/SelectField.tsx';
import { formatCount } from '#web/runtime/formatCount.ts';

/** Asks where to move the articles before deleting the category. Also used to merge two categories. */
export function DeleteCategoryDialog({ row, rows, onClose }: RowDialogProps<AdminCategoryFragment>) {
  const { id, name, articleCount } = row;
  const others = rows.filter((other) => other.id !== id);
  const remove = useSend(useDeleteCategoryMutation, {
    refetchQueries: ['AdminCategories'],
    awaitRefetchQueries: true,
  });
  const isStuck = articleCount > 0 && others.length === 0;
  return (
    <FormDialog
      title={`Delete ${name}`}
      initialValues={{ target: others[0]?.id ?? '' }}
      action={articleCount > 0 ? 'Move and delete' : 'Delete'}
      danger
      isOff={isStuck}
      onSave={({ target }) =>
        remove({ id, moveArticlesToId: articleCount > 0 ? target : null }, report(`${name} was`, 'deleted'))
      }
      onClose={onClose}
    >
      {articleCount === 0 ? (
        <p>This category has no articles.</p>
      ) : isStuck ? (
        <p>It holds {formatCount(articleCount, 'article')} and is the only category. Add another one for them first.</p>
      ) : (
        <Field
          as={SelectField}
          label={`Move ${formatCount(articleCount, 'article')} to`}
          name="target"
          hint="This merges the two categories. Articles keep their URLs and dates."
          options={others.map((other) => [other.id, other.name] as const)}
        />
      )}
    </FormDialog>
  );
}
