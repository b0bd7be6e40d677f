import {
  type AdminQuestionFragment,
  AdminQuestionsDocument,
  useAdminQuestionsQuery,
  useUnpublishQuestionMutation,
} from '#graphql/generated/admin.ts';
import type { Column } from '#web/list/columns.ts';
import { byStatus } from '#web/list/FilterTools.tsx';
import { ageColumn, valueColumn } from '#web/list/kinds.tsx';
import { ListPage } from '#web/list/ListPage.tsx';
import { paths } from '#web/paths.ts';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { report, useSend } from '#web/ui/useActionToast.ts';
import adminStyles from '../shared/Admin.module.css';
import { describePlace, getPlacePath } from './questionPlace.ts';
import styles from './Questions.module.css';

// Loaded on demand: reading the list needs no form.
const AnswerDialog = lazyComponent(() => import('./AnswerDialog.tsx').then((module) => module.AnswerDialog));
const PublishDialog = lazyComponent(() => import('./PublishDialog.tsx').then((module) => module.PublishDialog));

const { toVariables, ...tools } = byStatus(
  { OPEN: 'Open', ANSWERED: 'Answered', PUBLISHED: 'Published', ALL: 'All' },
  'OPEN',
);
const query = pageQuery(AdminQuestionsDocument, useAdminQuestionsQuery, ({ search }) => {
  const { first, after, filter } = toVariables(search, 25);
  return { first, after, filter: { status: filter.status } };
});

export const queries = [query];

const DocumentLink = ({ document }: Pick<AdminQuestionFragment, 'document'>) =>
  document ? <InlineLink to={paths.investorDocument(document.id)}>{document.title}</InlineLink> : 'A document';

/** The page of the version that a question is about. */
function PageLink(question: AdminQuestionFragment) {
  const path = getPlacePath(question);
  return path ? <InlineLink to={path}>{describePlace(question)}</InlineLink> : describePlace(question);
}

function describeStatus({ status, answer, isForEveryone, groups }: AdminQuestionFragment): string {
  if (status === 'OPEN') return answer ? 'Draft of an answer' : 'Open';
  if (status === 'ANSWERED') return 'Answered';
  if (isForEveryone) return 'Published to all';
  return groups?.nodes.length ? `Published to ${groups.nodes.map(({ name }) => name).join(', ')}` : 'Not published';
}

const columns: Column<AdminQuestionFragment>[] = [
  {
    label: 'Question',
    isHeader: true,
    className: styles.words,
    renderCell: ({ body, answer }) => (
      <>
        <b dir="auto">{body}</b> {answer && <span dir="auto">{answer}</span>}
      </>
    ),
  },
  {
    label: 'About',
    getSortValue: ({ document }) => document?.title ?? null,
    renderCell: (question) => (
      <div>
        <DocumentLink {...question} />, <PageLink {...question} />
      </div>
    ),
  },
  {
    label: 'Who',
    getSortValue: ({ asker }) => asker?.name ?? null,
    renderCell: ({ asker }) =>
      asker ? (
        <span dir="auto">
          {asker.name}
          <span data-detail="">, {asker.email}</span>
        </span>
      ) : (
        <span className={adminStyles.none}>Account deleted</span>
      ),
  },
  ageColumn('Asked', ({ askedAt }) => askedAt),
  valueColumn('Status', describeStatus),
];

/** Investors' questions, with private answers or published anonymously to others. */
export function QuestionsPage() {
  const { status } = tools.filter.read(usePageQuery());
  const unpublish = useSend(useUnpublishQuestionMutation, { refetchQueries: ['AdminQuestions'] });
  return (
    <ListPage
      title="Questions"
      description="Questions of investors about documents. Only the person who asked sees your answer, until you publish it without a name."
      path={paths.investorAdminQuestions}
      query={query}
      field="questions"
      noun="question"
      tools={tools}
      columns={columns}
      getName={({ body }) => body}
      actions={[
        { label: 'Answer …', place: 'row', isInPanel: true, isPrimary: true, opensRow: true, opens: AnswerDialog },
        { label: 'Publish …', isInPanel: true, opens: PublishDialog },
        {
          label: 'Unpublish',
          sure: 'Unpublish this question? Only the person who asked can then read it.',
          isFor: ({ viewerCan }) => viewerCan.unpublish,
          run: ({ id }) => unpublish({ id }, report('Question', 'unpublished')),
        },
      ]}
      panel={{
        getTitle: ({ asker }) => asker?.name ?? 'Account deleted',
        renderFacts: describeStatus,
        getSections: (question) => ({
          Question: question.body,
          Answer: question.answer,
          'Published question': question.publishedBody !== question.body && question.publishedBody,
          About: {
            Document: <DocumentLink {...question} />,
            'Asked about': <PageLink {...question} />,
            Email: question.asker?.email ?? 'Account deleted',
            Asked: <Moment at={question.askedAt} />,
            Answered: question.answeredAt && <Moment at={question.answeredAt} />,
          },
        }),
      }}
      empty={
        <Empty
          title={status === 'OPEN' ? 'No questions are waiting.' : 'No questions match this filter.'}
          to={`${paths.investorAdminQuestions}?status=ALL`}
          action="Show all questions"
        >
          Investors ask questions on the page of a document.
        </Empty>
      }
    />
  );
}
