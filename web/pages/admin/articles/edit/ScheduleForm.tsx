import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { nameOfZone, toInstant } from '#web/portal/calendarDays.ts';
import { useReaderZone } from '#web/pages/useReaderZone.ts';
import { Field } from '#web/forms/Field.tsx';
import styles from './ArticleEditor.module.css';

type PlanOptions = {
  /** True for a time that has passed. */
  isPast?: boolean;
  onPlan: (at: string, reason?: string) => Promise<unknown>;
};

/** What a person typed into a form for a time. It stays while the form is closed. */
export function usePlan({ isPast = false, onPlan }: PlanOptions) {
  const zone = useReaderZone() ?? 'UTC';
  const [wall, setWall] = useState('');
  const [error, setError] = useState<string | undefined>();
  const place = useRef<HTMLDivElement>(null);
  return {
    wall,
    error,
    isPast,
    zone,
    place,
    set: (next: string) => {
      setWall(next);
      setError(undefined);
    },
    /** The reason overrides the publishing check. */
    send: (reason?: string) => {
      const at = new Date(wall && toInstant(zone, wall));
      const isRight = isPast ? at.getTime() <= Date.now() : at.getTime() > Date.now();
      setError(isRight ? undefined : `Choose a time in the ${isPast ? 'past' : 'future'}`);
      if (isRight) void onPlan(at.toISOString(), reason);
    },
  };
}

type ScheduleFormProps = {
  busy: boolean;
  plan: ReturnType<typeof usePlan>;
  label: string;
  action: string;
  /** What happens at that time, as a sentence. */
  effect?: string;
};

const ARTICLE = 'Readers see the article within seconds of that time.';

/** Asks for a time, usually a future one, in the user's time zone. */
export function ScheduleForm({ busy, plan, label, action, effect = ARTICLE }: ScheduleFormProps) {
  const { wall, error, isPast, zone, place, set, send } = plan;
  useEffect(() => showForm(place), [place]);
  return (
    <div ref={place} className={styles.plan}>
      <Field
        label={label}
        name={label.toLowerCase().replaceAll(' ', '-')}
        type="datetime-local"
        required
        value={wall}
        error={error}
        hint={`In your time zone, ${nameOfZone(zone)}.${isPast ? '' : ` ${effect}`}`}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
      <Button variant="primary" disabled={busy} onClick={() => send()}>
        {action}
      </Button>
    </div>
  );
}

/** Moves the focus into the form, which may be out of view. */
export function showForm({ current: form }: RefObject<HTMLDivElement | null>): void {
  form?.querySelector('input')?.focus({ preventScroll: true });
  form?.scrollIntoView({ block: 'nearest' });
}

/** True if no part of the form is above the window, below it, or below `bar`. */
export function isInView({ current: form }: RefObject<HTMLDivElement | null>, bar: Element): boolean {
  const { top, bottom } = form!.getBoundingClientRect();
  return top >= Math.max(0, bar.getBoundingClientRect().bottom) && bottom <= innerHeight;
}
