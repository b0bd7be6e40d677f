import { useEffect, useEffectEvent, useState } from 'react';
import type { ExplorerExample } from '#graphql/examples/explorer-example.ts';
import { explorerExamples } from '#graphql/examples/explorer-examples.ts';
import type { Caller } from './sendOperation.ts';
import { readSharedOperation, type SharedOperation } from './shareLink.ts';
import { useRun } from './useRun.ts';
import { addToHistory, getTitle, readHistory, writeHistory } from './history.ts';

const toOperation = ({ query, variables }: ExplorerExample): SharedOperation => ({
  query,
  variables: variables ? JSON.stringify(variables, null, 2) : '',
});

/**
 * The operation in the editors, its last answer, and the history of this tab. Nothing runs until the visitor asks.
 *
 * @param onLinkOpened is called when a link replaces the operation
 */
export function useExplorer(caller: Caller, onLinkOpened: () => void) {
  const [operation, setOperation] = useState(() => readSharedOperation(location) ?? toOperation(explorerExamples[0]!));
  const history = useHistory();
  const { outcome, send, reset } = useRun(caller);

  const run = (next: SharedOperation, operationName?: string) => {
    history.add(next);
    void send(next, operationName);
  };

  const reportLink = useEffectEvent(onLinkOpened);
  useEffect(() => {
    const open = () => {
      const shared = readSharedOperation(location);
      if (!shared) return;
      setOperation(shared);
      reportLink();
    };
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  return {
    operation,
    outcome,
    history,
    edit: (changes: Partial<SharedOperation>) => setOperation((current) => ({ ...current, ...changes })),
    load: (next: SharedOperation) => {
      setOperation(next);
      reset();
    },
    run,
    runExample: (example: ExplorerExample) => {
      const next = toOperation(example);
      setOperation(next);
      run(next);
    },
    cancel: reset,
  };
}

/** The operations that ran in this tab, the newest first. */
function useHistory() {
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
