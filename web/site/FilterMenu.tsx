import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './FilterMenu.module.css';

export interface FilterOption {
  name: ReactNode;
  to: string;
  isCurrent: boolean;
}

/**
 * The values of a filter, as links on one line. On phones, a button names the current value and opens the others. They
 * are a popover, which works without JavaScript.
 */
export function FilterMenu({ label, options }: { label: string; options: readonly FilterOption[] }) {
  const id = useId();
  const current = options.find(({ isCurrent }) => isCurrent);
  return (
    <nav aria-label={label}>
      <button type="button" popoverTarget={id} className={styles.toggle}>
        <span>
          {label}
          {current && <>: {current.name}</>}
        </span>
      </button>
      <ul id={id} popover="auto" className={styles.options}>
        {options.map(({ name, to, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={({ currentTarget }) => currentTarget.closest('ul')!.hidePopover()}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
