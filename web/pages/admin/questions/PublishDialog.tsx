import {
  type AdminQuestionFragment,
  type PublishQuestionInput,
  useAudienceChoicesQuery,
  usePublishQuestionMutation,
} from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { ChoiceBoxes } from '#web/forms/ChoiceBoxes.tsx';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import type { RowDialogProps } from '#web/list/ListTable.tsx';
import { report, useSend } from '#web/ui/useActionToast.ts';

type PublishedValues = Omit<PublishQuestionInput, 'id' | 'groupIds' | 'expectedVersion'> & { groupIds: string[] };

const validate = validateWith<PublishedValues>(() =>
  import('#graphql/question-validation.ts').then(({ publishQuestionInput }) => publishQuestionInput),
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

/** Publishes a question and its answer to others with access to the document. */
export function PublishDialog({ row, onClose }: RowDialogProps<AdminQuestionFragment>) {
  const publish = useSend(usePublishQuestionMutation, { refetchQueries: ['AdminQuestions'] });
  const { data } = useAudienceChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const groups = data?.groups.nodes.map(({ id, name }) => [id, name] as const) ?? [];
  return (
    <FormDialog<PublishedValues>
      title="Publish a question"
      keepAs={row.id}
      fields={fields}
      initialValues={{
        question: row.publishedBody || row.body,
        answer: row.answer ?? '',
        groupIds: row.groups?.nodes.map(({ id }) => id) ?? [],
      }}
      version={row.version}
      validate={validate}
      action="Publish"
      onSave={(values, { expectedVersion }) =>
        publish({ id: row.id, ...values, expectedVersion }, report('The question was', 'published'))
      }
      onClose={onClose}
    >
      <ChoiceBoxes
        name="groupIds"
        legend="Groups. If none is selected, all investors. Only people who can see the document see the question."
        options={groups}
      />
    </FormDialog>
  );
}
