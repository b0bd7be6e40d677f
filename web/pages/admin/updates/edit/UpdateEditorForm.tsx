import { Suspense, useEffect, useState } from 'react';
import formStyles from '#web/forms/Form.module.css';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import styles from '#web/pages/admin/articles/edit/ArticleEditor.module.css';
import { PreviewFrame } from '#web/pages/admin/articles/edit/Preview.tsx';
import { preloadComparison, StaleSave } from '#web/pages/admin/articles/edit/StaleSave.tsx';
import { TextForm } from '#web/pages/admin/articles/edit/TextForm.tsx';
import { UnsavedOffer } from '#web/pages/admin/articles/edit/UnsavedOffer.tsx';
import { useFocusMode } from '#web/pages/admin/articles/edit/useFocusMode.ts';
import { useLeaveGuard } from '#web/runtime/useLeaveGuard.ts';
import { useSaveKey } from '#web/pages/admin/articles/edit/useSaveKey.ts';
import { useUnsavedChanges } from '#web/pages/admin/articles/edit/useUnsavedChanges.ts';
import { preloadStepUp } from '#web/pages/StepUp.tsx';
import { DocumentPicker } from './DocumentPicker.tsx';
import { GroupBoxes } from './GroupBoxes.tsx';
import { UpdateBar, type UpdateDialogKind } from './UpdateBar.tsx';
import updateStyles from './UpdateEditor.module.css';
import {
  type EditedUpdate,
  type Groups,
  listDifferences,
  toValues,
  updateKind,
  updateLabels,
  type UpdateValues,
} from './updateEditing.ts';
import { type UpdateEditor, useUpdateEditor } from './useUpdateEditor.ts';

// Loaded on demand: writing needs no dialog.
const PublishUpdateDialog = lazyComponent(() =>
  import('../PublishUpdateDialog.tsx').then((module) => module.PublishUpdateDialog),
);
const PublishChangesDialog = lazyComponent(() =>
  import('./PublishChangesDialog.tsx').then((module) => module.PublishChangesDialog),
);

const FIELDS = Object.keys(updateLabels) as (keyof UpdateValues)[];

interface OpenDialog {
  kind: UpdateDialogKind;
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
  const { saved, values, dirty, status } = editor;
  const unsaved = useUnsavedChanges(updateKind, saved?.id ?? null, editor);
  const focusMode = useFocusMode();
  useLeaveGuard(dirty);
  useEffect(() => {
    // Saving may need these two modules. A later release removes their files, and the network may be down by then.
    void Promise.allSettled([preloadStepUp(), preloadComparison()]);
  }, []);
  const ask = (kind: UpdateDialogKind, target: EditedUpdate) => setDialog({ kind, update: target });
  const save = async () => {
    if (status === 'PUBLISHED' && saved) ask('change', saved);
    else await editor.save();
  };
  useSaveKey({ isSaved: status === 'PUBLISHED' ? !dirty : editor.isSaved, save });
  const close = () => setDialog(null);
  return (
    <>
      <p role="status" className="visually-hidden">
        {focusMode.message}
      </p>
      <div className={styles.editor} data-focus-mode={focusMode.isOn || undefined}>
        <TextForm
          editor={editor}
          fields={FIELDS}
          labels={updateLabels}
          typed={updateKind.texts}
          bar={<UpdateBar editor={editor} focusMode={focusMode} onAsk={ask} />}
          settings={<UpdateSettings editor={editor} groups={groups} />}
          onSave={() => void save()}
        >
          {unsaved.offer && (
            <UnsavedOffer
              at={unsaved.offer.at}
              onRestore={() => {
                editor.restore(unsaved.offer!.values);
                unsaved.drop();
              }}
              onDiscard={unsaved.drop}
            />
          )}
          {editor.theirs && (
            <StaleSave
              noun="update"
              message={editor.conflictMessage}
              editor={editor}
              version={editor.theirs.version}
              body={editor.theirs.body}
              texts={listDifferences(toValues(editor.theirs), values, groups)}
            />
          )}
        </TextForm>
        <UpdatePreview values={values} />
      </div>
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
