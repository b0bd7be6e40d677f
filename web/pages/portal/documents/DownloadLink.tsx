import { type MouseEvent, useState } from 'react';
import { downloadFile } from '#web/runtime/download.ts';
import buttons from '#web/ui/Button.module.css';
import { report, useActionToast } from '#web/ui/useActionToast.ts';

/**
 * Downloads the file of a document. The server marks every page first, which can take a minute, so the link says that it
 * does. Without JavaScript, the browser shows its own progress.
 */
export function DownloadLink({ id, title }: { id: string; title: string }) {
  const withToast = useActionToast();
  const [isPreparing, setIsPreparing] = useState(false);
  const take = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isPreparing) return;
    const { href } = event.currentTarget;
    setIsPreparing(true);
    await withToast(() => downloadFile(href), report('Document', 'downloaded'));
    setIsPreparing(false);
  };
  return (
    <>
      <a
        href={`/files/${id}`}
        className={`${buttons.button} ${buttons.small}`}
        aria-label={isPreparing ? `Preparing your copy of ${title}` : `Download ${title}`}
        aria-disabled={isPreparing}
        onClick={(event) => void take(event)}
      >
        {isPreparing ? 'Preparing your copy …' : 'Download'}
      </a>
      <span role="status" className="visually-hidden">
        {isPreparing ? 'Preparing your copy. A long document can take a minute.' : ''}
      </span>
    </>
  );
}
