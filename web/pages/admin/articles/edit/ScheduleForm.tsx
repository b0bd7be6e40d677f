import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../forms/Field.tsx';
import styles from './ArticleEditor.module.css';

type ScheduleFormProps = { busy: boolean; label: string; action: string; onPlan: (at: string) => Promise<unknown> };

/** Asks for a future time in the user's time zone. */
export function ScheduleForm({ busy, label, action, onPlan }: ScheduleFormProps) {
  const [wall, setWall] = useState('');
  const [error, setError] = useState<string | undefined>();
  const plan = () => {
    const at = new Date(wall);
    const isAhead = at.getTime() > Date.now();
    setError(isAhead ? undefined : 'Choose a time in the future');
    if (isAhead) void onPlan(at.toISOString());
  };
  return (
    <div className={styles.plan}>
      <Field
        label={label}
        name={label.toLowerCase().replaceAll(' ', '-')}
        type="datetime-local"
        required
        value={wall}
        error={error}
        hint={`In your time zone, ${Intl.DateTimeFormat().resolvedOptions().timeZone}. Readers see the article within seconds of that time.`}
        onChange={({ currentTarget }) => setWall(currentTarget.value)}
      />
      <Button variant="primary" disabled={busy} onClick={plan}>
        {action}
      </Button>
    </div>
  );
}
