import { useEffect, useLayoutEffect, useRef } from 'react';
import { factsAtMost, text } from '#graphql/limits.ts';
import { Optional } from '#web/forms/Field.tsx';
import formStyles from '#web/forms/Form.module.css';
import { Button } from '#web/ui/Button.tsx';
import type { CaseStudyFact } from './caseStudyEditing.ts';
import styles from './CaseStudyEditor.module.css';

type FactFieldsProps = {
  value: readonly CaseStudyFact[];
  error: string | undefined;
  onChange: (facts: CaseStudyFact[]) => void;
};

/** The short facts of a deployment: each has a name and a value. */
export function FactFields({ value, error, onChange }: FactFieldsProps) {
  const list = useRef<HTMLOListElement>(null);
  const count = useRef(value.length);
  useEffect(() => {
    // A fact that was just added begins with its name.
    if (value.length === count.current + 1) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    count.current = value.length;
  }, [value.length]);
  useLayoutEffect(() => {
    // Only the first commit can contain text that was typed before hydration.
    const [...inputs] = list.current!.querySelectorAll('input');
    const typed = value.map((_fact, index) => ({
      label: inputs[2 * index]!.value,
      value: inputs[2 * index + 1]!.value,
    }));
    if (typed.some((fact, index) => fact.label !== value[index]!.label || fact.value !== value[index]!.value))
      onChange(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const change = (place: number, part: Partial<CaseStudyFact>) =>
    onChange(value.map((fact, index) => (index === place ? { ...fact, ...part } : fact)));
  const remove = (place: number) => {
    onChange(value.filter((_fact, index) => index !== place));
    document.getElementById('field-facts')?.focus();
  };
  return (
    <fieldset className={styles.facts}>
      <legend>
        Facts
        <Optional />
      </legend>
      <p className={formStyles.hint}>At most {factsAtMost}. Lists show the first three.</p>
      <ol ref={list}>
        {value.map((fact, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a fact has no other identity, and its fields are controlled
          <li key={index}>
            <input
              aria-label={`Name of fact ${index + 1}`}
              placeholder="Network"
              autoComplete="off"
              maxLength={text.factLabel}
              value={fact.label}
              onChange={({ currentTarget }) => change(index, { label: currentTarget.value })}
            />
            <input
              aria-label={`Fact ${index + 1}`}
              placeholder="No outside line"
              autoComplete="off"
              maxLength={text.factValue}
              value={fact.value}
              onChange={({ currentTarget }) => change(index, { value: currentTarget.value })}
            />
            <Button size="small" onClick={() => remove(index)}>
              Remove<span className="visually-hidden"> fact {index + 1}</span>
            </Button>
          </li>
        ))}
      </ol>
      {error && <p className={formStyles.error}>{error}</p>}
      <Button
        size="small"
        id="field-facts"
        aria-disabled={value.length >= factsAtMost || undefined}
        onClick={() => value.length < factsAtMost && onChange([...value, { label: '', value: '' }])}
      >
        Add fact
      </Button>
    </fieldset>
  );
}
