import { OwnQuestionsDocument, type OwnQuestionsQuery, useOwnQuestionsQuery } from '#graphql/generated/portal.ts';
import { namePage } from '#graphql/page-name.ts';
import { paths } from '#web/paths.ts';
import { formatListed } from '#web/runtime/formatCount.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { appendPage, LoadMore } from '#web/ui/LoadMore.tsx';
import { PortalPageHead } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import styles from './QuestionsPage.module.css';
import { Day } from '#web/ui/Moment.tsx';

const PAGE = 20;

const ownQuestionsQuery = pageQuery(OwnQuestionsDocument, useOwnQuestionsQuery, ({ search }) => ({
  first: PAGE,
  after: search.get('after'),
}));

export const queries = [ownQuestionsQuery];

type ListedQuestion = OwnQuestionsQuery['questions']['edges'][number]['node'];

/** The reader's questions about documents with their state, and the questions that were published to the reader. */
export function QuestionsPage() {
  const query = usePageData(ownQuestionsQuery, { fetchPolicy: 'cache-and-network' });
  const { data } = query;
  return (
    <>
      <PortalPageHead
        title="Questions"
        description="Your questions about documents, and their answers."
        path={paths.investorQuestions}
        count={data && formatListed(data.questions.edges.length, 'question', data.questions.pageInfo)}
        help="To ask a person, open a document: your question goes to administrators only. They can publish a question without your name."
        action={
          <ButtonLink to={paths.investorAsk} size="small" variant="primary">
            Ask your documents
          </ButtonLink>
        }
      />
      <QueryResult query={query} keepsFormer>
        {({ questions: { edges, pageInfo } }) =>
          edges.length > 0 ? (
            <>
              <ul className={styles.list}>
                {edges.map(({ node }) => (
                  <QuestionItem key={node.id} question={node} />
                ))}
              </ul>
              <LoadMore
                page={pageInfo}
                label="questions"
                onMore={(after) => query.fetchMore({ variables: { after }, updateQuery: appendPage('questions') })}
              />
            </>
          ) : (
            <Empty title="No questions yet." to={paths.investorDocuments} action="Open documents">
              Open a document and ask about a page. Your question and its answer appear here.
            </Empty>
          )
        }
      </QueryResult>
    </>
  );
}

/** A question in one line, which opens to its full text and its answer. */
function QuestionItem({ question }: { question: ListedQuestion }) {
  const { body, answer, answeredAt, askedAt, document, documentVersion, isOwn, page, pageLabel } = question;
  // Pages of a former version are not those of the current one, which the link opens.
  const isCurrent = document?.version === documentVersion;
  return (
    <li>
      <details>
        <summary>
          <span className={styles.body} dir="auto">
            {body}
          </span>{' '}
          <span className="label">{isOwn ? 'Your question' : 'Published to you'}</span>{' '}
          <span className={styles.state} data-open={answer === null || undefined}>
            {answer === null ? 'Open' : 'Answered'}
          </span>{' '}
          <span className="label">
            <Day at={answeredAt ?? askedAt} />
          </span>
        </summary>
        <div className={styles.whole}>
          <p dir="auto">{body}</p>
          {document && (
            <p>
              <InlineLink
                to={`${paths.investorDocument(document.id)}${page && isCurrent ? `?page=${page}#page-${page}` : ''}`}
              >
                {document.title}
                {page !== null && isCurrent && `, page ${namePage(page, pageLabel)}`}
              </InlineLink>
              , asked about {page !== null && !isCurrent && `page ${namePage(page, pageLabel)} of `}version{' '}
              {documentVersion}
              {!isCurrent && `. The current version is ${document.version}.`}
            </p>
          )}
          <p dir="auto">{answer ?? 'Not answered yet. We email you the answer.'}</p>
        </div>
      </details>
    </li>
  );
}
