import { Button } from '../ui/Button.tsx';
import { useCopy } from './useCopy.ts';

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
