import {
  useCreateArticleMutation,
  useEditArticleLazyQuery,
  useSaveArticleDraftMutation,
} from '../../../../../graphql/generated/admin.ts';
import { useActionToast } from '../../../StepUp.tsx';
import { type EditedArticle, toInput, type Values, getVersion } from './editing.ts';
import type { SaveOptions } from './useSaving.ts';

/** The editor's API calls. Each reports its result as a toast. */
export function useArticleCalls() {
  const [editArticle] = useEditArticleLazyQuery({ fetchPolicy: 'no-cache' });
  const [createArticle] = useCreateArticleMutation();
  const [saveArticleDraft] = useSaveArticleDraftMutation();
  const withToast = useActionToast();

  const send = async (
    saved: EditedArticle | null,
    values: Values,
    expectedVersion: number | undefined,
  ): Promise<EditedArticle> => {
    const input = toInput(values);
    if (!saved) {
      const { data } = await createArticle({ variables: { input } });
      return data!.createArticle.article;
    }
    const variables = { input: { id: saved.id, ...input, expectedVersion: expectedVersion ?? getVersion(saved) } };
    const { data } = await saveArticleDraft({ variables });
    return data!.saveArticleDraft.article;
  };

  return {
    store: (saved: EditedArticle | null, values: Values, { over, isQuiet }: SaveOptions) => {
      const done = !saved || saved.status === 'DRAFT' ? 'Article saved' : 'Changes saved, not published yet';
      return withToast(() => send(saved, values, over), { done: isQuiet ? null : done, failed: 'Article not saved' });
    },

    /** The article as stored now; null if it was deleted. */
    readNow: async (id: string): Promise<EditedArticle | null> => {
      const answer = await editArticle({ variables: { id } }).catch(() => null);
      const node = answer?.data?.node;
      return node && 'title' in node ? node : null;
    },
  };
}
