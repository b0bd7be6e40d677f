import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ReadDocumentDocument, type ReadDocumentQuery, useReadDocumentQuery } from '#graphql/generated/portal.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { PortalPageHead, PortalSection } from '#web/ui/PortalSection.tsx';
import { LoadingMark } from '#web/ui/LoadingMark.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { paths } from '#web/paths.ts';
import { HttpStatus } from '#web/runtime/ServerContext.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import { OwnAccess, ownAccessQuery } from './OwnAccess.tsx';
import { questionsQuery, QuestionsSection } from './QuestionsSection.tsx';
import { Reader } from './Reader.tsx';
import styles from './Reader.module.css';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { Day } from '#web/ui/Moment.tsx';
import { formatFileSize } from '#web/runtime/formatCount.ts';

type Document = NonNullable<ReadDocumentQuery['document']>;

const documentQuery = pageQuery(ReadDocumentDocument, useReadDocumentQuery, ({ params: { id = '' } }) => ({ id }));

export const queries = [documentQuery, questionsQuery, ownAccessQuery];

/** A document: its details, its pages, and the reader's own access log. */
export function DocumentPage() {
  const { id = '' } = useParams();
  const query = usePageData(documentQuery, { fetchPolicy: 'cache-and-network' });
  const document = query.data?.document;
  const title = document?.title ?? (query.data ? 'Document not found' : 'Document');
  return (
    <>
      <PageHead
        title={title}
        description="A document in the investor portal, page by page."
        path={paths.investorDocument(id)}
        hidden
      />
      <QueryResult
        query={query}
        skeleton={
          <>
            <PortalPageHead title={title} />
            <LoadingMark />
          </>
        }
      >
        {({ document, nda, viewer }) =>
          document ? (
            <Details
              key={document.id}
              document={document}
              readerId={viewer?.accountId ?? ''}
              owes={nda?.isSignatureRequired ?? false}
            />
          ) : (
            <>
              <PortalPageHead title={title} />
              <div className={styles.missing}>
                <HttpStatus code={404} />
                <Empty
                  title="This document does not exist, or it is not shared with you."
                  to={paths.investor}
                  action="Back to the overview"
                >
                  It may no longer be shared with you, or the URL is incomplete.
                </Empty>
              </div>
            </>
          )
        }
      </QueryResult>
    </>
  );
}

function Details({ document, readerId, owes }: { document: Document; readerId: string; owes: boolean }) {
  const { id, title, summary, viewerCan, pageCount, pageShapes } = document;
  const canRead = viewerCan.view;
  if (pageShapes !== null && !(owes && canRead))
    return (
      <Reader
        document={{ ...document, pageShapes }}
        readerId={readerId}
        details={
          <>
            <About document={document} owes={owes} hasSummary />
            {canRead && <OwnAccess />}
          </>
        }
      />
    );
  return (
    <>
      <PortalPageHead title={title}>{summary}</PortalPageHead>
      <PortalSection title="Reading">
        {owes && canRead ? (
          <Empty
            title="Sign the confidentiality agreement first."
            to={paths.investorNdaBefore(paths.investorDocument(id))}
            action="Read and sign"
          >
            You need to sign this agreement before you open documents.
          </Empty>
        ) : (
          <p className={styles.note}>{pageCount !== null && !canRead ? ONLY_SEEN : NO_PAGES}</p>
        )}
      </PortalSection>
      <About document={document} owes={owes} />
      <QuestionsSection documentId={id} version={document.version} pageCount={pageCount} />
      {canRead && <OwnAccess />}
    </>
  );
}

const ONLY_SEEN = 'You can see that this document exists, but you cannot read it. Ask your contact for access.';
const NO_PAGES =
  'Download only. Pages of Office and text files cannot be shown here or watermarked. People who can download this file receive the original; each download is logged.';

const describeDownload = ({ pageCount, mediaType }: Document): string => {
  if (pageCount === null) return 'The original file, without a watermark.';
  if (mediaType.startsWith('image/')) return 'The picture as a PDF, with a watermark of your name and a code.';
  return 'A watermark with your name and a code on every page.';
};

type AboutProps = { document: Document; owes: boolean; hasSummary?: boolean };

function About({ document, owes, hasSummary = false }: AboutProps) {
  const { id, title, index, version, updatedAt, pageCount, byteSize, viewerCan, onBehalfOf } = document;
  // The version read before this page opened, because opening it marks the newest version as read.
  const [{ readVersion, news }] = useState(document);
  const facts = [
    ['Number', index] as const,
    [
      'Version',
      <span key="version">
        {version}, <Day at={updatedAt} />
      </span>,
    ] as const,
    ...(pageCount === null ? [] : [['Pages', String(pageCount)] as const]),
    ['Size', formatFileSize(byteSize)] as const,
  ];
  return (
    <PortalSection title="Details">
      {hasSummary && document.summary && <p className={styles.summary}>{document.summary}</p>}
      {news !== null && readVersion !== null && readVersion < version && (
        <p className={styles.changed} role="note">
          Changed since you read it: you had version {readVersion}, this is version {version}.
        </p>
      )}
      {onBehalfOf !== null && (
        <p className={styles.changed} role="note">
          {viewerCan.view ? 'You read this' : 'Listed only'} for <b>{onBehalfOf.name}</b>. Each page and the access log
          show both names, and the other person sees your entries in the log.
        </p>
      )}
      <FactList label="Details" facts={facts} />
      {viewerCan.download && !owes && (
        <p className={styles.download}>
          <DownloadLink id={id} title={title} /> <span>{describeDownload(document)}</span>
        </p>
      )}
    </PortalSection>
  );
}
