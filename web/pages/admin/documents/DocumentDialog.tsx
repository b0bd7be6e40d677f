import { type AdminDocumentFragment, useDocumentPlaceQuery } from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import { pickChanges } from '#web/forms/edits.ts';
import { validateWith } from '#web/forms/validateWith.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import type { DocumentChange } from './documentDialogs.ts';
import { PlaceDialog } from './PlaceDialog.tsx';

type Values = { title: string; summary: string; place: string; position: string };

const validate = validateWith<Values>(() =>
  import('#graphql/document-validation.ts').then(({ documentForm }) => documentForm),
);

const fields = [
  { name: 'title', label: 'Title', maxLength: text.title, autoComplete: 'off' },
  {
    name: 'summary',
    label: 'Summary',
    required: false,
    multiline: true,
    maxLength: text.documentSummary,
    hint: 'Shown to everyone who can see that the document exists.',
  },
];

const toInput = ({ title, summary, place, position }: Values) => ({
  title,
  summary,
  folderId: place || null,
  ...(position && { position: Number(position) }),
});

type DocumentDialogProps = {
  document: AdminDocumentFragment;
  onSave: (document: AdminDocumentFragment, input: DocumentChange) => Promise<{ error: unknown }>;
  onClose: () => void;
};

/** Edits a document's title, summary and folder. */
export function DocumentDialog({ document, onSave, onClose }: DocumentDialogProps) {
  const { id, title, summary } = document;
  const query = useDocumentPlaceQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (!query.data)
    return (
      <Dialog title={`Change ${title}`} onClose={onClose}>
        <QueryResult query={query}>{() => null}</QueryResult>
      </Dialog>
    );
  const folder = query.data.document?.folder ?? null;
  const place = folder?.id ?? '';
  return (
    <PlaceDialog<Values>
      title={`Change ${title}`}
      fields={fields}
      folder={folder}
      initialValues={{ title, summary: summary ?? '', place, position: '' }}
      version={document.editVersion}
      validate={validate}
      onSave={(values, { former, expectedVersion }) =>
        onSave(document, { ...pickChanges(toInput(values), toInput(former)), expectedVersion })
      }
      onClose={onClose}
    />
  );
}
