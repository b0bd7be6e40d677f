import { Suspense, useState } from 'react';
import {
  AdminCategoriesDocument,
  useAdminCategoriesQuery,
  type AdminCategoryFragment,
} from '../../../../graphql/generated/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { lazyComponent } from '../../../runtime/lazyComponent.tsx';
import { paths } from '../../../paths.ts';
import { AdminHead } from '../../../list/AdminHead.tsx';
import adminStyles from '../shared/Admin.module.css';
import { TableSkeleton } from '../../../list/TableSkeleton.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { formatCount } from '../../../runtime/formatCount.ts';
import { CategoriesTable } from './CategoriesTable.tsx';
import { useCategories } from './useCategories.ts';
import { noVariables, pageQuery } from '../../../runtime/pageQueries.ts';
import { usePageData } from '../../../runtime/usePageData.ts';

// Loaded on demand: reading the list needs no form.
const CategoryDialog = lazyComponent(() => import('./CategoryDialog.tsx').then((module) => module.CategoryDialog));
const DeleteCategoryDialog = lazyComponent(() =>
  import('./DeleteCategoryDialog.tsx').then((module) => module.DeleteCategoryDialog),
);

type OpenDialog =
  | { kind: 'edit'; category: AdminCategoryFragment | null }
  | { kind: 'delete'; category: AdminCategoryFragment };

const adminCategoriesQuery = pageQuery(AdminCategoriesDocument, useAdminCategoriesQuery, noVariables);

export const queries = [adminCategoriesQuery];

/** Article categories in the order that visitors see. */
export function CategoriesPage() {
  const query = usePageData(adminCategoriesQuery, { fetchPolicy: 'cache-and-network' });
  const { data } = query;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { save, remove, move } = useCategories();
  const categories = data?.categories.nodes ?? [];
  const close = () => setDialog(null);
  return (
    <>
      <AdminHead
        title="Categories"
        description="Categories of articles, in the order that visitors see."
        path={paths.adminCategories}
        count={data && formatCount(categories.length, 'category', 'categories')}
        action={
          <Button size="small" variant="primary" onClick={() => setDialog({ kind: 'edit', category: null })}>
            New category
          </Button>
        }
      />
      <div className={adminStyles.page}>
        <QueryResult query={query} skeleton={<TableSkeleton />}>
          {() =>
            categories.length > 0 ? (
              <CategoriesTable
                categories={categories}
                onMove={(from, to) => void move(categories, from, to)}
                onEdit={(category) => setDialog({ kind: 'edit', category })}
                onDelete={(category) => setDialog({ kind: 'delete', category })}
              />
            ) : (
              <Empty title="No categories yet.">Articles have no category until you create one.</Empty>
            )
          }
        </QueryResult>
      </div>
      {dialog && (
        <Suspense fallback={null}>
          {dialog.kind === 'edit' ? (
            <CategoryDialog category={dialog.category} onSave={save} onClose={close} />
          ) : (
            <DeleteCategoryDialog
              category={dialog.category}
              others={categories.filter(({ id }) => id !== dialog.category.id)}
              onDelete={remove}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </>
  );
}
