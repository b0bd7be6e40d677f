import type { ReactNode } from 'react';
import styles from './Toolbar.module.css';
import { useFileDrag } from './useFileDrag.ts';

type TextFrameProps = {
  isWrong: boolean;
  /** Receives files that are dropped outside the text of visual mode. */
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** The frame around the toolbar and the text. It shows where dragged files can be dropped. */
export function TextFrame({ isWrong, onFiles, children }: TextFrameProps) {
  const { isOver, handlers } = useFileDrag(onFiles);
  return (
    <div className={styles.frame} data-wrong={isWrong || undefined} {...handlers}>
      {children}
      {isOver && (
        <p className={styles.drop} aria-hidden="true">
          Drop pictures here to insert them
        </p>
      )}
    </div>
  );
}
