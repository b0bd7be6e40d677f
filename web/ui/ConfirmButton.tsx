import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Button, type ButtonLook } from './Button.tsx';

type ConfirmButtonProps = ButtonLook & {
  children: string;
  /** What the button says once pressed: the question that a second press answers. */
  sure: string;
  /** Whom or what it is about, for who cannot see the row it stands in. */
  about?: string;
  disabled?: boolean;
  onConfirm: () => void;
};

/** Does it on the second press. Escape, or leaving it, takes the first one back. */
export function ConfirmButton({ children, sure, about, onConfirm, ...look }: ConfirmButtonProps) {
  const [armed, setArmed] = useState(false);
  const press = ({ detail }: MouseEvent) => {
    // A double click is one press of somebody in a hurry, and no answer to the question.
    if (detail > 1) return;
    setArmed(!armed);
    if (armed) onConfirm();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setArmed(false);
  return (
    <Button
      {...look}
      data-confirm={armed ? undefined : ''}
      data-destructive={look.variant === 'danger' ? '' : undefined}
      variant={armed ? (look.variant ?? 'primary') : 'quiet'}
      onClick={press}
      onKeyDown={onKeyDown}
      onBlur={() => setArmed(false)}
    >
      {armed ? sure : children}
      {about && <span className="visually-hidden"> {about}</span>}
    </Button>
  );
}
