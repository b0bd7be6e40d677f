import { useId } from 'react';
import { Button } from '#web/ui/Button.tsx';
import styles from './ViewMenu.module.css';
import type { Zoom } from './readerMemory.ts';

interface ViewMenuProps {
  zoom: Zoom;
  showsText: boolean;
  /** Shows or hides the table of contents. Null if the document has none. */
  onContents: (() => void) | null;
  /** Null if the browser has no full screen. */
  onFullScreen: (() => void) | null;
  isFull: boolean;
  onZoom: (zoom: Zoom) => void;
  /** One step larger or smaller. */
  onStep: (by: 1 | -1) => void;
  onText: (shows: boolean) => void;
}

const zooms: readonly (readonly [zoom: Zoom, label: string])[] = [
  ['fit', 'Fit width'],
  ['whole', 'Whole page'],
  ['two', 'Two pages'],
  [100, '100%'],
];

/** The display options behind one button. It is a popover: Escape or a click elsewhere closes it. */
export function ViewMenu({ zoom, showsText, onContents, onFullScreen, isFull, onZoom, onStep, onText }: ViewMenuProps) {
  const id = useId();
  return (
    <>
      <Button size="small" popoverTarget={id}>
        View
      </Button>
      <div id={id} popover="auto" role="group" aria-label="View" className={styles.menu}>
        <fieldset>
          <legend className="label">Size</legend>
          {zooms.map(([option, label]) => [
            <label key={option}>
              <input type="radio" name="zoom" checked={option === zoom} onChange={() => onZoom(option)} />
              <span>{label}</span>
            </label>,
            ' ',
          ])}
        </fieldset>
        <div className={styles.steps}>
          <Button size="small" onClick={() => onStep(-1)} aria-label="Zoom out">
            −
          </Button>
          <output aria-live="polite">{typeof zoom === 'number' ? `${zoom}%` : 'Fitted'}</output>
          <Button size="small" onClick={() => onStep(1)} aria-label="Zoom in">
            +
          </Button>
        </div>
        <label>
          <input type="checkbox" checked={showsText} onChange={(event) => onText(event.currentTarget.checked)} />
          Show the text
        </label>{' '}
        {onContents && (
          <Button
            size="small"
            popoverTarget={id}
            popoverTargetAction="hide"
            className={styles.contents}
            onClick={onContents}
          >
            Contents
          </Button>
        )}{' '}
        {onFullScreen && (
          <Button size="small" popoverTarget={id} popoverTargetAction="hide" onClick={onFullScreen}>
            {isFull ? 'Leave full screen' : 'Full screen'}
          </Button>
        )}
      </div>
    </>
  );
}
