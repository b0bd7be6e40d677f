import type { ChangeEvent, ReactNode } from 'react';
import buttons from '#web/ui/Button.module.css';
import styles from './FileButton.module.css';

type FileButtonProps = {
  children: ReactNode;
  /** The types of files that can be chosen, as in the attribute of an input. */
  accept?: string;
  /** Empty to choose a folder, with all that is in it. */
  webkitdirectory?: '';
  multiple?: boolean;
  variant?: 'primary' | 'quiet';
  disabled?: boolean;
  onChoose: (files: Iterable<File>) => void;
};

/** A button that chooses files. */
export function FileButton({ children, variant = 'quiet', onChoose, ...input }: FileButtonProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    // Lets the same file be chosen again: without this reset, the browser fires no change event.
    target.value = '';
  };
  return (
    <label className={`${buttons.button} ${buttons[variant]} ${buttons.small} ${styles.choose}`}>
      {children}
      <input type="file" {...input} onChange={choose} />
    </label>
  );
}
