import { EditArticleDocument, useEditArticleQuery } from '#graphql/generated/admin.ts';
import { paths } from '#web/paths.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { articleKind, getArticle } from './editing.ts';
import { EditPage, toId } from './EditPage.tsx';

const query = pageQuery(EditArticleDocument, useEditArticleQuery, toId);

export const queries = [query];

/** The editor page for new and existing articles. */
export const EditArticlePage = () => (
  <EditPage
    query={query}
    getText={getArticle}
    kind={articleKind}
    description="Write an article, preview it, then save, publish or schedule it."
    newPath={paths.adminArticleNew}
    getPath={paths.adminArticle}
    renderEditor={(article, { categories, articleAuthors }, onCreate, key) => (
      <ArticleEditor
        key={key}
        article={article}
        categories={categories.nodes}
        authors={articleAuthors}
        onCreate={onCreate}
      />
    )}
  />
);
