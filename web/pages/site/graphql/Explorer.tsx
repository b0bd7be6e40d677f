import { type KeyboardEvent, useEffect, useState } from 'react';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DialogButtons } from '#web/ui/DialogButtons.tsx';
import { CallerChoice } from './CallerChoice.tsx';
import { QueryEditor, VariablesEditor } from './EditorPanes.tsx';
import styles from './Explorer.module.css';
import { ExplorerToolbar } from './ExplorerToolbar.tsx';
import { formatQuery, isMutation, listOperationNames } from './formatQuery.ts';
import { findSessionName } from './loadSchema.ts';
import { ResponsePane } from './ResponsePane.tsx';
import type { Caller } from './sendOperation.ts';
import { readSharedOperation } from './shareLink.ts';
import { type Panel, SidePanel } from './SidePanel.tsx';
import { useExplorer } from './useExplorer.ts';
import { useSchema } from './useSchema.ts';

const VISITOR: Caller = { kind: 'visitor' };

/** The GraphQL explorer: operation, variables and response side by side, with examples, documentation and history. */
export function Explorer() {
  const session = useSession();
  // The author of a link must not choose what the session of its reader does.
  const [selectedCaller, setSelectedCaller] = useState<Caller | null | undefined>(() =>
    readSharedOperation(location) ? VISITOR : undefined,
  );
  const caller = selectedCaller === undefined ? session.caller : selectedCaller;
  const explorer = useExplorer(caller ?? VISITOR, () => setSelectedCaller(VISITOR));
  const schema = useSchema(caller ?? null);
  const [panel, setPanel] = useState<Panel>('Examples');
  const [trail, setTrail] = useState<readonly string[]>([]);
  const [showType] = useState(() => (name: string) => {
    setPanel('Docs');
    setTrail((types) => [...types, name]);
  });
  const { query, variables } = explorer.operation;
  const canRun = caller != null && query.trim() !== '';
  const names = listOperationNames(query);
  const [chosenName, setChosenName] = useState('');
  const name = names.includes(chosenName) ? chosenName : names[0];
  const [isAsking, setAsking] = useState(false);
  const run = () => {
    setAsking(false);
    explorer.run(explorer.operation, name);
  };
  const request = () => {
    if (!canRun) return;
    if (isMutation(query, name)) setAsking(true);
    else run();
  };
  const format = () => explorer.edit({ query: formatQuery(query) ?? query });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) request();
    else if (event.code === 'KeyF' && event.altKey && event.shiftKey) format();
    else return;
    event.preventDefault();
  };
  return (
    <section aria-label="Explorer" className={styles.explorer} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <ExplorerToolbar
          operation={explorer.operation}
          names={names}
          name={name}
          onName={setChosenName}
          isRunning={explorer.outcome.kind === 'running'}
          canRun={canRun}
          onRun={request}
          onCancel={explorer.cancel}
          onFormat={format}
        />
        <CallerChoice caller={caller} sessionName={session.name} onChoose={setSelectedCaller} />
      </div>
      <SidePanel
        panel={panel}
        onPanel={setPanel}
        schema={schema}
        trail={trail}
        onTrail={setTrail}
        explorer={explorer}
      />
      <div className={styles.editors}>
        <h2 className="label">Operation</h2>
        <QueryEditor
          text={query}
          onChange={(text) => explorer.edit({ query: text })}
          schema={schema.schema}
          onShowType={showType}
        />
        <h2 className="label">Variables</h2>
        <VariablesEditor text={variables} onChange={(text) => explorer.edit({ variables: text })} />
      </div>
      <ResponsePane outcome={explorer.outcome} />
      {isAsking && caller && (
        <MutationDialog caller={caller} sessionName={session.name} onRun={run} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}

type MutationDialogProps = { caller: Caller; sessionName: string | null; onRun: () => void; onClose: () => void };

function MutationDialog({ caller, sessionName, onRun, onClose }: MutationDialogProps) {
  const callers = { visitor: 'a visitor', session: sessionName, token: 'the owner of the token' };
  return (
    <Dialog title="Run this mutation?" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onRun();
        }}
      >
        <p>It runs as {callers[caller.kind]} and can change or delete data. Check the operation and its variables.</p>
        <DialogButtons action="Run mutation" busy={false} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

/** The account that is signed in with this browser runs operations unless the visitor chooses otherwise. */
function useSession(): Session {
  const [session, setSession] = useState<Session>({ name: null, caller: undefined });
  useEffect(() => {
    findSessionName().then(
      (name) => setSession({ name, caller: name === null ? VISITOR : { kind: 'session' } }),
      () => setSession({ name: null, caller: VISITOR }),
    );
  }, []);
  return session;
}

/** The caller is undefined until the server has said whether there is a session. */
type Session = { name: string | null; caller: Caller | undefined };
