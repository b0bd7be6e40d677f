import { paths } from '../../../paths.ts';
import { ListTools, toStatusTabs } from '../../../portal/ListTools.tsx';
import { articlesFilter, type ArticlesFilterValues, filterLabels, statuses } from './articleLabels.ts';

interface ArticlesFilterProps {
  values: ArticlesFilterValues;
  categories: readonly { slug: string; name: string }[];
  /** Number of search results per category; null without a search. */
  counts?: readonly { category: { slug: string }; count: number }[] | null;
}

/** The filter of the list of articles: status, category and search text. */
export function ArticlesFilter({ values, categories, counts = null }: ArticlesFilterProps) {
  const countIn = (slug: string) =>
    counts ? ` (${counts.find(({ category }) => category.slug === slug)?.count ?? 0})` : '';
  return (
    <ListTools
      tabs={toStatusTabs(
        paths.adminArticles,
        articlesFilter,
        values,
        statuses.map((status) => [status, filterLabels[status]] as const),
      )}
      search={{
        path: paths.adminArticles,
        filter: articlesFilter,
        values,
        label: 'Search title, summary and text',
        fields: {
          names: ['category'],
          children: (
            // The key selects the category again when the categories have loaded.
            <select key={categories.length} name="category" aria-label="Category" defaultValue={values.category}>
              <option value="">All categories</option>
              {categories.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                  {countIn(slug)}
                </option>
              ))}
            </select>
          ),
        },
      }}
    />
  );
}
