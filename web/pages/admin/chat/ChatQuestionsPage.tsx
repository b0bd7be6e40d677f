import { useNavigate } from 'react-router-dom';
import {
  ChatQuestionsDocument,
  type ChatQuestionsQuery,
  useChatQuestionsQuery,
  useCreateArticleFromQuestionMutation,
  useDeleteChatQuestionMutation,
} from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import type { Column } from '#web/list/columns.ts';
import { ageColumn, valueColumn } from '#web/list/kinds.tsx';
import { ListPage } from '#web/list/ListPage.tsx';
import { paths } from '#web/paths.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { choice, defineUrlFilter } from '#web/runtime/urlFilter.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { report, useSend } from '#web/ui/useActionToast.ts';
import adminStyles from '../shared/Admin.module.css';
import styles from './ChatQuestionsPage.module.css';

const tabs = { all: 'All', unanswered: 'Unanswered', 'not-helpful': 'Not helpful' };
const issues = { all: null, unanswered: 'UNANSWERED', 'not-helpful': 'NOT_HELPFUL' } as const;

/** The filter of the list, in the URL. */
const filter = defineUrlFilter({ status: choice(['all', 'unanswered', 'not-helpful'], 'all') });

const query = pageQuery(ChatQuestionsDocument, useChatQuestionsQuery, ({ search }) => ({
  first: 25,
  after: search.get('after'),
  filter: { issue: issues[filter.read(search).status] },
}));

export const queries = [query];

type Row = ChatQuestionsQuery['chatQuestions']['edges'][number]['node'];

const columns: Column<Row>[] = [
  {
    label: 'Question',
    isHeader: true,
    className: styles.question,
    renderCell: ({ question, reasons }) => (
      <>
        <b dir="auto">{question}</b>
        {reasons.map((reason, at) => (
          <q key={at} dir="auto">
            {reason}
          </q>
        ))}
      </>
    ),
  },
  valueColumn('Asked', ({ askedCount }) => askedCount, { isNumeric: true }),
  valueColumn('Unanswered', ({ unansweredCount }) => unansweredCount, { isNumeric: true }),
  valueColumn('Not helpful', ({ notHelpfulCount }) => notHelpfulCount, { isNumeric: true }),
  ageColumn('Last asked', ({ lastAskedAt }) => lastAskedAt),
];

/** Questions that the chat does not answer well, for authors of articles. */
export function ChatQuestionsPage() {
  const navigate = useNavigate();
  const create = useSend(useCreateArticleFromQuestionMutation);
  const remove = useSend(useDeleteChatQuestionMutation, { refetchQueries: ['ChatQuestions'] });
  const createDraft = async ({ question, reasons }: Row) => {
    const body = ['Visitors asked:', ...[question, ...reasons].map((text) => `> ${text}`)].join('\n\n');
    const input = { title: question.slice(0, text.title), body };
    const labels = report('Article draft', 'created');
    const id = (await create(input, labels)).result?.data?.createArticle.article.id;
    if (id) void navigate(paths.adminArticle(id));
  };
  return (
    <ListPage
      title="Chat questions"
      description="Questions that this site did not answer, or answered badly. Only questions that people agreed to keep appear here; administrators also see those that were asked with an account."
      path={paths.investorAdminChat}
      query={query}
      field="chatQuestions"
      noun="question"
      tools={{ filter, tabs, tabsLabel: 'Issue' }}
      columns={columns}
      getName={({ question }) => question}
      actions={[
        {
          label: 'Create article draft',
          getAccessibleName: ({ question }) => `Create article draft: ${question}`,
          place: 'row',
          run: createDraft,
        },
        {
          label: 'Delete',
          isDestructive: true,
          sure: 'Delete this question from all conversations? This cannot be undone.',
          run: ({ id }) => remove({ id }, report('Question', 'deleted')),
        },
      ]}
      empty={
        <Empty title="No questions yet." to={paths.chat} action="Open /chat">
          Unanswered and badly rated questions appear here if the visitor agreed to keep them.
        </Empty>
      }
      renderBelow={({ chatModelUsage: usage }) => (
        <p className={adminStyles.note}>
          Language model, last 30 days: {formatCount(usage.answeredCount, 'answer')},{' '}
          {formatCount(usage.failedCount, 'failed call')}, {formatCount(usage.canceledCount, 'canceled call')}.
        </p>
      )}
    />
  );
}
