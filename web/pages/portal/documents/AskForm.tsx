import { Formik, type FormikProps } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { Form } from '#web/forms/Form.tsx';
import { useAskQuestionMutation } from '#graphql/generated/portal.ts';
import { findPage, getPageLabel, type PageLabels } from '#graphql/page-name.ts';
import { text } from '#graphql/limits.ts';
import { report, useSend } from '#web/ui/useActionToast.ts';
import { Button } from '#web/ui/Button.tsx';
import { getFieldErrors } from '#web/runtime/failure.ts';
import { FormFields } from '#web/forms/FormFields.tsx';
import formStyles from '#web/forms/Form.module.css';
import { validateWith } from '#web/forms/validateWith.ts';
import { scrollToControl } from './pagesInView.ts';

interface Values {
  page: string;
  body: string;
}

const createValidation = (labels: PageLabels) =>
  validateWith<Values>(() =>
    import('#graphql/question-validation.ts').then(({ createQuestionForm }) => createQuestionForm(labels)),
  );

const pageField = (pageCount: number, labels: PageLabels) => ({
  name: 'page',
  label: 'Page',
  required: false,
  inputMode: labels ? ('text' as const) : ('numeric' as const),
  autoComplete: 'off',
  hint: `${labels ? 'As printed, or its position from' : 'From'} 1 to ${pageCount}. If empty, the question is about the whole document.`,
});
const bodyField = { name: 'body', label: 'Your question', multiline: true, rows: 4, maxLength: text.question };

/** A question about a page, for which the form is prepared. */
export interface QuestionRequest {
  page: number;
}

interface AskFormProps {
  documentId: string;
  /** The version that the person has open. */
  version: number;
  pageCount: number | null;
  labels: PageLabels;
  /** Fills in the page, and moves the focus to the question. */
  request: QuestionRequest | null;
  /** The page in view, which the next question is about after one about a page. Null if no page is shown. */
  current: number | null;
  onSuccess: () => void;
}

/** Asks a question about the document or one of its pages. */
export function AskForm({ documentId, version, pageCount, labels, request, current, onSuccess }: AskFormProps) {
  const form = useRef<FormikProps<Values>>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!request) return;
    void form.current?.setFieldValue('page', getPageLabel(request.page, labels));
    const field = box.current?.querySelector('textarea');
    field?.focus({ preventScroll: true });
    if (field) scrollToControl(field);
  }, [request, labels]);
  const [validate] = useState(() => createValidation(labels));
  const askQuestion = useSend(useAskQuestionMutation);
  // The document can get another version while it is open.
  const [input] = useState({ documentId, documentVersion: version });
  const ask = ({ page, body }: Values) =>
    askQuestion({ ...input, page: findPage(page, labels), body }, report('Your question was', 'sent'));
  return (
    <Formik<Values>
      innerRef={form}
      initialValues={{ page: '', body: '' }}
      validate={validate}
      validateOnBlur={false}
      onSubmit={async (values, { resetForm, setErrors }) => {
        const { error } = await ask(values);
        if (error) return setErrors(getFieldErrors(error));
        const page = values.page && current !== null ? getPageLabel(current, labels) : '';
        resetForm({ values: { page, body: '' } });
        onSuccess();
      }}
    >
      {({ isSubmitting }) => (
        <Form className={formStyles.form} noValidate>
          <div ref={box} className={formStyles.form}>
            <FormFields fields={pageCount === null ? [bodyField] : [bodyField, pageField(pageCount, labels)]} />
          </div>
          <p>
            <Button type="submit" size="small" disabled={isSubmitting}>
              Ask
            </Button>
          </p>
        </Form>
      )}
    </Formik>
  );
}
