import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import styles from './ArticleEditor.module.css';
import { ScheduleForm, usePlan } from './ScheduleForm.tsx';
import type { Editor } from './useEditor.ts';

/** Shows, sets, changes or cancels the scheduled unpublish date. */
export function UnpublishSchedule({ editor: { saved, busy, scheduleUnpublish } }: { editor: Editor }) {
  const [planning, setPlanning] = useState(false);
  const plan = usePlan({ onPlan: (when) => scheduleUnpublish(when).then(() => setPlanning(false)) });
  const at = saved?.unpublishAt;
  return (
    <>
      <div className={styles.buttons}>
        {at && (
          <p>
            <b>Unpublished</b> <Moment at={at} />
          </p>
        )}
        <Button size="small" aria-expanded={planning} onClick={() => setPlanning(!planning)}>
          {at ? 'Another time …' : 'Schedule unpublishing …'}
        </Button>{' '}
        {at && (
          <Button size="small" disabled={busy} onClick={() => void scheduleUnpublish(null)}>
            Cancel unpublishing
          </Button>
        )}
      </div>
      {planning && <ScheduleForm busy={busy} plan={plan} label="Unpublish at" action="Schedule unpublishing" />}
    </>
  );
}
