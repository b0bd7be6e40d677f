import { Formik } from 'formik';
import { Form } from '#web/forms/Form.tsx';
import { type AdminCategoryFragment, useDeleteCategoryMutation } from '#graphql/generated/admin.ts';
import type { RowDialogProps } from '#web/list/ListTable.tsx';
import { useSend } from '#web/ui/useActionToast.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DialogButtons } from '#web/ui/DialogButtons.tsx';
import formStyles from '#web/forms/Form.module.css';
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
  const submit = async ({ target }: { target: string }) => {
    if (isStuck) return;
    const { error } = await remove(
      { id, moveArticlesToId: articleCount > 0 ? target : null },
      { done: `${name} was deleted`, failed: `${name} was not deleted` },
    );
    if (!error) onClose();
  };
  return (
    <Dialog title={`Delete ${name}`} onClose={onClose}>
      <Formik initialValues={{ target: others[0]?.id ?? '' }} onSubmit={submit}>
        {({ values, handleChange, isSubmitting }) => (
          <Form className={formStyles.form}>
            {articleCount === 0 ? (
              <p>This category has no articles.</p>
            ) : isStuck ? (
              <p>
                It holds {formatCount(articleCount, 'article')} and is the only category. Add another one for them
                first.
              </p>
            ) : (
              <SelectField
                label={`Move ${formatCount(articleCount, 'article')} to`}
                name="target"
                hint="This merges the two categories. Articles keep their URLs and dates."
                options={others.map((other) => [other.id, other.name] as const)}
                value={values.target}
                onChange={handleChange}
              />
            )}
            <DialogButtons
              action={articleCount > 0 ? 'Move and delete' : 'Delete'}
              danger
              busy={isSubmitting || isStuck}
              onCancel={onClose}
            />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
