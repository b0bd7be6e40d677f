import { useParams } from 'react-router-dom';
import { ManualPageDocument, type ManualPageQuery, useManualPageQuery } from '#graphql/generated/admin.ts';
import { paths } from '#web/paths.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { AdminHead } from '#web/list/AdminHead.tsx';
import styles from './ManualPage.module.css';
import { ManualContents } from './ManualContents.tsx';

const INDEX = 'index';

const manualQuery = pageQuery(ManualPageDocument, useManualPageQuery, ({ params: { name = INDEX } }) => ({ name }));

export const queries = [manualQuery];

const getPath = (name: string) => (name === INDEX ? paths.docs : paths.docsPage(name));

/** A page of the manuals: all pages and the sections of this one at the side, and the text. */
export function ManualPage() {
  const { name = INDEX } = useParams();
  const query = usePageData(manualQuery);
  const title = query.data?.manualPage?.title ?? (query.data ? 'Page not found' : 'Manual');
  return (
    <>
      <AdminHead title={title} description="How to install, run and use this site." path={getPath(name)} />
      <QueryResult query={query}>{(data) => <Manual key={name} {...data} />}</QueryResult>
    </>
  );
}

function Manual({ manualPages, manualPage: page }: ManualPageQuery) {
  const contents = (
    <ManualContents
      pages={manualPages.map(({ name, title }) => ({ title, path: getPath(name), isCurrent: name === page?.name }))}
      tree={page?.bodyTree ?? []}
    />
  );
  return (
    <div className={styles.manual}>
      <details className={styles.menu}>
        <summary>Contents</summary>
        <nav aria-label="Contents">{contents}</nav>
      </details>
      <nav aria-label="Contents" className={styles.side}>
        {contents}
      </nav>
      <article className={styles.text}>
        {page ? <RichText tree={page.bodyTree} renderCodeAction={renderCopyButton} /> : <Missing />}
      </article>
    </div>
  );
}

const renderCopyButton = (code: string) => <CopyButton caption={code.split('\n')[0] ?? ''} text={code} />;

const Missing = () => (
  <Empty isMissing title="The manuals have no page with this URL." to={paths.docs} action="Open the first page">
    The URL is incomplete, or another version of the site has this page.
  </Empty>
);
