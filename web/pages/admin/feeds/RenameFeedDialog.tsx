import type { ListedFeedFragment } from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import type { EditBase } from '../../../forms/useEdits.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';

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

type RenameFeedDialogProps = {
  feed: ListedFeedFragment;
  /** Returns the error, or null. */
  onSave: (feed: ListedFeedFragment, title: string, base: EditBase<{ title: string }>) => Promise<unknown>;
  onClose: () => void;
};

/** Overrides a feed's own name. */
export function RenameFeedDialog({ feed, onSave, onClose }: RenameFeedDialogProps) {
  return (
    <FormDialog
      title={`Rename ${feed.title}`}
      fields={fields}
      initialValues={{ title: feed.title }}
      version={feed.version}
      action="Save"
      onSave={({ title }, base) => onSave(feed, title.trim(), base)}
      onClose={onClose}
    />
  );
}
