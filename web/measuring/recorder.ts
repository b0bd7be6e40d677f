// The one place that knows of a session-recording service. None is there unless the operator names one and the visitor
// agreed: then its adapter, a module of the operator's, is imported and takes what is tagged.

/** What an adapter module exports. */
export interface SessionRecorder {
  /** Notes a fact about this visit. */
  tag: (name: string, value: string) => void;
  /** Says who visits; only with consent. */
  identify: (id: string, email?: string) => void;
}

let recorder: Promise<SessionRecorder> | null = null;

/** Imports the adapter at `address` for a visitor who agreed. Without this call, `tag` and `identify` do nothing. */
export function startRecorder(address: string): void {
  if (recorder) return;
  recorder = import(/* @vite-ignore */ address) as Promise<SessionRecorder>;
  recorder.catch((failure: unknown) => console.error('The session recorder could not be loaded.', failure));
  void identifyMember();
}

/** A member who agreed is known to the recorder by id and address; a visitor without an account stays nobody. */
async function identifyMember(): Promise<void> {
  try {
    const body = JSON.stringify({ query: '{ viewer { id email } }' });
    const answer = await fetch('/graphql', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    const { data } = (await answer.json()) as { data?: { viewer?: { id: string; email: string } | null } };
    if (data?.viewer) identify(data.viewer.id, data.viewer.email);
  } catch (failure) {
    console.error('The session recorder did not accept the visitor’s id.', failure);
  }
}

export const tag: SessionRecorder['tag'] = (...given) => tell('tag', (to) => to.tag(...given));

export const identify: SessionRecorder['identify'] = (...given) => tell('identify', (to) => to.identify(...given));

/** A recorder that fails is no visitor's trouble. */
function tell(what: string, act: (to: SessionRecorder) => void): void {
  recorder?.then(act).catch((failure: unknown) => console.error(`The session recorder failed to ${what}.`, failure));
}
