import { useSyncExternalStore } from 'react';
import { chooseSheet, readSheet, watchSheet, type Sheet } from '../design/sheet.ts';
import styles from './SheetSwitch.module.css';

const sheets: readonly (readonly [Sheet, string])[] = [
  ['system', 'System'],
  ['paper', 'Paper'],
  ['blueprint', 'Blueprint'],
];

/** Light or dark, or as the visitor's system says. Needs script, so the stylesheet removes it where there is none. */
export function SheetSwitch() {
  const current = useSyncExternalStore<Sheet | undefined>(watchSheet, readSheet, () => undefined);
  return (
    <div role="group" aria-label="Theme" className={styles.switch}>
      {sheets.map(([sheet, name]) => (
        <button key={sheet} type="button" aria-pressed={current === sheet} onClick={() => chooseSheet(sheet)}>
          {name}
        </button>
      ))}
    </div>
  );
}
