import { text } from '#graphql/limits.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Empty } from '../ui/Empty.tsx';
import { InlineLink } from '../ui/InlineLink.tsx';
import { PortalPageHead } from '../ui/PortalSection.tsx';
import { Moment } from '../ui/Moment.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { paths } from '../paths.ts';
import type { ArticlesView, Status } from './views.ts';

/** All articles, in a server-rendered list without JavaScript. */
export function LegacyArticlesPage({ articles, search, more, message }: ArticlesView) {
  const next = new URLSearchParams({ ...(search && { search }), ...(more && { after: more }) });
  return (
    <>
      <PageHead
        title="Articles without JavaScript"
        description="Every article, to find and edit without JavaScript, editor or API."
        path={paths.adminArticlesLegacy}
        hidden
      />
      <PortalPageHead title="Articles without JavaScript">
        Every article, to find and edit when the editor and the API do not work.
      </PortalPageHead>
      <div className="plain-desk">
        <ErrorSummary title={message} errors={[]} />
        <form role="search" action={paths.adminArticlesLegacy} method="get" className="plain-search">
          <label htmlFor="search" className="label">
            Search title, summary and text
          </label>
          <span>
            <input id="search" type="search" name="search" defaultValue={search} maxLength={text.searchQuery} />
            <Button type="submit" size="small">
              Search
            </Button>
          </span>
        </form>
        {articles.length > 0 ? (
          <DataTable
            number={1}
            caption={search ? `Articles with “${search}”` : 'Articles, the newest and the unpublished first'}
            columns={['Title', 'Status', 'Category', 'Last changed']}
            rows={articles.map(({ id, title, status, category, updatedAt }) => [
              <InlineLink key={id} to={paths.adminArticleLegacy(id)}>
                {title}
              </InlineLink>,
              statusLabels[status],
              category ?? '–',
              <Moment key="at" at={updatedAt} />,
            ])}
          />
        ) : (
          <Empty title="No articles match." to={paths.adminArticlesLegacy} action="All articles">
            Search matches whole words in title, summary and text.
          </Empty>
        )}
        {more && (
          <ButtonLink to={`${paths.adminArticlesLegacy}?${next}`} reload>
            More articles
          </ButtonLink>
        )}
      </div>
    </>
  );
}

export const statusLabels: Record<Status, string> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  PUBLISHED: 'Published',
};
