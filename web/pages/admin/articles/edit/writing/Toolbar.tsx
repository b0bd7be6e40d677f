import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './Toolbar.module.css';
import { type ToolId, toolIds, type ToolLabel, toolLabels } from './toolLabels.ts';

export interface ToolAction {
  onPress: () => void;
  /** True if the tool's effect is active at the cursor. Absent for one-time commands. */
  isOn?: boolean | undefined;
}

type ToolbarProps = {
  /** Id of the text field. */
  field: string;
  locked: boolean;
  tools: Record<ToolId, ToolAction>;
  /** More tools, shown after the others. */
  more?: readonly (ToolLabel & ToolAction)[];
  /** Moves the focus to the text. */
  onLeave: () => void;
};

/** The toolbar is one tab stop. Arrow keys move between buttons, and Escape returns to the text. */
export function Toolbar({ field, locked, tools, more = [], onLeave }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>(toolLabels.paragraph.name);
  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (event.key === 'Escape') onLeave();
    else if (next === undefined) return;
    else buttons.at(next % buttons.length)?.focus();
    event.preventDefault();
  };
  const button = ({ name, sign, keys, onPress, isOn }: ToolLabel & ToolAction) => (
    <button
      key={name}
      type="button"
      aria-label={name}
      aria-pressed={isOn}
      aria-keyshortcuts={keys}
      title={keys ? `${name} (${keys.replace('Control', 'Ctrl')})` : name}
      // Not `disabled`, so that screen readers can still read the toolbar of a locked text.
      aria-disabled={locked}
      tabIndex={current === name ? 0 : -1}
      onFocus={() => setCurrent(name)}
      // Prevents the text from losing its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !locked && onPress()}
    >
      {sign}
    </button>
  );
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={field}
      tabIndex={-1}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {[...toolIds.map((id) => ({ ...toolLabels[id], ...tools[id] })), ...more].map((tool) => [button(tool), ' '])}
    </div>
  );
}

/** Moves the focus to the toolbar of a text field. */
export const focusToolbar = (field: string): void =>
  document.querySelector<HTMLElement>(`[role='toolbar'][aria-controls='${field}'] button[tabindex='0']`)?.focus();
