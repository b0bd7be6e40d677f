import { type ReactNode, type DragEvent, useState } from 'react';
import styles from './Toolbar.module.css';

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

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Handlers of an element that takes dropped files, and whether files are being dragged over it. */
function useFileDrag(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        // Otherwise the browser would open the file in place of the page.
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        // Visual mode handles drops on its text.
        if (event.defaultPrevented || event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
