import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toasts.tsx';

/** The entry of a row menu that copies the id of the object, for the API and for messages to support. */
export function CopyId({ id, about }: { id: string; about: string }) {
  const copy = useCopy();
  const messages = { copied: 'ID copied', failed: 'ID not copied', advice: `Copy it from here: ${id}` };
  return (
    <Button size="small" onClick={() => void copy(id, messages)}>
      Copy ID<span className="visually-hidden"> of {about}</span>
    </Button>
  );
}

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
