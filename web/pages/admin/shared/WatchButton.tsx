import { useWatchReadingsMutation, type WatchReadingsInput } from '#graphql/generated/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { useSend } from '#web/ui/useActionToast.ts';

interface WatchButtonProps {
  target: Pick<WatchReadingsInput, 'documentId' | 'userId'>;
  isWatched: boolean;
}

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
      {isWatched ? 'Stop telling me' : 'Tell me'}{' '}
      {target.documentId ? 'when it is opened' : 'when they open a document'}
    </Button>
  );
}
