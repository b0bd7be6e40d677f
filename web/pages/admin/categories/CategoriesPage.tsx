import {
  AdminCategoriesDocument,
  type AdminCategoryFragment as Category,
  useAdminCategoriesQuery,
  useReorderCategoriesMutation,
} from '#graphql/generated/admin.ts';
import type { Column } from '#web/list/columns.ts';
import { nameColumn, valueColumn } from '#web/list/kinds.tsx';
import { ListPage } from '#web/list/ListPage.tsx';
import { paths } from '#web/paths.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { useSend } from '#web/ui/useActionToast.ts';
import adminStyles from '../shared/Admin.module.css';
import styles from './CategoriesPage.module.css';

// Loaded on demand: reading the list needs no form.
const CategoryDialog = lazyComponent(() => import('./CategoryDialog.tsx').then((module) => module.CategoryDialog));
const DeleteCategoryDialog = lazyComponent(() =>
  import('./DeleteCategoryDialog.tsx').then((module) => module.DeleteCategoryDialog),
);

const query = pageQuery(AdminCategoriesDocument, useAdminCategoriesQuery, noVariables);

export const queries = [query];

const Articles = ({ slug, articleCount }: Category) =>
  articleCount === 0 ? (
    <span className={adminStyles.none}>None</span>
  ) : (
    <InlineLink to={`${paths.adminArticles}?category=${slug}`}>{formatCount(articleCount, 'article')}</InlineLink>
  );

const columns: Column<Category>[] = [
  nameColumn('Category', ({ name }) => name),
  valueColumn('URL name', ({ slug }) => slug, { isHiddenWhenPanelOpen: true, isHiddenWhenNarrow: true }),
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
  { label: 'Articles', isNumeric: true, getSortValue: ({ articleCount }) => articleCount, renderCell: Articles },
];

/** Article categories in the order that visitors see. */
export function CategoriesPage() {
  const reorder = useSend(useReorderCategoriesMutation, {
    refetchQueries: ['AdminCategories'],
    awaitRefetchQueries: true,
  });
  const move = ({ name }: Category, from: number, to: number, categories: readonly Category[]) => {
    const expectedIds = categories.map(({ id }) => id);
    const ids = expectedIds.toSpliced(from, 1);
    ids.splice(to, 0, expectedIds[from]!);
    const messages = { done: `${name} is now number ${to + 1}`, failed: 'The order was not changed' };
    return reorder({ ids, expectedIds }, messages);
  };
  return (
    <ListPage
      title="Categories"
      description="Categories of articles, in the order that visitors see."
      path={paths.adminCategories}
      query={query}
      field="categories"
      noun="category"
      nouns="categories"
      sorting=""
      create={{ label: 'New category', opens: CategoryDialog }}
      columns={columns}
      getName={({ name }) => name}
      order={{ onMove: move }}
      actions={[
        { label: 'Edit …', place: 'row', isInPanel: true, opensRow: true, opens: CategoryDialog },
        { label: 'Delete …', isDestructive: true, opens: DeleteCategoryDialog },
      ]}
      panel={{
        renderFacts: ({ slug }) => slug,
        getSections: (category) => ({
          Description: category.description || 'No description',
          Articles: <Articles {...category} />,
        }),
      }}
      empty={<Empty title="No categories yet.">Articles have no category until you create one.</Empty>}
    />
  );
}
