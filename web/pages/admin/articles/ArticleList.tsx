import { Button } from '#web/ui/Button.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { formatCount } from '#web/runtime/formatCount.ts';
import type { AdminTableProps } from '#web/list/AdminTable.tsx';
import { SelectionBar } from '#web/list/SelectionBar.tsx';
import { useSelection } from '#web/list/useSelection.ts';
import { ArticlesTable } from './ArticlesTable.tsx';
import type { ListedArticle } from './articleLabels.ts';
import { type ArticleAction, useArticleActions } from './useArticleActions.ts';

type AdminArticleListProps = Pick<AdminTableProps<ListedArticle>, 'caption' | 'isBusy' | 'more'> & {
  articles: ListedArticle[];
  trash: boolean;
};

/** The article list with the bulk actions for selected articles. */
export function AdminArticleList({ articles, ...table }: AdminArticleListProps) {
  const { selection, chosen, clear } = useSelection(articles);
  const run = useArticleActions();
  const handleAction = async (action: ArticleAction) => {
    const articles = await run(action, findPossible(chosen, action));
    selection.select(articles, false);
  };
  return (
    <>
      <BulkBar chosen={chosen} onAction={(action) => void handleAction(action)} onClear={clear} />
      <ArticlesTable {...table} articles={articles} selection={selection} />
    </>
  );
}

const permissions = {
  publish: 'publish',
  unpublish: 'unpublish',
  trash: 'delete',
  restore: 'restore',
  deletePermanently: 'deletePermanently',
} as const satisfies Record<ArticleAction, string>;

const findPossible = (articles: readonly ListedArticle[], action: ArticleAction): ListedArticle[] =>
  articles.filter(({ viewerCan }) => viewerCan[permissions[action]]);

type BulkBarProps = {
  chosen: readonly ListedArticle[];
  onAction: (action: ArticleAction) => void;
  onClear: () => void;
};

const BulkBar = ({ chosen, onAction, onClear }: BulkBarProps) => (
  <SelectionBar
    label="Selected articles"
    count={chosen.length > 0 ? formatCount(chosen.length, 'article') : null}
    onClear={onClear}
  >
    {(Object.keys(permissions) as ArticleAction[]).map((action) => {
      const { length } = findPossible(chosen, action);
      return (
        length > 0 && [
          <BulkButton key={action} action={action} all={formatCount(length, 'article')} onAction={onAction} />,
          ' ',
        ]
      );
    })}
  </SelectionBar>
);

const questions = {
  publish: (all: string) => `Publish ${all} now?`,
  unpublish: (all: string) => `Unpublish ${all}? Readers lose access immediately.`,
  trash: (all: string) => `Move ${all} to the trash?`,
  deletePermanently: (all: string) => `Delete ${all} permanently? This cannot be undone.`,
};
const labels = { publish: 'Publish', unpublish: 'Unpublish', trash: 'Delete', deletePermanently: 'Delete permanently' };
const variants = { publish: 'primary', unpublish: 'primary', trash: 'danger', deletePermanently: 'danger' } as const;

type BulkButtonProps = { action: ArticleAction; all: string; onAction: (action: ArticleAction) => void };

function BulkButton({ action, all, onAction }: BulkButtonProps) {
  if (action === 'restore')
    return (
      <Button size="small" variant="primary" onClick={() => onAction(action)}>
        Restore as drafts
      </Button>
    );
  return (
    <ConfirmButton
      size="small"
      variant={variants[action]}
      sure={questions[action](all)}
      onConfirm={() => onAction(action)}
    >
      {labels[action]}
    </ConfirmButton>
  );
}
