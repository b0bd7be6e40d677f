import {
  useCreateArticleMutation,
  useEditArticleLazyQuery,
  useSaveArticleDraftMutation,
} from '#graphql/generated/admin.ts';
import { type EditedArticle, getVersion, toInput, type Values } from './editing.ts';
import { UNTITLED } from './kind.ts';
import { useTextCalls } from './useTextCalls.ts';

/** Reads an article as stored now. Null if it was deleted or the answer is lost. */
export function useReadArticle() {
  const [editArticle] = useEditArticleLazyQuery({ fetchPolicy: 'no-cache' });
  return async (id: string): Promise<EditedArticle | null> => {
    const answer = await editArticle({ variables: { id } }).catch(() => null);
    const node = answer?.data?.node;
    return node && 'title' in node ? node : null;
  };
}

/** The editor's API calls that save articles. */
export function useArticleCalls() {
  const readNow = useReadArticle();
  const [createArticle] = useCreateArticleMutation();
  const [saveArticleDraft] = useSaveArticleDraftMutation();
  return useTextCalls<Values, EditedArticle>({
    noun: 'Article',
    create: async (values, context) => {
      const variables = { input: { ...toInput(values), title: values.title.trim() || UNTITLED } };
      return (await createArticle({ variables, context })).data!.createArticle.article;
    },
    getVersion,
    change: async (saved, values, { over, isAutosave }, context) => {
      const input = toInput(values);
      const expectedVersion = over ?? getVersion(saved);
      const title = input.title.trim() ? input.title : null;
      const variables = { input: { id: saved.id, ...input, title, expectedVersion, isAutosave: isAutosave ?? null } };
      return (await saveArticleDraft({ variables, context })).data!.saveArticleDraft.article;
    },
    readNow,
    describeSaved: (saved) =>
      !saved || saved.status === 'DRAFT' ? 'Article saved' : 'Changes saved, not published yet',
  });
}
