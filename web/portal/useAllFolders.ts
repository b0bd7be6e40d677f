import { useEffect, useEffectEvent } from 'react';
import { appendPage } from '../ui/LoadMore.tsx';

interface FolderPages {
  folders: { pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

/**
 * Loads the remaining pages of folders, because a tree needs all of them. If a page fails to load, its folders are
 * missing.
 */
export function useAllFolders(data: FolderPages | undefined, loadPage: (after: string) => Promise<unknown>): void {
  const page = data?.folders.pageInfo;
  const after = page?.hasNextPage ? page.endCursor : null;
  const load = useEffectEvent((cursor: string) => loadPage(cursor).catch(() => undefined));
  useEffect(() => {
    if (after) void load(after);
  }, [after]);
}

/** For Apollo's `updateQuery`: adds only the folders from a result that repeats the other lists. */
export const appendFolders = <Data extends { folders: { nodes: readonly unknown[] } }>(
  current: Data,
  { fetchMoreResult: { folders } }: { fetchMoreResult: Data },
): Data => ({ ...current, folders: { ...folders, nodes: [...current.folders.nodes, ...folders.nodes] } });

/**
 * For Apollo's `updateQuery`: adds only the documents. The result repeats the first folders, of which more may be
 * loaded already.
 */
export const appendDocuments = <Data extends { folders: unknown; documents: { nodes: readonly unknown[] } }>(
  current: Data,
  more: { fetchMoreResult: Data },
): Data => ({ ...appendPage('documents')(current, more), folders: current.folders });
