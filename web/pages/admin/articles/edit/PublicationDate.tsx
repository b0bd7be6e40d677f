import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Moment } from '../../../../ui/Moment.tsx';
import styles from './ArticleEditor.module.css';
import { ScheduleForm } from './ScheduleForm.tsx';
import type { Editor } from './useEditor.ts';

/** Shows the date of a published article, and sets it back. */
export function PublicationDate({ editor: { saved, busy, changeDate } }: { editor: Editor }) {
  const [isOpen, setIsOpen] = useState(false);
  if (saved?.status !== 'PUBLISHED' || !saved.publishedAt) return null;
  return (
    <>
      <div className={styles.buttons}>
        <p>
          <b>Published</b> <Moment at={saved.publishedAt} />
        </p>
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Change the publish date …
        </Button>
      </div>
      {isOpen && (
        <ScheduleForm
          busy={busy}
          label="Publish date"
          action="Set publish date"
          isPast
          onPlan={(at) => changeDate(at).then(() => setIsOpen(false))}
        />
      )}
    </>
  );
}
