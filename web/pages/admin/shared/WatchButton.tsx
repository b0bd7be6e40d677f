import { useWatchReadingsMutation, type WatchReadingsInput } from '#graphql/generated/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { useSend } from '#web/ui/useActionToast.ts';

interface WatchButtonProps {
  target: Pick<WatchReadingsInput, 'documentId' | 'userId'>;
  isWatched: boolean;
}

const ofDocument = { start: 'Tell me when it is opened', end: 'Stop telling me when it is opened' };
const ofPerson = { start: 'Tell me when they open a document', end: 'Stop telling me when they open a document' };

/** Starts or ends the emails about who opens a document, or about the documents that a person opens. */
export function WatchButton({ target, isWatched }: WatchButtonProps) {
  const watch = useSend(useWatchReadingsMutation);
  const isOn = !isWatched;
  const messages = {
    done: isOn ? 'You get an email, at most one an hour' : 'You get no more emails about it',
    failed: isOn ? 'The emails were not started' : 'The emails were not ended',
  };
  return (
    <Button size="small" onClick={() => void watch({ ...target, isOn }, messages)}>
      {(target.documentId ? ofDocument : ofPerson)[isWatched ? 'end' : 'start']}
    </Button>
  );
}
