import { Suspense, useState } from 'react';
import {
  AdminCategoriesDocument,
  type AdminCategoryFragment,
  useAdminCategoriesQuery,
} from '../../../../graphql/generated/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { lazyComponent } from '../../../runtime/fetched.tsx';
import { paths } from '../../../paths.ts';
import { AdminHead } from '../shared/AdminHead.tsx';
import adminStyles from '../shared/Admin.module.css';
import styles from './CategoriesPage.module.css';
import { CategoriesTable } from './CategoriesTable.tsx';
import { useCategories } from './useCategories.ts';
import { noVariables, pageQuery } from '../../../runtime/pageQueries.ts';

// Loaded on demand: reading the list needs no form.
const CategoryDialog = lazyComponent(() => import('./CategoryDialog.tsx').then((module) => module.CategoryDialog));
const DeleteCategoryDialog = lazyComponent(() =>
  import('./DeleteCategoryDialog.tsx').then((module) => module.DeleteCategoryDialog),
);

type Asking =
  | { kind: 'edit'; category: AdminCategoryFragment | null }
  | { kind: 'delete'; category: AdminCategoryFragment };

export const queries = [pageQuery(AdminCategoriesDocument, noVariables)];

/** Article categories in the order that visitors see. */
export function CategoriesPage() {
  const query = useAdminCategoriesQuery({ fetchPolicy: 'cache-and-network' });
  const { data } = query;
  const [asking, setAsking] = useState<Asking | null>(null);
  const { save, remove, move } = useCategories();
  const categories = data?.categories.nodes ?? [];
  const close = () => setAsking(null);
  return (
    <>
      <AdminHead
        title="Categories"
        description="Categories of articles, in the order that visitors see."
        path={paths.adminCategories}
      />
      <div className={adminStyles.page}>
        <p className={styles.bar}>
          <Button size="small" variant="primary" onClick={() => setAsking({ kind: 'edit', category: null })}>
            New category
          </Button>
        </p>
        <Loaded query={query}>
          {() =>
            categories.length > 0 ? (
              <CategoriesTable
                categories={categories}
                onMove={(from, to) => void move(categories, from, to)}
                onEdit={(category) => setAsking({ kind: 'edit', category })}
                onDelete={(category) => setAsking({ kind: 'delete', category })}
              />
            ) : (
              <p className={styles.none}>No categories yet. Articles have no category until you create one.</p>
            )
          }
        </Loaded>
      </div>
      {asking && (
        <Suspense fallback={null}>
          {asking.kind === 'edit' ? (
            <CategoryDialog category={asking.category} onSave={save} onClose={close} />
          ) : (
            <DeleteCategoryDialog
              category={asking.category}
              others={categories.filter(({ id }) => id !== asking.category.id)}
              onDelete={remove}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </>
  );
}
