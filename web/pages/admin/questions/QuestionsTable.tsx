import type { AdminQuestionFragment } from '../../../../graphql/generated/admin.ts';
import { Age } from '../../../ui/Age.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { paths } from '../../../paths.ts';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import adminStyles from '../shared/Admin.module.css';
import { AdminTable, type AdminTableProps } from '../../../list/AdminTable.tsx';
import { DetailPanel, PanelActions, PanelSection, PanelText } from '../../../list/DetailPanel.tsx';
import type { Column } from '../../../list/columns.ts';
import { describePlace, getPlacePath } from './questionPlace.ts';
import styles from './Questions.module.css';

type QuestionsTableProps = Pick<AdminTableProps<AdminQuestionFragment>, 'caption' | 'isBusy' | 'more'> & {
  questions: readonly AdminQuestionFragment[];
  onAnswer: (question: AdminQuestionFragment) => void;
  onPublish: (question: AdminQuestionFragment) => void;
  onUnpublish: (question: AdminQuestionFragment) => void;
};

const columns: Column<AdminQuestionFragment>[] = [
  {
    label: 'Question',
    isHeader: true,
    className: styles.words,
    renderCell: ({ body, answer }) => (
      <>
        <b dir="auto">{body}</b>
        {answer && <span dir="auto">{answer}</span>}
      </>
    ),
  },
  {
    label: 'About',
    getSortValue: ({ document }) => document?.title ?? null,
    renderCell: (question) => (
      <div>
        <DocumentLink {...question} />, <PageLink question={question} />
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
  { label: 'Asked', getSortValue: ({ askedAt }) => askedAt, renderCell: ({ askedAt }) => <Age at={askedAt} /> },
  { label: 'Status', getSortValue: describeStatus, renderCell: describeStatus },
];

const DocumentLink = ({ document }: Pick<AdminQuestionFragment, 'document'>) =>
  document ? <InlineLink to={paths.investorDocument(document.id)}>{document.title}</InlineLink> : 'A document';

/** Questions with author and document. */
export const QuestionsTable = ({ questions, onAnswer, onPublish, onUnpublish, ...rest }: QuestionsTableProps) => (
  <AdminTable
    {...rest}
    columns={columns}
    rows={questions}
    getName={({ body }) => body}
    renderActions={(question) => <Actions {...{ question, onAnswer, onPublish, onUnpublish }} />}
    renderPanel={(question) => <QuestionPanel {...{ question, onAnswer, onPublish }} />}
  />
);

/** The whole question and its answer beside the list. */
function QuestionPanel({ question, onAnswer, onPublish }: Omit<ActionsProps, 'onUnpublish'>) {
  const { body, answer, publishedBody, asker, askedAt, answeredAt } = question;
  return (
    <DetailPanel title={asker?.name ?? 'Account deleted'} facts={describeStatus(question)}>
      <PanelActions about={body}>
        <Button size="small" variant="primary" onClick={() => onAnswer(question)}>
          Answer …
        </Button>
        <Button size="small" onClick={() => onPublish(question)}>
          Publish …
        </Button>
      </PanelActions>
      <PanelSection title="Question">
        <PanelText>{body}</PanelText>
      </PanelSection>
      {answer && (
        <PanelSection title="Answer">
          <PanelText>{answer}</PanelText>
        </PanelSection>
      )}
      {publishedBody && publishedBody !== body && (
        <PanelSection title="Published question">
          <PanelText>{publishedBody}</PanelText>
        </PanelSection>
      )}
      <PanelSection title="About">
        <FactList
          facts={[
            ['Document', <DocumentLink key="document" {...question} />],
            ['Asked about', <PageLink key="page" question={question} />],
            ['Email', asker?.email ?? 'Account deleted'],
            ['Asked', <Moment key="asked" at={askedAt} />],
            ...(answeredAt ? [['Answered', <Moment key="answered" at={answeredAt} />] as const] : []),
          ]}
        />
      </PanelSection>
    </DetailPanel>
  );
}

function describeStatus({ status, answer, isForEveryone, groups }: AdminQuestionFragment): string {
  if (status === 'OPEN') return answer ? 'Draft of an answer' : 'Open';
  if (status === 'ANSWERED') return 'Answered';
  if (isForEveryone) return 'Published to all';
  return groups?.nodes.length ? `Published to ${groups.nodes.map(({ name }) => name).join(', ')}` : 'Not published';
}

type ActionsProps = Pick<QuestionsTableProps, 'onAnswer' | 'onPublish' | 'onUnpublish'> & {
  question: QuestionsTableProps['questions'][number];
};

const Actions = ({ question, onAnswer, onPublish, onUnpublish }: ActionsProps) => (
  <>
    <Button size="small" data-open="" onClick={() => onAnswer(question)}>
      Answer …<span className="visually-hidden"> {question.body}</span>
    </Button>
    <RowMenu about={question.body}>
      <Button size="small" onClick={() => onPublish(question)}>
        Publish …<span className="visually-hidden"> {question.body}</span>
      </Button>
      <CopyId id={question.id} about={question.body} />
      {question.viewerCan.unpublish && (
        <ConfirmButton
          size="small"
          sure="Unpublish this question? Only the person who asked can then read it."
          about={question.body}
          onConfirm={() => onUnpublish(question)}
        >
          Unpublish
        </ConfirmButton>
      )}
    </RowMenu>
  </>
);

/** The page of the version that a question is about. */
function PageLink({ question }: { question: AdminQuestionFragment }) {
  const path = getPlacePath(question);
  return path ? <InlineLink to={path}>{describePlace(question)}</InlineLink> : describePlace(question);
}
