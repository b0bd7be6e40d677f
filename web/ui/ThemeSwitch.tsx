import { useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, watchTheme, type Theme } from '../design/theme.ts';
import styles from './ThemeSwitch.module.css';

const themes: readonly (readonly [Theme, string])[] = [
  ['system', 'System'],
  ['paper', 'Light'],
  ['blueprint', 'Dark'],
];

/** Light, dark, or the setting of the visitor’s system. It needs JavaScript, so the stylesheet hides it without. */
export function ThemeSwitch() {
  const current = useSyncExternalStore<Theme | undefined>(watchTheme, readTheme, () => undefined);
  return (
    <div role="group" aria-label="Theme" className={styles.switch}>
      {themes.flatMap(([theme, name]) => [
        <button key={theme} type="button" aria-pressed={current === theme} onClick={() => chooseTheme(theme)}>
          {name}
        </button>,
        ' ',
      ])}
    </div>
  );
}
