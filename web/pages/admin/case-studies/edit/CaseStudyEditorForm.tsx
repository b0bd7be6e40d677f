import { useEffect } from 'react';
import styles from '#web/pages/admin/articles/edit/ArticleEditor.module.css';
import { preloadComparison, StaleSave } from '#web/pages/admin/articles/edit/StaleSave.tsx';
import { TextForm } from '#web/pages/admin/articles/edit/TextForm.tsx';
import { UnsavedOffer } from '#web/pages/admin/articles/edit/UnsavedOffer.tsx';
import { useFocusMode } from '#web/pages/admin/articles/edit/useFocusMode.ts';
import { useLeaveGuard } from '#web/runtime/useLeaveGuard.ts';
import { useSaveKey } from '#web/pages/admin/articles/edit/useSaveKey.ts';
import { useUnsavedChanges } from '#web/pages/admin/articles/edit/useUnsavedChanges.ts';
import { preloadStepUp } from '#web/pages/StepUp.tsx';
import { CaseStudyBar } from './CaseStudyBar.tsx';
import {
  caseStudyFields,
  caseStudyKind,
  caseStudyLabels,
  type EditedCaseStudy,
  listDifferences,
  toValues,
} from './caseStudyEditing.ts';
import { CaseStudyPreview } from './CaseStudyPreview.tsx';
import { CaseStudySettings } from './CaseStudySettings.tsx';
import { useCaseStudyEditor } from './useCaseStudyEditor.ts';

/** The fields with a control that keeps what is typed before hydration. */
const TYPED = caseStudyFields.filter((name) => name !== 'cover' && name !== 'facts');

type CaseStudyEditorFormProps = {
  /** Null for a new case study. */
  study: EditedCaseStudy | null;
  /** Called when a new case study was saved for the first time. */
  onCreate: (id: string) => void;
};

/** The form of a case study, its preview and its actions. */
export function CaseStudyEditorForm({ study, onCreate }: CaseStudyEditorFormProps) {
  const editor = useCaseStudyEditor(study, onCreate);
  const { saved, values, dirty, theirs } = editor;
  const unsaved = useUnsavedChanges(caseStudyKind, saved?.id ?? null, editor);
  const focusMode = useFocusMode();
  useLeaveGuard(dirty);
  useEffect(() => {
    // Saving may need these two modules. A later release removes their files, and the network may be down by then.
    void Promise.allSettled([preloadStepUp(), preloadComparison()]);
  }, []);
  useSaveKey(editor);
  return (
    <>
      <p role="status" className="visually-hidden">
        {focusMode.message}
      </p>
      <div className={styles.editor} data-focus-mode={focusMode.isOn || undefined}>
        <TextForm
          editor={editor}
          fields={caseStudyFields}
          labels={caseStudyLabels}
          typed={TYPED}
          bar={<CaseStudyBar editor={editor} focusMode={focusMode} />}
          settings={<CaseStudySettings editor={editor} />}
          onSave={() => void editor.save()}
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
          {theirs && (
            <StaleSave
              noun="case study"
              message={editor.conflictMessage}
              editor={editor}
              version={theirs.version}
              body={theirs.body}
              texts={listDifferences(toValues(theirs), values)}
            />
          )}
        </TextForm>
        <CaseStudyPreview values={values} />
      </div>
    </>
  );
}
