import {
  type AdminQuestionFragment,
  type AnswerQuestionInput,
  useAnswerQuestionMutation,
} from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { CancelButton } from '#web/ui/DialogButtons.tsx';
import dialog from '#web/ui/Dialog.module.css';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import type { RowDialogProps } from '#web/list/ListTable.tsx';
import { useSend } from '#web/ui/useActionToast.ts';
import { describePlace, getPlacePath } from './questionPlace.ts';
import styles from './Questions.module.css';

type AnswerValues = Omit<AnswerQuestionInput, 'id' | 'expectedVersion'>;

const validate = validateWith<AnswerValues>(() =>
  import('#graphql/question-validation.ts').then(({ answerQuestionInput }) => answerQuestionInput),
);

const fields = [{ name: 'answer', label: 'Answer', multiline: true, rows: 8, maxLength: text.answer }];

/** What is asked, and about which page. The links open beside the answer, so that its text is not lost. */
function QuestionFacts({ question }: { question: AdminQuestionFragment }) {
  const { body, document, asker } = question;
  const to = getPlacePath(question);
  const label = `${document?.title ?? 'A document'}, ${describePlace(question)}`;
  return (
    <>
      <p dir="auto">
        {to ? (
          <a href={to} target="_blank" rel="noreferrer">
            {label}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        ) : (
          label
        )}
      </p>
      <p className="label">{asker?.name ?? 'A deleted account'} asks</p>
      <p className={styles.question} dir="auto">
        {body}
      </p>
    </>
  );
}

/** Writes an answer and sends it or saves it as a draft. */
export function AnswerDialog({ row: question, onClose }: RowDialogProps<AdminQuestionFragment>) {
  const save = useSend(useAnswerQuestionMutation, { refetchQueries: ['AdminQuestions'] });
  return (
    <FormDialog<AnswerValues>
      title="Answer a question"
      lead={<QuestionFacts question={question} />}
      fields={fields}
      initialValues={{ answer: question.answer ?? '', send: true }}
      version={question.version}
      validate={validate}
      keepAs={question.id}
      action="Send the answer"
      buttons={({ isSubmitting, setFieldValue, submitForm }) => {
        const submit = async (send: boolean) => {
          await setFieldValue('send', send);
          await submitForm();
        };
        return (
          <div className={dialog.buttons}>
            <Button variant="primary" disabled={isSubmitting} onClick={() => void submit(true)}>
              Send the answer
            </Button>{' '}
            {question.status === 'OPEN' && (
              <Button disabled={isSubmitting} onClick={() => void submit(false)}>
                Keep as draft
              </Button>
            )}{' '}
            <CancelButton onCancel={onClose} />
          </div>
        );
      }}
      onSave={(values, { expectedVersion }) =>
        save(
          { id: question.id, ...values, expectedVersion },
          { done: values.send ? 'The answer was sent' : 'Draft saved', failed: 'The answer was not saved' },
        )
      }
      onClose={onClose}
    />
  );
}
