import type { ChatQuestionsQuery } from '../../../../graphql/generated/admin.ts';
import { Age } from '../../../ui/Age.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import { AdminTable, type AdminTableProps } from '../../../list/AdminTable.tsx';
import type { Column } from '../../../list/columns.ts';
import styles from './ChatQuestionsPage.module.css';

export type ChatQuestionRow = ChatQuestionsQuery['chatQuestions']['edges'][number]['node'];

type ChatQuestionsTableProps = Pick<AdminTableProps<ChatQuestionRow>, 'caption' | 'isBusy' | 'more'> & {
  questions: readonly ChatQuestionRow[];
  onCreateDraft: (question: ChatQuestionRow) => void;
  onDelete: (question: ChatQuestionRow) => void;
};

const createCountColumn = (label: string, getCount: (row: ChatQuestionRow) => number): Column<ChatQuestionRow> => ({
  label,
  isNumeric: true,
  getSortValue: getCount,
  renderCell: getCount,
});

const columns: Column<ChatQuestionRow>[] = [
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
  createCountColumn('Asked', ({ askedCount }) => askedCount),
  createCountColumn('Unanswered', ({ unansweredCount }) => unansweredCount),
  createCountColumn('Not helpful', ({ notHelpfulCount }) => notHelpfulCount),
  {
    label: 'Last asked',
    getSortValue: ({ lastAskedAt }) => lastAskedAt,
    renderCell: ({ lastAskedAt }) => <Age at={lastAskedAt} />,
  },
];

/** The questions and their counts. */
export const ChatQuestionsTable = ({ questions, onCreateDraft, onDelete, ...rest }: ChatQuestionsTableProps) => (
  <AdminTable
    {...rest}
    columns={columns}
    rows={questions}
    getName={({ question }) => question}
    renderActions={(row) => (
      <>
        <Button size="small" aria-label={`Create article draft: ${row.question}`} onClick={() => onCreateDraft(row)}>
          Create article draft
        </Button>
        <RowMenu about={row.question}>
          <CopyId id={row.id} about={row.question} />
          <ConfirmButton
            size="small"
            variant="danger"
            sure="Delete this question from all conversations? This cannot be undone."
            about={row.question}
            onConfirm={() => onDelete(row)}
          >
            Delete
          </ConfirmButton>
        </RowMenu>
      </>
    )}
  />
);
