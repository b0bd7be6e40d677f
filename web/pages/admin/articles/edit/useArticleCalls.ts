import {
  useCreateArticleMutation,
  useEditArticleLazyQuery,
  useSaveArticleDraftMutation,
} from '../../../../../graphql/generated/admin.ts';
import { useActionToast } from '../../../StepUp.tsx';
import { type EditedArticle, toInput, type Values, getVersion } from './editing.ts';

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
    /** `over` is the version to overwrite, if it differs from the one that the form started from. */
    store: (saved: EditedArticle | null, values: Values, over?: number) =>
      withToast(() => send(saved, values, over), {
        done: !saved || saved.status === 'DRAFT' ? 'Article saved' : 'Changes saved, not published yet',
        failed: 'Article not saved',
      }),

    /** The article as stored now; null if it was deleted. */
    readNow: async (id: string): Promise<EditedArticle | null> => {
      const answer = await editArticle({ variables: { id } }).catch(() => null);
      const node = answer?.data?.node;
      return node && 'title' in node ? node : null;
    },
  };
}
