import type { AdminCategoryFragment } from '../../../../graphql/generated/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { paths } from '../../../paths.ts';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import adminStyles from '../shared/Admin.module.css';
import { AdminTable } from '../shared/table/AdminTable.tsx';
import { DetailPanel, PanelActions, PanelSection, PanelText } from '../shared/table/DetailPanel.tsx';
import type { Column } from '../shared/table/columns.ts';
import { formatCount } from '../../../runtime/formatCount.ts';
import styles from './CategoriesPage.module.css';

type CategoriesTableProps = {
  categories: readonly AdminCategoryFragment[];
  /** Zero-based positions in the list. */
  onMove: (from: number, to: number) => void;
  onEdit: (category: AdminCategoryFragment) => void;
  onDelete: (category: AdminCategoryFragment) => void;
};

const columns: Column<AdminCategoryFragment>[] = [
  {
    label: 'Category',
    isHeader: true,
    getSortValue: ({ name }) => name,
    renderCell: ({ name }) => <b dir="auto">{name}</b>,
  },
  {
    label: 'URL name',
    isHiddenWhenPanelOpen: true,
    isHiddenWhenNarrow: true,
    getSortValue: ({ slug }) => slug,
    renderCell: ({ slug }) => slug,
  },
  {
    label: 'Description',
    isHiddenWhenPanelOpen: true,
    isHiddenWhenNarrow: true,
    renderCell: ({ description }) => (
      <div className={styles.description} dir="auto">
        {description || <span className={adminStyles.none}>No description</span>}
      </div>
    ),
  },
  {
    label: 'Articles',
    isNumeric: true,
    getSortValue: ({ articleCount }) => articleCount,
    renderCell: (category) => <Articles category={category} />,
  },
];

/** All categories in order. */
export function CategoriesTable({ categories, onMove, onEdit, onDelete }: CategoriesTableProps) {
  const order: Column<AdminCategoryFragment> = {
    label: 'Order',
    renderCell: (category) => (
      <Order name={category.name} place={categories.indexOf(category)} last={categories.length - 1} onMove={onMove} />
    ),
  };
  return (
    <AdminTable
      columns={[...columns, order]}
      rows={categories}
      getName={({ name }) => name}
      renderActions={(category) => (
        <Actions category={category} onEdit={() => onEdit(category)} onDelete={() => onDelete(category)} />
      )}
      renderPanel={(category) => <CategoryPanel category={category} onEdit={() => onEdit(category)} />}
    />
  );
}

const CategoryPanel = ({ category, onEdit }: Omit<ActionsProps, 'onDelete'>) => (
  <DetailPanel title={category.name} facts={category.slug}>
    <PanelActions about={category.name}>
      <Button size="small" onClick={onEdit}>
        Edit …
      </Button>
    </PanelActions>
    <PanelSection title="Description">
      <PanelText>{category.description || 'No description'}</PanelText>
    </PanelSection>
    <PanelSection title="Articles">
      <Articles category={category} />
    </PanelSection>
  </DetailPanel>
);

type ActionsProps = { category: AdminCategoryFragment; onEdit: () => void; onDelete: () => void };

const Actions = ({ category: { id, name }, onEdit, onDelete }: ActionsProps) => (
  <>
    <Button size="small" data-open="" onClick={onEdit}>
      Edit …<span className="visually-hidden"> {name}</span>
    </Button>
    <RowMenu about={name}>
      <CopyId id={id} about={name} />
      <Button size="small" data-destructive="" onClick={onDelete}>
        Delete …<span className="visually-hidden"> {name}</span>
      </Button>
    </RowMenu>
  </>
);

function Articles({ category: { slug, articleCount } }: { category: AdminCategoryFragment }) {
  if (articleCount === 0) return <span className={adminStyles.none}>None</span>;
  return <InlineLink to={`${paths.adminArticles}?category=${slug}`}>{formatCount(articleCount, 'article')}</InlineLink>;
}

type OrderProps = Pick<CategoriesTableProps, 'onMove'> & { name: string; place: number; last: number };

/** Disabled buttons stay focusable, so the focus is not lost when a row reaches the top or bottom. */
function Order({ name, place, last, onMove }: OrderProps) {
  const step = (to: number, arrow: string, label: string) => {
    const isPossible = to >= 0 && to <= last;
    return (
      <Button size="small" aria-disabled={!isPossible} onClick={() => isPossible && onMove(place, to)}>
        <span aria-hidden="true">{arrow}</span>
        <span className="visually-hidden">
          Move {name} {label}
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
