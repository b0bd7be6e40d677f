import { Link } from 'react-router-dom';
import { Age } from '../../../ui/Age.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Highlight } from '../../../ui/Highlight.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { paths } from '../../../paths.ts';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import adminStyles from '../shared/Admin.module.css';
import { AdminTable, type AdminTableProps } from '../../../list/AdminTable.tsx';
import { DetailPanel, PanelActions, PanelSection } from '../../../list/DetailPanel.tsx';
import type { Column } from '../../../list/columns.ts';
import styles from './ArticlesPage.module.css';
import { type ListedArticle, statusLabels } from './articleLabels.ts';

type ArticlesTableProps = Pick<AdminTableProps<ListedArticle>, 'caption' | 'isBusy' | 'more' | 'selection'> & {
  articles: readonly ListedArticle[];
  /** Shows deleted articles, which cannot be opened. */
  trash: boolean;
};

const columns: Column<ListedArticle>[] = [
  {
    label: 'Title',
    isHeader: true,
    className: styles.title,
    getSortValue: ({ title }) => title,
    renderCell: (article) => <Title article={article} />,
  },
  {
    label: 'Status',
    getSortValue: ({ status }) => statusLabels[status],
    renderCell: (article) => (
      <>
        <span className={`${adminStyles.status} ${styles.status}`} data-status={article.status}>
          {getStatus(article)}
        </span>
        <Changes article={article} />
      </>
    ),
  },
  {
    label: 'Category',
    isHiddenWhenNarrow: true,
    isHiddenWhenPanelOpen: true,
    getSortValue: ({ category }) => category?.name ?? null,
    renderCell: ({ category }) => category?.name ?? <span className={adminStyles.none}>None</span>,
  },
  {
    label: 'Author',
    isHiddenWhenNarrow: true,
    isHiddenWhenPanelOpen: true,
    getSortValue: ({ author }) => author.name,
    renderCell: ({ author }) => <span dir="auto">{author.name}</span>,
  },
];

const changedColumn: Column<ListedArticle> = {
  label: 'Changed',
  className: adminStyles.age,
  getSortValue: ({ updatedAt }) => updatedAt,
  renderCell: ({ updatedAt }) => <Age at={updatedAt} />,
};

const createDateColumn = (label: string): Column<ListedArticle> => ({
  label,
  getSortValue: ({ deletedAt, publishedAt }) => deletedAt ?? publishedAt,
  renderCell: (article) => <Since article={article} />,
});

const liveColumns = [...columns, createDateColumn('Publish date'), changedColumn];
const trashColumns = [...columns, createDateColumn('Deleted'), changedColumn];

/** All matching articles. */
export const ArticlesTable = ({ articles, trash, ...rest }: ArticlesTableProps) => (
  <AdminTable
    {...rest}
    columns={trash ? trashColumns : liveColumns}
    rows={articles}
    getName={({ title }) => title}
    renderActions={({ id, title }) => (
      <RowMenu about={title}>
        <CopyId id={id} about={title} />
      </RowMenu>
    )}
    renderPanel={(article) => <ArticlePanel article={article} />}
  />
);

const getStatus = ({ deletedAt, status }: ListedArticle): string => (deletedAt ? 'Trash' : statusLabels[status]);

function Changes({ article: { draft, scheduledChanges } }: { article: ListedArticle }) {
  if (scheduledChanges?.failure) return <span className={styles.waiting}>Changes were not published</span>;
  if (scheduledChanges)
    return (
      <span className={styles.waiting}>
        Changes go live on <Moment at={scheduledChanges.publishAt} />
      </span>
    );
  return draft && <span className={styles.waiting}>Unpublished changes</span>;
}

/** What the list says of an article, and the way to its editor. */
function ArticlePanel({ article }: { article: ListedArticle }) {
  const { id, title, slug, status, category, author, draft, scheduledChanges, deletedAt, updatedAt, viewerCan } =
    article;
  const changesLabel = scheduledChanges?.failure ? 'Changes not published' : 'Changes go live';
  return (
    <DetailPanel title={title} facts={getStatus(article)}>
      <PanelActions about={title}>
        {viewerCan.update && (
          <ButtonLink to={paths.adminArticle(id)} size="small" variant="primary">
            Edit article
          </ButtonLink>
        )}
        {status === 'PUBLISHED' && !deletedAt && (
          <ButtonLink to={paths.article(slug)} size="small">
            Open page
          </ButtonLink>
        )}
      </PanelActions>
      <PanelSection title="Article">
        <FactList
          facts={[
            ['URL name', slug],
            ['Category', category?.name ?? 'None'],
            ['Author', author.name],
            [deletedAt ? 'Deleted' : 'Publish date', <Since key="since" article={article} />],
            ['Changed', <Moment key="changed" at={updatedAt} />],
            ...(draft ? [['Draft saved', <Moment key="draft" at={draft.savedAt} />] as const] : []),
            ...(scheduledChanges
              ? [[changesLabel, <Moment key="changes" at={scheduledChanges.publishAt} />] as const]
              : []),
          ]}
        />
      </PanelSection>
    </DetailPanel>
  );
}

function Title({ article: { id, title, slug, viewerCan, hit } }: { article: ListedArticle }) {
  return (
    <>
      {viewerCan.update ? (
        <Link to={paths.adminArticle(id)} dir="auto">
          <b>{hit ? <Highlight parts={hit.titleParts} /> : title}</b>
        </Link>
      ) : (
        <b dir="auto">{title}</b>
      )}
      <span>{slug}</span>
      {hit && (
        <span className={styles.passage}>
          <Highlight parts={hit.excerptParts} />
        </span>
      )}
    </>
  );
}

function Since({ article: { status, publishedAt, unpublishAt, deletedAt } }: { article: ListedArticle }) {
  if (deletedAt) return <Moment at={deletedAt} />;
  if (!publishedAt || status === 'DRAFT') return <span className={adminStyles.none}>No date</span>;
  return (
    <>
      <Moment at={publishedAt} />
      {unpublishAt && (
        <span className={styles.waiting}>
          until <Moment at={unpublishAt} />
        </span>
      )}
    </>
  );
}
