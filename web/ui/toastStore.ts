export interface ToastMessage {
  tone: 'success' | 'destructive';
  title: string;
  text?: string;
}

export interface ShownToast extends ToastMessage {
  key: number;
}

/** The toasts of a page. They are outside of the component tree, because the public pages and the portal have two. */
export interface ToastStore {
  subscribe: (listener: () => void) => () => void;
  read: () => readonly ShownToast[];
  show: (message: ToastMessage) => void;
  dismiss: (key: number) => void;
  clearFailures: () => void;
}

/** Success messages disappear after this time. Errors stay until dismissed, so that slow readers can read them. */
const LEAVES_AFTER_MS = 8_000;
/** Toasts that are shown at the same time. A new one replaces the oldest. */
const MOST_TOASTS = 3;

const isFailure = ({ tone }: ToastMessage): boolean => tone === 'destructive';

export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let toasts: readonly ShownToast[] = [];
  let last = 0;
  const set = (next: readonly ShownToast[]) => {
    if (next.length === toasts.length && next.every((toast, i) => toast === toasts[i])) return;
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (key: number) => set(toasts.filter((toast) => toast.key !== key));
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => toasts,
    show: (message) => {
      last += 1;
      const key = last;
      set([...toasts.slice(1 - MOST_TOASTS), { ...message, key }]);
      if (message.tone === 'success') setTimeout(() => dismiss(key), LEAVES_AFTER_MS);
    },
    dismiss,
    clearFailures: () => set(toasts.filter((toast) => !isFailure(toast))),
  };
}
