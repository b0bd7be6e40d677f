import type { ComponentProps } from 'react';
import { Button } from '#web/ui/Button.tsx';

type WriterButtonProps = ComponentProps<typeof Button> & {
  isLocked: boolean;
  isBusy: boolean;
  /** True if there is nothing to do now. */
  isIdle?: boolean;
};

/**
 * A button beside the text. The text keeps the focus when the button is pressed, and the button keeps it while it has
 * nothing to do: keys that a person types next must not reach the shortcuts of the page.
 */
export function WriterButton({ isLocked, isBusy, isIdle = false, onClick, ...button }: WriterButtonProps) {
  const isOff = isBusy || isIdle;
  return (
    <Button
      {...button}
      size="small"
      disabled={isLocked}
      aria-disabled={isOff || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
    />
  );
}
