import { useFormikContext } from 'formik';
import { useState } from 'react';
import { joinWords, nameField } from '#graphql/edited-fields.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Form.module.css';
import type { Conflict } from './useEdits.ts';

type ConflictNoticeProps = { conflict: Conflict<object> | null };

/**
 * Says who changed what while a form was open. The person chooses between both values of a field that both changed; all
 * other changes of others are in the form already.
 */
export const ConflictNotice = ({ conflict }: ConflictNoticeProps) =>
  // The key forgets the choices of an earlier conflict.
  conflict && <Choices key={conflict.message + JSON.stringify(conflict.theirs)} conflict={conflict} />;

function Choices({ conflict: { message, theirs } }: { conflict: Conflict<object> }) {
  const { setFieldValue } = useFormikContext();
  const [decided, setDecided] = useState<readonly string[]>([]);
  const open = Object.entries(theirs).filter(([name]) => !decided.includes(name));
  const decide = (name: string) => setDecided([...decided, name]);
  const names = joinWords(open.map(([name]) => nameField(name)));
  return (
    <section role="alert" aria-label="Conflicting changes" className={styles.summary}>
      <p>{message}</p>
      <p>
        {open.length > 0
          ? `You changed ${names} too. Choose which one to keep, then save again.`
          : 'The form below has both changes. Check it, then save again.'}
      </p>
      {open.map(([name, value]) => (
        <div key={name} className={styles.field}>
          <p className={styles.name}>The other value of {nameField(name)}</p>
          <blockquote className={styles.theirs} dir="auto">
            {formatValue(value)}
          </blockquote>
          <div className={styles.choice}>
            <Button size="small" onClick={() => decide(name)}>
              Use mine<span className="visually-hidden"> for {nameField(name)}</span>
            </Button>{' '}
            <Button
              size="small"
              onClick={() => {
                void setFieldValue(name, value);
                decide(name);
              }}
            >
              Use theirs<span className="visually-hidden"> for {nameField(name)}</span>
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}

function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value) || 'Empty';
}
