import { recordedViewer } from '#graphql/recorded-viewer.ts';

// The only module that knows of a session-recording service. It loads only if the operator configured an adapter module
// and the visitor agreed.

/** The exports of an adapter module. */
export interface SessionRecorder {
  /** Records a fact about this visit. */
  tag: (name: string, value: string) => void;
  /** Identifies the visitor; only with consent. */
  identify: (id: string, email?: string) => void;
}

let recorder: Promise<SessionRecorder> | null = null;

/** Imports the adapter from `address` for a visitor who agreed. Until then, `tag` and `identify` do nothing. */
export function startRecorder(url: string): void {
  if (recorder) return;
  recorder = import(/* @vite-ignore */ url) as Promise<SessionRecorder>;
  recorder.catch((failure: unknown) => console.error('The session recorder could not be loaded.', failure));
  void identifyMember();
}

/** Sends the id and email address of a signed-in member who agreed. Visitors without an account stay anonymous. */
async function identifyMember(): Promise<void> {
  try {
    const body = JSON.stringify({ query: recordedViewer });
    const answer = await fetch('/graphql', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    const { data } = (await answer.json()) as { data?: { viewer?: { accountId: string; email: string } | null } };
    if (data?.viewer) identify(data.viewer.accountId, data.viewer.email);
  } catch (failure) {
    console.error('The session recorder did not accept the visitor’s id.', failure);
  }
}

export const tag: SessionRecorder['tag'] = (...args) => callRecorder('tag', (to) => to.tag(...args));

export const identify: SessionRecorder['identify'] = (...args) =>
  callRecorder('identify', (to) => to.identify(...args));

/** Logs errors of the recorder; they must not affect the visitor. */
function callRecorder(method: string, action: (to: SessionRecorder) => void): void {
  recorder
    ?.then(action)
    .catch((failure: unknown) => console.error(`The session recorder failed to ${method}.`, failure));
}
