import { Suspense, useState } from 'react';
import { usePageQuery } from '../../../runtime/usePageQuery.ts';
import { choice, defineUrlFilter } from '../../../runtime/urlFilter.ts';
import {
  AdminQuestionsDocument,
  useAdminQuestionsQuery,
  type AdminQuestionFragment,
  type QuestionStatus,
} from '../../../../graphql/generated/admin.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { appendPage } from '../../../ui/LoadMore.tsx';
import { lazyComponent } from '../../../runtime/lazyComponent.tsx';
import { paths } from '../../../paths.ts';
import adminStyles from '../shared/Admin.module.css';
import { TableSkeleton } from '../../../list/TableSkeleton.tsx';
import { ListTools, toStatusTabs } from '../../../portal/ListTools.tsx';
import { AdminHead } from '../../../list/AdminHead.tsx';
import { formatListed } from '../../../runtime/formatCount.ts';
import { QuestionsTable } from './QuestionsTable.tsx';
import { useQuestions } from './useQuestions.ts';
import { pageQuery } from '../../../runtime/pageQueries.ts';
import { usePageData } from '../../../runtime/usePageData.ts';

// Loaded on demand: reading the list needs no form.
const AnswerDialog = lazyComponent(() => import('./AnswerDialog.tsx').then((module) => module.AnswerDialog));
const PublishDialog = lazyComponent(() => import('./PublishDialog.tsx').then((module) => module.PublishDialog));

const PAGE = 25;
const filters = [
  ['OPEN', 'Open'],
  ['ANSWERED', 'Answered'],
  ['PUBLISHED', 'Published'],
  ['ALL', 'All'],
] as const;

/** The filter of the list, in the URL. */
const filter = defineUrlFilter({
  status: choice(filters, 'OPEN'),
});

type OpenDialog = { kind: 'answer' | 'publish'; question: AdminQuestionFragment };

function toVariables(params: URLSearchParams) {
  const { status: statusFilter } = filter.read(params);
  const status: QuestionStatus | null = statusFilter === 'ALL' ? null : statusFilter;
  return { first: PAGE, after: params.get('after'), filter: { status } };
}

const adminQuestionsQuery = pageQuery(AdminQuestionsDocument, useAdminQuestionsQuery, ({ search }) =>
  toVariables(search),
);

export const queries = [adminQuestionsQuery];

/** Investors' questions, with private answers or published anonymously to others. The URL holds the filter. */
export function QuestionsPage() {
  const params = usePageQuery();
  const { status: statusFilter } = filter.read(params);
  const query = usePageData(adminQuestionsQuery, { fetchPolicy: 'cache-and-network' });
  const list = (query.data ?? query.previousData)?.questions;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { answer, publish, unpublish } = useQuestions();
  const close = () => setDialog(null);
  return (
    <>
      <AdminHead
        title="Questions"
        description="Questions of investors about documents. Only the person who asked sees your answer, until you publish it without a name."
        path={paths.investorAdminQuestions}
        count={list && formatListed(list.edges.length, 'question', list.pageInfo)}
      />
      <div className={adminStyles.page}>
        <ListTools tabs={toStatusTabs(paths.investorAdminQuestions, filter, { status: statusFilter }, filters)} />
        <QueryResult query={query} keepsFormer skeleton={<TableSkeleton />}>
          {({ questions: { edges, pageInfo } }) =>
            edges.length > 0 ? (
              <QuestionsTable
                questions={edges.map(({ node }) => node)}
                isBusy={query.loading}
                onAnswer={(question) => setDialog({ kind: 'answer', question })}
                onPublish={(question) => setDialog({ kind: 'publish', question })}
                onUnpublish={(question) => void unpublish(question)}
                more={{
                  page: pageInfo,
                  label: 'questions',
                  onMore: (after) => query.fetchMore({ variables: { after }, updateQuery: appendPage('questions') }),
                }}
              />
            ) : (
              <Empty
                title={statusFilter === 'OPEN' ? 'No questions are waiting.' : 'No questions match this filter.'}
                to={`${paths.investorAdminQuestions}?status=ALL`}
                action="Show all questions"
              >
                Investors ask questions on the page of a document.
              </Empty>
            )
          }
        </QueryResult>
      </div>
      {dialog && (
        <Suspense fallback={null}>
          {dialog.kind === 'answer' ? (
            <AnswerDialog question={dialog.question} onSave={answer} onClose={close} />
          ) : (
            <PublishDialog question={dialog.question} onSave={publish} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
