import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useHydrating } from '../runtime/useHydrating.ts';
import styles from './RowMenu.module.css';

type RowMenuProps = {
  /** The name of the object in the row, for people who do not see the row. */
  about: string;
  /** The id of the object, for the API and for messages to support. */
  id: string;
  /** Buttons, the destructive ones last. */
  children: ReactNode;
};

/**
 * The actions of a table row behind one button. It is a popover: Escape or a click elsewhere closes it. An action closes
 * it, but the first press of a ConfirmButton does not. The actions are rendered when it is first opened, and the server
 * renders only the button, because a long table has several actions for each row.
 */
export function RowMenu({ about, id: objectId, children }: RowMenuProps) {
  const id = useId();
  const [wasOpened, setOpened] = useState(false);
  const isHydrating = useHydrating();
  const label = `More actions for ${about}`;
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.toggle} aria-label={label}>
        ⋯
      </button>
      {!isHydrating && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and clicks come from its buttons
        <div
          id={id}
          popover="auto"
          role="group"
          aria-label={label}
          className={styles.menu}
          onClick={closeAfterAction}
          onKeyDown={moveFocus}
          onBeforeToggle={({ newState }) => newState === 'open' && setOpened(true)}
          onToggle={({ currentTarget, newState }) => newState === 'open' && focusFirst(currentTarget)}
        >
          {wasOpened && (
            <>
              {children}
              <p className={styles.id}>
                ID <code>{objectId}</code>
              </p>
            </>
          )}
        </div>
      )}
    </>
  );
}

const focusFirst = (menu: HTMLElement) => menu.querySelector('button')?.focus();

function closeAfterAction({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const button = (target as Element).closest('button, a');
  if (button && !button.hasAttribute('data-confirm')) currentTarget.hidePopover();
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons.indexOf(document.activeElement as HTMLButtonElement) + step;
  buttons.at(next % buttons.length)?.focus();
}
