import { createPayload } from '../platform/graphql/mutation-types.ts';
import { Question } from './question.type.ts';

export const AskQuestionPayload = createPayload('askQuestion', {
  question: { type: () => Question, description: 'The new question.' },
});

export const AnswerQuestionPayload = createPayload('answerQuestion', {
  question: { type: () => Question, description: 'The question with its answer.' },
});

export const PublishQuestionPayload = createPayload('publishQuestion', {
  question: { type: () => Question, description: 'The published question.' },
});

export const UnpublishQuestionPayload = createPayload('unpublishQuestion', {
  question: { type: () => Question, description: 'The question after its withdrawal from other readers.' },
});
