import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import {
  DocumentQuestionsDocument,
  type DocumentQuestionsQuery,
  useDocumentQuestionsQuery,
} from '#graphql/generated/portal.ts';
import { namePage, type PageLabels } from '#graphql/page-name.ts';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { appendPage, LoadMore } from '#web/ui/LoadMore.tsx';
import { AskForm, type QuestionRequest } from './AskForm.tsx';
import styles from './Questions.module.css';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { Day } from '#web/ui/Moment.tsx';

const AT_ONCE = 20;

type QuestionsSectionProps = {
  documentId: string;
  /** The current version, which is open. */
  version: number;
  pageCount: number | null;
  labels?: PageLabels;
  request?: QuestionRequest | null;
  /** The page in view. */
  current?: number | null;
  /** Shows a page of the open document. Without it, the link loads the document at that page. */
  onGo?: ((page: number) => void) | null;
};
type InvestorQuestion = DocumentQuestionsQuery['questions']['edges'][number]['node'];

export const questionsQuery = pageQuery(
  DocumentQuestionsDocument,
  useDocumentQuestionsQuery,
  ({ params: { id = '' } }) => ({
    documentId: id,
    first: AT_ONCE,
  }),
);

/** The reader's questions about a document, published answers, and a form to ask. */
export function QuestionsSection({
  documentId,
  version,
  pageCount,
  labels = null,
  request = null,
  current = null,
  onGo = null,
}: QuestionsSectionProps) {
  const query = usePageData(questionsQuery, { fetchPolicy: 'cache-and-network' });
  return (
    <PortalSection
      title="Questions"
      note="Only administrators read your questions. They can publish a question without your name."
    >
      <div id="questions">
        <QueryResult query={query}>
          {({ questions: { edges, pageInfo } }) => (
            <>
              {edges.length > 0 && (
                <ol className={styles.questions}>
                  {edges.map(({ node }) => (
                    <QuestionItem key={node.id} question={node} version={version} onGo={onGo} />
                  ))}
                </ol>
              )}
              <LoadMore
                page={pageInfo}
                label="questions"
                onMore={(after) => query.fetchMore({ variables: { after }, updateQuery: appendPage('questions') })}
              />
            </>
          )}
        </QueryResult>
        <AskForm
          documentId={documentId}
          version={version}
          pageCount={pageCount}
          labels={labels}
          request={request}
          current={current}
          onSuccess={() => void query.refetch().catch(() => undefined)}
        />
      </div>
    </PortalSection>
  );
}

function QuestionItem({
  question: { page, pageLabel, documentVersion, body, askedAt, answer, answeredAt, isOwn },
  version,
  onGo,
}: {
  question: InvestorQuestion;
  version: number;
  onGo: ((page: number) => void) | null;
}) {
  const go = (event: MouseEvent) => {
    if (!onGo || page === null) return;
    event.preventDefault();
    onGo(page);
  };
  return (
    <li>
      <p className="label">
        {isOwn ? 'You asked' : 'Asked'}, <Day at={askedAt} />
        {page !== null && (
          <>
            , on{' '}
            {documentVersion === version ? (
              <Link to={`?page=${page}`} preventScrollReset onClick={go}>
                page {namePage(page, pageLabel)}
              </Link>
            ) : (
              `page ${namePage(page, pageLabel)}`
            )}
          </>
        )}
        , about version {documentVersion}
      </p>
      <p className={styles.question}>{body}</p>
      {answer ? (
        <>
          <p className="label">
            Answered
            {answeredAt && (
              <>
                , <Day at={answeredAt} />
              </>
            )}
          </p>
          <p className={styles.answer}>{answer}</p>
        </>
      ) : (
        <p className="label">Not answered yet. We email you the answer.</p>
      )}
    </li>
  );
}
