import { Formik } from 'formik';
import { Form } from '#web/forms/Form.tsx';
import {
  type AdminQuestionFragment,
  type AnswerQuestionInput,
  useAnswerQuestionMutation,
} from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { CancelButton } from '#web/ui/DialogButtons.tsx';
import dialog from '#web/ui/Dialog.module.css';
import { getFieldErrors } from '#web/runtime/failure.ts';
import { ConflictNotice } from '#web/forms/ConflictNotice.tsx';
import { useEdits } from '#web/forms/useEdits.ts';
import { FormFields } from '#web/forms/FormFields.tsx';
import formStyles from '#web/forms/Form.module.css';
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
  const initialValues = { answer: question.answer ?? '', send: true };
  const { base, conflict, resolve } = useEdits<AnswerValues>(initialValues, question.version);
  return (
    <Dialog title="Answer a question" onClose={onClose}>
      <Formik<AnswerValues>
        initialValues={initialValues}
        validate={validate}
        validateOnBlur={false}
        onSubmit={async (values, helpers) => {
          const { error } = await save(
            { id: question.id, ...values, expectedVersion: base.expectedVersion },
            { done: values.send ? 'The answer was sent' : 'Draft saved', failed: 'The answer was not saved' },
          );
          if (!error) onClose();
          else if (!resolve(error, values, helpers)) helpers.setErrors(getFieldErrors(error));
        }}
      >
        {({ isSubmitting, setFieldValue, submitForm }) => {
          const submit = async (send: boolean) => {
            await setFieldValue('send', send);
            await submitForm();
          };
          return (
            <Form
              keepAs={question.id}
              className={formStyles.form}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void submit(true);
              }}
            >
              <QuestionFacts question={question} />
              <ConflictNotice conflict={conflict} />
              <FormFields fields={fields} />
              <div className={dialog.buttons}>
                <Button type="submit" variant="primary" disabled={isSubmitting}>
                  Send the answer
                </Button>
                {question.status === 'OPEN' && (
                  <Button disabled={isSubmitting} onClick={() => void submit(false)}>
                    Keep as draft
                  </Button>
                )}
                <CancelButton onCancel={onClose} />
              </div>
            </Form>
          );
        }}
      </Formik>
    </Dialog>
  );
}
