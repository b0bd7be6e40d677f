import { useSyncExternalStore } from 'react';
import { type PlugCommand, type PlugMessage, type PlugState } from './plugState.ts';

/** Where the service worker is. The path decides which pages it can answer. */
const WORKER = '/sw.js';

interface Plug {
  /** Null until the service worker has answered, and in browsers without one. */
  state: PlugState | null;
  progress: { done: number; total: number } | null;
  hasFailed: boolean;
}

let plug: Plug = { state: null, progress: null, hasFailed: false };
const listeners = new Set<() => void>();

function change(next: Partial<Plug>): void {
  plug = { ...plug, ...next };
  for (const listener of listeners) listener();
}

/** False also for pages that are not served over https or from the same machine. */
export const canKeepPages = (): boolean => 'serviceWorker' in navigator;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => unknown };
}

// The content security policy allows this one policy, which returns the same URL for every text.
let trusted: unknown;
const trustWorker = (): string => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trusted ??=
    trustedTypes?.createPolicy('service-worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER;
  return trusted as string;
};

/** Sends a command to the service worker, which is installed first if the command is to keep pages. */
export async function sendPlug(command: PlugCommand): Promise<void> {
  change({ hasFailed: false });
  try {
    if (command === 'keep') {
      await navigator.serviceWorker.register(trustWorker(), { updateViaCache: 'all' });
      await navigator.serviceWorker.ready;
    }
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return;
    change({ state: await askWorker(registration.active, command), progress: null });
  } catch {
    change({ progress: null, hasFailed: true });
  }
}

const askWorker = (worker: ServiceWorker, command: PlugCommand): Promise<PlugState> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<PlugMessage>) => {
      if (data.type === 'progress') return change({ progress: data });
      port1.close();
      if (data.type === 'state') resolve(data.state);
      else reject(new Error(data.message));
    };
    worker.postMessage(command, [port2]);
  });

export async function pullPlug(): Promise<void> {
  await sendPlug('keep');
  if (!plug.hasFailed) await sendPlug('pull');
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0 && canKeepPages()) void sendPlug('read');
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const onServer: Plug = plug;

/** What the service worker has kept, and what it is doing. */
export const usePlug = (): Plug =>
  useSyncExternalStore(
    subscribe,
    () => plug,
    () => onServer,
  );

/** The time of day, as clocks show it. */
export const formatTime = (milliseconds: number): string =>
  new Date(milliseconds).toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
