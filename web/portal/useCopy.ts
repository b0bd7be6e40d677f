import { useToast } from '../ui/Toasts.tsx';

interface Messages {
  copied: string;
  failed: string;
  /** The advice for browsers without a clipboard, as on pages that are served without encryption. */
  advice: string;
}

/** Returns a function that copies a text to the clipboard and reports the result as a toast. */
export function useCopy(): (text: string, messages: Messages) => Promise<void> {
  const toast = useToast();
  return async (text, { copied, failed, advice }) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'success', title: copied });
    } catch {
      toast({ tone: 'destructive', title: failed, text: advice });
    }
  };
}
