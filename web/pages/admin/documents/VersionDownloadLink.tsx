import type { MouseEvent } from 'react';
import { downloadFile } from '#web/runtime/download.ts';
import { report, useActionToast } from '#web/ui/useActionToast.ts';
import buttons from '#web/ui/Button.module.css';

/** Downloads the file of one version, with a watermark. Without JavaScript, the browser shows its own progress. */
export function VersionDownloadLink({ id, number }: { id: string; number: number }) {
  const withToast = useActionToast();
  const take = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { href } = event.currentTarget;
    const name = `Version ${number}`;
    await withToast(() => downloadFile(href), report(`${name}`, 'downloaded'));
  };
  return (
    <a
      href={`/files/${encodeURIComponent(id)}?version=${number}`}
      className={`${buttons.button} ${buttons.small}`}
      onClick={(event) => void take(event)}
    >
      Download<span className="visually-hidden"> version {number}</span>
    </a>
  );
}
