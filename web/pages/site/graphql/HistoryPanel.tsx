import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import styles from './Explorer.module.css';
import type { HistoryEntry } from './history.ts';

type HistoryPanelProps = {
  entries: readonly HistoryEntry[];
  onLoad: (entry: HistoryEntry) => void;
  onClear: () => void;
};

/** The operations that ran in this tab, the newest first. A click loads one into the editor. */
export function HistoryPanel({ entries, onLoad, onClear }: HistoryPanelProps) {
  if (entries.length === 0)
    return <Empty title="No operations yet">Operations that you run appear here until you close this tab.</Empty>;
  return (
    <>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.query}`}>
            <button type="button" onClick={() => onLoad(entry)}>
              <span>{entry.title}</span>
              <time className="label" dateTime={new Date(entry.at).toISOString()}>
                {new Date(entry.at).toLocaleTimeString('en-US')}
              </time>
            </button>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onClear}>
        Clear history
      </Button>
    </>
  );
}
