import type { ChatQuestionsQuery } from '../../../../graphql/generated/admin.ts';
import { Age } from '../../../ui/Age.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import desk from '../shared/Admin.module.css';
import { AdminTable } from '../shared/AdminTable.tsx';
import styles from './ChatQuestionsPage.module.css';

export type ChatQuestionRow = ChatQuestionsQuery['chatQuestions']['edges'][number]['node'];

type ChatQuestionsTableProps = {
  questions: readonly ChatQuestionRow[];
  caption: string;
  busy: boolean;
  onCreateDraft: (question: ChatQuestionRow) => void;
  onDelete: (question: ChatQuestionRow) => void;
};

/** The questions and their counts. */
export const ChatQuestionsTable = ({ questions, caption, busy, onCreateDraft, onDelete }: ChatQuestionsTableProps) => (
  <AdminTable caption={caption} columns={['Question', 'Asked', 'Unanswered', 'Not helpful', 'Last asked']} busy={busy}>
    {questions.map((row) => (
      <tbody key={row.id} className={desk.request}>
        <tr>
          <th scope="row" className={styles.question}>
            <b>{row.question}</b>
            {row.reasons.map((reason, at) => (
              <q key={at}>{reason}</q>
            ))}
          </th>
          <td data-label="Asked">{row.askedCount}</td>
          <td data-label="Unanswered">{row.unansweredCount}</td>
          <td data-label="Not helpful">{row.notHelpfulCount}</td>
          <td data-label="Last asked">
            <Age at={row.lastAskedAt} />
          </td>
          <td className={desk.actions}>
            <div>
              <Button
                size="small"
                aria-label={`Create article draft: ${row.question}`}
                onClick={() => onCreateDraft(row)}
              >
                Create article draft
              </Button>
              <RowMenu about={row.question}>
                <ConfirmButton
                  size="small"
                  variant="danger"
                  sure="Delete permanently?"
                  about={row.question}
                  onConfirm={() => onDelete(row)}
                >
                  Delete
                </ConfirmButton>
              </RowMenu>
            </div>
          </td>
        </tr>
      </tbody>
    ))}
  </AdminTable>
);
