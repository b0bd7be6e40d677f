import type { DeskCategoryFragment } from '../../../../graphql/generated/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { paths } from '../../../paths.ts';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import desk from '../shared/Admin.module.css';
import { AdminTable } from '../shared/AdminTable.tsx';
import { plural } from '../shared/plural.ts';
import styles from './CategoriesPage.module.css';

type CategoriesTableProps = {
  categories: readonly DeskCategoryFragment[];
  /** Zero-based positions in the list. */
  onMove: (from: number, to: number) => void;
  onEdit: (category: DeskCategoryFragment) => void;
  onDelete: (category: DeskCategoryFragment) => void;
};

const columns = ['Category', 'URL name', 'Description', 'Articles', 'Order'];

/** All categories in order. On phones, each is a card. */
export function CategoriesTable({ categories, onMove, onEdit, onDelete }: CategoriesTableProps) {
  return (
    <AdminTable
      caption={`${plural(categories.length, 'category', 'categories')}, as the Resources page shows them`}
      columns={columns}
    >
      {categories.map((category, place) => (
        <tbody key={category.id} className={desk.request}>
          <tr>
            <th scope="row" className={desk.who}>
              <b>{category.name}</b>
            </th>
            <td data-label="URL name">{category.slug}</td>
            <td data-label="Description">
              <div className={styles.description}>
                {category.description || <span className={desk.none}>No description</span>}
              </div>
            </td>
            <td data-label="Articles">
              <Articles category={category} />
            </td>
            <td data-label="Order">
              <Order name={category.name} place={place} last={categories.length - 1} onMove={onMove} />
            </td>
            <td className={desk.actions}>
              <Actions name={category.name} onEdit={() => onEdit(category)} onDelete={() => onDelete(category)} />
            </td>
          </tr>
        </tbody>
      ))}
    </AdminTable>
  );
}

const Actions = ({ name, onEdit, onDelete }: { name: string; onEdit: () => void; onDelete: () => void }) => (
  <div>
    <Button size="small" onClick={onEdit}>
      Edit …<span className="visually-hidden"> {name}</span>
    </Button>
    <RowMenu about={name}>
      <Button size="small" data-destructive="" onClick={onDelete}>
        Delete …<span className="visually-hidden"> {name}</span>
      </Button>
    </RowMenu>
  </div>
);

function Articles({ category: { slug, articleCount } }: { category: DeskCategoryFragment }) {
  if (articleCount === 0) return <span className={desk.none}>None</span>;
  return <InlineLink to={`${paths.adminArticles}?category=${slug}`}>{plural(articleCount, 'article')}</InlineLink>;
}

type OrderProps = Pick<CategoriesTableProps, 'onMove'> & { name: string; place: number; last: number };

/** Disabled buttons stay focusable, so the focus is not lost when a row reaches the top or bottom. */
function Order({ name, place, last, onMove }: OrderProps) {
  const step = (to: number, arrow: string, words: string) => {
    const isPossible = to >= 0 && to <= last;
    return (
      <Button size="small" aria-disabled={!isPossible} onClick={() => isPossible && onMove(place, to)}>
        <span aria-hidden="true">{arrow}</span>
        <span className="visually-hidden">
          Move {name} {words}
        </span>
      </Button>
    );
  };
  return (
    <div className={styles.order}>
      {step(place - 1, '↑', 'up')}
      {step(place + 1, '↓', 'down')}
    </div>
  );
}
