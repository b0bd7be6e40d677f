import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toasts.tsx';

/** The entry of a row menu that copies the id of the object, for the API and for messages to support. */
export function CopyId({ id, about }: { id: string; about: string }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      toast({ tone: 'success', title: 'ID copied' });
    } catch {
      // Browsers have no clipboard on pages that are served without encryption.
      toast({ tone: 'destructive', title: 'ID not copied', text: `Copy it from here: ${id}` });
    }
  };
  return (
    <Button size="small" onClick={() => void copy()}>
      Copy ID<span className="visually-hidden"> of {about}</span>
    </Button>
  );
}
