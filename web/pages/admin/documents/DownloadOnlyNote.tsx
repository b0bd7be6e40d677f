import { type SharedFilesQuery, useSharedFilesQuery } from '#graphql/generated/admin.ts';
import formStyles from '#web/forms/Form.module.css';
import type { Target } from './documentDialogs.ts';
import { describeDownloadOnly } from './rights.ts';

/** Says which documents no one can open with the right to read: files without pages can only be downloaded. */
export const DownloadOnlyNote = ({ target: { ids, kind } }: { target: Target }) =>
  kind === 'folder' ? (
    ids.map((id) => <Note key={id} ids={[id]} folderId={id} />)
  ) : (
    <Note ids={ids.slice(0, MOST_IDS)} isPart={ids.length > MOST_IDS} />
  );

/** The API reads no more objects at a time. */
const MOST_IDS = 100;

type NoteProps = {
  ids: readonly string[];
  folderId?: string | null;
  /** True if more documents were chosen than these. */
  isPart?: boolean;
};

function Note({ ids, folderId = null, isPart = false }: NoteProps) {
  const { data } = useSharedFilesQuery({
    variables: { ids: [...ids], folderId, isFolder: folderId !== null },
    fetchPolicy: 'network-only',
  });
  const sentence = data && describe(data, isPart);
  return (
    <p role="status" className={sentence ? formStyles.hint : 'visually-hidden'}>
      {sentence}
    </p>
  );
}

function describe({ nodes, documents }: SharedFilesQuery, isPart: boolean): string | null {
  const [first] = nodes;
  const files = documents?.nodes ?? nodes;
  return describeDownloadOnly({
    count: files.filter((file) => file && 'pageCount' in file && file.pageCount === null).length,
    hasMore: documents?.pageInfo.hasNextPage ?? isPart,
    folder: first && 'name' in first ? first.name : null,
  });
}
