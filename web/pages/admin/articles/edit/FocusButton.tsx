import { Button } from '#web/ui/Button.tsx';
import type { FocusMode } from './useFocusMode.ts';

/** Switches the focus mode of an editor. */
export const FocusButton = ({ focusMode }: { focusMode: FocusMode }) => (
  <Button
    size="small"
    aria-pressed={focusMode.isOn}
    aria-keyshortcuts="Control+Shift+F"
    title="Only the title and the text (Ctrl+Shift+F)"
    onClick={focusMode.toggle}
  >
    Focus mode
  </Button>
);
