import { Suspense, useState } from 'react';
import formStyles from '#web/forms/Form.module.css';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import styles from '#web/pages/admin/articles/edit/ArticleEditor.module.css';
import { SaveButton, ScheduledFor, StatusDetail, WriterButton } from '#web/pages/admin/articles/edit/EditorBar.tsx';
import { EditorFrame } from '#web/pages/admin/articles/edit/EditorFrame.tsx';
import { PreviewFrame } from '#web/pages/admin/articles/edit/Preview.tsx';
import { paths } from '#web/paths.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { updateStatusLabels } from '../updateLabels.ts';
import { DocumentPicker } from './DocumentPicker.tsx';
import { GroupBoxes } from './GroupBoxes.tsx';
import updateStyles from './UpdateEditor.module.css';
import { type EditedUpdate, type Groups, listDifferences, updateKind, type UpdateValues } from './updateEditing.ts';
import { type UpdateEditor, useUpdateEditor } from './useUpdateEditor.ts';

// Loaded on demand: writing needs no dialog.
const PublishUpdateDialog = lazyComponent(() =>
  import('../PublishUpdateDialog.tsx').then((module) => module.PublishUpdateDialog),
);
const PublishChangesDialog = lazyComponent(() =>
  import('./PublishChangesDialog.tsx').then((module) => module.PublishChangesDialog),
);

interface OpenDialog {
  kind: 'publish' | 'schedule' | 'change';
  update: EditedUpdate;
}

type UpdateEditorFormProps = {
  /** Null for a new update. */
  update: EditedUpdate | null;
  groups: Groups;
  /** Called when a new update was saved for the first time. */
  onCreate: (id: string) => void;
};

/** The form of an update, its preview and its actions. */
export function UpdateEditorForm({ update, groups, onCreate }: UpdateEditorFormProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const editor = useUpdateEditor(update, onCreate);
  const { saved, values, status, dirty, isSaved } = editor;
  const isPublished = status === 'PUBLISHED';
  const ask = (kind: OpenDialog['kind'], target: EditedUpdate) => setDialog({ kind, update: target });
  const save = async () => {
    if (isPublished && saved) ask('change', saved);
    else await editor.save();
  };
  const close = () => setDialog(null);
  return (
    <>
      <EditorFrame
        kind={updateKind}
        editor={editor}
        status={updateStatusLabels[status]}
        statusDetail={saved && <Place update={saved} />}
        actions={<Actions editor={editor} onSchedule={(now) => ask('schedule', now)} />}
        primary={
          isPublished ? (
            <WriterButton editor={editor} variant="primary" type="submit" isIdle={!dirty}>
              Publish changes …
            </WriterButton>
          ) : (
            <WriterButton
              editor={editor}
              variant="primary"
              onClick={() => void editor.withSaved((now) => ask('publish', now))}
            >
              Publish …
            </WriterButton>
          )
        }
        settings={<UpdateSettings editor={editor} groups={groups} />}
        preview={<UpdatePreview values={values} />}
        compare={(other) => listDifferences(other, values, groups)}
        onSave={save}
        isSaved={isPublished ? !dirty : isSaved}
      />
      {dialog && (
        <Suspense fallback={null}>
          {dialog.kind === 'change' ? (
            <PublishChangesDialog update={dialog.update} onPublish={editor.publishChanges} onClose={close} />
          ) : (
            <PublishUpdateDialog
              update={dialog.update}
              isScheduled={dialog.kind === 'schedule'}
              onPublish={(at) => editor.publish(dialog.update, at)}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </>
  );
}

type ActionsProps = { editor: UpdateEditor; onSchedule: (saved: EditedUpdate) => void };

const Actions = ({ editor, onSchedule }: ActionsProps) => (
  <>
    <WriterButton
      editor={editor}
      isIdle={editor.status === 'PUBLISHED' && editor.dirty}
      onClick={() => void editor.withSaved(editor.sendTest)}
    >
      Send a test to me
    </WriterButton>{' '}
    {editor.status !== 'PUBLISHED' && (
      <>
        <WriterButton editor={editor} onClick={() => void editor.withSaved(onSchedule)}>
          Schedule …
        </WriterButton>{' '}
        <SaveButton editor={editor} label={editor.status === 'DRAFT' ? 'Save draft' : 'Save changes'} />
      </>
    )}
  </>
);

/** When the update will be published, or where it is. */
function Place({ update: { id, status, publishedAt } }: { update: EditedUpdate }) {
  if (status === 'SCHEDULED' && publishedAt) return <ScheduledFor at={publishedAt} />;
  if (status !== 'PUBLISHED') return null;
  return (
    <StatusDetail>
      {' · '}
      <InlineLink to={paths.investorUpdate(id)}>Open update</InlineLink>
    </StatusDetail>
  );
}

type UpdateSettingsProps = { editor: UpdateEditor; groups: Groups };

const UpdateSettings = ({ editor: { values, set }, groups }: UpdateSettingsProps) => (
  <section aria-label="Settings" className={`${formStyles.form} ${styles.settings}`}>
    <GroupBoxes groups={groups} value={values.groupIds} onChange={(groupIds) => set({ groupIds })} />
    <DocumentPicker value={values.documents} onChange={(documents) => set({ documents })} />
  </section>
);

const UpdatePreview = ({ values: { title, body, documents } }: { values: UpdateValues }) => (
  <PreviewFrame noun="update" body={body}>
    {(preview) => (
      <article className={updateStyles.preview}>
        <h2 dir="auto">{title || 'Title'}</h2>
        <RichText tree={preview?.bodyTree ?? []} />
        {documents.length > 0 && (
          <>
            <h3>Documents</h3>
            <ul>
              {documents.map((document) => (
                <li key={document.id}>{document.title}</li>
              ))}
            </ul>
          </>
        )}
      </article>
    )}
  </PreviewFrame>
);
