import type { DeskQuestionFragment } from '../../../../graphql/generated/admin.ts';
import { Age } from '../../../ui/Age.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { paths } from '../../../paths.ts';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import desk from '../shared/Admin.module.css';
import { AdminTable } from '../shared/AdminTable.tsx';
import styles from './Questions.module.css';

type QuestionsTableProps = {
  questions: readonly DeskQuestionFragment[];
  caption: string;
  busy: boolean;
  onAnswer: (question: DeskQuestionFragment) => void;
  onPublish: (question: DeskQuestionFragment) => void;
  onUnpublish: (question: DeskQuestionFragment) => void;
};

/** Questions with author and document. On phones, each is a card. */
export function QuestionsTable({ questions, caption, busy, onAnswer, onPublish, onUnpublish }: QuestionsTableProps) {
  return (
    <AdminTable caption={caption} columns={['Question', 'About', 'Who', 'Asked', 'Stands']} busy={busy}>
      {questions.map((question) => (
        <tbody key={question.id} className={desk.request}>
          <tr>
            <th scope="row" className={styles.words}>
              <b>{question.body}</b>
              {question.answer && <span>{question.answer}</span>}
            </th>
            <td data-label="About">
              <div>
                {question.document ? (
                  <InlineLink to={paths.investorDocument(question.document.id)}>{question.document.title}</InlineLink>
                ) : (
                  'A document'
                )}
                {question.page !== null && `, page ${question.page}`}
              </div>
            </td>
            <td data-label="Who">
              {question.asker ? (
                `${question.asker.name}, ${question.asker.email}`
              ) : (
                <span className={desk.none}>Account deleted</span>
              )}
            </td>
            <td data-label="Asked">
              <Age at={question.askedAt} />
            </td>
            <td data-label="Stands">{describeStatus(question)}</td>
            <td className={desk.actions}>
              <Actions {...{ question, onAnswer, onPublish, onUnpublish }} />
            </td>
          </tr>
        </tbody>
      ))}
    </AdminTable>
  );
}

function describeStatus({ status, answer, isForEveryone, groups }: DeskQuestionFragment): string {
  if (status === 'OPEN') return answer ? 'Draft of an answer' : 'Open';
  if (status === 'ANSWERED') return 'Answered';
  if (isForEveryone) return 'Published to all';
  return groups?.nodes.length ? `Published to ${groups.nodes.map(({ name }) => name).join(', ')}` : 'Not published';
}

type ActionsProps = Pick<QuestionsTableProps, 'onAnswer' | 'onPublish' | 'onUnpublish'> & {
  question: QuestionsTableProps['questions'][number];
};

const Actions = ({ question, onAnswer, onPublish, onUnpublish }: ActionsProps) => (
  <div>
    <Button size="small" onClick={() => onAnswer(question)}>
      Answer …<span className="visually-hidden"> {question.body}</span>
    </Button>
    <RowMenu about={question.body}>
      <Button size="small" onClick={() => onPublish(question)}>
        Publish …<span className="visually-hidden"> {question.body}</span>
      </Button>
      {question.viewerCan.unpublish && (
        <ConfirmButton
          size="small"
          sure="Unpublish this question?"
          about={question.body}
          onConfirm={() => onUnpublish(question)}
        >
          Take back
        </ConfirmButton>
      )}
    </RowMenu>
  </div>
);
