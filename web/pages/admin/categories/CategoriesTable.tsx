import type { ReactNode } from 'react';
import type { AdminCategoryFragment } from '../../../../graphql/generated/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { paths } from '../../../paths.ts';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import adminStyles from '../shared/Admin.module.css';
import { AdminTable } from '../../../list/AdminTable.tsx';
import { DetailPanel, PanelActions, PanelSection, PanelText } from '../../../list/DetailPanel.tsx';
import { OrderButtons, OrderMenuButtons } from '../../../list/OrderButtons.tsx';
import type { Column } from '../../../list/columns.ts';
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
  const getPlace = (category: AdminCategoryFragment) => ({
    name: category.name,
    place: categories.indexOf(category),
    last: categories.length - 1,
    onMove,
  });
  const order: Column<AdminCategoryFragment> = {
    label: 'Order',
    renderCell: (category) => <OrderButtons {...getPlace(category)} />,
  };
  return (
    <AdminTable
      columns={[...columns, order]}
      rows={categories}
      getName={({ name }) => name}
      renderActions={(category) => (
        <Actions category={category} onEdit={() => onEdit(category)} onDelete={() => onDelete(category)}>
          <OrderMenuButtons {...getPlace(category)} />
        </Actions>
      )}
      renderPanel={(category) => <CategoryPanel category={category} onEdit={() => onEdit(category)} />}
    />
  );
}

const CategoryPanel = ({ category, onEdit }: Pick<ActionsProps, 'category' | 'onEdit'>) => (
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

type ActionsProps = { category: AdminCategoryFragment; onEdit: () => void; onDelete: () => void; children: ReactNode };

const Actions = ({ category: { id, name }, onEdit, onDelete, children }: ActionsProps) => (
  <>
    <Button size="small" data-open="" onClick={onEdit}>
      Edit …<span className="visually-hidden"> {name}</span>
    </Button>
    <RowMenu about={name}>
      {children}
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
