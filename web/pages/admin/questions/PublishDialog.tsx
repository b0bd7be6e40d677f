import { Formik, type FormikErrors } from 'formik';
import { Form } from '../../../forms/Form.tsx';
import type { AdminQuestionFragment } from '../../../../graphql/generated/admin.ts';
import { useAudienceChoicesQuery } from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { getFieldErrors } from '../../../runtime/failure.ts';
import { ChoiceBoxes } from '../../../forms/ChoiceBoxes.tsx';
import { ConflictNotice } from '../../../forms/ConflictNotice.tsx';
import { useEdits } from '../../../forms/useEdits.ts';
import { FormFields } from '../../../forms/FormFields.tsx';
import formStyles from '../../../forms/Form.module.css';
import { validateWith } from '../../../forms/validateWith.ts';
import type { PublishedValues } from './useQuestions.ts';

const validate = validateWith<PublishedValues>(() =>
  import('../../../../graphql/question-validation.ts').then(({ publishQuestionInput }) => publishQuestionInput),
);

const fields = [
  {
    name: 'question',
    label: 'Question as other investors see it',
    multiline: true,
    rows: 4,
    maxLength: text.question,
    hint: 'Remove everything that identifies the person who asked. No name is shown.',
  },
  { name: 'answer', label: 'Answer', multiline: true, rows: 8, maxLength: text.answer },
];

type PublishDialogProps = {
  question: AdminQuestionFragment;
  onSave: (
    question: AdminQuestionFragment,
    values: PublishedValues,
    expectedVersion: number | null,
  ) => Promise<unknown>;
  onClose: () => void;
};

/** Publishes a question and its answer to others with access to the document. */
export function PublishDialog({ question, onSave, onClose }: PublishDialogProps) {
  const initialValues = {
    question: question.publishedBody || question.body,
    answer: question.answer ?? '',
    groupIds: question.groups?.nodes.map(({ id }) => id) ?? [],
  };
  const { base, conflict, resolve } = useEdits<PublishedValues>(initialValues, question.version);
  const { data } = useAudienceChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const groups = data?.groups.nodes.map(({ id, name }) => [id, name] as const) ?? [];
  return (
    <Dialog title="Publish a question" onClose={onClose}>
      <Formik<PublishedValues>
        initialValues={initialValues}
        validate={validate}
        validateOnBlur={false}
        onSubmit={async (values, helpers) => {
          const error = await onSave(question, values, base.expectedVersion);
          if (!error) onClose();
          else if (!resolve(error, values, helpers))
            helpers.setErrors(getFieldErrors(error) as FormikErrors<PublishedValues>);
        }}
      >
        {({ isSubmitting }) => (
          <Form keepAs={question.id} className={formStyles.form} noValidate>
            <ConflictNotice conflict={conflict} />
            <FormFields fields={fields} />
            <ChoiceBoxes
              name="groupIds"
              legend="Groups. If none is selected, all investors. Only people who can see the document see the question."
              options={groups}
            />
            <DialogButtons action="Publish" busy={isSubmitting} onCancel={onClose} />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
