import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Button, type ButtonLook } from './Button.tsx';

type ConfirmButtonProps = ButtonLook & {
  children: string;
  /** The button's label after the first press, which asks for confirmation. */
  sure: string;
  /** The object of the action, for screen reader users, who do not see the row. */
  about?: string | undefined;
  disabled?: boolean;
  /** True for the primary action of the screen, which has its color before the first press, too. */
  isPrimary?: boolean;
  onConfirm: () => void;
};

/** A longer question would take more room in each row than it is worth. */
const SHORT = 16;

/** Runs the action on the second press. Escape or leaving the button cancels. */
export function ConfirmButton({ children, sure, about, isPrimary, onConfirm, ...look }: ConfirmButtonProps) {
  const [armed, setArmed] = useState(false);
  const press = ({ detail }: MouseEvent) => {
    // The second click of a double click does not count as confirmation.
    if (detail > 1) return;
    setArmed(!armed);
    if (armed) onConfirm();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setArmed(false);
  return (
    <Button
      {...look}
      data-armed={armed ? '' : undefined}
      data-other={sure.length > SHORT ? undefined : armed ? children : sure}
      data-confirm={armed ? undefined : ''}
      data-destructive={look.variant === 'danger' ? '' : undefined}
      variant={armed || isPrimary ? (look.variant ?? 'primary') : 'quiet'}
      onClick={press}
      onKeyDown={onKeyDown}
      onBlur={() => setArmed(false)}
    >
      {armed ? sure : children}
      {about && <span className="visually-hidden">{` ${about}`}</span>}
    </Button>
  );
}
