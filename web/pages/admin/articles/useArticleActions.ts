import { useApolloClient } from '@apollo/client/react';
import {
  useDeleteArticleMutation,
  useDeleteArticlePermanentlyMutation,
  usePublishArticleMutation,
  useRestoreArticleMutation,
  useUnpublishArticleMutation,
} from '#graphql/generated/admin.ts';
import { useStepUp } from '#web/ui/useActionToast.ts';
import { getErrorCode, describeFailure } from '#web/runtime/failure.ts';
import { paths } from '#web/paths.ts';
import { useToast } from '#web/ui/Toasts.tsx';
import { formatCount } from '#web/runtime/formatCount.ts';
import type { ListedArticle } from './articleLabels.ts';

export type ArticleAction = 'publish' | 'unpublish' | 'trash' | 'restore' | 'deletePermanently';

const OF_ONE = ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'];

const past: Record<ArticleAction, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  trash: 'moved to the trash',
  restore: 'restored',
  deletePermanently: 'deleted permanently',
};

/** Describes unexpected side effects: a restored article gets a new slug if its old one was taken meanwhile. */
function describeChange({ title, slug }: ListedArticle, answer: unknown): string[] {
  const now = (answer as { restoreArticle?: { article: { slug: string } } } | undefined)?.restoreArticle?.article.slug;
  return now && now !== slug
    ? [`${title}: its URL was taken in the meantime, the new one is ${paths.article(now)}.`]
    : [];
}

/** Sends the mutation of one bulk action. */
function useArticleMutations() {
  const [publish] = usePublishArticleMutation();
  const [unpublish] = useUnpublishArticleMutation();
  const [trash] = useDeleteArticleMutation();
  const [restore] = useRestoreArticleMutation();
  const [deletePermanently] = useDeleteArticlePermanentlyMutation();
  return { publish, unpublish, trash, restore, deletePermanently };
}

/** Runs one action on many articles in sequence, reports the result, and returns the ids of the changed articles. */
export function useArticleActions() {
  const client = useApolloClient();
  const mutations = useArticleMutations();
  const runWithStepUp = useStepUp();
  const toast = useToast();
  return async (action: ArticleAction, articles: readonly ListedArticle[]): Promise<string[]> => {
    const changedIds: string[] = [];
    const refusals: string[] = [];
    const surprises: string[] = [];
    for (const article of articles) {
      const { id, title, status } = article;
      const input = { id, ...(action === 'publish' && { expectedStatus: status }) };
      try {
        const { data } = await runWithStepUp<{ data?: unknown }>(() => mutations[action]({ variables: { input } }));
        surprises.push(...describeChange(article, data));
        changedIds.push(id);
      } catch (error) {
        refusals.push(`${title}: ${describeFailure(error)}`);
        // These errors concern only one article, so the loop goes on. Any other error would affect the next articles
        // too.
        if (!OF_ONE.includes(getErrorCode(error) ?? '')) break;
      }
    }
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    const message = `${formatCount(changedIds.length, 'article')} ${past[action]}`;
    const text = [...refusals, ...surprises].join(' ');
    if (refusals.length > 0)
      toast({
        tone: 'destructive',
        title: changedIds.length > 0 ? `Only ${message}` : `No article ${past[action]}`,
        text,
      });
    else toast({ tone: 'success', title: message, ...(text && { text }) });
    return changedIds;
  };
}
