import { useEffect, useRef } from 'react';
import {
  type AdminAccessFragment,
  type AdminDocumentFragment,
  useDocumentDetailsQuery,
} from '#graphql/generated/admin.ts';
import { AccessEnd } from '#web/ui/Moment.tsx';
import { Age } from '#web/ui/Age.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { paths } from '#web/paths.ts';
import { describeFile, useWayBack } from '#web/portal/documentLabels.ts';
import adminStyles from '../shared/Admin.module.css';
import { WatchButton } from '../shared/WatchButton.tsx';
import { DetailPanel, PanelSection } from '#web/list/DetailPanel.tsx';
import { type OpenDialog, getHolderName, toTarget } from './documentDialogs.ts';
import styles from './DocumentDetails.module.css';
import { FindingsSection } from './FindingsSection.tsx';
import { describeRights } from './rights.ts';
import { RightsCells } from './RightsCells.tsx';
import { formatCount } from '#web/runtime/formatCount.ts';

type DocumentDetailsProps = { document: AdminDocumentFragment; onAsk: (dialog: OpenDialog) => void };

/** A document beside the list: its access rights, who read which pages, and its versions. */
export function DocumentDetails({ document, onAsk }: DocumentDetailsProps) {
  const { id, index, title, summary, pageCount, accessCount, version } = document;
  const query = useDocumentDetailsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data: details, refetch } = query;
  const access = details?.document?.access ?? [];
  const shownVersion = useRef(version);
  useEffect(() => {
    // The readers and the versions are those of the document that the list shows now.
    if (shownVersion.current !== version) void refetch().catch(() => undefined);
    shownVersion.current = version;
  }, [version, refetch]);
  return (
    <DetailPanel
      title={title}
      facts={[index, describeFile(document), pageCount && formatCount(pageCount, 'page')].filter(Boolean).join(' · ')}
    >
      {summary && (
        <p className={styles.summary} dir="auto">
          {summary}
        </p>
      )}
      <div className={styles.buttons}>
        <ButtonLink to={paths.investorDocument(id)} state={useWayBack()} size="small">
          Open document
        </ButtonLink>{' '}
        <Button size="small" onClick={() => onAsk({ kind: 'versions', document })}>
          Upload version …
        </Button>
      </div>
      <FindingsSection document={document} />
      <PanelSection title={`Shared with · ${accessCount ?? 0}`}>
        <ul className={styles.lines}>
          {access.map((grant) => (
            <li key={(grant.group ?? grant.user)?.id}>
              <span dir="auto">
                <RightsCells rights={grant.rights} label={describeRights(grant.rights).toLowerCase()} />
                {grant.user ? (
                  <InlineLink to={paths.investorPerson(grant.user.id)}>{grant.user.name}</InlineLink>
                ) : (
                  getHolderName(grant)
                )}
              </span>{' '}
              <GrantSource grant={grant} />
            </li>
          ))}
          {details && (accessCount ?? 0) > access.length && (
            <li className={adminStyles.none}>and {(accessCount ?? 0) - access.length} more</li>
          )}
        </ul>
        <Button size="small" onClick={() => onAsk({ kind: 'rights', target: toTarget(document) })}>
          Change access …
        </Button>
      </PanelSection>
      <QueryResult query={query}>
        {(data) =>
          data.document && (
            <>
              <Readers document={document} readers={data.document.readers ?? []} isWatched={data.document.isWatched} />
              <PanelSection title={`Versions · ${data.document.versions?.nodes.length ?? 0}`}>
                <ul className={styles.lines}>
                  {data.document.versions?.nodes.map(({ number, fileName, createdAt }) => (
                    <li key={number}>
                      <span dir="auto">
                        <b>v{number}</b> {fileName}
                      </span>{' '}
                      <span className={adminStyles.none}>
                        <Age at={createdAt} />
                      </span>
                    </li>
                  ))}
                </ul>
              </PanelSection>
            </>
          )
        }
      </QueryResult>
    </DetailPanel>
  );
}

/** Where a right comes from, its end, and how a person sees the documents. */
const GrantSource = ({ grant: { inheritedFrom, endsAt, user } }: { grant: AdminAccessFragment }) => (
  <span className={adminStyles.none}>
    {inheritedFrom && `from folder ${inheritedFrom.index} `}
    {endsAt && (
      <>
        until <AccessEnd at={endsAt} />{' '}
      </>
    )}
    {user && (
      <InlineLink to={`${paths.investorAdminDocuments}?${new URLSearchParams({ person: user.id })}`}>
        View as<span className="visually-hidden"> {user.name}</span>
      </InlineLink>
    )}
  </span>
);

type Reader = NonNullable<NonNullable<ReturnType<typeof useDocumentDetailsQuery>['data']>['document']>['readers'];

type ReadersProps = { document: AdminDocumentFragment; readers: NonNullable<Reader>; isWatched: boolean };

function Readers({ document, readers, isWatched }: ReadersProps) {
  return (
    <PanelSection title={`Readers · ${readers.length}`}>
      {readers.length === 0 ? (
        <p className={adminStyles.none}>No one has had a page of this version in view yet.</p>
      ) : (
        <ul className={styles.readers}>
          {readers.map(({ person, pages, lastReadAt }) => (
            <li key={person.accountId}>
              <span dir="auto">{person.name ?? 'Deleted account'}</span>
              <ReadPages pages={pages} pageCount={document.pageCount ?? 0} />
              <span className={adminStyles.none}>
                {pages.length} of {document.pageCount} read · <Age at={lastReadAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <WatchButton target={{ documentId: document.id }} isWatched={isWatched} />
      </div>
      <p>
        <InlineLink to={`${paths.investorEngagement}?${new URLSearchParams({ document: document.id })}`}>
          Who read which pages, and for how long
        </InlineLink>
      </p>
      <InlineLink to={`${paths.investorAccessLog}?${new URLSearchParams({ document: document.id })}`}>
        Access log of this document
      </InlineLink>
    </PanelSection>
  );
}

/** A strip of all pages of a document; those that a person had in view are solid. */
function ReadPages({ pages, pageCount }: { pages: readonly number[]; pageCount: number }) {
  return (
    <svg viewBox={`0 0 ${pageCount} 1`} preserveAspectRatio="none" className={styles.strip} aria-hidden="true">
      {toRuns(pages).map(([from, to]) => (
        <rect key={from} x={from - 1} width={to - from + 1} height={1} />
      ))}
    </svg>
  );
}

/** Pages in a row as one range, so that a long document needs few shapes. */
function toRuns(pages: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last?.[1] === page - 1) last[1] = page;
    else runs.push([page, page]);
  }
  return runs;
}
