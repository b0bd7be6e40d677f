import type { AdminPictureFragment } from '../../../../graphql/generated/admin.ts';
import { formatCount } from '../../../runtime/formatCount.ts';
import { Button } from '../../../ui/Button.tsx';
import type { AdminTableProps } from '../shared/table/AdminTable.tsx';
import { SelectionBar } from '../shared/table/SelectionBar.tsx';
import { useSelection } from '../shared/table/useSelection.ts';
import type { OpenDialog } from './pictureDialogs.ts';
import { PicturesTable } from './PicturesTable.tsx';

type PictureListProps = Pick<AdminTableProps<AdminPictureFragment>, 'isBusy' | 'more'> & {
  pictures: readonly AdminPictureFragment[];
  onAsk: (dialog: OpenDialog) => void;
};

/** The list of pictures with the actions for those that are selected. */
export function PictureList({ pictures, onAsk, ...table }: PictureListProps) {
  const { selection, chosen, clear } = useSelection(pictures);
  return (
    <>
      <SelectionBar
        label="Selected pictures"
        count={chosen.length > 0 ? formatCount(chosen.length, 'picture') : null}
        onClear={clear}
      >
        <Button size="small" data-destructive="" onClick={() => onAsk({ kind: 'delete', pictures: chosen })}>
          Delete …
        </Button>
      </SelectionBar>
      <PicturesTable {...table} pictures={pictures} selection={selection} onAsk={onAsk} />
    </>
  );
}
