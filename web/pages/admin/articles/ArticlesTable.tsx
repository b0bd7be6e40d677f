import { Link } from 'react-router-dom';
import { Highlight } from '#web/ui/Highlight.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { paths } from '#web/paths.ts';
import adminStyles from '../shared/Admin.module.css';
import type { AdminTableProps } from '#web/list/AdminTable.tsx';
import type { Column } from '#web/list/columns.ts';
import { ageColumn, textColumn } from '#web/list/kinds.tsx';
import { ListTable } from '#web/list/ListTable.tsx';
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
    renderCell: Title,
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
  textColumn('Author', ({ author }) => author.name, { isHiddenWhenNarrow: true, isHiddenWhenPanelOpen: true }),
];

const changedColumn = ageColumn<ListedArticle>('Changed', ({ updatedAt }) => updatedAt, { className: adminStyles.age });

const createDateColumn = (label: string): Column<ListedArticle> => ({
  label,
  getSortValue: ({ deletedAt, publishedAt }) => deletedAt ?? publishedAt,
  renderCell: Since,
});

const liveColumns = [...columns, createDateColumn('Publish date'), changedColumn];
const trashColumns = [...columns, createDateColumn('Deleted'), changedColumn];

/** All matching articles. */
export const ArticlesTable = ({ articles, trash, ...rest }: ArticlesTableProps) => (
  <ListTable
    {...rest}
    columns={trash ? trashColumns : liveColumns}
    rows={articles}
    getName={({ title }) => title}
    actions={[
      {
        label: 'Edit article',
        place: 'panel',
        isPrimary: true,
        isFor: ({ viewerCan }) => viewerCan.update,
        to: ({ id }) => paths.adminArticle(id),
      },
      {
        label: 'Open page',
        place: 'panel',
        isFor: ({ status, deletedAt }) => status === 'PUBLISHED' && !deletedAt,
        to: ({ slug }) => paths.article(slug),
      },
    ]}
    panel={{ renderFacts: getStatus, getSections }}
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

/** What the list says of an article. */
const getSections = (article: ListedArticle) => ({
  Article: {
    'URL name': article.slug,
    Category: article.category?.name ?? 'None',
    Author: article.author.name,
    [article.deletedAt ? 'Deleted' : 'Publish date']: <Since {...article} />,
    Changed: <Moment at={article.updatedAt} />,
    'Draft saved': article.draft && <Moment at={article.draft.savedAt} />,
    [article.scheduledChanges?.failure ? 'Changes not published' : 'Changes go live']: article.scheduledChanges && (
      <Moment at={article.scheduledChanges.publishAt} />
    ),
  },
});

function Title({ id, title, slug, viewerCan, hit }: ListedArticle) {
  return (
    <>
      {viewerCan.update ? (
        <Link to={paths.adminArticle(id)} dir="auto">
          <b>{hit ? <Highlight parts={hit.titleParts} /> : title}</b>
        </Link>
      ) : (
        <b dir="auto">{title}</b>
      )}{' '}
      <span>{slug}</span>{' '}
      {hit && (
        <span className={styles.passage}>
          <Highlight parts={hit.excerptParts} />
        </span>
      )}
    </>
  );
}

function Since({ status, publishedAt, unpublishAt, deletedAt }: ListedArticle) {
  if (deletedAt) return <Moment at={deletedAt} />;
  if (!publishedAt || status === 'DRAFT') return <span className={adminStyles.none}>No date</span>;
  return (
    <>
      <Moment at={publishedAt} />{' '}
      {unpublishAt && (
        <span className={styles.waiting}>
          until <Moment at={unpublishAt} />
        </span>
      )}
    </>
  );
}
