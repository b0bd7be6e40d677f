import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import {
  InvestorUpdateDocument,
  useInvestorUpdateQuery,
  type InvestorUpdateQuery,
  useMarkInvestorUpdateReadMutation,
} from '#graphql/generated/portal.ts';
import { ButtonForm } from '#web/forms/ButtonForm.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { PortalPageHead, PortalSection } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { paths } from '#web/paths.ts';
import styles from './Updates.module.css';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { formatCount } from '#web/runtime/formatCount.ts';

type Update = NonNullable<InvestorUpdateQuery['investorUpdate']>;

const investorUpdateQuery = pageQuery(InvestorUpdateDocument, useInvestorUpdateQuery, ({ params: { id = '' } }) => ({
  id,
}));

export const queries = [investorUpdateQuery];

/** One update. It counts as read once a browser shows it, not when its HTML is requested. */
export function UpdatePage() {
  const { id = '' } = useParams();
  const query = usePageData(investorUpdateQuery, { fetchPolicy: 'cache-and-network' });
  useMarkRead(query.data?.investorUpdate);
  const title = query.data?.investorUpdate?.title ?? (query.data ? 'Update not found' : 'Update');
  return (
    <>
      <PortalPageHead title={title} description="An update for investors." path={paths.investorUpdate(id)} />
      <QueryResult query={query}>
        {({ investorUpdate: update }) =>
          update ? (
            <Details update={update} />
          ) : (
            <div className={styles.body}>
              <Empty
                isMissing
                title="This update does not exist, or it is not shared with you."
                to={paths.investorUpdates}
                action="Open all updates"
              >
                It may be for other investors, it may have been withdrawn, or the URL is incomplete.
              </Empty>
            </div>
          )
        }
      </QueryResult>
    </>
  );
}

/** `keepalive` sends the request even if the reader leaves the page at once. If it fails, the update stays unread. */
function useMarkRead(update: InvestorUpdateQuery['investorUpdate'] | undefined) {
  const [markRead] = useMarkInvestorUpdateReadMutation({ context: { fetchOptions: { keepalive: true } } });
  const id = update?.status === 'PUBLISHED' && !update.readAt ? update.id : null;
  useEffect(() => {
    if (id) markRead({ variables: { input: { id } } }).catch(() => undefined);
  }, [id, markRead]);
}

function Details({ update: { id, status, publishedAt, changedAt, readAt, bodyTree, documents } }: { update: Update }) {
  return (
    <>
      <PortalSection
        title={status === 'PUBLISHED' ? 'Published' : 'Not published'}
        note={
          <>
            {publishedAt && <Moment at={publishedAt} />}
            {changedAt && (
              <>
                <br />
                Changed on <Moment at={changedAt} />
              </>
            )}
          </>
        }
      >
        <div className={styles.text}>
          {bodyTree.length > 0 ? <RichText tree={bodyTree} /> : <p>This update has only a title.</p>}
        </div>
      </PortalSection>
      {documents.nodes.length > 0 && <Documents documents={documents.nodes} />}
      <div className={styles.body}>
        {status === 'PUBLISHED' && !readAt && (
          <noscript>
            <ButtonForm action={paths.investorUpdate(id)} className={styles.markRead}>
              <Button type="submit">Mark as read</Button>
            </ButtonForm>
          </noscript>
        )}
        <TextLink to={paths.investorUpdates}>All updates</TextLink>
      </div>
    </>
  );
}

const Documents = ({ documents }: { documents: Update['documents']['nodes'] }) => (
  <PortalSection title="Documents" note="Documents of this update that are shared with you.">
    <ul className={styles.list}>
      {documents.map(({ id, title, pageCount }) => (
        <li key={id}>
          <span className="label">{pageCount ? formatCount(pageCount, 'page') : 'Document'}</span>{' '}
          <span className={styles.title}>
            <InlineLink to={paths.investorDocument(id)}>{title}</InlineLink>
          </span>
        </li>
      ))}
    </ul>
  </PortalSection>
);
