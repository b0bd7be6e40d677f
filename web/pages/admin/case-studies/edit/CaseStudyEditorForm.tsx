import { SaveButton, StatusDetail, WriterButton } from '#web/pages/admin/articles/edit/EditorBar.tsx';
import { EditorFrame } from '#web/pages/admin/articles/edit/EditorFrame.tsx';
import { IssueList } from '#web/pages/admin/articles/edit/IssueList.tsx';
import { paths } from '#web/paths.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { statusLabels } from '../caseStudyLabels.ts';
import { caseStudyKind, type EditedCaseStudy, listDifferences } from './caseStudyEditing.ts';
import { CaseStudyPreview } from './CaseStudyPreview.tsx';
import { CaseStudySettings } from './CaseStudySettings.tsx';
import { useCaseStudyEditor } from './useCaseStudyEditor.ts';

type CaseStudyEditorFormProps = {
  /** Null for a new case study. */
  study: EditedCaseStudy | null;
  /** Called when a new case study was saved for the first time. */
  onCreate: (id: string) => void;
};

/** The form of a case study, its preview and its actions. */
export function CaseStudyEditorForm({ study, onCreate }: CaseStudyEditorFormProps) {
  const editor = useCaseStudyEditor(study, onCreate);
  const { saved, values, status, checkResult } = editor;
  const isPublished = status === 'PUBLISHED';
  return (
    <EditorFrame
      kind={caseStudyKind}
      editor={editor}
      status={statusLabels[status]}
      statusDetail={
        saved && (
          <StatusDetail>
            {' · '}
            <InlineLink to={paths.caseStudy(saved.id)}>{isPublished ? 'Open page' : 'Preview page'}</InlineLink>
          </StatusDetail>
        )
      }
      actions={!isPublished && <SaveButton editor={editor} />}
      primary={
        isPublished ? (
          <WriterButton editor={editor} variant="primary" type="submit" isIdle={!editor.dirty}>
            Publish changes
          </WriterButton>
        ) : (
          <WriterButton editor={editor} variant="primary" onClick={() => void editor.publish()}>
            Publish now
          </WriterButton>
        )
      }
      followUp={checkResult && <IssueList kind={caseStudyKind} checkResult={checkResult} editor={editor} />}
      settings={<CaseStudySettings editor={editor} />}
      preview={<CaseStudyPreview values={values} />}
      compare={(other) => listDifferences(other, values)}
    />
  );
}
