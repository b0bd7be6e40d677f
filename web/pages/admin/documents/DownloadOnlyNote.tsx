import { useSharedFilesQuery } from '#graphql/generated/admin.ts';
import formStyles from '#web/forms/Form.module.css';
import type { Target } from './documentDialogs.ts';
import { describeDownloadOnly } from './rights.ts';

/** Says which documents no one can open with the right to read: files without pages can only be downloaded. */
export const DownloadOnlyNote = ({ target: { ids, kind } }: { target: Target }) =>
  kind === 'folder' ? (
    ids.map((id) => <Note key={id} ids={[id]} folderId={id} />)
  ) : (
    <Note ids={ids.slice(0, MOST_IDS)} />
  );

/** The API reads no more objects at a time. */
const MOST_IDS = 100;

function Note({ ids, folderId = null }: { ids: readonly string[]; folderId?: string | null }) {
  const { data } = useSharedFilesQuery({
    variables: { ids: [...ids], folderId, isFolder: folderId !== null },
    fetchPolicy: 'network-only',
  });
  if (!data) return null;
  const [first] = data.nodes;
  const files = data.documents?.nodes ?? data.nodes;
  const sentence = describeDownloadOnly({
    count: files.filter((file) => file && 'pageCount' in file && file.pageCount === null).length,
    hasMore: data.documents?.pageInfo.hasNextPage ?? false,
    folder: first && 'name' in first ? first.name : null,
  });
  return sentence && <p className={formStyles.hint}>{sentence}</p>;
}
