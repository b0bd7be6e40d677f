import {
  type AnswerInput,
  type DeskQuestionFragment,
  type PublishedQuestionInput,
  useAnswerQuestionMutation,
  usePublishQuestionMutation,
  useUnpublishQuestionMutation,
} from '../../../../graphql/generated/admin.ts';
import { useTold } from '../../../Acting.tsx';

const AFTER = { refetchQueries: ['QuestionDesk'] };

/** What an admin does with a question; each answers with what was wrong, or null. */
export function useQuestions() {
  const told = useTold();
  const [answerQuestion] = useAnswerQuestionMutation(AFTER);
  const [publishQuestion] = usePublishQuestionMutation(AFTER);
  const [unpublishQuestion] = useUnpublishQuestionMutation(AFTER);
  return {
    answer: async ({ id }: DeskQuestionFragment, input: AnswerInput) => {
      const done = input.send ? 'The answer was sent' : 'Draft saved';
      return (
        await told(() => answerQuestion({ variables: { id, input } }), { done, failed: 'The answer was not saved' })
      ).error;
    },
    publish: async ({ id }: DeskQuestionFragment, input: PublishedQuestionInput) =>
      (
        await told(() => publishQuestion({ variables: { id, input } }), {
          done: 'The question was published',
          failed: 'The question was not published',
        })
      ).error,
    unpublish: ({ id }: DeskQuestionFragment) =>
      told(() => unpublishQuestion({ variables: { id } }), {
        done: 'Question unpublished',
        failed: 'The question is still published',
      }),
  };
}
