import { EditArticleDocument, useEditArticleQuery } from '#graphql/generated/admin.ts';
import { paths } from '#web/paths.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { EditPage, toId } from './EditPage.tsx';
import { articleList } from './PublishingBar.tsx';

const query = pageQuery(EditArticleDocument, useEditArticleQuery, toId);

export const queries = [query];

/** The editor page for new and existing articles. */
export const EditArticlePage = () => (
  <EditPage
    query={query}
    getText={({ node }) => (node && 'title' in node ? node : null)}
    noun="article"
    description="Write an article, preview it, then save, publish or schedule it."
    list={articleList}
    newPath={paths.adminArticleNew}
    getPath={paths.adminArticle}
    missing={{ action: 'Show all articles', reason: 'It may have been deleted.' }}
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
