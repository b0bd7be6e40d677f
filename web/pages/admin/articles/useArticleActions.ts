import { useApolloClient } from '@apollo/client/react';
import {
  DeleteArticleDocument,
  PublishArticleDocument,
  UnpublishArticleDocument,
} from '../../../../graphql/generated/admin.ts';
import { useAct } from '../../../Acting.tsx';
import { codeOf, sentenceOf } from '../../../failure.ts';
import { useToast } from '../../../Toasts.tsx';
import { plural } from '../review/reviewWords.ts';
import type { Listed } from './articleWords.ts';

const documents = {
  publish: PublishArticleDocument,
  unpublish: UnpublishArticleDocument,
  delete: DeleteArticleDocument,
} as const;
export type ArticleAction = keyof typeof documents;

const past: Record<ArticleAction, string> = { publish: 'published', unpublish: 'unpublished', delete: 'deleted' };

/** Does one thing to many articles, one after the other, says what became of it, and returns the ids it was done to. */
export function useArticleActions() {
  const client = useApolloClient();
  const act = useAct();
  const toast = useToast();
  return async (action: ArticleAction, articles: readonly Listed[]): Promise<string[]> => {
    const done: string[] = [];
    const refused: string[] = [];
    for (const { id, title } of articles) {
      try {
        await act(() => client.mutate<unknown>({ mutation: documents[action], variables: { id } }));
        done.push(id);
      } catch (error) {
        refused.push(`${title}: ${sentenceOf(error)}`);
        // What is gone is gone; anything else would be refused for the next one, too.
        if (codeOf(error) !== 'NOT_FOUND') break;
      }
    }
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    const words = `${plural(done.length, 'article')} ${past[action]}`;
    if (refused.length > 0) toast({ tone: 'destructive', title: `Only ${words}`, text: refused.join(' ') });
    else toast({ tone: 'success', title: words });
    return done;
  };
}
