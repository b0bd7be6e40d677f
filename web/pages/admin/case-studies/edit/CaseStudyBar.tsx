import { paths } from '#web/paths.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import styles from '#web/pages/admin/articles/edit/ArticleEditor.module.css';
import { describeSaving, SaveFailure } from '#web/pages/admin/articles/edit/ArticleState.tsx';
import { EditorBar } from '#web/pages/admin/articles/edit/EditorBar.tsx';
import barStyles from '#web/pages/admin/articles/edit/EditorBar.module.css';
import { FocusButton } from '#web/pages/admin/articles/edit/FocusButton.tsx';
import type { FocusMode } from '#web/pages/admin/articles/edit/useFocusMode.ts';
import { WriterButton } from '#web/pages/admin/articles/edit/WriterButton.tsx';
import { statusLabels } from '../caseStudyLabels.ts';
import type { CaseStudyEditor } from './useCaseStudyEditor.ts';

export const caseStudyList = { to: paths.adminCaseStudies, label: 'Case studies' };

type CaseStudyBarProps = { editor: CaseStudyEditor; focusMode: FocusMode };

/** The bar with the case study's status and its actions. */
export function CaseStudyBar({ editor, focusMode }: CaseStudyBarProps) {
  const { saved, dirty, status, publish } = editor;
  const state = { isLocked: editor.locked, isBusy: editor.busy };
  const isPublished = status === 'PUBLISHED';
  return (
    <>
      <EditorBar
        list={caseStudyList}
        title={saved === null ? 'New case study' : 'Edit case study'}
        status={<CaseStudyState editor={editor} />}
        actions={
          <>
            <FocusButton focusMode={focusMode} />
            {!isPublished && (
              <WriterButton
                {...state}
                type="submit"
                isIdle={editor.isSaved}
                aria-keyshortcuts="Control+S"
                title="Save draft (Ctrl+S)"
              >
                Save draft
              </WriterButton>
            )}
          </>
        }
        primary={
          isPublished ? (
            <WriterButton {...state} variant="primary" type="submit" isIdle={!dirty}>
              Publish changes
            </WriterButton>
          ) : (
            <WriterButton {...state} variant="primary" onClick={() => void publish()}>
              Publish now
            </WriterButton>
          )
        }
      />
      <div className={styles.followUp}>
        <SaveFailure editor={editor} />
      </div>
    </>
  );
}

const CaseStudyState = ({ editor: { saved, status, ...saving } }: { editor: CaseStudyEditor }) => (
  <p role="status">
    <b>{statusLabels[status]}</b>
    {saved && (
      <span className={barStyles.place}>
        {' · '}
        <InlineLink to={paths.caseStudy(saved.id)}>{status === 'PUBLISHED' ? 'Open page' : 'Preview page'}</InlineLink>
      </span>
    )}
    <span>{describeSaving({ saved, ...saving })}</span>
  </p>
);
