import { Link } from 'react-router-dom';
import { Age } from '../../../ui/Age.tsx';
import { Marked } from '../../../ui/Marked.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { paths } from '../../../paths.ts';
import desk from '../shared/Admin.module.css';
import { AdminTable } from '../shared/AdminTable.tsx';
import styles from './ArticlesPage.module.css';
import { type Listed, statusWords } from './articleWords.ts';

type ArticlesTableProps = {
  articles: readonly Listed[];
  caption: string;
  busy: boolean;
  selected: ReadonlySet<string>;
  onSelect: (ids: string[], selected: boolean) => void;
  /** Shows deleted articles, which cannot be opened. */
  trash: boolean;
};

const columns = ['Title', 'Status', 'Category', 'Author', 'Publish date', 'Changed'];
const trashColumns = ['Title', 'Status', 'Category', 'Author', 'Deleted', 'Changed'];

/** All matching articles. On phones, each is a card. */
export function ArticlesTable({ articles, caption, busy, selected, onSelect, trash }: ArticlesTableProps) {
  const ids = articles.map(({ id }) => id);
  return (
    <AdminTable
      caption={caption}
      columns={trash ? trashColumns : columns}
      busy={busy}
      actions={false}
      pick={
        <Pick
          checked={ids.every((id) => selected.has(id))}
          onPick={(now) => onSelect(ids, now)}
          words="Select all that are shown"
          className={desk.all}
        />
      }
    >
      {articles.map((article) => (
        <ArticleRow
          key={article.id}
          article={article}
          selected={selected.has(article.id)}
          onSelect={(now) => onSelect([article.id], now)}
        />
      ))}
    </AdminTable>
  );
}

type PickProps = { checked: boolean; onPick: (now: boolean) => void; words: string; className: string | undefined };

const Pick = ({ checked, onPick, words, className }: PickProps) => (
  <label>
    <input type="checkbox" checked={checked} onChange={({ target }) => onPick(target.checked)} />
    <span className={className}>{words}</span>
  </label>
);

type ArticleRowProps = { article: Listed; selected: boolean; onSelect: (selected: boolean) => void };

function ArticleRow({ article, selected, onSelect }: ArticleRowProps) {
  const { id, title, slug, status, category, author, updatedAt, deletedAt, draft, viewerCan, hit } = article;
  return (
    <tbody className={desk.request}>
      <tr>
        <td className={desk.pick}>
          <Pick checked={selected} onPick={onSelect} words={`Select ${title}`} className="visually-hidden" />
        </td>
        <th scope="row" className={`${desk.who} ${styles.title}`}>
          {!viewerCan.update ? (
            <b>{title}</b>
          ) : (
            <Link to={paths.adminArticle(id)}>
              <b>{hit ? <Marked parts={hit.titleParts} /> : title}</b>
            </Link>
          )}
          <span>{slug}</span>
          {hit && (
            <span className={styles.passage}>
              <Marked parts={hit.excerptParts} />
            </span>
          )}
        </th>
        <td data-label="Status">
          <span className={`${desk.status} ${styles.status}`} data-status={status}>
            {deletedAt ? 'Trash' : statusWords[status]}
          </span>
          {draft && <span className={styles.waiting}>Unpublished changes</span>}
        </td>
        <td data-label="Category">{category?.name ?? <span className={desk.none}>None</span>}</td>
        <td data-label="Author">{author.name}</td>
        <td data-label={deletedAt ? 'Deleted' : 'Publish date'}>
          <Since article={article} />
        </td>
        <td data-label="Changed" className={desk.age}>
          <Age at={updatedAt} />
        </td>
      </tr>
    </tbody>
  );
}

function Since({ article: { status, publishedAt, unpublishAt, deletedAt } }: { article: Listed }) {
  if (deletedAt) return <Moment at={deletedAt} />;
  if (!publishedAt || status === 'DRAFT') return <span className={desk.none}>No date</span>;
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
