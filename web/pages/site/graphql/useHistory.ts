import { useState } from 'react';
import { addToHistory, getTitle, readHistory, writeHistory } from './history.ts';
import type { SharedOperation } from './shareLink.ts';

/** The operations that ran in this tab, the newest first. */
export function useHistory() {
  const [entries, setEntries] = useState(readHistory);
  const keep = (newEntries: typeof entries) => {
    setEntries(newEntries);
    writeHistory(newEntries);
  };
  return {
    entries,
    add: (operation: SharedOperation) =>
      keep(addToHistory(entries, { ...operation, title: getTitle(operation.query), at: Date.now() })),
    clear: () => keep([]),
  };
}
