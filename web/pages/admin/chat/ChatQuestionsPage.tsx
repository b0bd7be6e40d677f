import { usePageQuery } from '../../../runtime/usePageQuery.ts';
import {
  ChatQuestionsDocument,
  useChatQuestionsQuery,
  type ChatQuestionIssue,
  useCreateArticleFromQuestionMutation,
  useDeleteChatQuestionMutation,
} from '../../../../graphql/generated/admin.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { appendPage } from '../../../ui/LoadMore.tsx';
import { paths } from '../../../paths.ts';
import adminStyles from '../shared/Admin.module.css';
import { TableSkeleton } from '../../../list/TableSkeleton.tsx';
import { ListTools } from '../../../portal/ListTools.tsx';
import { AdminHead } from '../../../list/AdminHead.tsx';
import { formatCount, formatListed } from '../../../runtime/formatCount.ts';
import styles from './ChatQuestionsPage.module.css';
import { ChatQuestionsTable, type ChatQuestionRow } from './ChatQuestionsTable.tsx';
import { useNavigate } from 'react-router-dom';
import { text } from '../../../../graphql/limits.ts';
import { useActionToast } from '../../../ui/useActionToast.ts';
import { pageQuery } from '../../../runtime/pageQueries.ts';
import { usePageData } from '../../../runtime/usePageData.ts';

const PAGE = 25;
const FILTERS: readonly (readonly [issue: ChatQuestionIssue | null, status: string, label: string])[] = [
  [null, 'all', 'All'],
  ['UNANSWERED', 'unanswered', 'Unanswered'],
  ['NOT_HELPFUL', 'not-helpful', 'Not helpful'],
];

const findFilter = (params: URLSearchParams) =>
  FILTERS.find(([, status]) => status === params.get('status')) ?? FILTERS[0]!;

function toVariables(params: URLSearchParams) {
  const [issue] = findFilter(params);
  return { first: PAGE, after: params.get('after'), filter: { issue } };
}

const chatQuestionsQuery = pageQuery(ChatQuestionsDocument, useChatQuestionsQuery, ({ search }) => toVariables(search));

export const queries = [chatQuestionsQuery];

/** Questions that the chat does not answer well, for authors of articles. */
export function ChatQuestionsPage() {
  const params = usePageQuery();
  const [, filter] = findFilter(params);
  const questions = usePageData(chatQuestionsQuery, { fetchPolicy: 'cache-and-network' });
  const list = (questions.data ?? questions.previousData)?.chatQuestions;
  const { createDraft, remove } = useChatQuestions();
  return (
    <>
      <AdminHead
        title="Chat questions"
        description="Questions that this site did not answer, or answered badly. Only questions that people agreed to keep appear here; administrators also see those that were asked with an account."
        path={paths.investorAdminChat}
        count={list && formatListed(list.edges.length, 'question', list.pageInfo)}
      />
      <div className={adminStyles.page}>
        <ListTools
          tabsLabel="Issue"
          tabs={FILTERS.map(([, status, label]) => ({
            to: `${paths.investorAdminChat}?status=${status}`,
            label,
            isOpen: status === filter,
          }))}
        />
        <QueryResult query={questions} keepsFormer skeleton={<TableSkeleton />}>
          {({ chatQuestions: { edges, pageInfo }, chatModelUsage: usage }) => (
            <>
              {edges.length > 0 ? (
                <ChatQuestionsTable
                  questions={edges.map(({ node }) => node)}
                  isBusy={questions.loading}
                  onCreateDraft={createDraft}
                  onDelete={remove}
                  more={{
                    page: pageInfo,
                    label: 'questions',
                    onMore: (after) =>
                      questions.fetchMore({
                        variables: { after },
                        updateQuery: appendPage('chatQuestions'),
                      }),
                  }}
                />
              ) : (
                <Empty title="No questions yet." to={paths.chat} action="Open /chat">
                  Unanswered and badly rated questions appear here if the visitor agreed to keep them.
                </Empty>
              )}
              <p className={styles.note}>
                Language model, last 30 days: {formatCount(usage.answeredCount, 'answer')},{' '}
                {formatCount(usage.failedCount, 'failed call')}, {formatCount(usage.canceledCount, 'canceled call')}.
              </p>
            </>
          )}
        </QueryResult>
      </div>
    </>
  );
}

/** Actions on a chat question. */
function useChatQuestions() {
  const notify = useActionToast();
  const navigate = useNavigate();
  const [createArticle] = useCreateArticleFromQuestionMutation();
  const [deleteChatQuestion] = useDeleteChatQuestionMutation();
  const createDraft = async ({ question, reasons }: ChatQuestionRow) => {
    const body = ['Visitors asked:', ...[question, ...reasons].map((text) => `> ${text}`)].join('\n\n');
    const input = { title: question.slice(0, text.title), body };
    const labels = { done: 'Article draft created', failed: 'Article draft not created' };
    const { result } = await notify(() => createArticle({ variables: { input } }), labels);
    const id = result?.data?.createArticle.article.id;
    if (id) void navigate(paths.adminArticle(id));
  };
  const remove = ({ id }: ChatQuestionRow) => {
    const labels = { done: 'Question deleted', failed: 'Question not deleted' };
    void notify(() => deleteChatQuestion({ variables: { input: { id } }, refetchQueries: ['ChatQuestions'] }), labels);
  };
  return { createDraft: (question: ChatQuestionRow) => void createDraft(question), remove };
}
