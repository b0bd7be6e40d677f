import {
  type AnswerQuestionInput,
  type DeskQuestionFragment,
  type PublishQuestionInput,
  useAnswerQuestionMutation,
  usePublishQuestionMutation,
  useUnpublishQuestionMutation,
} from '../../../../graphql/generated/admin.ts';
import { useActionToast } from '../../StepUp.tsx';

export type AnswerValues = Omit<AnswerQuestionInput, 'id'>;
export type PublishedValues = Omit<PublishQuestionInput, 'id' | 'groupIds'> & { groupIds: string[] };

const AFTER = { refetchQueries: ['QuestionDesk'] };

/** Question actions. Each returns the error, or null. */
export function useQuestions() {
  const told = useActionToast();
  const [answerQuestion] = useAnswerQuestionMutation(AFTER);
  const [publishQuestion] = usePublishQuestionMutation(AFTER);
  const [unpublishQuestion] = useUnpublishQuestionMutation(AFTER);
  return {
    answer: async ({ id }: DeskQuestionFragment, values: AnswerValues) => {
      const done = values.send ? 'The answer was sent' : 'Draft saved';
      return (
        await told(() => answerQuestion({ variables: { input: { id, ...values } } }), {
          done,
          failed: 'The answer was not saved',
        })
      ).error;
    },
    publish: async ({ id }: DeskQuestionFragment, values: PublishedValues) =>
      (
        await told(() => publishQuestion({ variables: { input: { id, ...values } } }), {
          done: 'The question was published',
          failed: 'The question was not published',
        })
      ).error,
    unpublish: ({ id }: DeskQuestionFragment) =>
      told(() => unpublishQuestion({ variables: { input: { id } } }), {
        done: 'Question unpublished',
        failed: 'The question is still published',
      }),
  };
}
