import { type ListedFeedFragment, useUpdateFeedMutation } from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { pickChanges } from '#web/forms/edits.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import type { RowDialogProps } from '#web/list/ListTable.tsx';
import { useSend } from '#web/ui/useActionToast.ts';

const fields = [
  {
    name: 'title',
    label: 'Name',
    required: false,
    maxLength: text.feedTitle,
    autoComplete: 'off',
    hint: 'The name beside its items on the Resources page. If empty, the feed’s own title is used from the next read on.',
  },
];

/** Overrides a feed's own name. */
export function RenameFeedDialog({ row: { id, title: before, version }, onClose }: RowDialogProps<ListedFeedFragment>) {
  const update = useSend(useUpdateFeedMutation);
  return (
    <FormDialog
      title={`Rename ${before}`}
      fields={fields}
      initialValues={{ title: before }}
      version={version}
      action="Save"
      onSave={(values, { former, expectedVersion }) => {
        const title = values.title.trim();
        return update(
          { id, ...pickChanges({ title }, former), expectedVersion },
          {
            done: title ? `${before} is now ${title}` : `${before} will use its own title after the next refresh`,
            failed: `${before} was not renamed`,
          },
        );
      }}
      onClose={onClose}
    />
  );
}
