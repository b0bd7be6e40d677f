import { useNavigate } from 'react-router-dom';
import {
  useCreateArticleFromQuestionMutation,
  useDeleteChatQuestionMutation,
} from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { useActionToast } from '../../StepUp.tsx';
import { paths } from '../../../paths.ts';
import type { ChatQuestionRow } from './ChatQuestionsTable.tsx';

/** Actions on a chat question. */
export function useChatQuestions() {
  const notify = useActionToast();
  const navigate = useNavigate();
  const [createArticle] = useCreateArticleFromQuestionMutation();
  const [deleteChatQuestion] = useDeleteChatQuestionMutation();
  const createDraft = async ({ question, reasons }: ChatQuestionRow) => {
    const body = ['Visitors asked:', ...[question, ...reasons].map((text) => `> ${text}`)].join('\n\n');
    const input = { title: question.slice(0, text.title), body };
    const labels = { done: 'Article draft created', failed: 'Article draft not created' };
    const { result } = await notify(() => createArticle({ variables: { input } }), labels);
    const id = result?.data?.createArticle.article.id;
    if (id) void navigate(paths.adminArticle(id));
  };
  const remove = ({ id }: ChatQuestionRow) => {
    const labels = { done: 'Question deleted', failed: 'Question not deleted' };
    void notify(() => deleteChatQuestion({ variables: { input: { id } }, refetchQueries: ['ChatQuestions'] }), labels);
  };
  return { createDraft: (question: ChatQuestionRow) => void createDraft(question), remove };
}
