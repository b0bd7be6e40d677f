import { useState } from 'react';
import { DocumentChoicesDocument, useDocumentChoicesQuery } from '#graphql/generated/admin.ts';
import { text, updateDocumentsAtMost } from '#graphql/limits.ts';
import { Field } from '#web/forms/Field.tsx';
import formStyles from '#web/forms/Form.module.css';
import { paths } from '#web/paths.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { describeFailure } from '#web/runtime/failure.ts';
import { Button } from '#web/ui/Button.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { appendPage, LoadMore } from '#web/ui/LoadMore.tsx';
import type { ChosenDocument } from './updateEditing.ts';
import { FolderPicker } from '#web/pages/admin/shared/FolderPicker.tsx';
import { useAfterPause } from '#web/runtime/useAfterPause.ts';
import styles from './UpdateEditor.module.css';
import { LoadFailure } from '#web/ui/LoadFailure.tsx';

const toVariables = (folderId: string, search: string) => ({
  filter: { folderId: folderId || null, search: search || null },
});

/** All documents, before a folder or a search is chosen. */
export const documentChoicesQuery = pageQuery(DocumentChoicesDocument, useDocumentChoicesQuery, () =>
  toVariables('', ''),
);

type DocumentPickerProps = {
  value: readonly ChosenDocument[];
  onChange: (documents: ChosenDocument[]) => void;
};

/** The documents of an update, in their order, and a list to choose from by folder and search. */
export function DocumentPicker({ value, onChange }: DocumentPickerProps) {
  const remove = (id: string) => onChange(value.filter((document) => document.id !== id));
  return (
    <fieldset className={styles.choices}>
      <legend>Documents</legend>
      <p className={formStyles.hint}>Each reader sees, and gets links by email to, those that they can read.</p>
      {value.length > 0 && (
        <ul className={styles.chosen} aria-label="Documents of the update">
          {value.map(({ id, title }) => (
            <li key={id}>
              <span dir="auto">{title}</span>{' '}
              <Button size="small" onClick={() => remove(id)}>
                Remove<span className="visually-hidden"> {title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <DocumentChoices
        isChosen={(id) => value.some((document) => document.id === id)}
        isFull={value.length >= updateDocumentsAtMost}
        onAdd={(document) => onChange([...value, document])}
        onRemove={remove}
      />
    </fieldset>
  );
}

type DocumentChoicesProps = {
  isChosen: (id: string) => boolean;
  isFull: boolean;
  onAdd: (document: ChosenDocument) => void;
  onRemove: (id: string) => void;
};

function DocumentChoices({ isChosen, isFull, onAdd, onRemove }: DocumentChoicesProps) {
  const [folderId, setFolderId] = useState('');
  const [typed, setTyped] = useState('');
  const search = useAfterPause(typed.trim());
  const { data, previousData, error, refetch, fetchMore } = useDocumentChoicesQuery({
    variables: toVariables(folderId, search),
    fetchPolicy: 'cache-and-network',
  });
  const { documents } = data ?? previousData ?? {};
  return (
    <>
      <Field
        label="Find documents"
        name="find-documents"
        type="search"
        value={typed}
        maxLength={text.searchQuery}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        // Enter would save the update.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <FolderPicker name="document-folder" none="All folders" value={folderId} onChange={setFolderId} />
      {error && !documents && (
        <LoadFailure sentence={describeFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      <p role="status" className={formStyles.hint}>
        {documents?.nodes.length === 0 &&
          (search || folderId ? (
            'No documents match this filter.'
          ) : (
            <>
              No documents yet. <InlineLink to={paths.investorAdminDocuments}>Upload one</InlineLink>
            </>
          ))}
      </p>
      {documents && documents.nodes.length > 0 && (
        <div className={formStyles.boxes}>
          <div>
            {documents.nodes.map(({ id, index, title }) => [
              <label key={id}>
                <input
                  type="checkbox"
                  checked={isChosen(id)}
                  disabled={isFull && !isChosen(id)}
                  onChange={({ currentTarget: { checked } }) => (checked ? onAdd({ id, title }) : onRemove(id))}
                />
                <span dir="auto">
                  {index} {title}
                </span>
              </label>,
              ' ',
            ])}
            <LoadMore
              page={documents.pageInfo}
              label="documents"
              onMore={(after) => fetchMore({ variables: { after }, updateQuery: appendPage('documents') })}
            />
          </div>
        </div>
      )}
    </>
  );
}
