import { useSyncExternalStore } from 'react';
import { chooseSheet, readSheet, watchSheet, type Sheet } from '../design/sheet.ts';
import styles from './ThemeSwitch.module.css';

const themes: readonly (readonly [Sheet, string])[] = [
  ['system', 'System'],
  ['paper', 'Light'],
  ['blueprint', 'Dark'],
];

/** Light, dark, or the setting of the visitor’s system. It needs JavaScript, so the stylesheet hides it without. */
export function ThemeSwitch() {
  const current = useSyncExternalStore<Sheet | undefined>(watchSheet, readSheet, () => undefined);
  return (
    <div role="group" aria-label="Theme" className={styles.switch}>
      {themes.map(([theme, name]) => (
        <button key={theme} type="button" aria-pressed={current === theme} onClick={() => chooseSheet(theme)}>
          {name}
        </button>
      ))}
    </div>
  );
}
