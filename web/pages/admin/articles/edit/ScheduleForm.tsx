import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { nameOfZone, toInstant } from '#web/portal/calendarDays.ts';
import { useReaderZone } from '#web/pages/useReaderZone.ts';
import { Field } from '#web/forms/Field.tsx';
import styles from './ArticleEditor.module.css';

type ScheduleFormProps = {
  busy: boolean;
  label: string;
  action: string;
  /** True for a time that has passed. */
  isPast?: boolean;
  /** What happens at that time, as a sentence. */
  effect?: string;
  onPlan: (at: string) => Promise<unknown>;
};

const ARTICLE = 'Readers see the article within seconds of that time.';

/** Asks for a time, usually a future one, in the user's time zone. */
export function ScheduleForm({ busy, label, action, isPast = false, effect = ARTICLE, onPlan }: ScheduleFormProps) {
  const zone = useReaderZone() ?? 'UTC';
  const [wall, setWall] = useState('');
  const [error, setError] = useState<string | undefined>();
  const plan = () => {
    const at = new Date(wall && toInstant(zone, wall));
    const isRight = isPast ? at.getTime() <= Date.now() : at.getTime() > Date.now();
    setError(isRight ? undefined : `Choose a time in the ${isPast ? 'past' : 'future'}`);
    if (isRight) void onPlan(at.toISOString());
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
        hint={`In your time zone, ${nameOfZone(zone)}.${isPast ? '' : ` ${effect}`}`}
        onChange={({ currentTarget }) => setWall(currentTarget.value)}
      />
      <Button variant="primary" disabled={busy} onClick={plan}>
        {action}
      </Button>
    </div>
  );
}
