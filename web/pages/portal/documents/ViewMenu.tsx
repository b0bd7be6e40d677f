import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import styles from './ViewMenu.module.css';

export type Zoom = 'fit' | 'whole' | 'actual' | 'wide';

interface ViewMenuProps {
  zoom: Zoom;
  showsText: boolean;
  onZoom: (zoom: Zoom) => void;
  onText: (shows: boolean) => void;
}

const zooms: readonly (readonly [zoom: Zoom, label: string])[] = [
  ['fit', 'Fit width'],
  ['whole', 'Whole page'],
  ['actual', '100 %'],
  ['wide', 'Wider'],
];

/** The display options behind one button. It is a popover: Escape or a click elsewhere closes it. */
export function ViewMenu({ zoom, showsText, onZoom, onText }: ViewMenuProps) {
  const id = useId();
  return (
    <>
      <Button size="small" popoverTarget={id}>
        View
      </Button>
      <div id={id} popover="auto" role="group" aria-label="View" className={styles.menu}>
        <fieldset>
          <legend className="label">Size</legend>
          {zooms.map(([each, label]) => (
            <label key={each}>
              <input type="radio" name="zoom" checked={each === zoom} onChange={() => onZoom(each)} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <label>
          <input type="checkbox" checked={showsText} onChange={(event) => onText(event.currentTarget.checked)} />
          Show the text
        </label>
      </div>
    </>
  );
}
