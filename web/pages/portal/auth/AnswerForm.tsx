import { PostedForm } from '../../../forms/PostedForm.tsx';
import { validateWith } from '../../../forms/validateWith.ts';
import type { FormStart } from './formStart.ts';

const fields = [{ name: 'answer', label: 'Your answer', multiline: true }] as const;

const validate = validateWith<Record<string, string>>(() =>
  import('../../../../graphql/validation.ts').then(({ answerForm }) => answerForm),
);

/** Answers a reviewer's question about the registration. */
export function AnswerForm({ start }: { start: FormStart }) {
  return (
    <PostedForm
      action="/request/answer"
      fields={fields}
      start={start}
      validate={validate}
      button="Send the answer"
      busy="Sending …"
    />
  );
}
