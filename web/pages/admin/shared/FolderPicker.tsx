import { useState } from 'react';
import { type FolderChoicesQuery, FolderChoicesDocument, useFolderChoicesQuery } from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { Field } from '#web/forms/Field.tsx';
import { SelectField } from '#web/forms/SelectField.tsx';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { useAfterPause } from '#web/runtime/useAfterPause.ts';

export type FolderChoice = FolderChoicesQuery['folders']['nodes'][number];

/** The first folders, before a search. */
export const folderChoicesQuery = pageQuery(FolderChoicesDocument, useFolderChoicesQuery, () => ({ search: null }));

type FolderPickerProps = {
  name: string;
  /** The id of the chosen folder; empty for none. */
  value: string;
  onChange: (id: string) => void;
  /** The words for no folder. */
  none: string;
  /** The folder that is chosen at first, which can be beyond the listed ones. */
  first?: FolderChoice | null;
  /** True for a folder that cannot be chosen. */
  isOut?: (folder: FolderChoice) => boolean;
};

/** Chooses one of all folders. If there are more than the list has, a field above it searches their names. */
export function FolderPicker({ name, value, onChange, none, first = null, isOut = () => false }: FolderPickerProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(first);
  const search = useAfterPause(typed.trim()) || null;
  const { data, previousData } = useFolderChoicesQuery({ variables: { search }, fetchPolicy: 'cache-and-network' });
  const { nodes = [], pageInfo } = (data ?? previousData)?.folders ?? {};
  const isListed = nodes.some(({ id }) => id === chosen?.id);
  const folders = [...(chosen && !isListed ? [chosen] : []), ...nodes].filter((folder) => !isOut(folder));
  return (
    <>
      {(pageInfo?.hasNextPage || typed || search) && (
        <Field
          label="Find a folder"
          name={`${name}-search`}
          type="search"
          value={typed}
          maxLength={text.searchQuery}
          autoComplete="off"
          {...(search && nodes.length === 0 && { hint: 'No folder has these words in its name.' })}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // Enter would send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <SelectField
        label="Folder"
        name={name}
        value={value}
        options={[['', none], ...folders.map(({ id, index, name }) => [id, `${index} ${name}`] as const)]}
        onChange={({ currentTarget }) => {
          setChosen(folders.find(({ id }) => id === currentTarget.value) ?? null);
          onChange(currentTarget.value);
        }}
      />
    </>
  );
}
