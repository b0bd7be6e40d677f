import { useRef } from 'react';
import {
  useCreateArticleMutation,
  useEditArticleLazyQuery,
  useSaveArticleDraftMutation,
} from '../../../../../graphql/generated/admin.ts';
import { getErrorCode } from '../../../../runtime/failure.ts';
import { useActionToast } from '../../../StepUp.tsx';
import { type EditedArticle, isSame, toInput, type Values, getVersion } from './editing.ts';

export interface SaveOptions {
  /** The version to overwrite, if it differs from the one that the form started from. */
  over?: number | undefined;
  /** True if success is not reported, because another step follows. */
  isQuiet?: boolean;
  /** True if the editor saves by itself. */
  isAutosave?: boolean;
}

interface Creation {
  values: Values;
  key: string;
}

/** The title of a text that is saved before it has one. */
const UNTITLED = 'Untitled';

/** Sends a new article or a draft. */
function useSending() {
  const [createArticle] = useCreateArticleMutation();
  const [saveArticleDraft] = useSaveArticleDraftMutation();

  const creation = useRef<Creation | null>(null);

  /** If the answer was lost, the same request is sent again, so that there are not two articles. */
  const create = async (values: Values): Promise<EditedArticle> => {
    creation.current ??= { values, key: crypto.getRandomValues(new Uint32Array(4)).join('-') };
    const { values: sent, key } = creation.current;
    const variables = { input: { ...toInput(sent), title: sent.title.trim() || UNTITLED } };
    try {
      const { data } = await createArticle({ variables, context: { headers: { 'Idempotency-Key': key } } });
      const { article } = data!.createArticle;
      return isSame(sent, values) ? article : await send(article, values, {});
    } catch (error) {
      if (getErrorCode(error) !== undefined) creation.current = null;
      throw error;
    }
  };

  const send = async (
    saved: EditedArticle | null,
    values: Values,
    { over, isAutosave }: SaveOptions,
  ): Promise<EditedArticle> => {
    if (!saved) return create(values);
    const input = toInput(values);
    const expectedVersion = over ?? getVersion(saved);
    const title = input.title.trim() ? input.title : null;
    const variables = { input: { id: saved.id, ...input, title, expectedVersion, isAutosave: isAutosave ?? null } };
    const { data } = await saveArticleDraft({ variables });
    return data!.saveArticleDraft.article;
  };
  return send;
}

/** The editor's API calls. Each reports its result as a toast, except automatic saves. */
export function useArticleCalls() {
  const [editArticle] = useEditArticleLazyQuery({ fetchPolicy: 'no-cache' });
  const send = useSending();
  const withToast = useActionToast();

  return {
    /** Without a toast, and without a question that would interrupt typing. */
    storeQuietly: async (saved: EditedArticle | null, values: Values) => {
      try {
        return { result: await send(saved, values, { isAutosave: true }), error: null };
      } catch (error) {
        return { result: null, error };
      }
    },

    store: (saved: EditedArticle | null, values: Values, options: SaveOptions) => {
      const done = !saved || saved.status === 'DRAFT' ? 'Article saved' : 'Changes saved, not published yet';
      return withToast(() => send(saved, values, options), {
        done: options.isQuiet ? null : done,
        failed: 'Article not saved',
      });
    },

    /** The article as stored now; null if it was deleted. */
    readNow: async (id: string): Promise<EditedArticle | null> => {
      const answer = await editArticle({ variables: { id } }).catch(() => null);
      const node = answer?.data?.node;
      return node && 'title' in node ? node : null;
    },
  };
}
