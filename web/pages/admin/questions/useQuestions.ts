import {
  type AnswerQuestionInput,
  type AdminQuestionFragment,
  type PublishQuestionInput,
  useAnswerQuestionMutation,
  usePublishQuestionMutation,
  useUnpublishQuestionMutation,
} from '../../../../graphql/generated/admin.ts';
import { useActionToast } from '../../../ui/useActionToast.ts';

export type AnswerValues = Omit<AnswerQuestionInput, 'id' | 'expectedVersion'>;
export type PublishedValues = Omit<PublishQuestionInput, 'id' | 'groupIds' | 'expectedVersion'> & {
  groupIds: string[];
};

const AFTER = { refetchQueries: ['AdminQuestions'] };

/** Question actions. Each returns the error, or null. */
export function useQuestions() {
  const withToast = useActionToast();
  const [answerQuestion] = useAnswerQuestionMutation(AFTER);
  const [publishQuestion] = usePublishQuestionMutation(AFTER);
  const [unpublishQuestion] = useUnpublishQuestionMutation(AFTER);
  return {
    answer: async ({ id }: AdminQuestionFragment, values: AnswerValues, expectedVersion: number | null) => {
      const message = values.send ? 'The answer was sent' : 'Draft saved';
      return (
        await withToast(() => answerQuestion({ variables: { input: { id, ...values, expectedVersion } } }), {
          done: message,
          failed: 'The answer was not saved',
        })
      ).error;
    },
    publish: async ({ id }: AdminQuestionFragment, values: PublishedValues, expectedVersion: number | null) =>
      (
        await withToast(() => publishQuestion({ variables: { input: { id, ...values, expectedVersion } } }), {
          done: 'The question was published',
          failed: 'The question was not published',
        })
      ).error,
    unpublish: ({ id }: AdminQuestionFragment) =>
      withToast(() => unpublishQuestion({ variables: { input: { id } } }), {
        done: 'Question unpublished',
        failed: 'Question not unpublished',
      }),
  };
}
