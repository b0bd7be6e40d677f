import { useNavigate } from 'react-router-dom';
import {
  useCreateArticleFromQuestionMutation,
  useDeleteKeptQuestionMutation,
} from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { useTold } from '../../../Acting.tsx';
import { paths } from '../../../paths.ts';
import type { KeptQuestionRow } from './KeptQuestionsTable.tsx';

/** What an admin does about a question. */
export function useKeptQuestions() {
  const notify = useTold();
  const navigate = useNavigate();
  const [createArticle] = useCreateArticleFromQuestionMutation();
  const [deleteKeptQuestion] = useDeleteKeptQuestionMutation();
  const createDraft = async ({ question, reasons }: KeptQuestionRow) => {
    const body = ['Visitors asked:', ...[question, ...reasons].map((each) => `> ${each}`)].join('\n\n');
    const input = { title: question.slice(0, text.title), body };
    const labels = { done: 'Article draft created', failed: 'Article draft not created' };
    const { result } = await notify(() => createArticle({ variables: { input } }), labels);
    const id = result?.data?.createArticle.id;
    if (id) void navigate(paths.adminArticle(id));
  };
  const remove = ({ id }: KeptQuestionRow) => {
    const labels = { done: 'Question deleted', failed: 'Question not deleted' };
    void notify(() => deleteKeptQuestion({ variables: { id }, refetchQueries: ['KeptQuestions'] }), labels);
  };
  return { createDraft: (question: KeptQuestionRow) => void createDraft(question), remove };
}
